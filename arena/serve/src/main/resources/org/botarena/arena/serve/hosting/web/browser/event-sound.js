// Sounds of a game, which a person switches on; they are synthesised here, not loaded.
import {remembered} from "./language.js";

const KEY = "sound";
const NOTES = {ply: [[330, 0, 0.05]], own: [[440, 0, 0.05]], won: [[523, 0, 0.12], [659, 0.12, 0.12], [784, 0.24, 0.25]],
  lost: [[392, 0, 0.15], [311, 0.15, 0.3]], draw: [[440, 0, 0.2]]};
let context = null;

export const hasSound = () => remembered(KEY) === "on";

export function play(name) {
  if (!hasSound()) {
    return;
  }
  context ??= new AudioContext();
  for (const [pitch, after, length] of NOTES[name] ?? []) {
    const begin = context.currentTime + after;
    const tone = new OscillatorNode(context, {type: "triangle", frequency: pitch});
    const loudness = new GainNode(context, {gain: 0.15});
    loudness.gain.setValueAtTime(0.15, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}

export function switchSound(isOn) {
  remembered(KEY, isOn ? "on" : "off");
  play("ply");
}
