package org.botarena.arena.ticker;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.tournament.Tournament.Ending;
import org.botarena.arena.tournament.standing.Standings;

/** Tells the person or the program that started a tournament how it goes. One thread, but for the ticker. */
public interface Announcer {
    /** Before the first game. */
    void planned(Plan plan);

    /**
     * For the time of the games.
     *
     * @param games in all; where results or the time decide that, at most
     * @param until when it is to end; empty: after all games
     * @param standings of the games so far, asked for as often as they are shown
     */
    Ticker ticker(long games, Optional<Instant> until, Supplier<Standings> standings);

    /**
     * After the last game.
     *
     * @param tables of all games
     * @param trimmed what the time did not allow, in a sentence
     * @param results the folder
     */
    void finished(Ending ending, Scoreboard tables, Optional<String> trimmed, Path results);
}
