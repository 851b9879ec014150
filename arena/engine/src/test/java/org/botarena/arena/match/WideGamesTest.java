package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.report.Results;
import org.botarena.arena.report.browser.Played;
import org.botarena.arena.report.games.GamesFile;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.testjars.TestGames;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.Csv;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Standing;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Chance, four seats, teams and hidden hands, on games in separate jars. */
class WideGamesTest {
    private static final String LAST_MOVE = "long[] moves = game.position().moves(); return moves[moves.length - 1];";

    @TempDir
    private Path folder;

    private GameJars games;
    private Entrant first;
    private Entrant last;

    @BeforeEach
    void prepare() throws IOException {
        TestGames.RACE.into(folder);
        TestGames.TRICKS.into(folder);
        games = GameJars.in(folder);
        first = TestGameRunner.agent(folder, "first", TestJars.FIRST_MOVE);
        last = TestGameRunner.agent(folder, "last", LAST_MOVE);
    }

    @ParameterizedTest
    @EnumSource(
            value = Isolation.class,
            names = {"PROCESS", "THREAD"})
    void aGameInAJarOfItsOwnIsPlayedAtEveryLevel(Isolation level) throws Exception {
        try (TestGameRunner runner = TestGameRunner.of(games, "race", level)) {
            GameRecord game = runner.play(first, last);
            assertEquals(List.of(), game.result().faults(), game.logs()::toString);
            assertEquals(2, game.result().scores().size());
        }
    }

    /** The agent refers to the game's own class: both come from one class loader. */
    @ParameterizedTest
    @EnumSource(
            value = Isolation.class,
            names = {"PROCESS", "THREAD"})
    void anAgentIsWrittenAgainstTheGamesOwnClass(Isolation level) throws Exception {
        String source = """
                package agents;
                import org.botarena.api.*;
                import org.example.race.Race;
                public class Runner extends Agent<Race> {
                    public Runner(Game<Race> game) { super(game); }
                    @Override public long play(int player) { return game.position().one() > 3 ? 1 : 2; }
                }
                """;
        Path jar = TestJars.jar("runner")
                .source("agents.Runner", source)
                .source("org.example.race.Race", TestGames.RACE.source("Race"))
                .extension(true)
                .into(folder.resolve("agents"));
        Entrant racer = TestGameRunner.entrant("runner", jar);
        try (TestGameRunner runner = TestGameRunner.of(games, "race", level)) {
            GameRecord game = runner.play(racer, racer);
            assertEquals(List.of(), game.result().faults(), game.logs()::toString);
        }
    }

    @Test
    void anEntrantPlaysEverySeatOfItsTeamInSeparateProcesses() throws Exception {
        Entrant counter = TestGameRunner.agent(folder, "counter", """
                System.out.println("process " + ProcessHandle.current().pid() + " seat " + player + " game " + games);
                return game.position().moves()[0];
                """, "static int games; { games++; }");
        Rules<?> rules = games.games().parse("tricks");
        try (TestGameRunner runner = TestGameRunner.of(games, "tricks", Isolation.PROCESS)) {
            String start = deal(rules, 5);
            GameRecord game = runner.play(new Fixture(0, 1, start, List.of()), counter, last, counter, last);
            assertEquals(List.of(), game.result().faults());
            assertEquals(12, game.result().plies().size());
            String one = game.logs().get(0).lines().findFirst().orElseThrow();
            String other = game.logs().get(2).lines().findFirst().orElseThrow();
            assertTrue(one.endsWith("seat 0 game 1") && other.endsWith("seat 2 game 1"), one + other);
            assertNotEquals(one.split(" ", -1)[1], other.split(" ", -1)[1]);
            List<Double> scores = game.result().scores();
            assertEquals(66, scores.get(0) + scores.get(1));
            assertEquals(scores.subList(0, 2), scores.subList(2, 4));
        }
    }

    private static <P extends Position<P>> String deal(Rules<P> rules, long seed) {
        return rules.deal(new SplittableRandom(seed)).toString();
    }

    @Test
    void theFaultOfOneSeatCostsItsTeam() throws Exception {
        Entrant breaks = TestGameRunner.agent(folder, "breaks", "throw new IllegalStateException();");
        try (TestGameRunner runner = TestGameRunner.of(games, "tricks", Isolation.PROCESS)) {
            Attempt attempt = runner.play(first, last, first, breaks).result();
            assertEquals(
                    List.of(3), attempt.faults().stream().map(Fault::player).toList());
            assertEquals(List.of(66.0, 0.0, 66.0, 0.0), attempt.scores());
        }
    }

