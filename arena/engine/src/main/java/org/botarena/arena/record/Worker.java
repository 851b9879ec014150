package org.botarena.arena.record;

/**
 * The machine of a cluster on which a game was played. Immutable.
 *
 * @param name unique in the cluster
 * @param speed positions a second in a fixed search when it joined, for comparing machines
 */
public record Worker(String name, long speed) {}
