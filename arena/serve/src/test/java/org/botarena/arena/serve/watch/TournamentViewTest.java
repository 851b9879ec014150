package org.botarena.arena.serve.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.news.LiveReader;
import org.botarena.arena.news.News;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.roster.profile.AgentId;
import org.botarena.arena.serve.RunningCup;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.store.GameFilter;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.TournamentChanges;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.StandingClock;
import org.botarena.arena.view.GameLine;
import org.botarena.arena.view.GamePage;
import org.botarena.arena.view.GameView;
import org.botarena.arena.view.Headline;
import org.botarena.arena.view.TournamentView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The view of a tournament, whatever reports it. */
class TournamentViewTest {
    @TempDir
    private Path folder;

    private static final GameFilter OF_ANNA =
            new GameFilter(Optional.of("anna"), Optional.empty(), Optional.empty(), Optional.empty());

    private final StandingClock clock = new StandingClock(Instant.parse("2026-11-20T12:00:00Z"));

    private Path cup() {
        return folder.resolve("cup");
    }

    private TournamentView view() {
        return new TournamentView(cup(), Games.installed(), clock);
    }

    /**
     * Everything that it shows as JSON after all pending computations, without data that depends on the time of the
     * request.
     */
    private String settled(TournamentView view) {
        view.step();
        clock.advance(Duration.ofHours(1));
        view.step();
        String snapshot = Answer.text(view.step())
                .replaceFirst("\"id\":\"[^\"]*\",\"now\":[0-9]+,", "")
                .replaceAll("\"change\":-?[0-9]+", "\"change\":0")
                .replaceFirst("\"movement\":\"[^\"]*\"", "\"movement\":\"\"");
        return Stream.of(
                        snapshot,
                        Answer.text(view.page(GameFilter.ALL, 0, 500)),
                        Answer.text(view.page(OF_ANNA, 0, 2)),
                        Answer.text(view.crosstable("anna")))
                .collect(Collectors.joining("\n"));
    }

    private TournamentView followed(LiveReader reader) {
        TournamentView view = view();
        view.load(reader);
        return view;
    }

    private TournamentView read() {
        TournamentView view = view();
        view.load();
        return view;
    }

    @Test
    void aHostedAFollowedAndAReadTournamentLookTheSameAtTheSameEntry() throws IOException {
        try (RunningCup running = new RunningCup(cup(), 2, "anna", "bert", "late")) {
            TournamentView hosted = read();
            LiveReader reader = new LiveReader(cup());
            TournamentView followed = followed(reader);
            running.listen(hosted);
            running.report(new News.RoundDrawn(1, List.of(List.of("anna", "bert"))));
            for (int i = 0; i < 4; i++) {
                running.play();
            }
            running.report(new News.Noticed(Sentence.of("disturbance.none")));
            GameRecord game = running.draw();
            running.begin(game);
            running.ply(game, game.fixture().opening().size());
            running.report(new News.AttemptVoided(game.id(), game.names(), 1, Sentence.of("disturbance.none")));
            running.begin(game);
            followed.take(reader.news());
            String shown = settled(hosted);
            for (String part :
                    List.of("\"kind\":\"fault\"", "\"kind\":\"disturbed\"", "\"playing\":[{", "\"ends\":\"2")) {
                assertTrue(shown.contains(part), part + " in " + shown);
            }
            assertEquals(shown, settled(followed), "another process follows it");
            assertEquals(shown, settled(read()), "a reader who joins later");
            running.end(game);
            running.finish();
            followed.take(reader.news());
            String last = settled(hosted);
            assertTrue(last.contains("\"state\":\"finished\""), last);
            assertEquals(last, settled(followed), "another process has followed it");
            assertEquals(last, settled(read()), "read after its end");
        }
    }

    private List<Integer> changes(TournamentView view) {
        clock.advance(Duration.ofHours(1));
        return view.step().standings().stream().map(Row::change).toList();
    }

