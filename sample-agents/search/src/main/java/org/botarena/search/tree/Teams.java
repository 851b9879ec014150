package org.botarena.search.tree;

import org.botarena.api.Rules;

/** The teams of the players. */
final class Teams {
    private final int[] side; // By player: 1 in the team of player 0, -1 in another.
    private final boolean areTwo;

    Teams(Rules<?> rules) {
        side = new int[rules.players()];
        int other = 0;
        boolean isThird = false;
        for (int player = 0; player < side.length; player++) {
            side[player] = rules.team(player) == rules.team(0) ? 1 : -1;
            if (side[player] < 0) {
                isThird |= other > 0 && rules.team(player) != rules.team(other);
                other = player;
            }
        }
        areTwo = other > 0 && !isThird;
    }

    int players() {
        return side.length;
    }

    /** Whether one team's win is the other's loss; only then does a result determine the winner. */
    boolean areTwo() {
        return areTwo;
    }

    /** 1 for a player in the team of player 0, -1 for any other. */
    int side(int player) {
        return side[player];
    }
}
