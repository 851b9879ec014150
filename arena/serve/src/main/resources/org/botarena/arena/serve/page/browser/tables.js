// Tables of the columns that the server describes, which it also uses when it writes a page.
import {Component, h} from "./preact.js";
import {columns} from "./columns.js";
import {hasIntervals, isRated, number, points, rating, signed} from "./numbers.js";
import {milliseconds} from "./page.js";
import {Order} from "./sorting.js";
import {say} from "./texts.js";

function change({change: places}) {
  if (places === 0) {
    return h("span", {class: "dim", "aria-label": say("change.unchanged")}, "\u2013");
  }
  const isUp = places > 0;
  return h("span", {class: isUp ? "up" : "down", "aria-label": say(isUp ? "change.risen" : "change.fallen", Math.abs(places))},
    (isUp ? "\u25b2" : "\u25bc") + Math.abs(places));
}

// The formats of a column's values, by their names in Java
const formats = {
  count: value => typeof value === "number" ? number(value) : value,
  few: value => value === 0 ? "" : number(value),
  points: value => number(value, 1),
  halves: points,
  signed: value => signed(value, value % 1 ? 1 : 0),
  exact: value => number(value, 6).replace(/[.,]?0+$/, ""),
  milliseconds,
  percent: value => number(100 * value) + "\u00a0%",
  change: (value, row) => change(row),
  rating: (value, row, rows) => rating(row, rows),
  "plain-rating": (value, row, rows) => rating(row, rows),
};

const hasValue = (row, {name, format}) => format.endsWith("rating") ? isRated(row) : (row[name] ?? null) !== null;

// The columns that these rows use
function columnsOf(surface, rows) {
  const others = hasIntervals(rows) ? ["plain-rating"] : ["rating"];
  return columns[surface].filter(column => !others.includes(column.format)
    && (!column.isOptional || rows.some(row => hasValue(row, column))));
}

const heading = ({head, headings}) => head ?? headings[document.documentElement.lang];

// The heading of a column in a table of these rows
export const headingOf = (name, rows) => heading(columnsOf("live", rows).find(column => column.name === name));

const keyedBy = row => row.agent;

// The rows of a table; cells: a page's own rendering of columns, by name; keyOf: a unique key of a row
const body = (all, rows, shown, {cells = {}, keyOf = keyedBy}) => h("tbody", {}, shown.map(row =>
  h("tr", {key: keyOf(row), "data-key": keyOf(row)}, all.map(column => h("td", {key: column.name, class: column.style || null},
    cells[column.name] ? cells[column.name](row) : column.isOptional && !hasValue(row, column) ? "\u2013"
      : (formats[column.format] ?? (value => value))(row[column.name], row, rows))))));

const head = (all, inside, more = () => ({})) => h("thead", {}, h("tr", {}, all.map((column, i) =>
  h("th", {class: column.style || null, scope: "col", ...more(i)}, inside(i, heading(column))))));

// Head and body of a table, limited to the rows that fit
export function sheetOf(surface, rows, shown, cells) {
  const all = columnsOf(surface, rows);
  return [head(all, (i, text) => text), body(all, rows, shown, {cells})];
}

// isHeaded: the heading above it is the same as its caption
const boxed = (caption, isHeaded, style, ...inside) => h("div", {class: "wide", tabindex: 0, role: "region", "aria-label": caption},
  h("table", {class: style}, isHeaded ? null : h("caption", {class: "dim small"}, caption), inside));

// A row of a table that keeps its element when it moves
export const keyed = (key, cells) => Object.assign(cells, {key});

// A table below its heading, whose cells contain buttons or the like; the columns in numeric are numbers
export function table(name, heads, rows, numeric = []) {
  const all = heads.map((text, i) => ({name: i, head: text, style: numeric.includes(i) ? "n" : null}));
  return boxed(name, true, null, head(all, (i, text) => text), body(all, rows, rows, {keyOf: row => row.key}));
}

// A complete, sortable table with its caption
class Sorted extends Component {
  order = new Order(() => this.forceUpdate());

  render({surface, rows, caption, isHeaded, ...more}) {
    const all = columnsOf(surface, rows);
    const sorted = this.order.sorted(rows, (row, i) => all[i] && row[all[i].name]);
    return boxed(caption, isHeaded, surface === "live" ? "standings" : null,
      head(all, (i, text) => this.order.heading(i, text), i => ({"aria-sort": this.order.of(i)})), body(all, rows, sorted, more));
  }
}

export const tableOf = (surface, rows, caption, more = {}) => h(Sorted, {surface, rows, caption, ...more});
