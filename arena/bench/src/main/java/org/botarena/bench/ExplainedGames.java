package org.botarena.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.arena.coach.Coach;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.explain.KeyMoment;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.store.Store;

/** The time that the coach takes for lost games of a recorded tournament, on an otherwise idle core. */
public final class ExplainedGames {
    private static final int GAMES = 40;
    private static final double PROMISED_MINUTES = 20;

    private ExplainedGames() {}

    /** Prints a table for the named results folder. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Quantiles seconds = new Quantiles("a lost game", "s");
        int moments = 0;
        int exact = 0;
        long began = System.nanoTime();
        List<GameRecord> lost = lost(Path.of(args[0]));
        try (Coach coach = new Coach(Machine.here())) {
            for (GameRecord game : lost) {
                long start = System.nanoTime();
                Optional<KeyMoment> moment = coach.moment(game, Explanation.losers(game));
                seconds.add((System.nanoTime() - start) / 1e9);
                moments += moment.isPresent() ? 1 : 0;
                exact += moment.filter(KeyMoment::isExact).isPresent() ? 1 : 0;
            }
        }
        Quantiles.print("the coach on %s, %s games".formatted(lost.get(0).game(), lost.size()), seconds);
        System.out.printf(
                Locale.ROOT,
                "%d moments, %d of them exact; all in %.1f min (promised: %.0f)%n",
                moments,
                exact,
                (System.nanoTime() - began) / 60e9,
                PROMISED_MINUTES);
    }

    private static List<GameRecord> lost(Path folder) {
        List<GameRecord> lost = new ArrayList<>();
        try (Store store = Store.read(folder)) {
            Terms terms = store.setup(Games.installed()).terms();
            store.games().each(stored -> {
                GameRecord game = terms.published(stored);
                if (lost.size() < GAMES
                        && !game.isDisturbed()
                        && !game.winners().isEmpty()) {
                    lost.add(game);
                }
            });
        }
        return lost;
    }
}