    @Test
    void aViewOpenedLaterShowsTheSameChangesOfPlacesInTheRound() {
        try (RunningCup running = new RunningCup(cup(), 2, "anna", "bert", "carl", "late")) {
            TournamentView hosted = read();
            running.listen(hosted);
            hosted.step();
            running.play();
            running.report(new News.RoundDrawn(2, List.of(List.of("anna", "bert"))));
            hosted.step(); // before the table is due
            changes(hosted);
            for (int i = 0; i < 8; i++) {
                running.play();
            }
            List<Integer> shown = changes(hosted);
            assertTrue(shown.stream().anyMatch(change -> change != 0), shown::toString);
            assertEquals(shown, changes(read()));
        }
    }

    @Test
    void theLastGamesComeFirstAlsoWhereTheyAreLookedUpInTheRecord() {
        try (RunningCup running = new RunningCup(cup(), 6, "anna", "bert", "carl")) {
            TournamentView hosted = read();
            running.listen(hosted);
            List<String> played = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                played.add(0, running.play().id());
            }
            GamePage all = hosted.page(GameFilter.ALL, 0, 500);
            assertEquals(9, all.found());
            assertEquals(played, all.games().stream().limit(3).map(GameLine::id).toList());
            GamePage ofAnna = hosted.page(OF_ANNA, 1, 2);
            List<GameLine> hers = all.games().stream()
                    .filter(line -> line.sides().contains(AgentId.of("anna")))
                    .toList();
            assertEquals(new GamePage(hers.size(), 1, hers.subList(1, 3)), ofAnna);
        }
    }

    @Test
    void whatIsThawedIsShownAtOnceAlsoWhenAResultWasExchangedBefore() {
        try (RunningCup running = new RunningCup(cup(), 2, "anna", "bert")) {
            running.finish();
        }
        TournamentView hosted = read();
        String whole = settled(hosted);
        changeOnFile(hosted, changes -> changes.freeze(true));
        assertEquals(List.of(), hosted.step().recent());
        hosted.reload();
        changeOnFile(hosted, TournamentChanges::thaw);
        assertEquals(4, hosted.step().recent().size());
        assertEquals(whole, settled(hosted));
    }

    @Test
    void theHeadlinesAreTheSameAfterARestartAndEndAtAFreeze() {
        List<Headline> atTheFreeze;
        try (RunningCup running =
                new RunningCup(cup(), 1, "anna", "bert", "carl", "dora", "emil", "fred", "gina", "hans")) {
            TournamentView hosted = read();
            running.listen(hosted);
            for (int i = 0; i < 89; i++) { // one at a time: the leaders depend on the order in which games end
                running.play();
            }
            clock.advance(Duration.ofHours(1));
            atTheFreeze = hosted.step().headlines();
            assertTrue(atTheFreeze.stream().anyMatch(one -> one.kind() == Headline.Kind.LEADER), atTheFreeze::toString);
            assertEquals(atTheFreeze, read().step().headlines(), "a server that starts later finds them");
        }
        TournamentView hosted = read();
        changeOnFile(hosted, changes -> changes.freeze(false));
        try (RunningCup running =
                new RunningCup(cup(), 10, "anna", "bert", "carl", "dora", "emil", "fred", "gina", "hans")) {
            running.finish();
        }
        assertEquals(atTheFreeze, read().step().headlines(), "later results are not in the news");
        changeOnFile(hosted, TournamentChanges::thaw);
        List<Headline> all = read().step().headlines();
        assertTrue(all.stream().anyMatch(one -> one.kind() == Headline.Kind.DECIDED), all::toString);
        assertTrue(all.containsAll(atTheFreeze.stream()
                .filter(one -> one.kind() != Headline.Kind.UPSET)
                .toList()));
        changeOnFile(hosted, changes -> changes.freeze(true));
        assertEquals(List.of(), read().step().headlines());
    }

    private void changeOnFile(TournamentView view, Consumer<TournamentChanges> entry) {
        view.change(() -> {
            try (Store store = Store.open(cup())) {
                entry.accept(store.changes());
            }
            return true;
        });
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
            assertEquals(Map.of(game.id(), game.names()), hosted.running());
            GameView shown = hosted.game(game.id(), Language.ENGLISH).orElseThrow();
            assertEquals(opening + 3, shown.game().plies().size());
            running.end(game);
            assertEquals(Map.of(), hosted.running());
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
            running.report(new News.Begins(2, Optional.empty()));
            assertEquals(2, view.rows().size());
            assertEquals(2, view.ended());
        }
    }
}
