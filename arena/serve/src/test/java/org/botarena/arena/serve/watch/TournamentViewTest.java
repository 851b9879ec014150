package org.botarena.arena.serve.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.arena.news.LiveReader;
import org.botarena.arena.news.News;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.serve.RunningCup;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.StandingClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a tournament shows, whoever tells of it. */
class TournamentViewTest {
    @TempDir
    private Path folder;

    private final StandingClock clock = new StandingClock(Instant.parse("2026-11-20T12:00:00Z"));

    private Path cup() {
        return folder.resolve("cup");
    }

    private TournamentView view() {
        return new TournamentView(cup(), Games.installed(), clock);
    }

    /** As JSON, when all that is due has been computed; without what depends on when somebody looked. */
    private String settled(TournamentView view) {
        view.step();
        clock.advance(Duration.ofHours(1));
        view.step();
        return Answer.text(view.step())
                .replaceFirst("\"id\":\"[^\"]*\",\"now\":[0-9]+,", "")
                .replaceFirst("\"ends\":\"[^\"]*\"", "\"ends\":null")
                .replaceAll("\"change\":-?[0-9]+", "\"change\":0")
                .replaceFirst("\"movement\":\"[^\"]*\"", "\"movement\":\"\"");
    }

    @Test
    void aHostedAFollowedAndAReadTournamentLookTheSameAtTheSameEntry() throws IOException {
        try (RunningCup running = new RunningCup(cup(), 2, "anna", "bert", "late")) {
            TournamentView hosted = view();
            TournamentView followed = view();
            LiveReader reader = new LiveReader(cup());
            hosted.load();
            followed.load(reader);
            running.listen(hosted);
            for (int i = 0; i < 4; i++) {
                running.play();
            }
            running.tellOf(new News.Noticed(Sentence.of("disturbance.none")));
            GameRecord game = running.draw();
            running.begin(game);
            running.ply(game, game.fixture().opening().size());
            followed.take(reader.news());
            String shown = settled(hosted);
            assertTrue(shown.contains("\"kind\":\"fault\""), shown);
            assertTrue(shown.contains("\"playing\":[{"), shown);
            assertEquals(shown, settled(followed), "another process follows it");
            TournamentView read = view();
            read.load();
            assertEquals(shown, settled(read), "somebody comes later");
        }
    }

    @Test
    void whatAHostedTournamentTellsNeedsNoFileOfItsNews() throws IOException {
        try (RunningCup running = new RunningCup(cup(), 2, "anna", "bert")) {
            TournamentView hosted = view();
            hosted.load();
            running.listen(hosted);
            GameRecord game = running.draw();
            running.begin(game);
            int opening = game.fixture().opening().size();
            for (int ply = opening; ply < opening + 3; ply++) {
                Files.delete(cup().resolve("live/00000001.jsonl"));
                Files.createFile(cup().resolve("live/00000001.jsonl"));
                running.ply(game, ply);
            }
            assertEquals(opening + 3, hosted.running().get(0).moves().size());
            running.end(game);
            assertEquals(List.of(), hosted.running());
            assertEquals(game.id(), hosted.games(entrant -> true, 1).get(0).id());
        }
    }

    @Test
    void itIsEmptyUntilTheTournamentBeginsAndHearsOfThat() {
        TournamentView view = view();
        assertEquals(List.of(), view.rows());
        assertEquals(-1, view.sequence());
        try (RunningCup running = new RunningCup(cup(), 2, "anna", "bert")) {
            running.listen(view);
            running.tellOf(new News.Begins(2, Optional.empty()));
            assertEquals(2, view.rows().size());
            assertEquals(2, view.ended());
        }
    }

    @Test
    void whatIsRatedOfAChapterBeforeDecidesThePlaces() {
        try (RunningCup running = new RunningCup(cup(), 12, "anna", "bert")) {
            running.kill();
        }
        TournamentView before = view();
        before.load();
        TournamentView after = view();
        after.carry(before.counted());
        after.load();
        assertEquals(
                List.of(1, 2),
                after.rows().stream().map(row -> row.standing().place()).toList());
        assertTrue(after.rows().get(0).elo() >= after.rows().get(1).elo());
    }
}
