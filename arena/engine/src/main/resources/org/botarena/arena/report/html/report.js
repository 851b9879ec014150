// The games of the report: found by filters, unpacked when opened.
(() => {
  const LISTED = 300;
  const byId = id => document.getElementById(id);
  const {element, say} = boards;
  let index = null;
  let open = null;
  let viewer = null;

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

  const plain = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  // Whether an entrant's name or authors have what was typed
  function named(entrant, words) {
    return plain(nameOf(entrant)).includes(words) || plain(index.authors[entrant]).includes(words);
  }

  function chosen(game) {
    const words = plain(byId("who").value.trim());
    if (words && !game.sides.some(entrant => named(entrant, words))) {
      return false;
    }
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

  // The entrant on a side, with the piece that it plays
  function seated(game, side) {
    const cell = element("td", "name");
    if (index.pieces[side]) {
      cell.append(boards.piece(index.pieces[side]), " ");
    }
    cell.append(nameOf(game.sides[side]));
    return cell;
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
      row.append(seated(game, 0), element("td", "n", result(game.points)),
        element("td", "n tally", (game.tally || "").replace("-", "\u2013")),
        seated(game, 1), cell, element("td", "n plies", String(game.plies)), element("td", "verdict", game.fault));
      return row;
    });
    byId("list").classList.toggle("tallied", found.some(game => game.tally));
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
      open = {entry};
      byId("title").textContent = entry.seats.map(nameOf).filter((name, i, all) => all.indexOf(name) === i).join(" \u2013 ")
        + ", " + result(entry.points);
      markOpen();
      byId("viewer").hidden = false;
      viewer.load(game, entry.seats.map(nameOf), index.cells, ply);
      byId("viewer").scrollIntoView({block: "nearest"});
    } else {
      viewer.show(ply);
    }
  }

  // #game/ID/PLY opens a game, #pair/ONE/OTHER the games of two entrants.
  async function follow() {
    const [what, ...rest] = decodeURIComponent(location.hash.slice(1)).split("/");
    if (what === "game" && rest.length > 0) {
      await openGame(rest[0], Number(rest[1] || 0));
    } else if (what === "pair" && rest.length === 2) {
      [byId("one").value, byId("other").value] = rest;
      byId("kind").value = "all";
      byId("who").value = "";
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
    byId("who").addEventListener("input", list);
    const parts = ["board", "said", "count", "slider", "moves", "first", "previous", "next", "last", "play", "speed"];
    viewer = viewerOf(Object.fromEntries(parts.map(id => [id, byId(id)])),
      ply => history.replaceState(null, "", `#game/${open.entry.id}/${ply}`));
    document.addEventListener("keydown", viewer.pressed);
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
