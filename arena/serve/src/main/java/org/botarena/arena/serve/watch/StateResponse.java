package org.botarena.arena.serve.watch;

import com.fasterxml.jackson.annotation.JsonValue;
import org.botarena.arena.view.Snapshot;

/** An answer about a tournament: a snapshot, or the messages since one. */
public sealed interface StateResponse permits StateResponse.Full, Messages {
    /** The current state. */
    record Full(@JsonValue Snapshot snapshot) implements StateResponse {}
}
