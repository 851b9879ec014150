package org.botarena.arena.serve.watch;

/** What is told of a tournament: how it stands, or what is new. */
public sealed interface Told permits Snapshot, Messages {}
