// A stream of events that is opened again where it breaks; where none gets through, what is new is asked for every two seconds.
const SILENCE = 40000; // there is a heartbeat every 15 s
const ASK = 2000;

// kinds: of the messages that take gets, with id, kind and data; beat: gets what a heartbeat says; ask: asks for what is new;
// connected: is told whether the server answers
export function stream(address, {kinds, take, beat = () => {}, ask, connected}) {
  let source = null;
  let heard = Date.now();
  let isOpen = false;
  let asking = null;
  let hiding = null;

  function hear() {
    heard = Date.now();
    isOpen = true;
    connected(true);
  }

  function lost() {
    isOpen = false;
    connected(false);
  }

  function open() {
    source?.close();
    source = new EventSource(address);
    for (const kind of kinds) {
      source.addEventListener(kind, event => {
        hear();
        take(event.lastEventId, kind, JSON.parse(event.data));
      });
    }
    source.addEventListener("beat", event => {
      hear();
      beat(event.data);
    });
    source.addEventListener("error", lost);
  }

  // Where a proxy holds the stream back
  const question = () => ask().then(hear, lost);

  // A browser opens six connections to a server: a tab that nobody sees keeps none.
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
      asking = setInterval(question, ASK);
    } else if (!isSilent && asking !== null && source.readyState === EventSource.OPEN && isOpen) {
      clearInterval(asking);
      asking = null;
    }
  }

  open();
  document.addEventListener("visibilitychange", seen);
  // A page that was left may be kept to go back to, its stream with it
  window.addEventListener("pagehide", () => source.close());
  setInterval(watchOver, ASK);
}
