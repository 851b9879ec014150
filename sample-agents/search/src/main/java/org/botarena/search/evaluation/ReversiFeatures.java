package org.botarena.search.evaluation;

import org.botarena.game.reversi.Reversi;

/**
 * Features of unfinished games of Reversi, each in -1..1.
 *
 * <p>Source of the features: the course of the Sorbonne (heuristics for UCB), and Rosenbloom, A
 * World-Championship-Level Othello Program, 1982: mobility decides the middle game, corners are never lost, and the
 * number of discs means little until the end.
 */
public final class ReversiFeatures {
    private static final int CORNERS = 4;

    private ReversiFeatures() {}

    /** The number of a player's legal squares against the opponent's. */
    public static Evaluation<Reversi> mobility() {
        return (position, player) -> Evaluation.lead(position.mobility(player), position.mobility(1 - player));
    }

    /** The player's corners minus the opponent's. */
    public static Evaluation<Reversi> corners() {
        return (position, player) -> {
            long corners = corners(position.size());
            double forTheMover = Long.bitCount(position.mover() & corners) - Long.bitCount(position.other() & corners);
            return (player == position.side() ? forTheMover : -forTheMover) / CORNERS;
        };
    }

    /** The player's discs against the opponent's. */
    public static Evaluation<Reversi> discs() {
        return (position, player) -> Evaluation.lead(position.discs(player), position.discs(1 - player));
    }

    /** The search's value of an unfinished game of Reversi: mobility and corners. */
    public static Evaluation<Reversi> suited() {
        return mobility().times(35).plus(corners().times(50));
    }

    private static long corners(int size) {
        return size == 8 ? 0x8100000000000081L : size == 6 ? 0x0000210000000021L : 0x0000000009000009L;
    }
}
