package org.botarena.arena.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.botarena.api.Games;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.news.News;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.Store;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.format.Participants;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.verification.Audit;
import org.botarena.arena.view.TournamentView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Entrants come and leave while a tournament is played, with real jars in real processes. */
@Tag("slow")
@Timeout(600)
class OpenEventTest {
    @TempDir
    static Path agents;

    @TempDir
    static Path later;

    @TempDir
    private Path folder;

    private final List<News> told = new ArrayList<>();
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private Optional<Thread> player = Optional.empty();
    private Event event;
    private boolean isClosed;

    @BeforeAll
    static void buildAgents() {
        TestJars.agent(agents, "first", TestJars.FIRST_MOVE);
        TestJars.agent(agents, "second", TestJars.FIRST_MOVE);
        TestJars.agent(later, "third", TestJars.FIRST_MOVE);
        TestJars.agent(later, "other", "return game.position().moves()[game.position().moves().length - 1];");
    }

    @AfterEach
    void close() throws InterruptedException {
        event.stop();
        if (player.isPresent()) {
            player.get().join();
        }
        closeEvent();
        assertEquals(null, failure.get());
    }

    private void closeEvent() {
        if (!isClosed) {
            isClosed = true;
            event.close();
        }
    }

    private Path out() {
        return folder.resolve("cup");
    }

    private void open(String format, int pairs) {
        open(format, pairs, agents);
    }

    private void open(String format, int pairs, Path agents) {
        Map<String, String> settings = new HashMap<>(Map.of(
                "agents", agents.toString(),
                "game", "tictactoe",
                "isolation", "process",
                "jobs", "1",
                "seed", "7",
                "move-time", "20s",
                "format", format,
                "out", out().toString()));
        settings.put("pairs", "" + pairs);
        Installation installation = new Installation(folder, agents);
        event = Event.open(Order.of(new Settings(settings), installation, Clock.systemUTC()), installation);
        event.listen(news -> receive(news.news()));
    }

    /** Plays each game in this JVM, in some milliseconds. */
    private record QuickGameRunner(GameRunner games) implements GameRunner {
        @Override
        public void prepare(ScheduledGame pairing) {}

        @Override
        public GameRecord play(ScheduledGame pairing) throws InterruptedException {
            Thread.sleep(20);
            return games.play(pairing);
        }

        @Override
        public void close() {
            games.close();
        }
    }

    private synchronized void receive(News news) {
        if (!(news instanceof News.PlyPlayed) && !(news instanceof News.StandingsChanged)) {
            told.add(news);
            notifyAll();
        }
    }

    private void play() {
        player = Optional.of(new Thread(() -> {
            try {
                event.play(Optional.empty());
            } catch (Throwable e) {
                failure.set(e);
                receive(new News.PliesLeftOut(0));
            }
        }));
        player.get().start();
    }

    /** Waits for news. */
    private synchronized void await(Predicate<List<News>> isTold) throws InterruptedException {
        while (!isTold.test(told)) {
            assertEquals(null, failure.get());
            wait();
        }
    }

    private static long gamesOf(List<News> told, String entrant) {
        return told.stream()
                .filter(news ->
                        news instanceof News.GameEnded game && game.seats().contains(entrant))
                .count();
    }

    private synchronized long played(String entrant) {
        return gamesOf(told, entrant);
    }

    private void end() throws InterruptedException {
        event.finish();
        player.orElseThrow().join();
        assertEquals(null, failure.get());
    }

    private List<GameRecord> games() {
        List<GameRecord> games = new ArrayList<>();
        try (Store store = Store.read(out())) {
            store.games().each(games::add);
        }
        return games;
    }

    private void requireSound() {
        closeEvent();
        try (Store store = Store.read(out())) {
            assertEquals(List.of(), Audit.of(store, Games.installed(), false).damage());
        }
    }

