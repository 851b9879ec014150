// What is said, by key: the page that uses this fills it.
export const texts = {};

// A text of the page's language, filled in
export function say(key, ...parts) {
  let next = 0;
  return (texts[key] ?? key).replace(/%s/g, () => parts[next++]);
}
