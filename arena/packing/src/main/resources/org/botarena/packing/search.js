// The search of the pages: every typed word must occur in a section; words in a heading count more. The index is loaded
// on the first key press as a script, because a page opened from disk may not read files.
'use strict';
const field = document.querySelector('nav input');
const results = document.querySelector('nav ol');
const up = document.currentScript.dataset.up;
const french = document.documentElement.lang === 'fr';
let all = null;

function sections(found) {
  all = found;
  search();
}

const plain = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function rank([, title, heading, text], words) {
  let sum = 0;
  for (const word of words) {
    const count = (plain(title).includes(word) ? 20 : 0) + (plain(heading).includes(word) ? 10 : 0)
      + Math.min(5, plain(text).split(word).length - 1);
    if (count === 0) return 0;
    sum += count;
  }
  return sum;
}

// The words around the first match.
function extract(text, words) {
  const at = Math.max(0, Math.min(...words.map(word => plain(text).indexOf(word)).filter(place => place >= 0), text.length) - 60);
  return (at > 0 ? '…' : '') + text.slice(at, at + 180) + (at + 180 < text.length ? '…' : '');
}

function entry([link, title, heading, text], words) {
  const item = document.createElement('li');
  const anchor = document.createElement('a');
  anchor.href = up + link;
  anchor.textContent = heading === '' ? title : `${title}: ${heading}`;
  const about = document.createElement('p');
  about.textContent = extract(text, words);
  item.append(anchor, about);
  return item;
}

function search() {
  const words = plain(field.value).split(/\s+/).filter(word => word !== '');
  if (all === null || words.length === 0) {
    results.replaceChildren();
    return;
  }
  const found = all.map(section => [rank(section, words), section]).filter(([sum]) => sum > 0)
    .sort(([one], [other]) => other - one).slice(0, 12).map(([, section]) => entry(section, words));
  if (found.length === 0) {
    const nothing = document.createElement('li');
    nothing.textContent = french ? 'Aucune page ne contient tous ces mots.' : 'No page has all of these words.';
    found.push(nothing);
  }
  results.replaceChildren(...found);
}

function load() {
  const script = document.createElement('script');
  script.src = up + 'search-index.js';
  document.head.append(script);
}

field.addEventListener('focus', load, {once: true});
field.addEventListener('input', search);
field.addEventListener('keydown', event => {
  if (event.key === 'Escape') {
    field.value = '';
    search();
  }
});
document.addEventListener('keydown', event => {
  if (event.key === '/' && document.activeElement !== field) {
    event.preventDefault();
    field.focus();
  }
});
document.querySelector('nav label').hidden = false;