    @Test
    void anEntrantJoinsALadderWithTheNextDrawAndNoGameIsInterrupted() throws Exception {
        open("open-ladder", 1);
        play();
        await(news -> gamesOf(news, "first") >= 2);
        event.join("third", later.resolve("third.jar"), OptionalDouble.empty());
        await(news -> gamesOf(news, "third") >= 4);
        event.withdraw("second");
        await(news -> news.stream().anyMatch(one -> one.equals(new News.RosterChanged(List.of(), List.of("second")))));
        long games = played("second");
        await(news -> gamesOf(news, "third") >= 6);
        assertEquals(games, played("second"), "an entrant that has left plays no more");
        end();
        assertTrue(told.stream().noneMatch(News.AttemptVoided.class::isInstance), told::toString);
        requireSound();
    }

    @Test
    void sixtyVersionsJoinALadderWhileItIsPlayedAndNoGameIsInterrupted() throws Exception {
        open("open-ladder", 1);
        event.playAt((venue, terms, jobs) -> new QuickGameRunner(new PlayedInProcess(terms.rules())));
        play();
        await(news -> gamesOf(news, "first") >= 1);
        for (int number = 1; number <= 60; number++) {
            Path jar = later.resolve(number % 2 == 0 ? "third.jar" : "other.jar");
            event.join("version " + number, jar, OptionalDouble.empty());
        }
        for (int number = 1; number <= 60; number++) {
            String name = "version " + number;
            await(news -> gamesOf(news, name) >= 2);
        }
        end();
        assertTrue(told.stream().noneMatch(News.AttemptVoided.class::isInstance), told::toString);
        assertEquals(62, plays().size());
        requireSound();
    }

    private Set<String> plays() {
        return games().stream().flatMap(game -> game.names().stream()).collect(Collectors.toSet());
    }

    @Test
    void aLadderIsResumedWithItsEntrantsAndItsRecordedDraws() throws Exception {
        open("open-ladder", 1);
        play();
        await(news -> gamesOf(news, "first") >= 2);
        event.join("third", later.resolve("third.jar"), OptionalDouble.empty());
        await(news -> gamesOf(news, "third") >= 2);
        end();
        requireSound();
        int rounds = draws();
        assertTrue(rounds > 0);
        told.clear();
        isClosed = false;
        open("open-ladder", 1);
        play();
        await(news -> gamesOf(news, "third") >= 4);
        end();
        requireSound();
        assertTrue(draws() > rounds);
    }

    private int draws() {
        try (Store store = Store.read(out())) {
            return store.draws().size();
        }
    }

    @Test
    void aLadderWithoutAGameThatTellsSomethingWaitsForEntrants() throws Exception {
        open("open-ladder", 1);
        play();
        await(news -> gamesOf(news, "first") >= 2);
        event.withdraw("second");
        await(news -> news.stream().anyMatch(News.RosterChanged.class::isInstance));
        event.join("second", agents.resolve("second.jar"), OptionalDouble.empty());
        long games = played("second");
        await(news -> gamesOf(news, "second") >= games + 2);
        end();
        requireSound();
    }

    @Test
    void aLateEntrantOfARoundRobinPlaysTheRoundsSoFar() throws Exception {
        open("round-robin", 10);
        play();
        await(news -> gamesOf(news, "first") >= 5);
        event.join("third", later.resolve("third.jar"), OptionalDouble.empty());
        player.orElseThrow().join();
        assertEquals(null, failure.get());
        assertEquals(Set.of(20L), counts(), "two games of ten pairs against each other");
        requireSound();
    }

    /** How many games each two have played. */
    private Set<Long> counts() {
        Map<Set<String>, Long> counts = games().stream()
                .collect(Collectors.groupingBy(game -> Set.copyOf(game.names()), Collectors.counting()));
        assertEquals(3, counts.size());
        return Set.copyOf(counts.values());
    }

