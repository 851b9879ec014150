// How things stand, kept up by the stream of events; where no stream gets through, by asking every two seconds.
import {api, of} from "./dom.js";

const SILENCE = 40000; // there is a heartbeat every 15 s
const ASK = 2000;
const RECENT = 20;

export const state = {id: null, standings: [], revealed: [], playing: [], cells: [], recent: [], ticker: [], notices: [], meetings: [],
  movement: "", tournament: null, offset: 0, connected: false};
const listeners = [];
let source = null;
let heard = Date.now();
let asking = null;

// Calls it with what is new, whenever something is
export const listen = listener => listeners.push(listener);

const byAgent = new Map();

export const nameOf = agent => byAgent.get(agent)?.name ?? agent;
export const rowOf = agent => byAgent.get(agent);
// What time it is where the games are played
export const now = () => Date.now() + state.offset;

// Numbers of the cells of a message become numbers of ours
function adopt(views, cells) {
  for (const view of views) {
    view.cells = cells;
  }
}

function take(id, kind, data) {
  heard = Date.now();
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
    const leaving = new Set([...gone, ...playing.map(game => game.id)]);
    const kept = new Map(playing.map(game => [game.id, game]));
    state.playing = [...state.playing.filter(game => kept.has(game.id) || !leaving.has(game.id))
      .map(game => kept.get(game.id) ?? game),
    ...playing.filter(game => !state.playing.some(one => one.id === game.id))];
    state.recent = [...[...ended].reverse(), ...state.recent].slice(0, RECENT);
  }
  byAgent.clear();
  state.standings.forEach(row => byAgent.set(row.agent, row));
  tell({kind, ...data});
}

function tell(changes) {
  listeners.forEach(listener => listener(changes));
}

function connected(is) {
  if (state.connected !== is) {
    state.connected = is;
    tell({kind: "connection"});
  }
}

function open() {
  source?.close();
  source = new EventSource(api("/events"));
  for (const kind of ["snapshot", "news"]) {
    source.addEventListener(kind, event => {
      connected(true);
      take(event.lastEventId, kind, JSON.parse(event.data));
    });
  }
  source.addEventListener("beat", event => {
    heard = Date.now();
    connected(true);
    if (location.pathname === "/screen" && event.data !== "of=" + of) {
      location.reload(); // a screen follows what is on
    }
  });
  source.addEventListener("error", () => connected(false));
}

// Where a proxy holds the stream back
async function ask() {
  try {
    const answer = await fetch(api("/state", state.id === null ? {} : {after: state.id}));
    const told = await answer.json();
    if (state.id === null) {
      take(told.id, "snapshot", told);
    } else {
      told.messages.forEach(message => take(message.id, message.kind, message.data));
    }
    heard = Date.now();
    connected(true);
  } catch {
    connected(false);
  }
}

// A browser opens six connections to a server: a tab that nobody sees keeps none.
let hiding = null;

function seen() {
  clearTimeout(hiding);
  if (document.hidden) {
    hiding = setTimeout(() => {
      source.close();
      hiding = "closed";
    }, 5000);
  } else if (hiding === "closed") {
    hiding = null;
    heard = Date.now();
    open();
  }
}

// A closed stream is opened again; one that says nothing is replaced by questions until it does.
function watchOver() {
  if (hiding === "closed") {
    return;
  }
  const isSilent = Date.now() - heard > SILENCE;
  if (source.readyState === EventSource.CLOSED) {
    open();
  }
  if (isSilent && asking === null) {
    asking = setInterval(ask, ASK);
  } else if (!isSilent && asking !== null && source.readyState === EventSource.OPEN && state.connected) {
    clearInterval(asking);
    asking = null;
  }
}

export function connect() {
  open();
  document.addEventListener("visibilitychange", seen);
  setInterval(watchOver, ASK);
}
