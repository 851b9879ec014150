package org.botarena.arena.serve.watch;

/** An answer about a tournament: a snapshot, or the messages since one. */
public sealed interface Told permits Snapshot, Messages {}
