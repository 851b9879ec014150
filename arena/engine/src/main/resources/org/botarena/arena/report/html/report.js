// The games of the report: found by filters, unpacked when opened, stepped through by click and key.
(() => {
  const LISTED = 300;
  const byId = id => document.getElementById(id);
  const {element, say} = boards;
  const decimal = number => String(number).replace(".", say("decimal"));
  let index = null;
  let open = null;

  async function unpack(node) {
    const bytes = Uint8Array.from(atob(node.textContent), letter => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return JSON.parse(await new Response(stream).text());
  }

  const blocks = new Map();

  function block(number) {
    if (!blocks.has(number)) {
      blocks.set(number, unpack(byId("games-" + number)));
    }
    return blocks.get(number);
  }

  const nameOf = entrant => index.entrants[entrant];

  function result(points) {
    return points === null ? say("unplayed") : points === 1 ? "1 : 0" : points === 0 ? "0 : 1" : "\u00bd : \u00bd";
  }

  // Filters and the list

  function chosen(game) {
    const one = byId("one").value;
    const other = byId("other").value;
    const seated = [game.sides[0], game.sides[1]].map(String);
    if (one && !seated.includes(one) || other && !(seated.includes(other) && (one !== other))) {
      return false;
    }
    switch (byId("kind").value) {
      case "faults": return game.fault !== "";
      case "draws": return game.points === 0.5;
      case "lost": return one !== "" && game.points === (seated[0] === one ? 0 : 1);
      default: return true;
    }
  }

  function list() {
    const found = index.games.filter(chosen);
    byId("found").textContent = say("found", found.length, index.games.length)
      + (found.length > LISTED ? say("listed", LISTED) : "");
    const rows = found.slice(0, LISTED).map(game => {
      const row = document.createElement("tr");
      row.dataset.id = game.id;
      const cell = element("td", "");
      const opener = element("button", "", game.id);
      opener.type = "button";
      cell.append(opener);
      row.addEventListener("click", () => { location.hash = "game/" + game.id; });
      row.append(element("td", "name", nameOf(game.sides[0])), element("td", "n", result(game.points)),
        element("td", "name", nameOf(game.sides[1])), cell, element("td", "n spare", String(game.plies)),
        element("td", "verdict", game.fault));
      return row;
    });
    byId("rows").replaceChildren(...rows);
    markOpen();
  }

  function markOpen() {
    for (const row of byId("rows").children) {
      row.classList.toggle("open", open !== null && row.dataset.id === open.entry.id);
    }
  }

  // The viewer

  async function openGame(id, ply) {
    const entry = index.games.find(game => game.id === id);
    if (!entry) {
      byId("found").textContent = say("missing", id);
      return;
    }
    if (open === null || open.entry !== entry) {
      const game = (await block(entry.block))[entry.place];
      open = {entry, game, ply: 0};
      byId("title").textContent = entry.seats.map(nameOf).filter((name, i, all) => all.indexOf(name) === i).join(" \u2013 ")
        + ", " + result(entry.points);
      byId("slider").max = game.moves.length;
      showMoves();
      markOpen();
      byId("viewer").hidden = false;
      byId("viewer").scrollIntoView({block: "nearest"});
    }
    show(ply);
  }

  function showMoves() {
    byId("moves").replaceChildren(...open.game.moves.map((move, i) => {
      const button = element("button", open.game.by[i] < 0 ? "arena" : "");
      button.type = "button";
      button.append(element("span", "dim small", i + "\u00a0"), move);
      button.addEventListener("click", () => show(i + 1));
      return button;
    }));
  }

  const milliseconds = ms => decimal(ms >= 100 ? ms.toFixed(0) : ms.toFixed(1)) + "\u00a0ms";

  function told(ply) {
    const game = open.game;
    const said = [];
    if (ply === 0) {
      said.push(say("start"));
    } else {
      const i = ply - 1;
      if (game.by[i] < 0) {
        said.push(say(i < game.opening ? "opening" : "chance", i, game.moves[i]));
      } else {
        said.push(say("ply", i, nameOf(open.entry.seats[game.by[i]]), game.moves[i], milliseconds(game.wall[i]),
          milliseconds(game.cpu[i]), game.stall[i] > 0 ? say("stall", milliseconds(game.stall[i])) : ""));
      }
    }
    if (ply === game.moves.length && game.scores.length > 0) {
      said.push(say("end", game.scores.map(decimal).join(", ")));
    }
    return said.join(" ");
  }

  function end(ply) {
    const game = open.game;
    if (ply < game.moves.length) {
      return "";
    }
    const faults = game.faults.map(([seat, at, kind, reason]) =>
      say("fault", nameOf(open.entry.seats[seat]), kind, at, reason));
    if (game.marked) {
      faults.push(say("doubt", game.marked));
    }
    return faults.join(" ");
  }

  function show(ply) {
    const game = open.game;
    const last = game.moves.length;
    open.ply = Math.max(0, Math.min(last, ply));
    const at = open.ply;
    const seats = open.entry.seats.map(nameOf);
    byId("board").replaceChildren(game.pictures === null
      ? element("pre", "", game.moves.slice(0, at).join(" "))
      : boards.draw(game.pictures[at], index.cells, seats));
    byId("said").replaceChildren(element("span", "", told(at) + " "), element("span", "verdict", end(at)));
    byId("count").textContent = say("count", at, last);
    byId("slider").value = at;
    byId("slider").setAttribute("aria-valuetext", told(at));
    for (const [id, off] of [["first", at === 0], ["previous", at === 0], ["next", at === last], ["last", at === last]]) {
      byId(id).disabled = off;
    }
    [...byId("moves").children].forEach((button, i) => button.classList.toggle("now", i === at - 1));
    const now = byId("moves").children[at - 1];
    if (now) {
      byId("moves").scrollTop = now.offsetTop - byId("moves").offsetTop - byId("moves").clientHeight / 2;
    }
    history.replaceState(null, "", `#game/${open.entry.id}/${at}`);
  }

  const steps = {
    first: () => show(0),
    previous: () => show(open.ply - 1),
    next: () => show(open.ply + 1),
    last: () => show(open.game.moves.length),
  };
  const keys = {Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last"};

  function pressed(event) {
    if (open === null || !(event.key in keys) || event.ctrlKey || event.altKey || event.metaKey
      || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) {
      return;
    }
    event.preventDefault();
    steps[keys[event.key]]();
  }

  // #game/ID/PLY opens a game, #pair/ONE/OTHER the games of two entrants.
  async function follow() {
    const [what, ...rest] = decodeURIComponent(location.hash.slice(1)).split("/");
    if (what === "game" && rest.length > 0) {
      await openGame(rest[0], Number(rest[1] || 0));
    } else if (what === "pair" && rest.length === 2) {
      [byId("one").value, byId("other").value] = rest;
      byId("kind").value = "all";
      list();
      byId("games").scrollIntoView();
    }
  }

  async function begin() {
    if (!byId("games-index")) {
      document.documentElement.dataset.ready = "yes";
      return;
    }
    if (!("DecompressionStream" in window)) {
      byId("unpacking").textContent = say("old-browser");
      return;
    }
    index = await unpack(byId("games-index"));
    for (const select of [byId("one"), byId("other")]) {
      index.entrants.forEach((name, i) => select.append(new Option(name, i)));
      select.addEventListener("change", list);
    }
    byId("kind").addEventListener("change", list);
    for (const [id, step] of Object.entries(steps)) {
      byId(id).addEventListener("click", step);
    }
    byId("slider").addEventListener("input", () => show(Number(byId("slider").value)));
    document.addEventListener("keydown", pressed);
    window.addEventListener("hashchange", follow);
    byId("unpacking").hidden = true;
    byId("browse").hidden = false;
    list();
    await follow();
    document.documentElement.dataset.ready = "yes";
  }

  begin().catch(problem => {
    byId("unpacking").hidden = false;
    byId("unpacking").textContent = say("damaged", problem.message);
  });
})();
