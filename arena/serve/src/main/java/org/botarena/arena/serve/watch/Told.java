package org.botarena.arena.serve.watch;

import com.fasterxml.jackson.annotation.JsonValue;
import org.botarena.arena.view.Snapshot;

/** An answer about a tournament: a snapshot, or the messages since one. */
public sealed interface Told permits Told.Whole, Messages {
    /** How things stand. */
    record Whole(@JsonValue Snapshot snapshot) implements Told {}
}
