package org.botarena.arena.report.plan;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Collectors;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.schedule.Unplayed;

/** Counts the games for a {@link Progress}. One thread at a time. */
public final class ProgressWatch implements Spectator {
    private final long games;
    private final Clock clock;
    private final Progress progress;
    private final Instant start;
    private long done;
    private String last = "";

    /** Starts the clock. */
    public ProgressWatch(long games, Clock clock, Progress progress) {
        this.games = games;
        this.clock = clock;
        this.progress = progress;
        this.start = clock.instant();
    }

    @Override
    public void ended(GameRecord game) {
        String scores =
                game.result().scores().stream().map(RoundedNumbers::plain).collect(Collectors.joining(":"));
        show(players(game) + " " + scores);
    }

    @Override
    public void unplayed(Unplayed game) {
        show(players(game.game()) + " not played");
    }

    private static String players(GameRecord game) {
        return game.names().stream().distinct().collect(Collectors.joining(" - "));
    }

    private void show(String ended) {
        done++;
        last = Columns.visible(ended);
        tick();
    }

    @Override
    public void tick() {
        progress.show(new Progress.Status(done, games, Duration.between(start, clock.instant()), last));
    }
}
