// A fight played again, out of what stands in this file.
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const PACE = 900;     // milliseconds of a line
  const languages = Object.keys(data.words);
  const by = (id) => document.getElementById(id);
  let at = 0;
  let language = Math.max(0, languages.indexOf(document.documentElement.lang));
  const text = (number) => data.texts[number];
  const laid = {};
  const lay = (id, html) => { if (laid[id] !== html) { laid[id] = html; by(id).innerHTML = html; return true; } return false; };

  const line = (step, place) => {
    const found = document.createElement("li");
    const [said, reasons] = step.line.said[language];
    found.className = step.line.head ? "head" : step.line.begins ? `${step.line.side} begins` : step.line.side;
    found.dataset.at = place;
    if (step.line.head) { found.textContent = text(said); return found; }
    const more = document.createElement("details");
    const head = document.createElement("summary");
    const why = document.createElement("div");
    head.textContent = text(said);
    why.className = "why";
    for (const [sum, rule] of reasons) for (const [words, kind] of [[text(sum), "sum"], [text(rule), "rule"]]) {
      if (!words) continue;
      const part = document.createElement("p");
      part.className = kind;
      part.textContent = words;
      why.append(part);
    }
    more.append(head, why);
    found.append(more);
    return found;
  };
  const tell = () => {
    const words = data.words[languages[language]];
    document.documentElement.lang = languages[language];
    document.title = by("title").textContent = data.title[languages[language]];
    by("by").textContent = words.by;
    by("note").textContent = words.note;
    by("log-title").textContent = words.log;
    by("ground").setAttribute("aria-label", words.map);
    by("slider").setAttribute("aria-label", words.at);
    by("outcome").textContent = data.outcome[languages[language]];
    document.querySelectorAll("[data-go]").forEach((button) => button.setAttribute("aria-label", words[button.dataset.go]));
    document.querySelectorAll("[data-language]").forEach((button) => button.setAttribute("aria-pressed", String(Number(button.dataset.language) === language)));
    by("log").replaceChildren(...data.steps.map((step, place) => step.line && line(step, place)).filter(Boolean));
    show();
  };
  const show = () => {
    const [ground, standing, people, strip] = data.steps[at].parts[language];
    if (lay("ground", text(ground))) laid.tokens = undefined;
    const tokens = document.querySelector("#ground #tokens");
    const drawn = standing.map(text).join("");
    if (tokens && laid.tokens !== drawn) { laid.tokens = drawn; tokens.innerHTML = drawn; }
    lay("people", people.map(text).join(""));
    lay("strip", text(strip));
    by("slider").value = at;
    by("slider").setAttribute("aria-valuetext", at && data.steps[at].line ? text(data.steps[at].line.said[language][0]) : "");
    for (const one of by("log").children) {
      const place = Number(one.dataset.at);
      one.classList.toggle("coming", place > at);
      one.classList.toggle("now", place === at);
      if (place === at) { const box = one.closest(".logbox"); if (one.offsetTop < box.scrollTop || one.offsetTop + one.offsetHeight > box.scrollTop + box.clientHeight) box.scrollTop = one.offsetTop - box.clientHeight / 2; }
    }
  };
  const go = (place) => { at = Math.max(0, Math.min(data.steps.length - 1, place)); show(); };
  const round = (by_) => {
    let place = at + by_;
    while (place > 0 && place < data.steps.length - 1 && !(data.steps[place].line && data.steps[place].line.head)) place += by_;
    go(place);
  };
  // by itself, a line at a time, until the end or until somebody takes over
  let playing = 0;
  const play = (on) => {
    clearInterval(playing);
    playing = on ? setInterval(() => { go(at + 1); if (at === data.steps.length - 1) play(false); }, PACE) : 0;
    const button = document.querySelector("[data-go=play]");
    button.textContent = on ? "⏸" : "⏵";
    button.setAttribute("aria-pressed", String(Boolean(on)));
  };
  const GO = { play: () => { if (at === data.steps.length - 1) go(0); play(!playing); }, first: () => go(0), back: () => go(at - 1), on: () => go(at + 1), last: () => go(data.steps.length - 1) };
  by("slider").max = data.steps.length - 1;
  by("slider").addEventListener("input", (event) => go(Number(event.target.value)));
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    const one = event.target.closest("#log > li");
    if (!button || button.dataset.go !== "play") play(false);
    if (button && button.dataset.go) GO[button.dataset.go]();
    else if (button && button.dataset.language) { language = Number(button.dataset.language); tell(); }
    else if (one) go(Number(one.dataset.at));
  });
  document.addEventListener("keydown", (event) => {
    if (event.code === "Space" && !event.target.closest("button, summary, input")) { event.preventDefault(); GO.play(); return; }
    const act = { ArrowLeft: GO.back, ArrowRight: GO.on, Home: GO.first, End: GO.last, PageUp: () => round(-1), PageDown: () => round(1) }[event.code];
    if (act) { event.preventDefault(); play(false); act(); }
  });
  tell();
})();
