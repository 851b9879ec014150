package org.botarena.training;

import org.botarena.api.Position;

/**
 * A position to learn from. Immutable.
 *
 * @param position in which a player is to move
 * @param policy the search's shares of its moves, in their order; adds up to 1
 * @param result z, in -1..1, from the mover's side: 1, 0 or -1 if it is exact
 * @param margin the mover's final lead as a share of the highest, in -1..1
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Sample<P extends Position<P>>(P position, float[] policy, float result, float margin) {}