    /** A seat is sent only what it sees: its own three cards, and question marks. */
    @Test
    void aSeatSeesOnlyItsOwnHand() throws Exception {
        Entrant nosy = TestGameRunner.agent(folder, "nosy", """
                System.out.println(game.position());
                return game.position().moves()[0];
                """);
        Rules<?> rules = games.games().parse("tricks");
        try (TestGameRunner runner = TestGameRunner.of(games, "tricks", Isolation.PROCESS)) {
            Fixture fixture = new Fixture(0, 1, deal(rules, 5), List.of());
            List<String> logs = runner.play(fixture, nosy, nosy, nosy, nosy).logs();
            for (int player = 0; player < 4; player++) {
                String hand = fixture.start().split("[| ]", -1)[player];
                String seen = logs.get(player).lines().findFirst().orElseThrow();
                assertEquals(hand, seen.split("[| ]", -1)[player]);
                assertEquals(3, seen.split("[|]", -1).length - 1);
                assertEquals(3, seen.chars().filter(glyph -> glyph == '?').count(), seen);
            }
        }
    }

    @Test
    void everyGameOfChanceReplaysFromItsLine() throws Exception {
        assertReplays("race", 3);
    }

    @Test
    void everyDealReplaysFromItsLine() throws Exception {
        assertReplays("tricks", 3);
    }

    /** Plays a tournament to its files: each line of games.jsonl yields every position, including chance and deal. */
    private void assertReplays(String game, int pairs) throws Exception {
        Rules<?> rules = games.games().parse(game);
        Duration time = Duration.ofSeconds(20);
        Terms terms = new Terms(rules, time, time, 256, Isolation.THREAD);
        Setup setup = new Setup(terms, new RoundRobin(), pairs, Openings.of(rules), 7, 1, List.of(first, last));
        Schedule schedule = new Schedule(setup, Fixtures.of(rules, setup.openings(), setup.seed()));
        Roster roster = new Roster(setup.entrants(), List.of(), List.of(), List.of());
        Path out = folder.resolve("out");
        try (TestGameRunner runner = TestGameRunner.of(games, game, Isolation.THREAD);
                Results results = Played.results(out, setup, roster, Csv.COMMAS)) {
            results.finish(new Tournament(schedule, runner.runner(), 1, List.of(results)).run());
            Standing best = results.standings().rows().get(0);
            Standing other = results.standings().rows().get(1);
            assertEquals(2 * pairs, best.games());
            assertEquals(0, best.difference() + other.difference(), "the score difference is counted once a game");
        }
        List<GameRecord> saved = Files.readAllLines(out.resolve("games.jsonl")).stream()
                .map(line -> line.replaceFirst(".*?\"id\":\"([^\"]*)\".*", "$1"))
                .map(id -> new GamesFile(out.resolve("games.jsonl"))
                        .find(each -> each.id().equals(id))
                        .orElseThrow())
                .toList();
        assertEquals(2 * pairs, saved.size());
        saved.forEach(line -> assertReplays(rules, line));
        assertEquals(
                game.equals("tricks") ? pairs : 1,
                saved.stream().map(GameRecord::start).distinct().count());
        for (int pair = 0; pair < pairs; pair++) {
            assertBothSeatingsMeetTheSame(saved.get(2 * pair), saved.get(2 * pair + 1));
        }
    }

    private static <P extends Position<P>> void assertReplays(Rules<P> rules, GameRecord game) {
        P position = rules.parse(game.start());
        for (Ply ply : game.plies()) {
            int turn = position.turn();
            assertEquals(Math.max(turn, -1), ply.player());
            position = position.tryPlay(position.parse(ply.move()));
        }
        P end = position;
        assertEquals(Position.OVER, end.turn());
        List<Double> scores =
                IntStream.range(0, rules.players()).mapToObj(end::score).toList();
        assertEquals(scores, game.scores());
    }

    /** The same deal and the same rolls by their number, as long as the same die is chosen. */
    private static void assertBothSeatingsMeetTheSame(GameRecord one, GameRecord other) {
        assertEquals(one.fixture().pair(), other.fixture().pair());
        assertEquals(one.start(), other.start());
        assertEquals(one.fixture().seed(), other.fixture().seed());
        assertFalse(one.seats().get(0).entrant().equals(other.seats().get(0).entrant()));
        assertEquals(
                one.names().subList(0, 2),
                one.seats().stream()
                        .map(SeatRecord::entrant)
                        .skip(Math.max(0, one.seats().size() - 2))
                        .toList());
    }

    @Test
    void noAgentIsAskedForADieRoll() throws Exception {
        Rules<?> rules = games.games().parse("race");
        try (TestGameRunner runner = TestGameRunner.of(games, "race", Isolation.THREAD)) {
            ScheduledGame rolling = TestGameRunner.at(first, 1, "0,0 0 2", List.of(), rules.players());
            String why = assertThrows(
                            IllegalArgumentException.class,
                            () -> runner.runner().ask(rolling, 0))
                    .getMessage();
            assertTrue(why.contains("waiting for chance"), why);
            ScheduledGame choosing = TestGameRunner.at(first, 1, rules.start().toString(), List.of(), rules.players());
            assertEquals(
                    "small", runner.runner().ask(choosing, rules.start().turn()).move());
        }
    }
}
