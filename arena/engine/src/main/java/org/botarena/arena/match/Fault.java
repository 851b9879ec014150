package org.botarena.arena.match;

/**
 * An agent's fault, which ended its game. Immutable.
 *
 * @param player the seat at fault
 * @param ply the number of the ply that it owed; a failure to start is at the first ply after the opening
 * @param verdict what it did
 */
public record Fault(int player, int ply, Verdict verdict) {}
