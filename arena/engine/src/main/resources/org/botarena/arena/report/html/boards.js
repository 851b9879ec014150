"use strict";
// How a position's text form is drawn: one small function for each game. They draw what the text says and know no rules.
const boards = (() => {
  const SVG = "http://www.w3.org/2000/svg";

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

  function disc(root, x, y, isBlack) {
    put(root, "circle", {cx: x + 0.5, cy: y + 0.5, r: 0.4, class: isBlack ? "black" : "white"});
  }

  function glow(root, x, y) {
    put(root, "rect", {x: x + 0.04, y: y + 0.04, width: 0.92, height: 0.92, class: "glow"});
  }

  function reversi({text, move}) {
    const cells = text.split(" ")[0];
    const size = Math.round(Math.sqrt(cells.length));
    const root = svg(size + 1, size + 1, "Reversi board " + text);
    for (let row = 0; row < size; row++) {
      put(root, "text", {x: 0.5, y: row + 1.6, class: "edge", "text-anchor": "middle"}, row + 1);
      put(root, "text", {x: row + 1.5, y: 0.7, class: "edge", "text-anchor": "middle"}, String.fromCharCode(97 + row));
      for (let column = 0; column < size; column++) {
        const x = column + 1;
        const y = row + 1;
        put(root, "rect", {x, y, width: 1, height: 1, class: "felt"});
        put(root, "rect", {x, y, width: 1, height: 1, class: "rim"});
        const cell = cells[row * size + column];
        if (cell !== "-") {
          disc(root, x, y, cell === "X");
        }
        if (move === String.fromCharCode(97 + column) + (row + 1)) {
          glow(root, x, y);
        }
      }
    }
    return root;
  }

  function draughts({text, move, options}) {
    const size = Number(options.size || 8);
    const half = size / 2;
    const root = svg(size, size, "Draughts board " + text);
    const pieces = new Map();
    for (const list of text.split(" ")[0].split(":").slice(1)) {
      for (const piece of list.slice(1).split(",").filter(Boolean)) {
        const isKing = piece[0] === "K";
        pieces.set(Number(isKing ? piece.slice(1) : piece), {isBlack: list[0] === "B", isKing});
      }
    }
    const route = new Set((move || "").split(/[-x]/).map(Number));
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const isDark = (row + column) % 2 === 1;
        put(root, "rect", {x: column, y: row, width: 1, height: 1, class: isDark ? "sq-dark" : "sq-light"});
        if (!isDark) {
          continue;
        }
        const square = row * half + Math.floor(column / 2) + 1;
        put(root, "text", {x: column + 0.05, y: row + 0.23, class: "number"}, square);
        const piece = pieces.get(square);
        if (piece) {
          disc(root, column, row, piece.isBlack);
          if (piece.isKing) {
            put(root, "circle", {cx: column + 0.5, cy: row + 0.5, r: 0.2, class: "crown"});
          }
        }
        if (route.has(square)) {
          glow(root, column, row);
        }
      }
    }
    return root;
  }

  function stones(rows, columns, {text, before}) {
    const root = svg(columns, rows, "Board " + text);
    for (let i = 0; i < rows * columns; i++) {
      const x = i % columns;
      const y = Math.floor(i / columns);
      put(root, "rect", {x, y, width: 1, height: 1, class: "cell"});
      if (text[i] === "X") {
        put(root, "path", {d: `M${x + 0.22} ${y + 0.22}l.56 .56m0 -.56l-.56 .56`, class: "cross-mark"});
      } else if (text[i] === "O") {
        put(root, "circle", {cx: x + 0.5, cy: y + 0.5, r: 0.29, class: "nought"});
      }
      if (before !== undefined && before[i] !== text[i]) {
        glow(root, x, y);
      }
    }
    return root;
  }

  function hexapawn(moment) {
    const rows = Number(moment.options.rows || 3);
    const columns = Number(moment.options.columns || 3);
    const root = svg(columns, rows, "Hexapawn board " + moment.text);
    for (let i = 0; i < rows * columns; i++) {
      const x = i % columns;
      const y = Math.floor(i / columns);
      put(root, "rect", {x, y, width: 1, height: 1, class: (x + y) % 2 ? "sq-dark" : "sq-light"});
      if (moment.text[i] !== ".") {
        const pawn = `M${x + 0.25} ${y + 0.85}h.5c0 -.2 -.15 -.25 -.15 -.4a.17 .17 0 1 0 -.2 0c0 .15 -.15 .2 -.15 .4z`;
        put(root, "path", {d: pawn, class: moment.text[i] === "X" ? "black" : "white"});
      }
      if (moment.before !== undefined && moment.before[i] !== moment.text[i]) {
        glow(root, x, y);
      }
    }
    return root;
  }

  function matches({text, seats}) {
    const [left, side] = text.split(" ").map(Number);
    const columns = Math.min(Math.max(left, 1), 12);
    const rows = Math.max(1, Math.ceil(left / 12));
    const root = svg(Math.max(columns, 8), rows * 1.6 + 1, left + " matches");
    for (let i = 0; i < left; i++) {
      const x = i % 12 + 0.42;
      const y = Math.floor(i / 12) * 1.6 + 0.15;
      put(root, "rect", {x, y: y + 0.15, width: 0.16, height: 1.1, class: "stick"});
      put(root, "ellipse", {cx: x + 0.08, cy: y + 0.15, rx: 0.13, ry: 0.18, class: "stick-head"});
    }
    put(root, "text", {x: Math.max(columns, 8) / 2, y: rows * 1.6 + 0.7, class: "label"},
      left ? `${left} left, next: ${seats[side]}` : "none left");
    return root;
  }

  function divide({text, seats}) {
    const [boxes, side] = text.split(" ");
    const root = svg(9, 4, "Boxes " + text);
    boxes.split(",").forEach((count, i) => {
      put(root, "rect", {x: 0.5 + i * 4.5, y: 0.3, width: 3.5, height: 2.4, rx: 0.2, class: "box"});
      put(root, "text", {x: 2.25 + i * 4.5, y: 1.85, class: "big"}, count);
    });
    put(root, "text", {x: 4.5, y: 3.5, class: "label"}, "next: " + seats[Number(side)]);
    return root;
  }

  function die(root, x, y, face) {
    put(root, "rect", {x, y, width: 2, height: 2, rx: 0.3, class: "box"});
    const spots = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8]};
    for (const spot of spots[face] || []) {
      put(root, "circle", {cx: x + 0.45 + spot % 3 * 0.55, cy: y + 0.45 + Math.floor(spot / 3) * 0.55, r: 0.17, class: "pip"});
    }
  }

  function dice({text, seats}) {
    const [numbers, side] = text.split(" ");
    const [counter, face] = numbers.split(",");
    const root = svg(9, 4, `Counter ${counter}, face ${face}`);
    put(root, "text", {x: 2.5, y: 1.9, class: "big"}, counter);
    die(root, 5.5, 0.5, Number(face));
    put(root, "text", {x: 4.5, y: 3.5, class: "label"}, "next: " + seats[Number(side)]);
    return root;
  }

  function pig({text, seats, options, move}) {
    const [one, other, turn, side] = text.replace("?", "").split(",").map(Number);
    const target = Number(options.target || 100);
    const root = svg(10, 5.2, "Pig " + text);
    [one, other].forEach((points, i) => {
      const y = 0.7 + i * 1.6;
      const width = share => Math.min(10, 10 * share / target);
      put(root, "text", {x: 0, y: y - 0.12, class: "label", "text-anchor": "start"},
        `${seats[i]}: ${points} of ${target}`).style.textAnchor = "start";
      put(root, "rect", {x: 0, y, width: 10, height: 0.5, class: "track"});
      put(root, "rect", {x: 0, y, width: width(points), height: 0.5, class: "fill"});
      if (i === side && turn) {
        put(root, "rect", {x: width(points), y, width: Math.min(width(turn), 10 - width(points)), height: 0.5, class: "turn"});
      }
    });
    if (/^[1-6]$/.test(move || "")) {
      die(root, 0, 3.1, Number(move));
    }
    put(root, "text", {x: 6, y: 4.3, class: "label"},
      text.endsWith("?") ? `${seats[side]}: the die rolls` : `${seats[side]}, in this turn: ${turn}`);
    return root;
  }

  const SUITS = {S: "\u2660", H: "\u2665", D: "\u2666", C: "\u2663"};

  function cards(set) {
    const found = [];
    let suit = "";
    for (const part of set.match(/[SHDC]|10|[6-9JQKA]/g) || []) {
      if (SUITS[part]) {
        suit = part;
      } else {
        found.push(suit + part);
      }
    }
    return found;
  }

  function card(name, trump, isPlayed) {
    const kind = (/[HD]/.test(name[0]) ? " red" : "") + (name[0] === trump ? " trump" : "") + (isPlayed ? " played" : "");
    return element("span", "card" + kind, SUITS[name[0]] + "\u00a0" + name.slice(1));
  }

  function jass({text, move, seats}) {
    const [trump, leader, trick, hands, , , points] = text.split(" ");
    const root = element("div", "jass");
    const [ours, theirs] = points.split(":").map(p => p === "-" ? "0" : p);
    root.append(element("p", "", `Trump ${SUITS[trump]}. Points ${ours} (${seats[0]}) to ${theirs} (${seats[1]}).`));
    const laid = trick === "-" ? [] : trick.split(",");
    hands.split("/").forEach((hand, seat) => {
      const box = element("div", "hand");
      const who = element("div", "dim small", `Seat ${seat}, ${seats[seat]}${Number(leader) === seat ? ", leads" : ""}`);
      box.append(who);
      const row = element("div", "cards");
      cards(hand).forEach(each => row.append(card(each, trump, false)));
      const lies = laid[(seat - Number(leader) + 4) % 4];
      if (lies) {
        const laidCard = element("span", "laid", "lays\u00a0");
        laidCard.append(card(lies, trump, lies === move));
        who.append(laidCard);
      }
      box.append(row);
      root.append(box);
    });
    return root;
  }

  const drawings = new Map(Object.entries({
    reversi, draughts, hexapawn, matches, divide, dice, pig, jass,
    tictactoe: moment => stones(3, 3, moment),
    morpion: moment => stones(Number(moment.options.size || 3), Number(moment.options.size || 3), moment),
  }));

  // moment: {text, before (the text of the position before), move, options (of the game), seats (names)}
  return {
    draw(game, moment) {
      return drawings.has(game) ? drawings.get(game)(moment) : element("pre", "", moment.text);
    },
    element,
  };
})();
