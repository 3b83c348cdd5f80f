// Searches the book: the index is a script beside the pages, so that it works from the disk.
(() => {
  const body = document.body, box = document.querySelector("input[type=search]"), list = document.getElementById("found");
  if (!box) return;
  const MOST = 40;
  let rows = null;
  window.found = (given) => { rows = given; show(); };
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  const stem = (word) => (word.length > 4 ? word.slice(0, -1) : word);

  function ranked(words) {
    const scored = [];
    for (const row of rows) {
      const said = " " + row[3], title = " " + plain(row[1]);
      if (!words.every((word) => said.includes(" " + word))) continue;
      scored.push([words.filter((word) => title.includes(" " + word)).length, row]);
    }
    return scored.sort((one, other) => other[0] - one[0]).map((pair) => pair[1]);
  }

  function show() {
    const words = plain(box.value).split(" ").filter(Boolean).map(stem);
    list.replaceChildren();
    list.hidden = !words.length || rows === null;
    if (list.hidden) return;
    const hits = ranked(words);
    for (const [path, title, note] of hits.slice(0, MOST)) {
      const item = document.createElement("li"), link = document.createElement("a"), aside = document.createElement("small");
      link.href = body.dataset.up + path;
      link.textContent = title;
      aside.textContent = " " + note;
      item.append(link, aside);
      list.append(item);
    }
    if (!hits.length) list.append(Object.assign(document.createElement("li"), { textContent: body.dataset.none }));
  }

  function load() {
    if (rows !== null || load.begun) return;
    load.begun = true;
    const script = document.createElement("script");
    script.src = body.dataset.top + "search-" + body.dataset.language + ".js";
    document.head.append(script);
  }

  box.addEventListener("focus", load);
  box.addEventListener("input", () => { load(); show(); });
  box.form.addEventListener("submit", (event) => {
    event.preventDefault();
    const first = list.querySelector("a");
    if (first) location.href = first.href;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== box) { event.preventDefault(); box.focus(); }
    if (event.key === "Escape") { box.value = ""; show(); }
  });
})();
