// An author writes an agent in the browser, runs it, and submits it.
import "./codemirror.js";
import "./clike.js";
import "./python.js";
import {Component, createRef, h} from "./preact.js";
import {remembered} from "./language.js";
import {say} from "./texts.js";
import {viewerOf} from "./viewer.js";
import {shownGame, told} from "./event-board.js";
import {Acting, button, form, frame, get, moment, panel, post} from "./event-frame.js";

const SAVE_AFTER = 1500; // milliseconds without a key
const RETRY = 3000; // milliseconds before an unsaved draft is sent again
const LOOK = 500; // milliseconds between two requests about a run
const MODES = {java: "text/x-java", python: "python"};
const CODE = {java: ".java", python: ".py"};

let event = null;
let state = null; // the server's data about drafts, with the current texts
let file = ""; // the name of the file shown
let saving = null; // a timer
let isSaved = true;
let trouble = ""; // the reason why the draft could not be saved
let opponent = "random";
let handedIn = "";
let viewer = null;
let opened = 0; // the number of drafts shown so far; each has a separate text field

// Text that is not on the server yet is kept in the browser's storage, and sent when the page is opened again
const unsaved = () => "draft " + event.me.number;
const keepHere = draft => remembered(unsaved(), JSON.stringify(draft));
const keptHere = () => JSON.parse(remembered(unsaved()) ?? "null");

const written = () => ({number: state.number, language: state.language.toUpperCase(), files: state.files});

// The server has saved a draft
function kept(sent, {number, saved}) {
  state.number = number;
  state.drafts = [{number, saved, language: state.language}, ...state.drafts.filter(one => one.number !== number)];
  isSaved = sent.files === state.files;
  keepHere(isSaved ? null : written());
}

async function save() {
  clearTimeout(saving);
  const sent = written();
  try {
    kept(sent, await post("/drafts", sent));
    trouble = "";
  } catch (problem) {
    trouble = problem.message;
    saving = setTimeout(save, RETRY);
  }
  draw();
}

function changed(files) {
  state.files = files;
  isSaved = false;
  keepHere(written());
  clearTimeout(saving);
  saving = setTimeout(save, SAVE_AFTER);
  draw();
}

// The text field. CodeMirror keeps its own state, so each file of a draft gets a separate field
class Code extends Component {
  place = createRef();

  shouldComponentUpdate({errors}) {
    this.mark(errors);
    return false;
  }

  componentDidMount() {
    const {name, language, text, errors} = this.props;
    this.code = window.CodeMirror(this.place.current, {value: text, mode: MODES[language], lineNumbers: true, indentUnit: 4,
      screenReaderLabel: say("editor.text", name), extraKeys: {
        Tab: code => code.execCommand(code.somethingSelected() ? "indentMore" : "insertSoftTab"), "Shift-Tab": "indentLess",
        Esc: () => document.querySelector("#run").focus(), "Ctrl-Enter": run, "Cmd-Enter": run}});
    this.code.on("change", () => changed({...state.files, [name]: this.code.getValue()}));
    this.marks = [];
    this.mark(errors);
  }

  // Shows each error below its line
  mark(errors) {
    this.marks.forEach(mark => mark.clear());
    this.marks = errors.filter(({line}) => line <= this.code.lineCount()).map(({line, message}) => {
      const text = document.createElement("div");
      text.className = "line-error";
      text.textContent = message === "" ? say("editor.here") : message;
      return this.code.addLineWidget(line - 1, text);
    });
    if (this.marks.length > 0) {
      this.code.scrollIntoView({line: errors[0].line - 1, ch: 0}, 60);
    }
  }

  render() {
    return h("div", {class: "code-field", ref: this.place});
  }
}

const errorsNow = () => state.run !== null && state.run.number === state.number ? state.run.errors : [];

function show(next) {
  state = next;
  opened++;
  file = Object.keys(state.files).find(name => name === file) ?? Object.keys(state.files).find(name => /agent/i.test(name)) ?? Object.keys(state.files)[0];
  isSaved = true;
  draw();
}

async function open(query) {
  if (!isSaved) {
    await save();
  }
  show(await get("/drafts", query));
}

async function run() {
  handedIn = "";
  clearTimeout(saving);
  const draft = written();
  state.run = await post("/drafts/run", {...draft, opponent});
  kept(draft, state.run);
  draw();
  await followRun();
}

async function followRun() {
  while (state.run !== null && state.run.state !== "over") {
    await new Promise(done => setTimeout(done, LOOK));
    state.run = (await get("/drafts/run")).run;
    draw();
  }
  const [first] = errorsNow();
  if (first !== undefined && first.file !== file && first.file in state.files) {
    file = first.file;
    draw();
  }
}

async function submit() {
  const receipt = await post("/drafts/submit", written());
  await save();
  handedIn = say("receipt", receipt.file, moment(receipt.received), receipt.sha256);
  draw();
}

// The board of the draft's game
class Board extends Component {
  place = createRef();

  componentDidMount() {
    viewer = viewerOf(this.place.current, {});
    const {game, number} = this.props;
    viewer.load(shownGame("draft-" + number, game, []), game.game.plies.length);
  }

