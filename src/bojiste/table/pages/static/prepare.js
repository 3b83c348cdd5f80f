// The page on which a fight is prepared. The scene is kept here; every change goes to the server, which sends back the
// scene as it then is and the parts of the page that show it. The odds are counted anew after each change.
"use strict";
(() => {
  const page = document.body.dataset;
  const lang = document.documentElement.lang;
  const by = (id) => document.getElementById(id);
  const all = (what, within = document) => [...within.querySelectorAll(what)];
  const CELL = 24;
  let scene = null;
  let text = "";
  let party = "";       // ours, as a file
  let before = [];      // scenes that can be gone back to
  let tool = "";        // the ground that the finger draws; nothing: it moves people
  let counting = null;  // the count of odds that goes on
  let soon = 0;
  let busy = Promise.resolve();

  const toast = (said) => { by("toast").textContent = said; by("toast").hidden = !said; };
  const told = (found) => (found.problems || []).map((problem) => problem.message).join(" ");
  const call = (path, body, more = {}) => fetch(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${page.key}`, "Accept-Language": lang },
    body: body === undefined ? undefined : JSON.stringify(body),
    ...more,
  });

  // -- the draft --------------------------------------------------------------------------------------------------------

  const ask = async (body, keep = true) => {
    const was = scene;
    try {
      const answer = await call("/prepare/draft", body);
      const found = await answer.json();
      if (!answer.ok) {
        by("faults").innerHTML = found.source || "";
        toast(found.source ? "" : told(found) || page.refused);
        const first = by("faults").querySelector(".faulty");
        if (first) first.scrollIntoView({ block: "center" });
        return false;
      }
      toast("");
      by("faults").innerHTML = "";
      if (keep && was) before.push(was);
      lay(found);
      return true;
    } catch {
      toast(page.offline);
      return false;
    }
  };
  // one change after another: each is made of the scene that the last one has left
  const draft = (body) => { busy = busy.then(() => ask(typeof body === "function" ? body() : body)); return busy; };
  const edit = (what) => draft(() => ({ scene, edit: what }));

  const lay = (found) => {
    scene = found.scene;
    text = found.text;
    party = found.party;
    const at = document.activeElement;
    const focus = at && at.dataset && (at.dataset.edit || at.name) ? [at.dataset.edit && at.getAttribute("aria-label"), at.name] : null;
    for (const [id, html] of Object.entries(found.fragments)) by(id).innerHTML = html;
    by("title").value = found.title;
    by("system").value = found.system;
    by("source").value = text;
    choose(tool);
    if (board()) all("#board .tk").forEach((token) => { token.tabIndex = 0; token.setAttribute("role", "button"); });
    document.querySelector("[data-undo]").disabled = before.length === 0;
    document.title = found.title;
    if (focus) {
      const there = focus[0] ? all("[data-edit]").find((one) => one.getAttribute("aria-label") === focus[0]) : focus[1] && document.querySelector(`main [name="${focus[1]}"]`);
      if (there) there.focus({ preventScroll: true });
    }
    try { sessionStorage.setItem("draft", JSON.stringify(scene)); } catch { /* it is too large to be kept */ }
    clearTimeout(soon);
    if (counting) counting.abort();
    by("counted").textContent = "…";
    soon = setTimeout(odds, 150);
  };

  // -- its odds ---------------------------------------------------------------------------------------------------------

  const odds = async () => {
    const mine = counting = new AbortController();
    by("changes").innerHTML = "";
    try {
      const reply = await call("/prepare/odds", { scene }, { signal: mine.signal });
      if (!reply.ok) { by("odds").textContent = told(await reply.json()); return; }
      const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
      let heard = "";
      for (;;) {
        const { value, done } = await reader.read();
        if (done || counting !== mine) return;
        heard += value;
        const parts = heard.split("\n\n");
        heard = parts.pop();
        for (const part of parts) {
          const data = part.split("\n").filter((line) => line.startsWith("data: ")).map((line) => line.slice(6)).join("");
          for (const [id, html] of Object.entries(data ? JSON.parse(data) : {})) by(id).innerHTML = html;
          const count = document.querySelector("[data-counted]");
          if (count) by("counted").textContent = count.textContent;
        }
      }
    } catch (fault) {
      if (fault.name !== "AbortError") toast(page.offline);
    }
  };

  // -- the map ----------------------------------------------------------------------------------------------------------

  const board = () => by("board");
  const choose = (sign) => {
    tool = sign;
    all("[data-tool]").forEach((button) => button.setAttribute("aria-pressed", String(button.dataset.tool === sign)));
    by("map").classList.toggle("drawing", sign !== "");
  };
  const point = (event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(board().getScreenCTM().inverse());
  const square = (event) => { const at = point(event); return [Math.floor(at.x / CELL), Math.floor(at.y / CELL)]; };
  const within = ([x, y]) => { const field = scene.field.map.trim().split("\n"); return y >= 0 && y < field.length && x >= 0 && x < field[0].length; };
  const ground = ([x, y]) => scene.field.map.trim().split("\n")[y][x];
  let stroke = null;    // squares that the finger passes: ground to be laid
  let carried = null;   // somebody whom it takes along

  const pass = (event) => {
    const at = square(event);
    if (!within(at) || stroke.squares.some(([x, y]) => x === at[0] && y === at[1])) return;
    stroke.squares.push(at);
    const mark = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    for (const [name, value] of [["x", at[0] * CELL], ["y", at[1] * CELL], ["width", CELL], ["height", CELL], ["class", "stroke"]]) mark.setAttribute(name, value);
    by("way").append(mark);
  };
  document.addEventListener("pointerdown", (event) => {
    if (!board() || !board().contains(event.target) || !scene.field || !scene.field.map || event.button) return;
    const token = event.target.closest(".tk[data-who]");
    if (tool) {
      const at = square(event);
      if (!within(at)) return;
      stroke = { ground: ground(at) === tool ? "." : tool, by: { "+": 1, "-": -1 }[tool], squares: [] };
      pass(event);
    } else if (token) {
      const at = point(event);
      const [x, y] = token.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
      carried = { token, who: token.dataset.who, by: [x - at.x, y - at.y], from: [x, y], moved: false };
      token.classList.add("picked");
    }
    if (stroke || carried) { event.preventDefault(); board().setPointerCapture(event.pointerId); }
  });
  document.addEventListener("pointermove", (event) => {
    if (stroke) pass(event);
    if (carried) {
      const at = point(event);
      carried.moved = true;
      carried.token.setAttribute("transform", `translate(${at.x + carried.by[0]} ${at.y + carried.by[1]})`);
    }
  });
  const putBack = () => { if (carried) carried.token.setAttribute("transform", `translate(${carried.from.join(" ")})`); carried = null; stroke = null; if (by("way")) by("way").replaceChildren(); };
  document.addEventListener("pointerup", (event) => {
    if (stroke) { const done = stroke; stroke = null; edit(done.by ? { do: "height", by: done.by, squares: done.squares } : { do: "ground", ground: done.ground, squares: done.squares }); }
    if (carried) {
      const { token, who, moved, from } = carried;
      const at = point(event);
      const half = token.dataset.size ? Number(token.dataset.size) / 2 : 0.5;
      const x = Math.round((at.x + carried.by[0]) / CELL - half), y = Math.round((at.y + carried.by[1]) / CELL - half);
      token.setAttribute("transform", `translate(${from.join(" ")})`);
      carried = null;
      if (moved && within([x, y])) edit({ do: "place", who, x, y });
      else hold(token);
    }
  });
  document.addEventListener("pointercancel", putBack);

  // by the keyboard: a token is taken up, moved by the arrows and put down
  let held = null;
  const hold = (token) => {
    all("#map .picked").forEach((other) => other.classList.remove("picked"));
    held = token;
    if (token) { token.classList.add("picked"); toast((token.querySelector("title") || token).textContent); }
  };
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const nudge = async ([dx, dy]) => {
    const [x, y] = held.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
    const half = held.dataset.size ? Number(held.dataset.size) / 2 : 0.5;
    const who = held.dataset.who;
    await edit({ do: "place", who, x: Math.max(0, Math.round(x / CELL - half) + dx), y: Math.max(0, Math.round(y / CELL - half) + dy) });
    const there = all("#map .tk").find((token) => token.dataset.who === who);
    if (there) { hold(there); there.focus({ preventScroll: true }); }
  };

  // -- what is tapped, typed, chosen --------------------------------------------------------------------------------------

  const undo = () => { const last = before.pop(); if (last) busy = busy.then(() => ask({ scene: last }, false)); };
  const begin = async () => {
    const made = await call("/api/games", { scene });
    const found = await made.json().catch(() => ({}));
    if (made.ok) location.assign(new URL(found.links.gm, location).href);
    else toast(told(found) || page.refused);
  };
  const save = (said, name) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([said], { type: "application/toml" }));
    link.download = `${name}.toml`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const TAPS = [
    ["[data-edit]", (at) => edit(JSON.parse(at.dataset.edit))],
    ["[data-tool]", (at) => choose(at.dataset.tool)],
    ["[data-undo]", undo],
    ["[data-new]", () => draft({ system: by("system").value })],
    ["[data-save]", () => save(text, by("title").value.normalize("NFKD").replace(/[^\w]+/g, "_").replace(/^_+|_+$/g, "").toLowerCase() || "scene")],
    ["[data-save-party]", () => save(party, "party")],
    ["[data-begin]", begin],
  ];
  document.addEventListener("click", (event) => {
    for (const [what, act] of TAPS) {
      const at = event.target.closest(what);
      if (at && !at.disabled) { event.preventDefault(); act(at); return; }
    }
  });
  document.addEventListener("submit", async (event) => {
    event.preventDefault();
    const given = new FormData(event.target);
    if (event.target.matches("[data-hero]")) {
      edit({ do: "hero", name: given.get("name").trim(), side: event.target.dataset.hero, role: given.get("role"), level: Number(given.get("level") || 1) });
    }
    if (event.target.id === "source-form") draft({ scene: by("source").value });
    if (event.target.id === "fair") {
      const button = event.target.querySelector("button");
      button.disabled = true;
      if (counting) counting.abort();
      const answer = await call("/prepare/fair", { scene, target: Number(given.get("target")) });
      const found = await answer.json().catch(() => ({}));
      button.disabled = false;
      if (answer.ok) { await edit(found.edit); toast(`${found.name}: ${found.value} (${found.share})`); }
      else toast(told(found) || page.refused);
    }
  });
  document.addEventListener("change", async (event) => {
    const at = event.target;
    if (at.id === "title" && at.value.trim()) edit({ do: "title", title: at.value.trim() });
    if (at.id === "system") draft({ system: at.value });
    if (at.id === "file" && at.files[0]) { const read = await at.files[0].text(); at.value = ""; open(read); }
    if (at.dataset.tactic) edit({ do: "tactic", side: at.dataset.tactic, tactic: at.value });
    if (at.dataset.size) edit({ do: "size", width: Number(document.querySelector("[data-size=width]").value), height: Number(document.querySelector("[data-size=height]").value) });
  });
  // a map of another program, a party, or a scene: each is known by what stands in it, a scene by its format
  const open = (read) => {
    let plan = null;
    try { plan = JSON.parse(read); } catch { /* it is TOML */ }
    if (plan && plan.resolution) { delete plan.image; edit({ do: "plan", plan }); return; }
    if (!plan && scene && /^\s*\[\[combatant\]\]/m.test(read) && !/^\s*format\s*=/m.test(read)) { edit({ do: "party", party: read }); return; }
    by("source").value = read;
    draft({ scene: read });
  };
  let typed = 0;
  const search = async () => {
    const asked = by("search").value.trim();
    if (!asked) { by("found").innerHTML = ""; return; }
    const side = document.querySelector("[data-foes]").dataset.foes;
    const answer = await call(`/prepare/blocks?system=${encodeURIComponent(scene.system)}&side=${encodeURIComponent(side)}&q=${encodeURIComponent(asked)}`);
    if (answer.ok && by("search").value.trim() === asked) by("found").innerHTML = await answer.text();
  };
  by("search").addEventListener("input", () => { clearTimeout(typed); typed = setTimeout(search, 120); });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.matches("input, textarea, select");
    if (event.code === "KeyZ" && (event.ctrlKey || event.metaKey) && !typing) { event.preventDefault(); undo(); return; }
    if (event.code === "Escape") { putBack(); hold(null); if (event.target.id === "search") { by("search").value = ""; by("found").innerHTML = ""; } return; }
    if (typing) return;
    if (event.code === "Slash") { event.preventDefault(); by("search").focus(); return; }
    const token = event.target.closest && event.target.closest(".tk[data-who]");
    if (token && (event.code === "Enter" || event.code === "Space")) { event.preventDefault(); hold(held === token ? null : token); return; }
    if (held && ARROWS[event.code]) { event.preventDefault(); busy = busy.then(() => undefined); nudge(ARROWS[event.code]); }
  });

  // -- the beginning: what was asked for, else what was on this page before, else something new ------------------------------

  const asked = new URLSearchParams(location.search);
  const kept = (() => { try { return JSON.parse(sessionStorage.getItem("draft")); } catch { return null; } })();
  draft(asked.get("example") ? { example: asked.get("example") } : asked.get("system") ? { system: asked.get("system") } : kept ? { scene: kept } : { system: by("system").value });
})();