    @Test
    void anotherJarOfAnEntrantPlaysAllItsGamesOfARoundRobin() throws Exception {
        open("round-robin", 10);
        play();
        await(news -> gamesOf(news, "first") >= 5);
        event.join("second", later.resolve("other.jar"), OptionalDouble.empty());
        await(news -> news.stream().anyMatch(News.RosterChanged.class::isInstance));
        event.join("second", agents.resolve("second.jar"), OptionalDouble.empty()); // the roster changes twice
        player.orElseThrow().join();
        assertEquals(null, failure.get());
        assertEquals(20, games().size());
        assertTrue(games().stream()
                .allMatch(game -> game.seats().stream()
                        .allMatch(seat -> seat.entrant().equals("first") || seat.generation() == 3)));
        requireSound();
    }

    @Test
    void anEntrantJoinsASwissTournamentAfterRoundOneOnlyWithPoints() throws Exception {
        Path field = Files.createDirectory(folder.resolve("field"));
        for (String name : List.of("first", "second")) {
            Files.copy(agents.resolve(name + ".jar"), field.resolve(name + ".jar"));
        }
        TestJars.agent(field, "fourth", TestJars.FIRST_MOVE);
        open("swiss", 4, field);
        play();
        await(news -> news.stream().anyMatch(News.GameEnded.class::isInstance));
        event.join("third", later.resolve("third.jar"), OptionalDouble.empty());
        event.join("other", later.resolve("other.jar"), OptionalDouble.of(1.5));
        player.orElseThrow().join();
        assertEquals(null, failure.get());
        assertTrue(
                told.stream()
                        .anyMatch(news -> news instanceof News.Noticed noticed
                                && noticed.sentence().toString().startsWith("third comes too late")),
                told::toString);
        closeEvent();
        try (Store store = Store.read(out())) {
            Participants played = store.setup(Games.installed()).field();
            assertEquals(Set.of("first", "second", "fourth", "other"), Set.copyOf(played.entrants()));
            assertEquals(1.5, played.points("other"));
        }
        requireSound();
    }

    @Test
    void noGameBeginsWhileATournamentIsHeld() throws Exception {
        open("open-ladder", 1);
        play();
        await(news -> gamesOf(news, "first") >= 2);
        event.hold(true);
        Thread.sleep(2_000); // the games in play end
        long before = played("first");
        Thread.sleep(2_000);
        assertEquals(before, played("first"));
        event.hold(false);
        await(news -> gamesOf(news, "first") > before);
        end();
    }

    private synchronized long begun() {
        return told.stream().filter(News.GameBegun.class::isInstance).count();
    }

    @Test
    void aHeldTournamentThatEndsBeginsNoGameOfWhatWasDrawn() throws Exception {
        open("open-ladder", 1);
        play();
        await(news -> gamesOf(news, "first") >= 2);
        event.hold(true);
        Thread.sleep(2_000); // the games in play end
        long before = begun();
        end();
        assertEquals(before, begun());
    }

    @Test
    void aGameThatWasBrokenOffIsInPlayNoMore() throws Exception {
        open("open-ladder", 1);
        play();
        await(news -> news.stream().anyMatch(News.GameBegun.class::isInstance));
        event.stop();
        player.orElseThrow().join();
        closeEvent();
        TournamentView view = new TournamentView(out(), Games.installed(), Clock.systemUTC());
        view.load();
        assertEquals(Map.of(), view.shown().running());
    }

    @Test
    void aJarThatMayNotPlayIsRefusedAndTheTournamentContinues() throws Exception {
        open("open-ladder", 1);
        play();
        await(news -> gamesOf(news, "first") >= 1);
        Failed failed =
                assertThrows(Failed.class, () -> event.join("none", Path.of("pom.xml"), OptionalDouble.empty()));
        assertTrue(failed.getMessage().startsWith("none may not play"), failed::getMessage);
        assertThrows(Failed.class, () -> event.withdraw("nobody"));
        long before = played("first");
        await(news -> gamesOf(news, "first") > before);
        end();
    }
}
