package org.botarena.training;

import java.util.OptionalInt;
import org.botarena.api.Position;

/**
 * A position of a game, and what its moves are worth by a search or a solution. Immutable.
 *
 * @param position one in which a player has a choice
 * @param policy the shares of its moves, in their order; adds up to 1
 * @param value what it is taken for, from the mover's side, in -1..1
 * @param known how the game ends with perfect play, 1, 0 or -1 for player 0, if that was found out
 * @param isFull whether it was solved, or its search had all its simulations
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares two
record Turn<P extends Position<P>>(P position, float[] policy, double value, OptionalInt known, boolean isFull) {}
