// Tables that are sorted by a press on a heading: by that column, then the other way round, then as they came.
import {h, render} from "./preact.js";

const NEXT = {none: "descending", descending: "ascending", ascending: "none"};
const NUMBER = /^[+\u2212-]?[\d\u00bd][\d\u202f\u00a0]*([.,]\d+)?\u00bd?/;

// A number where one begins the text
function valueOf(cell) {
  const [number = null] = typeof cell === "number" ? [cell] : NUMBER.exec(cell ?? "") ?? [];
  return number === null ? cell ?? "" : Number(String(number).replace(/[\u202f\u00a0]/g, "").replace(",", ".").replace("\u2212", "-")
    .replace(/(\d*)\u00bd/, (all, whole) => whole + ".5"));
}

function compare(one, other) {
  const isNumber = [typeof one === "number", typeof other === "number"];
  return isNumber[0] && isNumber[1] ? one - other : isNumber[0] ? 1 : isNumber[1] ? -1 : one.localeCompare(other);
}

// In which order the rows of a table are; changed is called when that is another one
export class Order {
  column = null;
  direction = "none";

  constructor(changed) {
    this.changed = changed;
  }

  of(column) {
    return column === this.column ? this.direction : "none";
  }

  sorted(rows, cellOf) {
    if (this.direction === "none") {
      return rows;
    }
    const sign = this.direction === "ascending" ? 1 : -1;
    return rows.map(row => [valueOf(cellOf(row, this.column)), row])
      .sort(([one], [other]) => sign * compare(one, other)).map(([, row]) => row);
  }

  // What is in the cell of a heading
  heading(column, text) {
    return text === "" ? "" : h("button", {type: "button", class: "sort", onClick: () => {
      this.direction = NEXT[this.of(column)];
      this.column = column;
      this.changed();
    }}, text);
  }
}

// Lets a table that is written be sorted in its place
export function sortable(table) {
  const heads = [...table.tHead.rows[0].cells];
  const texts = heads.map(head => head.textContent);
  const [body] = table.tBodies;
  const rows = [...body.rows];
  const order = new Order(draw);

  function draw() {
    heads.forEach((head, i) => {
      head.setAttribute("aria-sort", order.of(i));
      render(order.heading(i, texts[i]), head);
    });
    body.append(...order.sorted(rows, (row, i) => row.cells[i].textContent));
  }

  heads.forEach(head => head.replaceChildren());
  draw();
}
