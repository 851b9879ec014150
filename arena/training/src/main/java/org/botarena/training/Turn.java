package org.botarena.training;

import java.util.OptionalInt;
import org.botarena.api.Position;

/**
 * A position of a game, and the values of its moves from a search or a solution. Immutable.
 *
 * @param position in which a player has a choice
 * @param policy the shares of its moves, in their order; adds up to 1
 * @param value of the position, from the mover's side, in -1..1
 * @param known the result of perfect play, 1, 0 or -1 for player 0, if it was found
 * @param isFull whether it was solved, or its search had all its simulations
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Turn<P extends Position<P>>(P position, float[] policy, double value, OptionalInt known, boolean isFull) {}
