package org.botarena.arena.match;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.JvmFlags;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Schedule;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.bench.Punctual;

/**
 * Whole games of agents that answer shortly before each deadline, next to programs that use the cores. It counts
 * faults, results and the duration; controls must lose.
 */
public final class PunctualGames {
    private static final Duration MOVE_TIME = Duration.ofMillis(100);
    private static final String GAME = "matches:n=4";
    private static final int BLOCK = 50;
    private static final double MOST_POINTS = 0.2;
    private static final String CONTROL = "control: ";

    private final Premises premises;
    private final Isolation level;
    private final int games;
    private final List<Row> rows = new ArrayList<>();

    private PunctualGames(Premises premises, Isolation level, int games) {
        this.premises = premises;
        this.level = level;
        this.games = games;
    }

    /**
     * The games of one kind.
     *
     * @param agents in the games
     * @param surroundings the other programs
     * @param games planned
     * @param results games with a result
     * @param faults games among them that ended by a fault
     * @param spared games with a late answer but without a fault, because the machine had a part in it
     * @param excused answers after their deadline that were played
     * @param disturbed attempts that did not count
     * @param unplayed games that were abandoned
     * @param seconds from the first game to the last
     * @param verdict whether the promise is kept
     */
    public record Row(
            String agents,
            String surroundings,
            int games,
            long results,
            int faults,
            int spared,
            int excused,
            int disturbed,
            int unplayed,
            double seconds,
            String verdict) {
        /** Whether the first of its agents must lose. */
        boolean isControl() {
            return agents.startsWith(CONTROL);
        }
    }

    /**
     * Plays them and prints a table: {@code PunctualGames [GAMES [LEVEL]] [FILE.json]}; 500 games of each kind at level
     * {@code process} unless it says otherwise. The controls have half of that number, at most 20. With {@code judges
     * GAMES} it plays only that number while the kibitzer's judges run, and an equal number without them.
     */
    public static void main(String[] args) throws Exception {
        List<String> words = new ArrayList<>(List.of(args));
        Path json = words.stream()
                .filter(word -> word.endsWith(".json"))
                .findFirst()
                .map(Path::of)
                .orElse(null);
        words.removeIf(word -> word.endsWith(".json"));
        if (words.size() == 2 && words.get(0).equals("judges")) {
            System.exit(besideJudges(Integer.parseInt(words.get(1))) ? 0 : 1);
        }
        int games = words.isEmpty() ? 500 : Integer.parseInt(words.get(0));
        Isolation level = words.size() < 2
                ? Isolation.PROCESS
                : Isolation.valueOf(words.get(1).toUpperCase(Locale.ROOT));
        List<Row> rows = of(games, level);
        if (json != null) {
            new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValue(json.toFile(), rows);
        }
        System.exit(rows.stream().allMatch(row -> row.verdict.equals("as promised")) ? 0 : 1);
    }

    /**
     * Plays this number of games next to the kibitzer's judges and without them, in turns of fifty. Prints the number
     * of games with an excused answer or a disturbed attempt.
     *
     * @return whether the upper end of the difference's 95 % interval is below the promise
     */
    private static boolean besideJudges(int games) throws Exception {
        try (Premises premises = new Premises()) {
            PunctualGames bench = new PunctualGames(premises, Isolation.PROCESS, games);
            List<Entrant> agents = List.of(bench.punctual("one", "busy", 20), bench.punctual("other", "busy", 20));
            int[] hit = new int[2];
            int played = 0;
            for (; played < games; played += BLOCK) {
                for (int side = 0; side < 2; side++) {
                    BackgroundLoad.Kind kind = side == 0 ? BackgroundLoad.Kind.QUIET : BackgroundLoad.Kind.JUDGES;
                    Row row = bench.play("", GAME, agents, MOVE_TIME, kind, BLOCK);
                    hit[side] += row.spared + row.disturbed + row.faults;
                }
            }
            // 1 is added so that no share is exactly 0
            double[] share = {(hit[0] + 1.0) / (played + 2), (hit[1] + 1.0) / (played + 2)};
            double deviation = Math.sqrt((share[0] * (1 - share[0]) + share[1] * (1 - share[1])) / played);
            double upper = 100 * ((double) (hit[1] - hit[0]) / played + 1.96 * deviation);
            System.out.printf(
                    Locale.ROOT,
                    "games with an answer that was excused, or an attempt that was disturbed: %d of %d without the judges, %d of %d with them"
                            + " them; at most %.2f points more (promised: %.1f)%n",
                    hit[0],
                    played,
                    hit[1],
                    played,
                    upper,
                    MOST_POINTS);
            return upper <= MOST_POINTS;
        }
    }

