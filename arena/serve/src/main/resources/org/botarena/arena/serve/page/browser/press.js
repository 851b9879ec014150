// What is pressed on and replaced before it is released is not clicked: a page changes when nothing is pressed.
let isPressed = false;
const waiting = [];

function released() {
  isPressed = false;
  setTimeout(() => isPressed || waiting.splice(0).forEach(action => action())); // after the click that comes of it
}

addEventListener("pointerdown", event => { isPressed = event.button === 0; }, true);
["pointerup", "pointercancel", "dragend", "blur"].forEach(kind => addEventListener(kind, released, true));

// Does something as soon as nothing is pressed, in the order in which it was asked for
export function unpressed(action) {
  if (isPressed || waiting.length > 0) {
    waiting.push(action);
  } else {
    action();
  }
}