  shouldComponentUpdate() {
    return false;
  }

  render() {
    return h("div", {ref: this.place});
  }
}

addEventListener("keydown", pressed => {
  if (!(pressed.target instanceof Element && pressed.target.closest(".CodeMirror"))) {
    viewer?.pressed(pressed);
  }
});

function result(last) {
  if (last === null) {
    return h("p", {class: "dim"}, say("editor.none"));
  }
  if (last.state !== "over") {
    const minutes = Math.max(1, Math.ceil(last.minutes));
    return h("p", {role: "status"}, last.place === null ? say("editor.runs") : say("editor.place", last.place, minutes));
  }
  const isMarked = last.board === null && last.errors.length > 0;
  return [h("p", {role: "status"}, last.failure !== "" ? last.failure : last.board === null ? say(last.problems.length > 0 ? "editor.refused" : "editor.disturbed") : say("editor.played", opponent)),
    isMarked ? h("ul", {}, last.errors.map(one => h("li", {}, button(say("editor.line", one.file, one.line), async () => { file = one.file; draw(); }, "plain"), " ", one.message)))
      : last.problems.map(problem => h("p", {class: last.board === null ? "bad" : "dim"}, problem)),
    last.board === null ? null : [h(Board, {key: last.number, game: last.board, number: last.number}), told(last.board)]];
}

class NewFile extends Acting {
  render() {
    return h("details", {class: "new-file"}, h("summary", {}, say("editor.file")), form([["name", say("editor.name"), "text", "", true]], say("editor.add"), async ({name}) => {
      const full = name.includes(".") ? name : name + CODE[state.language];
      file = full;
      changed({...state.files, [full]: state.files[full] ?? ""});
      await save();
    }));
  }
}

function tabs() {
  const names = Object.keys(state.files);
  return h("div", {class: "row tabs", role: "group", "aria-label": say("editor.files")}, names.map(name =>
    h("button", {type: "button", key: name, "aria-pressed": name === file, class: name === file ? "chosen" : "plain", onClick: () => { file = name; draw(); }}, name)),
  names.length < 2 ? null : button(say("editor.remove", file), async () => {
    const {[file]: gone, ...rest} = state.files;
    [file] = Object.keys(rest);
    changed(rest);
    await save();
  }, "plain"), h(NewFile, {}));
}

const choose = (label, options, chosen, take) => h("label", {}, label, h("select", {onChange: event_ => take(event_.target.value)},
  options.map(([value, text]) => h("option", {key: value, value, selected: value === chosen}, text))));

function source() {
  return h("div", {class: "row"},
    state.languages.length < 2 ? null : choose(say("editor.language"), state.languages.map(one => [one, say("editor." + one)]), state.language, template => open({template})),
    choose(say("editor.drafts"), [...state.number === 0 ? [["0", say("editor.template")]] : [], ...state.drafts.map(one => [`${one.number}`, `${say("editor." + one.language)}, ${moment(one.saved)}`])],
      `${state.number}`, number => open({number})),
    button(say("editor.new"), () => open({template: state.language}), "plain"),
    state.number === 0 ? null : h("a", {href: `/api/event/drafts/project?${new URLSearchParams({number: state.number, language: document.documentElement.lang})}`,
      download: ""}, say("editor.project")));
}

function draw() {
  const mayHandIn = event.me.state === "approved" && event.isOpen;
  frame("editor", event.me, h("h1", {}, say("editor")),
    h("div", {class: "editor"},
      h("div", {}, source(), tabs(), h(Code, {key: `${state.language} ${file} ${opened}`, name: file, language: state.language, text: state.files[file], errors: errorsNow().filter(one => one.file === file)}),
        h("p", {class: trouble === "" ? "dim small" : "bad", role: "status", id: "kept"}, trouble !== "" ? say("editor.unsaved", trouble) : say(isSaved ? "editor.saved" : "editor.saving")),
        h("p", {class: "dim small"}, say("editor.keys"))),
      panel(say("editor.result"), h("div", {class: "row"}, choose(say("opponent"), state.opponents.map(one => [one, one]), opponent, name => { opponent = name; }),
        h(Run, {}), mayHandIn ? button(say("hand.in"), submit, "plain") : null),
      mayHandIn ? null : h("p", {class: "dim"}, say(event.me.state === "approved" ? "closed" : "waits")),
      handedIn === "" ? null : h("p", {role: "status"}, handedIn, " ", h("a", {href: "/author"}, say("page.author"))),
      result(state.run))));
}

class Run extends Acting {
  render() {
    return [h("button", {type: "button", id: "run", class: "primary", onClick: () => this.act(run)}, say("editor.run")), this.refusal()];
  }
}

export async function beginEditor() {
  event = await get("");
  const {me} = event;
  if (me === null) {
    location.assign("/join");
    return;
  }
  state = await get("/drafts");
  const here = keptHere();
  if (here !== null) { // the server makes a new draft if this one was continued elsewhere
    Object.assign(state, here, {language: here.language.toLowerCase()});
  }
  opponent = state.opponents.includes("random") ? "random" : state.opponents[0];
}

export async function showEditor() {
  show(state);
  if (keptHere() !== null) {
    await save();
  }
  followRun();
}
