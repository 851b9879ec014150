package org.botarena.training;

import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;

/**
 * The settings of a training; with one thread they determine every bit of the weights. Immutable.
 *
 * @param game the game with its options
 * @param seed of all random numbers
 * @param channels of the network
 * @param blocks of the network
 * @param rounds of games and steps
 * @param games games of a round, all played at the same time
 * @param simulations of a full search; a quick one has a quarter. The first half of the first cycle has half of it
 * @param randomPlies the maximum number of random plies at the start of a game
 * @param window positions that are learned from, the latest
 * @param batch positions of a step
 * @param reuse the average number of uses of a position
 * @param rate of learning at the start; {@link Cycles} say how it falls
 * @param solved the maximum number of positions for solving a position at the end of a game; 0 disables solving
 * @param isShuffled whether positions and targets are mixed up: a control experiment that must learn nothing
 */
public record TrainingSettings(
        String game,
        long seed,
        int channels,
        int blocks,
        Cycles rounds,
        int games,
        int simulations,
        int randomPlies,
        int window,
        int batch,
        int reuse,
        double rate,
        int solved,
        boolean isShuffled) {
    /** Rejects invalid numbers. */
    public TrainingSettings {
        if (Math.min(Math.min(channels, blocks), games) < 1
                || Math.min(Math.min(simulations, window), Math.min(batch, reuse)) < 1
                || Math.min(randomPlies, solved) < 0
                || !(rate > 0)) {
            throw new IllegalArgumentException(
                    "a training needs numbers above 0, save for the random plies and the positions looked at to solve one, which may be 0: "
                            + text());
        }
    }

    /** The share of the moves that are searched fully, from which the network learns. */
    static final double FULL_SEARCHES = 0.25;

    /** c in the loss (z - v)² - pi log p + c |theta|². */
    static final double DECAY = 1e-4;

    /** The settings as {@code name=value} pairs separated by blanks. */
    public String text() {
        StringJoiner text = new StringJoiner(" ");
        for (RecordComponent each : TrainingSettings.class.getRecordComponents()) {
            try {
                text.add(each.getName() + "=" + each.getAccessor().invoke(this));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e); // Cannot happen: the accessors are public.
            }
        }
        return text.toString();
    }

    /**
     * Whether a training with these settings can continue with others: that is, they are equal except for further
     * cycles of rounds.
     */
    boolean begin(TrainingSettings others) {
        return rounds.begin(others.rounds) && with(others.rounds).equals(others);
    }

    /** A copy with different rounds. */
    TrainingSettings with(Cycles others) {
        return new TrainingSettings(
                game,
                seed,
                channels,
                blocks,
                others,
                games,
                simulations,
                randomPlies,
                window,
                batch,
                reuse,
                rate,
                solved,
                isShuffled);
    }

    /** Reads the text of {@link #toString}. */
    static TrainingSettings parse(String text) {
        Map<String, String> values = new HashMap<>();
        for (String pair : text.split(" ", -1)) {
            values.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
        }
        return new TrainingSettings(
                values.get("game"),
                Long.parseLong(values.get("seed")),
                whole(values, "channels"),
                whole(values, "blocks"),
                Cycles.parse(values.get("rounds")),
                whole(values, "games"),
                whole(values, "simulations"),
                whole(values, "randomPlies"),
                whole(values, "window"),
                whole(values, "batch"),
                whole(values, "reuse"),
                Double.parseDouble(values.get("rate")),
                whole(values, "solved"),
                Boolean.parseBoolean(values.get("isShuffled")));
    }

    private static int whole(Map<String, String> values, String name) {
        return Integer.parseInt(values.get(name));
    }

    /** The learning rate of a round. */
    double rate(int round) {
        return rate * rounds.rate(round);
    }

    /** The number of simulations of a full search in a round. */
    int simulations(int round) {
        return 2 * round < rounds.cycles().get(0) ? Math.max(1, simulations / 2) : simulations;
    }
}
