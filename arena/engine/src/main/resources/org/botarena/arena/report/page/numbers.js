// How numbers are written on all pages: one function for a score, one for a rating.
import {say} from "./texts.js";

const ENOUGH = 10; // games, before which a rating says nothing

// Days before months and 24 hours, in every language
export const locale = () => document.documentElement.lang === "en" ? "en-GB" : document.documentElement.lang;

// With a true minus, and without a minus before 0
export function number(value, digits = 0) {
  const size = Math.abs(value).toLocaleString(locale(), {minimumFractionDigits: digits, maximumFractionDigits: digits});
  return (value < 0 && /[1-9]/.test(size) ? "\u2212" : "") + size;
}

export function signed(value, digits = 0) {
  const written = number(value, digits);
  return (value > 0 && /[1-9]/.test(written) ? "+" : "") + written;
}

// Halves as a sign: 61½
export const points = value => (value === 0.5 ? "" : Math.floor(value)) + (value % 1 ? "\u00bd" : "");

// The points of each side
export const result = sides => sides === null ? say("unplayed") : sides.map(points).join("\u2009:\u2009");

// Whether the games set a bound to any rating: a ladder too large for that has none, and its ratings have no interval
export const hasIntervals = rows => rows.some(row => (row.eloLow ?? row.eloHigh ?? null) !== null);

// Whether it has played enough to be rated
export const isRated = ({elo, games = ENOUGH}) => (elo ?? null) !== null && games >= ENOUGH;

// +431 ± 107, or a bound in words; a dash until ten games. rows: all that it is shown with
export function rating(row, rows) {
  const {elo, eloLow, eloHigh} = row;
  if (!isRated(row)) {
    return "\u2013";
  }
  if (!hasIntervals(rows)) {
    return signed(elo);
  }
  if (eloLow !== null && eloHigh !== null) {
    return `${signed(elo)} \u00b1 ${number((eloHigh - eloLow) / 2)}`;
  }
  return eloLow !== null ? say("at-least", signed(eloLow)) : eloHigh !== null ? say("at-most", signed(eloHigh)) : say("unknown");
}
