package org.botarena.training;

import java.util.List;
import org.botarena.api.Position;
import org.botarena.training.network.Adam;
import org.botarena.training.network.Parameters;

/**
 * The complete state of a training between two rounds, which together with the settings determines the rest.
 *
 * @param iteration rounds done
 * @param steps of the optimiser
 * @param games played
 * @param coreMillis CPU time of all threads, in milliseconds
 * @param parameters of the network
 * @param adam the optimiser's state
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
