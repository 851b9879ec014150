package org.botarena.search.evaluation;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Scoring;
import org.botarena.search.montecarlo.PlayOut;

/**
 * Random games as an evaluation: {@link Scoring} of a number of them, times WIN, from the side of the asking player. As
 * the value of unfinished leaves it gives the Monte-Carlo versions of the alpha-beta family of the Bordeaux course
 * (jalon 03, sections 4.3 and 5.1): NegAlphaBeta_MC, NegAlphaBeta_Memory_MC, IterativeDeepening_MC.
 *
 * <p>The search always asks for the player who searches (the course's {@code rootPlayer=True}), so a draw is half a win
 * to that player everywhere in the tree.
 *
 * @param rules of the game
 * @param games games played for a leaf, the course's {@code nbSim}
 * @param random source of the random moves
 */
public record Simulation<P extends Position<P>>(Rules<P> rules, int games, RandomGenerator random)
        implements Evaluation<P> {
    @Override
    public double of(P position, int player) {
        Evaluation<P> result = Endings.result(rules);
        PlayOut<P> playOut = new PlayOut<>(rules, random);
        int wins = 0;
        int losses = 0;
        for (int i = 0; i < games; i++) {
            double end = result.of(playOut.end(position), player);
            wins += end > 0 ? 1 : 0;
            losses += end < 0 ? 1 : 0;
        }
        return WIN * Scoring.scoring(wins, losses, games - wins - losses);
    }
}
