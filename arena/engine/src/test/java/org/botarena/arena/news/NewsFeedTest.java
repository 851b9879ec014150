package org.botarena.arena.news;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.standing.Counted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What followers in the process that plays a tournament hear of it. */
class NewsFeedTest {
    private static final List<Pairing> GAMES = Contest.games(Contest.setup("tictactoe", 10, "anna", "bert"));

    @TempDir
    private Path folder;

    private long told;

    private void tell(NewsListener listener, News news) {
        listener.told(new NumberedNews(7, told++, Instant.EPOCH, news));
    }

    private void begin(NewsListener listener, Pairing game, int plies) {
        tell(listener, News.GameBegun.of(game));
        for (int i = 0; i < plies; i++) {
            tell(listener, News.PlyPlayed.of(game, new Ply(i, i % 2, "" + i % 9, 1, 1, 0)));
        }
    }

    private void end(NewsListener listener, Pairing game, List<Fault> faults) {
        Attempt attempt = new Attempt(List.of(), List.of(0.0, 0.0), faults, Optional.empty());
        GameRecord record = new GameRecord(game, attempt, List.of());
        tell(listener, News.GameEnded.of(record, List.of(0.5, 0.5), Counted.of(record, Duration.ofSeconds(2))));
    }

    private static List<String> kinds(NewsSource source) throws IOException {
        return source.news().stream().map(one -> one.news().news().kind()).toList();
    }

    private NewsFeed feed() {
        return NewsFeed.of(folder, Clock.systemUTC());
    }

    @Test
    void aFollowerHearsEverythingOnceWithWhatEachGameCounts() throws IOException {
        NewsFeed feed = feed();
        NewsSource source = feed.follow();
        assertEquals(List.of(), kinds(source), "nobody has begun");
        begin(feed, GAMES.get(0), 2);
        assertEquals(List.of("begun", "ply", "ply"), kinds(source));
        end(feed, GAMES.get(0), List.of());
        News.GameEnded ended = (News.GameEnded) source.news().get(0).news().news();
        assertEquals(GAMES.get(0).id(), ended.counted().orElseThrow().outcome().id());
        assertEquals(List.of(), kinds(source));
    }

    @Test
    void whoComesLateHearsWhatIsInPlayWithItsMovesAndWhatWasRemarkable() throws IOException {
        NewsFeed feed = feed();
        tell(feed, new News.Begins(20, Optional.empty()));
        begin(feed, GAMES.get(0), 3);
        begin(feed, GAMES.get(1), 1);
        end(feed, GAMES.get(1), List.of(new Fault(0, 1, new Verdict.Late(2003, 2000))));
        begin(feed, GAMES.get(2), 1);
        end(feed, GAMES.get(2), List.of());
        List<NewsSource.Followed> heard = feed.follow().news();
        assertEquals(
                List.of("begins", "game", "begun"),
                heard.stream().map(one -> one.news().news().kind()).toList());
        News.GameBegun begun = (News.GameBegun) heard.get(2).news().news();
        assertEquals(List.of("0", "1", "2"), begun.moves());
    }

    @Test
    void whoReadsTooSeldomHearsHowThingsStandInstead() throws IOException {
        NewsFeed feed = feed();
        NewsSource source = feed.follow();
        assertEquals(List.of(), kinds(source));
        begin(feed, GAMES.get(0), 9000);
        List<NewsSource.Followed> heard = source.news();
        assertEquals(1, heard.size());
        News.GameBegun begun = (News.GameBegun) heard.get(0).news().news();
        assertEquals(9000, begun.moves().size());
        end(feed, GAMES.get(0), List.of());
        assertEquals(List.of("game"), kinds(source));
    }

    @Test
    void itBeginsWithTheRemarkableNewsOfEarlierRuns() throws IOException {
        Pace pace = new Pace(Clock.systemUTC());
        try (NewsLines earlier = new NewsLines(pace, new LiveWriter(folder, pace, warning -> {}))) {
            tell(earlier, new News.Begins(20, Optional.of(Instant.EPOCH)));
            tell(earlier, new News.Noticed(Sentence.of("disturbance.none")));
            begin(earlier, GAMES.get(0), 3);
            earlier.tick();
        }
        NewsFeed feed = feed();
        List<NewsSource.Followed> heard = feed.follow().news();
        assertEquals(
                new News.Begins(20, Optional.of(Instant.EPOCH)),
                heard.get(0).news().news());
        assertEquals(
                new News.Noticed(Sentence.of("disturbance.none")),
                heard.get(1).news().news());
        assertTrue(heard.get(2).news().news() instanceof News.GameBegun, "it may be in play in another process");
        tell(feed, new News.Begins(19, Optional.empty()));
        assertEquals(
                List.of("begins", "notice"), kinds(feed.follow()), "what was in play when the run before ended is not");
    }

    /** Another process reads the same as this one tells, but for what a game counts, which is on file. */
    @Test
    void whatAnotherProcessReadsIsWhatThisOneTells() throws IOException {
        Pace pace = new Pace(Clock.systemUTC());
        NewsFeed feed = feed();
        NewsSource here = feed.follow();
        here.news();
        try (NewsLines lines = new NewsLines(pace, new LiveWriter(folder, pace, warning -> {}))) {
            NewsListener both = news -> {
                lines.told(news);
                feed.told(news);
            };
            tell(both, new News.Begins(20, Optional.empty()));
            tell(both, new News.RoundDrawn(1, List.of(List.of("anna", "bert"))));
            begin(both, GAMES.get(0), 5);
            end(both, GAMES.get(0), List.of(new Fault(1, 4, new Verdict.Late(2003, 2000))));
            tell(
                    both,
                    new News.AttemptVoided(GAMES.get(1).id(), List.of("anna", "bert"), 1, Sentence.quote("a stall")));
            tell(both, new News.GivenUp(GAMES.get(1).id(), List.of("anna", "bert"), Sentence.quote("no process")));
            tell(both, new News.Over(1, 1, true, Optional.empty(), "results"));
        }
        assertEquals(
                here.news().stream().map(one -> uncounted(one.news())).toList(),
                new LiveReader(folder)
                        .news().stream().map(NewsSource.Followed::news).toList());
    }

    private static NumberedNews uncounted(NumberedNews told) {
        return told.news() instanceof News.GameEnded game
                ? told.telling(new News.GameEnded(
                        game.id(),
                        game.seats(),
                        game.scores(),
                        game.points(),
                        game.plies(),
                        game.faults(),
                        game.marked(),
                        Optional.empty()))
                : told;
    }
}
