// A stream of events that is reopened after a break. If no stream works, changes are requested every two seconds.
const SILENCE = 40000; // a heartbeat arrives every 15 s
const ASK = 2000;

// kinds: of the messages for take, with id, kind and data; beat: receives heartbeats; ask: requests changes; connected:
// receives whether the server answers
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

  // For a proxy that holds the stream back
  const question = () => ask().then(hear, lost);

  // A browser opens six connections to a server, so a hidden tab keeps none.
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

  // A closed stream is reopened; a silent one is replaced by requests until it resumes.
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
  // A page may be kept with its stream after the reader leaves it
  window.addEventListener("pagehide", () => source.close());
  setInterval(watchOver, ASK);
}
