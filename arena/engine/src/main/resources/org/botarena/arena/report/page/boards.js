// How a picture is drawn: a function for each figure. It knows no game.
// What is said, by key: the page that uses this fills it.
export const texts = {};

export const boards = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  const GROUNDS = {green: "felt", dark: "sq-dark", light: "sq-light", plain: "cell"};
  const SUITS = {S: "\u2660", H: "\u2665", D: "\u2666", C: "\u2663"};
  const SPOTS = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8]};

  function svg(width, height, label) {
    const root = document.createElementNS(SVG, "svg");
    root.setAttribute("viewBox", `0 0 ${width} ${height}`);
    root.setAttribute("role", "img");
    root.setAttribute("aria-label", label);
    return root;
  }

  function put(root, tag, attributes, text) {
    const shape = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) {
      shape.setAttribute(name, value);
    }
    if (text !== undefined) {
      shape.textContent = text;
    }
    root.append(shape);
    return shape;
  }

  function element(tag, className, text) {
    const made = document.createElement(tag);
    made.className = className;
    if (text !== undefined) {
      made.textContent = text;
    }
    return made;
  }

  // A text of the page's language, filled in
  function say(key, ...parts) {
    let next = 0;
    return (texts[key] ?? key).replace(/%s/g, () => parts[next++]);
  }

  // What people click on, in a picture whose cells can be chosen: row is null where they cannot
  function place(root, row, column, x, y, width, height) {
    if (row !== null) {
      put(root, "rect", {x, y, width, height, class: "place", "data-cell": `${row},${column}`});
    }
  }

  // Boards of squares

  const figures = {
    none() {},
    text(root, x, y, {glyph}) {
      put(root, "text", {x: x + 0.5, y: y + 0.66, class: "label"}, glyph);
    },
    disc(root, x, y, {colour}) {
      put(root, "circle", {cx: x + 0.5, cy: y + 0.5, r: 0.4, class: colour});
    },
    king(root, x, y, cell) {
      figures.disc(root, x, y, cell);
      put(root, "circle", {cx: x + 0.5, cy: y + 0.5, r: 0.2, class: "crown"});
    },
    pawn(root, x, y, {colour}) {
      const pawn = `M${x + 0.25} ${y + 0.85}h.5c0 -.2 -.15 -.25 -.15 -.4a.17 .17 0 1 0 -.2 0c0 .15 -.15 .2 -.15 .4z`;
      put(root, "path", {d: pawn, class: colour});
    },
    cross(root, x, y) {
      put(root, "path", {d: `M${x + 0.22} ${y + 0.22}l.56 .56m0 -.56l-.56 .56`, class: "cross-mark"});
    },
    ring(root, x, y) {
      put(root, "circle", {cx: x + 0.5, cy: y + 0.5, r: 0.29, class: "nought"});
    },
  };

  function square(root, x, y, cell) {
    put(root, "rect", {x, y, width: 1, height: 1, class: GROUNDS[cell.ground]});
    if (cell.ground === "green") {
      put(root, "rect", {x, y, width: 1, height: 1, class: "rim"});
    }
    if (cell.name) {
      put(root, "text", {x: x + 0.05, y: y + 0.23, class: "number"}, cell.name);
    }
    (figures[cell.figure] || figures.text)(root, x, y, cell);
    if (cell.mark !== "none") {
      put(root, "rect", {x: x + 0.04, y: y + 0.04, width: 0.92, height: 0.92, class: "glow"});
    }
  }

  function board(columns, rows) {
    const edge = columns.length > 0 ? 1 : 0;
    const label = rows.map(row => row.cells.map(cell => cell.glyph || "-").join(" ")).join(", ");
    const root = svg(rows[0].cells.length + edge, rows.length + edge, say("board", label));
    columns.forEach((name, x) => put(root, "text", {x: x + 1.5, y: 0.7, class: "edge", "text-anchor": "middle"}, name));
    rows.forEach((row, y) => {
      if (edge) {
        put(root, "text", {x: 0.5, y: y + 1.6, class: "edge", "text-anchor": "middle"}, row.text);
      }
      row.cells.forEach((cell, x) => {
        square(root, x + edge, y + edge, cell);
        place(root, row.at, x, x + edge + 0.03, y + edge + 0.03, 0.94, 0.94);
      });
    });
    return root;
  }

  // Rows of other things, by the figure in their first cell

  const rows = {
    match({cells, at}) {
      const height = Math.ceil(cells.length / 12) * 1.6;
      const root = svg(Math.max(Math.min(cells.length, 12), 8), height, say("matches", cells.length));
      cells.forEach((cell, i) => {
        const x = i % 12 + 0.42;
        const y = Math.floor(i / 12) * 1.6 + 0.15;
        put(root, "rect", {x, y: y + 0.15, width: 0.16, height: 1.1, class: "stick"});
        put(root, "ellipse", {cx: x + 0.08, cy: y + 0.15, rx: 0.13, ry: 0.18, class: "stick-head"});
        place(root, at, i, x - 0.35, y - 0.1, 0.85, 1.45);
      });
      return root;
    },
    box({cells, at}) {
      const root = svg(9, 3.6, say("boxes", cells.map(cell => `${cell.name} ${cell.glyph}`).join(", ")));
      cells.forEach((cell, i) => {
        put(root, "text", {x: 2.25 + i * 4.5, y: 0.5, class: "label"}, cell.name);
        put(root, "rect", {x: 0.5 + i * 4.5, y: 0.8, width: 3.5, height: 2.4, rx: 0.2, class: "box"});
        put(root, "text", {x: 2.25 + i * 4.5, y: 2.35, class: "big"}, cell.glyph);
        place(root, at, i, 0.5 + i * 4.5, 0.8, 3.5, 2.4);
      });
      return root;
    },
    die({cells: [die, ...beside]}) {
      const root = svg(9, 3, say("die", die.glyph));
      put(root, "rect", {x: 0.5, y: 0.5, width: 2, height: 2, rx: 0.3, class: "box"});
      for (const spot of SPOTS[die.glyph] || []) {
        put(root, "circle", {cx: 0.95 + spot % 3 * 0.55, cy: 0.95 + Math.floor(spot / 3) * 0.55, r: 0.17, class: "pip"});
      }
      put(root, "text", {x: 5.5, y: 1.65, class: "label"}, beside.map(cell => cell.glyph).join(" "));
      return root;
    },
    bar({text, cells: [{glyph}]}) {
      const [filled, more, whole] = glyph.split(/[+/]/).map(Number);
      const width = share => Math.min(10, 10 * share / whole);
      const said = say("bar", text, filled + (more ? " + " + more : ""), whole);
      const root = svg(10, 1.4, said);
      put(root, "text", {x: 0, y: 0.58, class: "label at-start"}, said);
      put(root, "rect", {x: 0, y: 0.7, width: 10, height: 0.5, class: "track"});
      put(root, "rect", {x: 0, y: 0.7, width: width(filled), height: 0.5, class: "fill"});
      if (more) {
        put(root, "rect", {x: width(filled), y: 0.7, width: Math.min(width(more), 10 - width(filled)), height: 0.5, class: "turn"});
      }
      return root;
    },
    card({text, cells, at}) {
      const root = element("div", "hand");
      root.append(element("div", "dim small", text));
      const hand = element("div", "cards");
      cells.forEach((cell, i) => {
        const shown = card(cell);
        if (at !== null) {
          shown.dataset.cell = `${at},${i}`;
        }
        hand.append(shown);
      });
      root.append(hand);
      return root;
    },
  };

  function card(cell) {
    if (cell.figure !== "card") {
      return element("span", "dim", cell.glyph);
    }
    const kind = (cell.colour === "red" ? " red" : "") + (cell.ground === "light" ? " trump" : "")
      + (cell.mark === "last" ? " played" : "");
    const shown = element("span", "card" + kind, SUITS[cell.glyph[0]] + "\u00a0" + cell.glyph.slice(1));
    if (!cell.name) {
      return shown;
    }
    const named = element("span", "laid", cell.name + "\u00a0");
    named.append(shown);
    return named;
  }

  // picture: the names of the columns, then rows: a text and numbers of cells; cells: what the numbers stand for;
  // hasPlaces: whether the shapes of cells say which they are, for who lets people click on them
  function draw([columns, ...packed], cells, seats, hasPlaces = false) {
    const seated = text => text.replace(/\{(\d+)\}/g, (all, seat) => seats[seat] ?? all);
    const unpacked = packed.map(([text, ...numbers], at) => ({text: seated(text), cells: numbers.map(number => cells[number]),
      at: hasPlaces ? at : null}));
    const isSquares = row => row.cells.length > 0 && row.cells[0].square;
    const root = element("div", "picture");
    const squares = unpacked.filter(isSquares);
    unpacked.forEach(row => {
      if (row === squares[0]) {
        root.append(board(columns, squares));
      } else if (!isSquares(row)) {
        const figure = row.cells.length > 0 ? row.cells[0].figure : "";
        root.append(figure ? (rows[figure] || rows.card)(row) : element("p", "", row.text));
      }
    });
    return root;
  }

  // What stands for a player, as large as the letters beside it; its glyph is read aloud.
  function piece(cell) {
    const root = svg(1, 1, cell.glyph);
    root.setAttribute("class", "piece");
    (figures[cell.figure] || figures.text)(root, 0, 0, cell);
    return root;
  }

  return {draw, element, piece, say};
})();
