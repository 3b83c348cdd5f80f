// The script of every page of the table: lays in what the server sends, shows what a choice would mean before it is
// made, and sends what people do. It knows no rule of any game.
"use strict";
(() => {
  const page = document.body.dataset;
  const token = (location.pathname.match(/^\/t\/([^/]+)/) || [])[1] || "";
  const lang = document.documentElement.lang;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const one = (what, within = document) => within.querySelector(what);
  const all = (what, within = document) => [...within.querySelectorAll(what)];
  let number = Number(page.number || 0);
  let sending = false;
  let hand = null;      // whom the referee's hand is about
  let placing = null;   // the ruling that waits for a square
  let chosen = null;    // the key that waits for its second tap
  let faces = [];

  // -- talking to the server ------------------------------------------------------------------------------------------

  const call = async (path, body, more = {}) => {
    const answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token || page.key}`, "Accept-Language": lang, ...more },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return answer;
  };
  const game = (path) => `/api/games/${page.game}/${path}?lang=${lang}`;

  const toast = (text) => {
    const box = one("#toast");
    if (!box) return;
    box.textContent = text;
    box.hidden = !text;
  };
  const told = (found) => (found.problems || []).map((problem) => problem.message || problem.text || problem.reason || "").join(" ");

  const send = async (path, body) => {
    if (sending) return false;
    sending = true;
    document.body.classList.add("sending");
    toast("");
    try {
      const answer = await call(game(path), body, { Prefer: "return=minimal" });  // what follows comes over the socket
      if (answer.ok) return await answer.json();
      toast(told(await answer.json().catch(() => ({}))) || page.refused);
    } catch {
      toast(page.offline);
    } finally {
      sending = false;
      document.body.classList.remove("sending");
    }
    return false;
  };

  // -- laying in what has changed -------------------------------------------------------------------------------------

  const focused = () => {
    const at = document.activeElement;
    return at && at.dataset ? { key: at.dataset.key, id: at.id, name: at.name, value: at.value } : {};
  };
  const refocus = (was, within) => {
    const there = was.key ? one(`[data-key="${CSS.escape(was.key)}"]`, within) : was.id ? document.getElementById(was.id) : null;
    if (there && within.contains(there)) there.focus({ preventScroll: true });
  };

  const layLog = (list, html) => {
    const made = document.createElement("template");
    made.innerHTML = html;
    const fresh = all("li", made.content);
    // what comes stands in place of everything from there on
    if (fresh.length) all("li", list).forEach((line) => { if (Number(line.dataset.index) >= Number(fresh[0].dataset.index)) line.remove(); });
    list.append(...fresh);
    bottom();
  };
  // somebody in the list of everybody
  const layLine = (line, html) => {
    const held = line.contains(document.activeElement);
    line.outerHTML = html;
    const button = one("button", document.getElementById(line.id));
    if (held && button) button.focus({ preventScroll: true });
  };
  const bottom = () => all(".logbox, .lastlog").forEach((box) => { box.scrollTop = box.scrollHeight; });

  const lay = (news) => {
    if (!news.fragments) return;
    if (news.undone !== undefined) all("#log > li").forEach((line) => { if (Number(line.dataset.upto) > news.undone) line.remove(); });
    const asked = one("#decision") ? one("#decision").dataset.number : "";
    for (const [id, html] of Object.entries(news.fragments)) {
      const part = document.getElementById(id);
      if (!part) continue;
      if (id === "log") { layLog(part, html); continue; }
      if (part.matches("#people li")) { layLine(part, html); continue; }
      const was = focused();
      part.innerHTML = html;
      refocus(was, part);
    }
    number = news.number;
    page.mark = news.mark;
    document.title = news.title;
    settle(news, asked);
  };

  const settle = (news, before) => {
    const decision = one("#decision");
    if (decision && news.fragments.decision !== undefined) {
      chosen = null;
      faces = [];
      trace(null);
      const heading = one(".ask h2", decision);
      const fresh = String(number) !== before;
      decision.dataset.number = number;
      if (fresh) decision.scrollTop = 0;
      if (heading && fresh) {
        one(one("[data-reaction]", decision) ? "#alert" : "#live").textContent = heading.textContent;
        if (page.role === "player" && news.buzz && !one("dialog[open]")) heading.focus({ preventScroll: true });
      }
      again(decision);
    }
    if (news.buzz && page.role === "player" && navigator.vibrate && navigator.userActivation && navigator.userActivation.hasBeenActive) navigator.vibrate(calm ? 60 : [80, 60, 80]);
    links();
    frame();
    marked();
  };

  // a choice that was not sent yet is kept on the phone
  const again = () => {
    const kept = (sessionStorage.getItem("chosen") || "").split("\n");
    if (kept[0] === `${page.game} ${number}` && kept[1]) {
      const there = one(`[data-key="${CSS.escape(kept[1])}"]`);
      if (there) choose(there, false);
    }
  };

  // -- the connection -------------------------------------------------------------------------------------------------

  const lost = (is) => {
    const line = one("#connection");
    if (!line) return;
    line.hidden = !is;
    line.textContent = is ? page.offline : "";
    document.body.classList.toggle("offline", is);
  };
  let wait = 500;
  let sockets = 0;
  // what the page shows already is not sent again
  const known = () => {
    const last = all("#log > li").pop();
    return `&after=${last ? last.dataset.upto : 0}&mark=${page.mark}`;
  };
  const connect = () => {
    if (!page.game) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${token}/live?lang=${lang}${known()}`);
    let opened = false;
    socket.onopen = () => { opened = true; wait = 500; lost(false); };
    socket.onmessage = (message) => lay(JSON.parse(message.data));
    socket.onclose = (end) => {
      lost(true);
      if (end.code === 4403) { location.reload(); return; }
      sockets += opened ? 0 : 1;
      if (sockets > 2 && !opened) { stream(); return; }
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 8000);
    };
  };
  const stream = () => {
    const source = new EventSource(`/t/${token}/stream?lang=${lang}${known()}`);
    source.onopen = () => lost(false);
    source.onerror = () => lost(true);
    source.addEventListener("page", (message) => lay(JSON.parse(message.data)));
  };

  // -- choosing, then doing -------------------------------------------------------------------------------------------

  const option = (key) => all(`[data-key="${CSS.escape(key)}"]`);
  const labelOf = (from) => from.getAttribute("aria-label") || (one("b", from) || from).textContent.trim();

  const choose = (from, focus = true) => {
    const card = one("#decision .chosen");
    if (!card) return;
    chosen = from.dataset.key;
    sessionStorage.setItem("chosen", `${page.game} ${number}\n${chosen}`);
    one("h3", card).textContent = labelOf(from);
    const body = one(".body", card);
    const means = option(chosen).map((one_) => one_.parentElement && one("template[data-means]", one_.parentElement)).find(Boolean);
    const by = one("small.by", from);
    body.replaceChildren(...(by ? [by.cloneNode(true)] : []), ...(means ? [means.content.cloneNode(true)] : []));
    const asking = one("#decision .asking");
    if (asking) asking.hidden = true;
    card.hidden = false;
    all(".chosen-now").forEach((other) => other.classList.remove("chosen-now"));
    option(chosen).forEach((other) => other.classList.add("chosen-now"));
    const target = from.dataset.target;
    if (target) all(`#board [data-who="${CSS.escape(target)}"]`).forEach((token_) => token_.classList.add("chosen-now"));
    if (focus) one("[data-do]", card).focus({ preventScroll: true });
    trace(chosen);
  };
  // what an answer would draw on the map: the way that is walked, the area and whom it meets, the line of a blow
  let tracing = 0;
  const svg = (name, given) => { const made = document.createElementNS("http://www.w3.org/2000/svg", name); for (const [key, value] of Object.entries(given)) made.setAttribute(key, value); return made; };
  const place = (who) => {
    const token_ = one(`#tokens [data-who="${CSS.escape(who)}"]`);
    return token_ ? [...token_.getAttribute("transform").match(/-?[\d.]+/g).map(Number), 12 * Number(token_.dataset.size || 1)] : null;
  };
  const drawn = (found) => {
    const parts = found.area.map(([x, y]) => svg("rect", { class: "over", x: x * 24, y: y * 24, width: 24, height: 24 }));
    const from = place(one("#tokens .tk.on") ? one("#tokens .tk.on").dataset.who : "");
    if (found.way.length && from) {
      const points = [[from[0], from[1]], ...found.way.map(([x, y]) => [x * 24 + from[2], y * 24 + from[2]])];
      parts.push(svg("polyline", { class: "way", points: points.map((point) => point.join(",")).join(" ") }));
    }
    const line = found.line.map(place);
    if (line.length === 2 && line[0] && line[1]) parts.push(svg("path", { class: "aim", d: `M${line[0][0]} ${line[0][1]}L${line[1][0]} ${line[1][1]}` }));
    for (const who of found.met) {
      const at = place(who);
      if (at) parts.push(svg("rect", { class: "metbox", x: at[0] - at[2], y: at[1] - at[2], width: 2 * at[2], height: 2 * at[2], rx: 4 }));
    }
    one("#way").replaceChildren(...parts);
    const box = one("#decision .chosen:not([hidden]) .body");
    if (box && found.area.length && !one(".meets", box)) {
      const said = document.createElement("p");
      said.className = "meets";
      said.textContent = found.names.length ? `${page.meets} ${found.names.join(", ")}.` : page.meetsNobody;
      box.append(said);
    }
  };
  const trace = async (key) => {
    const mine = ++tracing;
    if (!board() || !one("#way")) return;
    if (key === null) { one("#way").replaceChildren(); return; }
    const reply = await fetch(`/t/${token}/trace?lang=${lang}&number=${number}&key=${encodeURIComponent(key)}`).catch(() => null);
    const found = reply && reply.ok ? await reply.json() : null;
    if (mine === tracing && board()) { if (found) drawn(found); else one("#way").replaceChildren(); }
  };
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || !board() || !board().contains(event.target)) return;
    const cell = event.target.closest(".cell");
    if (cell) trace(cell.dataset.key);
    else if (one("#way").childElementCount && !event.target.closest("#way")) trace(chosen);
  });
  document.addEventListener("focusin", (event) => { if (event.target.matches(".cell:focus-visible")) trace(event.target.dataset.key); });

  const unchoose = () => {
    const card = one("#decision .chosen");
    const was = chosen;
    chosen = null;
    placing = null;
    trace(null);
    sessionStorage.removeItem("chosen");
    all(".chosen-now").forEach((other) => other.classList.remove("chosen-now"));
    if (!card || card.hidden) return;
    card.hidden = true;
    const asking = one("#decision .asking");
    if (asking) asking.hidden = false;
    const there = was && one(`#decision [data-key="${CSS.escape(was)}"]`);
    if (there) there.focus({ preventScroll: true });
  };
  const answer = async (key) => {
    const button = one("#decision [data-do]");
    const said = button && button.textContent;
    if (button) button.textContent = page.sent;
    const done = await send("answer", { number, key: String(key) });
    if (done) sessionStorage.removeItem("chosen");
    if (button && !done) button.textContent = said;
  };

  // -- dice -----------------------------------------------------------------------------------------------------------

  const dice = () => one(".dice-ask");
  const showFaces = () => {
    const box = dice();
    const fallen = box.dataset.fallen ? box.dataset.fallen.split(" ").length : 0;
    const left = Number(box.dataset.of) - fallen;
    all("[data-die]", box).slice(fallen).forEach((die, at) => {
      die.textContent = faces[at] === undefined ? (at === faces.length ? "?" : "·") : faces[at];
      die.classList.toggle("now", at === faces.length);
    });
    all("[data-face]", box).forEach((key) => key.setAttribute("aria-pressed", String(left === 1 && faces[0] === Number(key.dataset.face))));
    const go = one("[data-say-faces]", box);
    go.disabled = faces.length < left;
    return left;
  };
  const face = (value) => {
    const box = dice();
    const left = Number(box.dataset.of) - (box.dataset.fallen ? box.dataset.fallen.split(" ").length : 0);
    if (left === 1) faces = [value];
    else if (faces.length < left) faces.push(value);
    showFaces();
    if (faces.length === left) one("[data-say-faces]", box).focus({ preventScroll: true });
  };
  const rollAll = async (count) => {
    for (let at = 0; at < count; at++) {
      const found = await send("face", { number });
      if (!found) return;
      number = found.number;
    }
  };

  // -- the map --------------------------------------------------------------------------------------------------------

  let view = null;
  const board = () => one("#board");
  const whole = () => board().getAttribute("viewBox").split(" ").map(Number);
  let full = null;
  const frame = () => {
    if (!board()) return;
    if (!full || board().dataset.framed !== "yes") { full = whole(); view = [...full]; board().dataset.framed = "yes"; near(); }
    show();
    const cells = all("#reach .cell");
    if (cells.length && !cells.some((cell) => cell.tabIndex === 0)) cells[0].tabIndex = 0;
    if (cells.length) near();
  };
  const show = () => { if (view && board()) board().setAttribute("viewBox", view.join(" ")); };
  const fit = () => { if (full) { view = [...full]; show(); } };
  // while a place is asked, a small screen shows what is in reach
  const near = () => {
    const cells = all("#reach .cell");
    if (!cells.length || innerWidth > 719) return;
    const at = cells.map((cell) => cell.dataset.place.split(",").map(Number));
    const xs = at.map((place) => place[0]), ys = at.map((place) => place[1]);
    const wide = Math.min(full[2], Math.max(Math.max(...xs) - Math.min(...xs) + 72, 260));
    const high = full[3] * wide / full[2] < 160 ? Math.min(full[3], 170) : full[3] * wide / full[2];
    const x = (Math.min(...xs) + Math.max(...xs) + 24) / 2, y = (Math.min(...ys) + Math.max(...ys) + 24) / 2;
    view = [clamp(x - wide / 2, full[0], full[0] + full[2] - wide), clamp(y - high / 2, full[1], full[1] + full[3] - high), wide, high];
    show();
  };
  const clamp = (value, low, high) => Math.max(low, Math.min(value, Math.max(low, high)));
  const zoom = (by, x, y) => {
    if (!view) return;
    const wide = clamp(view[2] * by, 120, full[2]), share = wide / view[2];
    view = [x - (x - view[0]) * share, y - (y - view[1]) * share, wide, view[3] * share];
    view[0] = clamp(view[0], full[0], full[0] + full[2] - view[2]);
    view[1] = clamp(view[1], full[1], full[1] + full[3] - view[3]);
    show();
  };
  const onBoard = (event) => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(board().getScreenCTM().inverse());
    return [point.x, point.y];
  };
  const squareAt = (event) => {
    const [x, y] = onBoard(event);
    let column = Math.floor(x / 24) + 1, name = "";
    while (column > 0) { column -= 1; name = String.fromCharCode(65 + column % 26) + name; column = Math.floor(column / 26); }
    return name + (Math.floor(y / 24) + 1);
  };
  document.addEventListener("wheel", (event) => {
    if (!board() || !board().contains(event.target)) return;
    event.preventDefault();
    const [x, y] = onBoard(event);
    zoom(event.deltaY > 0 ? 1.2 : 1 / 1.2, x, y);
  }, { passive: false });
  const fingers = new Map();
  let dragged = null;
  document.addEventListener("pointerdown", (event) => {
    if (!board() || !board().contains(event.target)) return;
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const token_ = event.target.closest(".tk[data-who]");
    dragged = token_ && page.role === "gm" ? { who: token_.dataset.who, from: [event.clientX, event.clientY], moved: false, token: token_ } : null;
  });
  document.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before || !board()) return;
    const now = [event.clientX, event.clientY];
    if (dragged && fingers.size === 1) {
      if (Math.hypot(now[0] - dragged.from[0], now[1] - dragged.from[1]) > 8) {
        dragged.moved = true;
        const [x, y] = onBoard(event);
        dragged.token.setAttribute("transform", `translate(${x} ${y})`);
      }
      return;
    }
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
      const was = Math.hypot(before[0] - other[0], before[1] - other[1]), is = Math.hypot(now[0] - other[0], now[1] - other[1]);
      const [x, y] = onBoard({ clientX: (now[0] + other[0]) / 2, clientY: (now[1] + other[1]) / 2 });
      if (is > 0) zoom(was / is, x, y);
    } else if (view && view[2] < full[2]) {
      const scale = view[2] / board().clientWidth;
      view[0] = clamp(view[0] - (now[0] - before[0]) * scale, full[0], full[0] + full[2] - view[2]);
      view[1] = clamp(view[1] - (now[1] - before[1]) * scale, full[1], full[1] + full[3] - view[3]);
      show();
    }
    fingers.set(event.pointerId, now);
  });
  document.addEventListener("pointerup", (event) => {
    fingers.delete(event.pointerId);
    if (dragged && dragged.moved) { const square = squareAt(event); const who = dragged.who; dragged = null; type(`${who} ${square}`); }
    else dragged = null;
  });
  document.addEventListener("pointercancel", (event) => { fingers.delete(event.pointerId); dragged = null; });
  document.addEventListener("dblclick", (event) => { if (board() && board().contains(event.target)) { const [x, y] = onBoard(event); if (view[2] < full[2]) fit(); else zoom(0.5, x, y); } });

  // -- the referee's hand ---------------------------------------------------------------------------------------------

  const pick = (who, name) => {
    hand = who;
    const sign = one("[data-hand-who]");
    if (sign) sign.textContent = name;
    marked();
  };
  // whom the hand is about, in the list and on the map
  const marked = () => {
    if (page.role !== "gm") return;
    all("[data-pick]").forEach((button) => button.setAttribute("aria-pressed", String(button.dataset.pick === hand)));
    all("#board .tk").forEach((token_) => token_.classList.toggle("picked", token_.dataset.who === hand));
  };
  const type = (text) => {
    const line = one("[data-hand] input");
    if (!line) return;
    line.value = text.replace("{who}", hand || "");
    line.focus();
    line.setSelectionRange(line.value.length, line.value.length);
  };
  const rule = async (text) => { const done = await send("rule", { number, text }); if (done) { const line = one("[data-hand] input"); if (line) line.value = ""; } };

  // -- forecasts ------------------------------------------------------------------------------------------------------

  const row = (within, name, said, share, bad) => {
    const made = one("[data-row]", within).content.cloneNode(true);
    one("span", made).textContent = name;
    one(".part", made).setAttribute("width", 100 * share.part);
    one(".est", made).classList.toggle("bad", bad);
    one(".whisker", made).setAttribute("d", `M${100 * share.low} 7H${100 * share.high}M${100 * share.low} 3V11M${100 * share.high} 3V11`);
    one(".num", made).textContent = said;
    return made;
  };
  const percent = (share) => new Intl.NumberFormat(lang, { style: "percent" }).format(share);
  const report = (within, found) => {
    const answers = found.answers || [];
    const rows = answers.length
      ? answers.filter((answer_) => answer_.share).map((answer_) => row(within, answer_.label, percent(answer_.share.part), answer_.share, false))
      : found.told.rows.map((share) => row(within, share.label, share.said, share, share.bad));
    one("[data-report]", within).replaceChildren(...rows);
    one("[data-count]", within).textContent = found.told.fights < found.asked ? `${found.told.fights} …` : found.told.fights;
  };
  const forecast = async (within, path, body) => {
    const reply = await call(path, body, { Accept: "text/event-stream" });
    if (!reply.ok) { toast(told(await reply.json().catch(() => ({})))); return; }
    const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += value;
      const parts = text.split("\n\n");
      text = parts.pop();
      for (const part of parts) {
        const data = part.split("\n").filter((line) => line.startsWith("data: ")).map((line) => line.slice(6)).join("");
        if (data) report(within, JSON.parse(data));
      }
    }
  };

  // -- what is tapped -------------------------------------------------------------------------------------------------

  const TAPS = [
    ["[data-key]", (at) => choose(at)],
    ["[data-do]", () => { if (chosen !== null) answer(chosen); }],
    ["[data-back]", unchoose],
    ["[data-die]", (at) => { const fallen = dice().dataset.fallen ? dice().dataset.fallen.split(" ").length : 0; faces.splice(Number(at.dataset.die) - fallen); showFaces(); }],
    ["[data-face]", (at) => face(Number(at.dataset.face))],
    ["[data-say-faces]", () => { const said = faces; faces = []; send("face", { number, values: said }); }],
    ["[data-roll-one]", () => rollAll(1)],
    ["[data-roll-all]", () => rollAll(Number(dice().dataset.of) - (dice().dataset.fallen ? dice().dataset.fallen.split(" ").length : 0))],
    ["[data-for-me]", () => send("turn", { number })],
    ["[data-undo]", () => send("undo", { count: 1 })],
    ["[data-redo]", () => send("redo", {})],
    ["[data-back-to]", (at) => send("undo", { to: Number(at.dataset.backTo) })],
    ["[data-set]", (at) => { const value = at.dataset.value; send("table", { [at.dataset.set]: value === "true" ? true : value === "false" ? false : value === "" || isNaN(Number(value)) ? value : Number(value) }); }],
    ["[data-hand-over]", (at) => send("seat", { seat: at.dataset.handOver, tactic: at.dataset.tactic === "true" })],
    ["[data-renew]", async (at) => { if (await send("links", { seat: at.dataset.renew, open: at.dataset.shut === undefined })) seatLinks(); }],
    ["[data-pick]", (at) => pick(at.dataset.pick, at.dataset.name)],
    ["[data-rule]", (at) => { if (hand) rule(at.dataset.rule.replace("{who}", hand)); else toast(page.nobody); }],
    ["[data-type]", (at) => { if (hand || !at.dataset.type.includes("{who}")) type(at.dataset.type); else toast(page.nobody); }],
    ["[data-bring]", (at) => bring(at.dataset.bring)],
    ["[data-story]", async () => { one("#told").textContent = "…"; all("dialog[open]").forEach((box) => box.close()); one("#tale").showModal(); const told_ = await fetch(`/t/${token}/story?lang=${lang}`).catch(() => null); one("#told").innerHTML = told_ && told_.ok ? await told_.text() : page.refused; }],
    ["[data-place]:not(.cell)", (at) => { if (!hand) toast(page.nobody); else { placing = at.dataset.place.replace("{who}", hand); type(placing); board() && board().classList.add("placing"); } }],
    ["[data-forecast]", (at) => forecast(one("#forecast"), game("forecast"), { n: 400, answers: at.dataset.forecast === "answers" })],
    ["[data-help]", () => one("#help").showModal()],
    ["#open-menu", () => one("#menu").showModal()],
    ["[data-log]", () => { one("#whole-log").replaceChildren(...all("#log > li").map((line) => { const copy = line.cloneNode(true); copy.removeAttribute("id"); return copy; })); one("#whole").showModal(); }],
    ["[data-open]", (at) => { document.getElementById(at.dataset.open).showModal(); seatLinks(); }],
    ["[data-copy]", (at) => copy(new URL(at.dataset.copy, location).href, at)],
    ["[data-example]", (at) => begin({ example: at.dataset.example })],
    ["[data-save]", async () => { const kept = await call(game("save")); if (kept.ok) download(await kept.blob(), `${page.game}.save.json`); }],
    [".tk[data-who]", (at) => tapped(at)],
  ];
  // on the network at home there is no clipboard to ask for: it is only given to encrypted pages
  const copy = async (said, at) => {
    if (navigator.clipboard) await navigator.clipboard.writeText(said);
    else {
      const box = document.createElement("textarea");
      box.value = said;
      at.after(box);
      box.select();
      document.execCommand("copy");
      box.remove();
    }
    at.classList.add("done");
    at.setAttribute("aria-pressed", "true");
  };
  const seatLinks = async () => {
    const found = await fetch(`/t/${token}/links?lang=${lang}`);
    if (found.ok) one("#links").innerHTML = await found.text();
  };
  const tapped = (token_) => {
    const who = token_.dataset.who;
    const attack = one(`#decision [data-target="${CSS.escape(who)}"]`);
    if (attack) choose(attack);
    else if (page.role === "gm") pick(who, (one("title", token_) || token_).textContent.split(",")[0]);
    else toast((one("title", token_) || {}).textContent || "");
  };
  document.addEventListener("click", (event) => {
    if (placing && board() && board().contains(event.target)) {
      const text = placing + squareAt(event);
      placing = null;
      board().classList.remove("placing");
      rule(text);
      return;
    }
    for (const [what, act] of TAPS) {
      const at = event.target.closest(what);
      if (at && !at.disabled) { event.preventDefault(); act(at); return; }
    }
  });

  // a condition begins, until somebody's next turn if that is said, or is lifted
  const condition = (given) => {
    if (!hand) { toast(page.nobody); return; }
    const lifted = given.get("how") === "-";
    const until = lifted || !given.get("until") ? "" : ` until ${given.get("until")}`;
    rule(`${hand} ${given.get("how")}${given.get("condition")}${until}`);
  };
  // somebody of the bestiary comes in: where there is a map, to the square that is tapped next
  const bring = (block) => {
    one("#bring").value = "";
    one("#brought").replaceChildren();
    if (!board()) { rule(`+ ${block}`); return; }
    placing = `+ ${block} `;
    board().classList.add("placing");
    type(placing);
    toast(page.tap);
  };
  let searching = 0;
  const find = async (asked) => {
    const answer_ = asked ? await fetch(`/t/${token}/blocks?lang=${lang}&q=${encodeURIComponent(asked)}`) : null;
    if (one("#bring").value.trim() === asked) one("#brought").innerHTML = answer_ && answer_.ok ? await answer_.text() : "";
  };
  // those who may be chosen by name, as the list of everybody has them by now
  const everybody = (select) => {
    const chosen_ = select.value;
    const there = all("#people [data-who]").map((line) => { const made = document.createElement("option"); made.value = line.dataset.who; made.textContent = one("b", line).textContent; return made; });
    select.replaceChildren(select.options[0], ...there);
    select.value = chosen_;
  };
  const filter = (list) => {
    const wanted = one(`[data-search="${list}"]`).value.toLocaleLowerCase(lang), who = one(`[data-filter="${list}"]`) ? one(`[data-filter="${list}"]`).value : "";
    all(`${list} > li`).forEach((line) => {
      const about = !who || (line.dataset.who || "").split(" ").includes(who) || line.classList.contains("head");
      line.hidden = !about || !line.textContent.toLocaleLowerCase(lang).includes(wanted);
    });
  };

  const download = (blob, name) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const begin = async (body) => {
    const made = await call(`/api/games?lang=${lang}`, body);
    const found = await made.json().catch(() => ({}));
    if (made.ok) location.assign(new URL(found.links.gm, location).href);
    else { toast(told(found) || page.refused); const list = one("[data-problems]"); if (list) list.replaceChildren(...(found.problems || []).map((problem) => { const line = document.createElement("li"); line.textContent = (problem.line ? `${problem.line}: ` : "") + (problem.message || problem.reason); return line; })); }
  };

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method === "dialog") return;
    event.preventDefault();
    if (form.matches("[data-answer]")) answer(new FormData(form).get("key"));
    if (form.matches("[data-faces]")) { face(Number(new FormData(form).get("key"))); form.reset(); }
    if (form.matches("[data-hand]")) rule(new FormData(form).get("text"));
    if (form.matches("[data-condition]")) condition(new FormData(form, event.submitter));
  });
  document.addEventListener("input", (event) => {
    if (event.target.id === "bring") { clearTimeout(searching); const asked = event.target.value.trim(); searching = setTimeout(() => find(asked), 120); }
    const list = event.target.dataset && (event.target.dataset.search || event.target.dataset.filter);
    if (list) filter(list);
  });
  document.addEventListener("focusin", (event) => { if (event.target.matches("[data-everybody]")) everybody(event.target); });
  document.addEventListener("change", async (event) => {
    if (!event.target.matches("[data-scene] input")) return;
    const text = await event.target.files[0].text();
    let body = { scene: text };
    try { const read = JSON.parse(text); body = read.journal ? { save: read } : { scene: read }; } catch { /* it is TOML */ }
    begin(body);
  });
  document.addEventListener("cancel", () => unchoose(), true);
  // what is opened at the lower edge of a phone is seen at once
  document.addEventListener("toggle", (event) => { if (event.target.open && event.target.closest("#decision")) event.target.scrollIntoView({ block: event.target.matches(".more") ? "start" : "nearest" }); }, true);

  // -- keys, by where they lie, so that Czech and Russian layouts do ----------------------------------------------------

  const deeds = () => all("#decision [data-key]").filter((deed) => deed.offsetParent);
  const step = (by) => {
    const list = deeds();
    if (!list.length) return;
    const at = list.indexOf(document.activeElement);
    list[(at + by + list.length) % list.length].focus();
  };
  const walk = (dx, dy) => {
    const at = document.activeElement;
    const [x, y] = at.dataset.place.split(",").map(Number);
    for (let far = 1; far < 200; far++) {
      const next = one(`#reach [data-place="${x + dx * far * 24},${y + dy * far * 24}"]`);
      if (next) { at.tabIndex = -1; next.tabIndex = 0; next.focus(); return; }
    }
  };
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  document.addEventListener("keydown", (event) => {
    const typing = event.target.matches("input, textarea, select");
    const ctrl = event.ctrlKey || event.metaKey;
    if (event.code === "KeyZ" && ctrl && !typing && page.role === "gm") { event.preventDefault(); send(event.shiftKey ? "redo" : "undo", event.shiftKey ? {} : { count: 1 }); return; }
    if (event.code === "Escape") { if (dragged) { dragged = null; fingers.clear(); } if (typing) event.target.blur(); unchoose(); return; }
    if (typing || ctrl || event.altKey) return;
    const cell = event.target.closest && event.target.closest(".cell");
    if (cell && ARROWS[event.code]) { event.preventDefault(); walk(...ARROWS[event.code]); return; }
    if (cell && (event.code === "Enter" || event.code === "Space")) { event.preventDefault(); choose(cell); return; }
    if (event.key === "?") { event.preventDefault(); const help = one("#help"); if (help && !help.open) help.showModal(); return; }
    const hot = one(`[data-hot="${event.code}"]`);
    const act = {
      KeyN: () => { const go = chosen !== null ? one("#decision [data-do]") : one("#decision .more-row > [data-key]") || deeds().pop(); if (go) go.click(); },
      KeyJ: () => step(1),
      KeyK: () => step(-1),
      Slash: () => { const search = one("dialog[open] [type=search]") || one("main [type=search]"); if (search) search.focus(); },
    }[event.code] || (hot && (() => { if (hot.matches("select")) hot.focus(); else hot.click(); }));
    if (act) { event.preventDefault(); act(); }
  });

  // -- time, links ------------------------------------------------------------------------------------------------------

  const links = () => {
    all("[data-replay]").forEach((link) => { link.href = `/t/${token}/replay?lang=${lang}`; });
    all("[data-record]").forEach((link) => { link.href = `/t/${token}/record?form=${link.dataset.record}&lang=${lang}`; });
  };
  setInterval(() => all("[data-deadline]").forEach((clock) => {
    const left = Math.max(0, Math.round((Number(clock.dataset.deadline) - Date.now()) / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }), 1000);

  links();
  frame();
  bottom();
  if (one("#decision")) { one("#decision").dataset.number = number; again(); }
  if (dice()) showFaces();
  connect();
})();
