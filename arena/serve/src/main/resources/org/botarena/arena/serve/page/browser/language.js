// The language of a page: the reader's choice, here or on another page, else the browser's.
import {h} from "./preact.js";
import {say} from "./texts.js";

const LANGUAGES = ["en", "fr"];

// The value that the browser keeps under a name, after an update. storage: for the session or permanently
export function remembered(name, value, storage = "localStorage") {
  try {
    if (value !== undefined) {
      window[storage].setItem(name, value);
    }
    return window[storage].getItem(name);
  } catch {
    return value ?? null; // a browser without storage
  }
}

export function language() {
  const chosen = new URLSearchParams(location.search).get("language");
  if (LANGUAGES.includes(chosen)) {
    return remembered("language", chosen) ?? chosen;
  }
  const before = remembered("language");
  return LANGUAGES.includes(before) ? before : document.documentElement.lang;
}

// The link to the same page in the other language
export function otherLanguage() {
  const other = LANGUAGES.find(one => one !== document.documentElement.lang);
  const address = new URL(location.href);
  address.searchParams.set("language", other);
  return h("a", {href: address.pathname + address.search + address.hash, lang: other, hreflang: other}, say("language." + other));
}
