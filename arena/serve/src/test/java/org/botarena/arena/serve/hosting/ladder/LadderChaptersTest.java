package org.botarena.arena.serve.hosting.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Kept;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.view.TournamentView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A ladder of many games is put aside, and another one begins: what was learned of those who play on stays. */
class LadderChaptersTest {
    @TempDir
    private Path event;

    private void play(Path folder, int games, String... names) {
        new Kept(
                        folder,
                        Kept.setup(
                                new RoundRobin(),
                                2,
                                Stream.of(names)
                                        .map(name -> Kept.entrant(name, 1))
                                        .toArray(Entrant[]::new)))
                .playUntil(games);
    }

    @Test
    void theOnesThatEndedKeepTheirOrder() throws Exception {
        LadderChapters chapters = new LadderChapters(event);
        for (int i = 0; i < 11; i++) {
            Files.createDirectories(chapters.current().resolve("" + i));
            chapters.end();
        }
        assertEquals(11, chapters.past().size());
        assertEquals(event.resolve("ladder-11"), chapters.past().get(10));
        assertEquals(false, Files.exists(chapters.current()));
    }

    @Test
    void gamesAmongThoseWhoPlayOnStillCountForTheRatings() {
        LadderChapters chapters = new LadderChapters(event);
        TournamentView view = new TournamentView(chapters.current(), Games.installed(), Clock.systemUTC());
        LadderRanking ranking = new LadderRanking(() -> view);
        play(chapters.current(), 12, "anna", "bert", "carl");
        chapters.end();
        ranking.turn(LadderRanking.games(chapters.past().get(0)), Set.of("anna", "bert"));
        assertEquals(12, ranking.games());
        assertEquals(0, ranking.chapter());
        play(chapters.current(), 2, "anna", "bert", "dora");
        view.load();
        List<Row> lines = ranking.rows();
        assertEquals(14, ranking.games());
        assertEquals(
                Set.of("anna", "bert", "dora"),
                Set.copyOf(lines.stream().map(Row::entrant).toList()));
        assertNotNull(lines.stream()
                .filter(line -> line.entrant().equals("anna"))
                .findFirst()
                .orElseThrow()
                .elo());
        assertEquals(8, ranking.played().get("carl"));
    }
}
