// The state of the tournament, updated by the stream of events.
import {coloursOf} from "./face.js";
import {api, of} from "./page.js";
import {stream} from "./stream.js";

const RECENT = 20;

export const state = {id: null, standings: [], revealed: [], playing: [], cells: [], recent: [], ticker: [], headlines: [], notices: [], meetings: [],
  movement: "", behind: false, tournament: null, offset: 0, connected: false};
const listeners = [];

// Calls a function with each change; the returned function stops that
export function listen(listener) {
  listeners.push(listener);
  return () => listeners.splice(listeners.indexOf(listener), 1);
}

const byAgent = new Map();

let colours = new Map();

export const colourOf = agent => colours.get(agent) ?? 0;
export const nameOf = agent => byAgent.get(agent)?.name ?? agent;
// The rows with a place: the public may see only the first ones
export const toldRows = () => state.standings.filter(row => row.place > 0);
// Whether nothing of the tournament is shown before its first place is revealed
export const isHidden = () => state.tournament.state === "frozen" && state.revealed.length === 0 && state.standings.every(row => row.games === 0);
// The current time at the server
export const now = () => Date.now() + state.offset;

// Maps the cell numbers of a message to ours
function adopt(views, cells) {
  for (const view of views) {
    view.cells = cells;
  }
}

function take(id, kind, data) {
  state.id = id;
  state.offset = data.now - Date.now();
  adopt(data.playing ?? [], data.cells ?? []);
  if (kind === "snapshot") {
    Object.assign(state, data);
    data.gone = [];
    data.ended = [];
  } else {
    const {playing = [], gone = [], ended = [], ...whole} = data;
    delete whole.cells;
    Object.assign(state, whole);
    // The last plies of a game arrive with the message that it has ended
    const changed = new Map(playing.map(game => [game.id, game]));
    const known = new Set(state.playing.map(game => game.id));
    state.playing = [...state.playing.map(game => changed.get(game.id) ?? game), ...playing.filter(game => !known.has(game.id))]
      .filter(game => !gone.includes(game.id));
    state.recent = [...[...ended].reverse(), ...state.recent].slice(0, RECENT);
  }
  byAgent.clear();
  state.standings.forEach(row => byAgent.set(row.agent, row));
  colours = coloursOf(byAgent.keys());
  tell({kind, ...data});
}

function tell(changes) {
  [...listeners].forEach(listener => listener(changes));
}

function connected(is) {
  if (state.connected !== is) {
    state.connected = is;
    tell({kind: "connection"});
  }
}

// For connections without a stream
async function ask() {
  const told = await (await fetch(api("/state", state.id === null ? {} : {after: state.id}))).json();
  if (state.id === null) {
    take(told.id, "snapshot", told);
  } else {
    told.messages.forEach(message => take(message.id, message.kind, message.data));
  }
}

// A screen follows the current tournament
function beat(data) {
  if (location.pathname === "/screen" && data !== "of=" + of) {
    location.reload();
  }
}

export const connect = () => stream(api("/events"), {kinds: ["snapshot", "news"], take, beat, ask, connected});