    /** Plays this number of games of each kind. */
    static List<Row> of(int games, Isolation level) throws Exception {
        try (Premises premises = new Premises()) {
            PunctualGames bench = new PunctualGames(premises, level, games);
            bench.measure();
            return List.copyOf(bench.rows);
        }
    }

    private void measure() throws Exception {
        print("agents", "beside", "games", "results", "faults", "spared", "excused", "disturbed", "unplayed", "s", "");
        for (int margin : List.of(20, 10, 5)) {
            compare(MOVE_TIME, "busy", margin, BackgroundLoad.Kind.REAL_TIME, games);
        }
        compare(MOVE_TIME, "asleep", 10, BackgroundLoad.Kind.REAL_TIME, Math.max(2, games / 5));
        compare(MOVE_TIME, "busy", 10, BackgroundLoad.Kind.STOPPED, Math.max(2, games / 5));
        compare(MOVE_TIME, "busy", 10, BackgroundLoad.Kind.LOAD, Math.max(2, games / 10));
        samples(Math.max(2, games / 50));
        int few = Math.max(2, Math.min(20, games / 2));
        control("busy", -3, few);
        control("threads", 10, few);
        control("output", 10, few);
        if (level == Isolation.PROCESS) {
            control("processes", 10, few);
        }
    }

    /**
     * Compares quiet and disturbed games: no fault, 95 % with a result, at most twice the time; a load may take longer.
     */
    private void compare(Duration moveTime, String manner, int margin, BackgroundLoad.Kind kind, int number)
            throws Exception {
        List<Entrant> agents = List.of(punctual("one", manner, margin), punctual("other", manner, margin));
        String name = String.format(Locale.ROOT, "%s, %d ms before %d ms", manner, margin, moveTime.toMillis());
        Row quiet = play(name, GAME, agents, moveTime, BackgroundLoad.Kind.QUIET, number);
        add(quiet, quiet.faults == 0 && quiet.results >= 0.95 * quiet.games);
        Row disturbed = play(name, GAME, agents, moveTime, kind, number);
        boolean isQuick = kind == BackgroundLoad.Kind.LOAD || disturbed.seconds <= 2 * quiet.seconds;
        add(disturbed, disturbed.faults == 0 && disturbed.results >= 0.95 * disturbed.games && isQuick);
    }

    /** Plays samples that think by time, under a load. */
    private void samples(int number) throws Exception {
        Path folder = Path.of("agents", "samples");
        if (!Files.isRegularFile(folder.resolve("uct.jar")) || !Files.isRegularFile(folder.resolve("flat.jar"))) {
            System.out.println("uct and flat were left out: there is no " + folder.toAbsolutePath());
            return;
        }
        List<Entrant> agents = List.of(
                premises.entrant("uct", folder.resolve("uct.jar")),
                premises.entrant("flat", folder.resolve("flat.jar")));
        Row row = play(
                "uct and flat, reversi, 200 ms",
                "reversi",
                agents,
                Duration.ofMillis(200),
                BackgroundLoad.Kind.LOAD,
                number);
        add(row, row.faults == 0 && row.results >= 0.95 * row.games);
    }

