package org.botarena.training;

import java.util.List;
import org.botarena.api.Position;
import org.botarena.training.network.Adam;
import org.botarena.training.network.Parameters;

/**
 * All that a training has come to between two rounds: with the settings it decides what follows.
 *
 * @param iteration rounds done
 * @param steps of the optimiser
 * @param games played
 * @param coreMillis CPU time of all threads, in milliseconds
 * @param parameters of the network
 * @param adam what the optimiser remembers
 * @param curve a line of figures for each round
 * @param samples the window, from the oldest to the latest
 */
public record TrainingProgress<P extends Position<P>>(
        int iteration,
        int steps,
        long games,
        long coreMillis,
        Parameters parameters,
        Adam adam,
        List<String> curve,
        List<Sample<P>> samples) {}