    /**
     * Plays an agent that must lose every game against a punctual one, except those in which the machine had a measured
     * part; these must be fewer than half.
     */
    private void control(String manner, int margin, int number) throws Exception {
        List<Entrant> agents = List.of(punctual("late", manner, margin), punctual("other", "busy", 50));
        String name = manner.equals("busy")
                ? String.format(Locale.ROOT, "%d ms late", -margin)
                : "starves itself by " + manner;
        Row row = play(CONTROL + name, GAME, agents, MOVE_TIME, BackgroundLoad.Kind.QUIET, number);
        add(row, row.faults == row.results - row.spared && row.faults > row.games / 2);
    }

    private Entrant punctual(String name, String manner, int margin) throws IOException {
        Entrant agent = premises.entrant(Punctual.class);
        return new Entrant(name, agent.jar(), Map.of("manner", manner, "margin", "" + margin));
    }

    private Row play(
            String name, String game, List<Entrant> agents, Duration moveTime, BackgroundLoad.Kind kind, int number)
            throws Exception {
        Rules<?> rules = Games.installed().parse(game);
        Terms terms = new Terms(rules, moveTime, Duration.ofSeconds(30), JvmFlags.DEFAULT_HEAP_MIB, level);
        Openings openings = new Openings.Start();
        Setup setup = new Setup(terms, new RoundRobin(), Math.max(1, number / 2), openings, 1, 1, agents);
        Count count = new Count();
        try (LocalGameRunner runner = new LocalGameRunner(
                        terms, premises.machine(), premises.runtime(), 1, OpenFolder.temporary("botarena-table-"));
                BackgroundLoad beside = BackgroundLoad.of(kind, premises.machine())) {
            runner.claimCore();
            long began = System.nanoTime();
            Schedule schedule = new Schedule(setup, Fixtures.of(rules, openings, 1));
            new Tournament(schedule, runner, 1, List.of(count)).run();
            double seconds = (System.nanoTime() - began) / 1e9;
            return new Row(
                    name,
                    beside.toString(),
                    (int) setup.games(),
                    count.results,
                    count.faults,
                    count.spared,
                    count.excused,
                    count.disturbed,
                    count.unplayed,
                    seconds,
                    "");
        }
    }

    private void add(Row row, boolean isKept) {
        Row whole = new Row(
                row.agents,
                row.surroundings,
                row.games,
                row.results,
                row.faults,
                row.spared,
                row.excused,
                row.disturbed,
                row.unplayed,
                Math.rint(10 * row.seconds) / 10,
                isKept ? "as promised" : "NOT as promised");
        rows.add(whole);
        print(
                whole.agents,
                whole.surroundings,
                "" + whole.games,
                "" + whole.results,
                "" + whole.faults,
                "" + whole.spared,
                "" + whole.excused,
                "" + whole.disturbed,
                "" + whole.unplayed,
                "" + whole.seconds,
                whole.verdict);
    }

    private static void print(String agents, String beside, String... numbers) {
        StringBuilder line = new StringBuilder("%-34s %-74s".formatted(agents, beside));
        IntStream.range(0, numbers.length - 1).forEach(i -> line.append("%10s".formatted(numbers[i])));
        System.out.println(line.append("  ").append(numbers[numbers.length - 1]));
    }

    /** Counts the results. One thread at a time. */
    private static final class Count implements Spectator {
        private long results;
        private int faults;
        private int spared;
        private int excused;
        private int disturbed;
        private int unplayed;

        @Override
        public void ended(GameRecord game) {
            results++;
            boolean isFault = !game.result().faults().isEmpty();
            int late = (int) game.result().plies().stream()
                    .filter(ply -> ply.excused().isPresent())
                    .count();
            faults += isFault ? 1 : 0;
            spared += !isFault && late > 0 ? 1 : 0;
            excused += late;
            game.result()
                    .faults()
                    .forEach(fault -> System.err.printf(
                            "%s: %s, %s%n", game.id(), fault.verdict().reason(), fault.evidence()));
        }

        @Override
        public void disturbed(GameRecord game) {
            disturbed++;
            game.result()
                    .faults()
                    .forEach(fault -> System.err.printf(
                            "%s disturbed: %s, %s%n", game.id(), game.result().voided(), fault.evidence()));
        }

        @Override
        public void unplayed(GameRecord game) {
            unplayed++;
        }
    }
}
