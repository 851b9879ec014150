package org.botarena.bench.course;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.tree.CautiousUct;
import org.botarena.search.tree.TreeSearch;
import org.botarena.search.tree.Uct;

/**
 * The annex of the course on draughts: matches between thinking times, each pair of times on each board, by time. The
 * time is the CPU time of the thinking thread, which equals wall time on an idle machine, and is complete even next to
 * other programs. The search is the course's: sqrt 2, all children generated at once, {@code nbRuns} random games a
 * leaf, no proofs. The shortest games come first. With a file each game is appended as it ends, and those that are
 * there already are not played again.
 */
public final class ThinkingTimes {
    private static final String TIMES = "1,2,5,10";
    private static final String BOARDS = "6,8,10";

    private ThinkingTimes() {}

    /**
     * Plays and prints the table; the arguments, if there are some: the times in seconds (1,2,5,10), the boards
     * (6,8,10), games a cell (2), nbRuns (1), the file. {@code table FILE} prints the recorded games and plays nothing.
     *
     * @throws IOException if the file cannot be read or written
     */
    public static void main(String[] arguments) throws IOException {
        boolean isPlaying = arguments.length == 0 || !arguments[0].equals("table");
        List<String> given = isPlaying ? List.of(arguments) : List.of(TIMES, BOARDS, "2", "1", arguments[1]);
        int games = Integer.parseInt(argument(given, 2, "2"));
        int runs = Integer.parseInt(argument(given, 3, "1"));
        Optional<Path> file = given.stream().skip(4).findFirst().map(Path::of);
        List<ThinkingGame> played = file.isPresent() ? read(file.get()) : new ArrayList<>();
        List<ThinkingGame.Fixture> fixtures =
                fixtures(argument(given, 0, TIMES), argument(given, 1, BOARDS), games, runs);
        for (ThinkingGame.Fixture fixture : fixtures) {
            if (isPlaying && played.stream().noneMatch(game -> game.fixture().equals(fixture))) {
                ThinkingGame game = play(Games.installed().parse("draughts:size=" + fixture.size()), fixture);
                played.add(game);
                if (file.isPresent()) {
                    Files.writeString(file.get(), game + "\n", StandardOpenOption.APPEND);
                }
            }
        }
        System.out.println("| board | times | games | shorter won | longer won | drawn | plies | CPU time, s |\n"
                + "|---|---|--:|--:|--:|--:|--:|--:|");
        played.removeIf(game -> !fixtures.contains(game.fixture()));
        fixtures.stream()
                .map(ThinkingGame.Fixture::cell)
                .distinct()
                .forEach(cell -> System.out.println(row(cell, played)));
    }

    private static String argument(List<String> given, int place, String byDefault) {
        return given.size() > place ? given.get(place) : byDefault;
    }

    /** The recorded games; a line truncated by a kill is removed. */
    private static List<ThinkingGame> read(Path file) throws IOException {
        String text = Files.exists(file) ? Files.readString(file) : "";
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (whole.isEmpty() || whole.length() < text.length()) {
            Files.writeString(file, whole.isEmpty() ? ThinkingGame.HEADER + "\n" : whole);
        }
        return new ArrayList<>(whole.lines().skip(1).map(ThinkingGame::parse).toList());
    }

    private static List<ThinkingGame.Fixture> fixtures(String times, String boards, int games, int runs) {
        double[] seconds = numbers(times).toArray();
        List<ThinkingGame.Fixture> fixtures = new ArrayList<>();
        for (int shorter = 0; shorter < seconds.length; shorter++) {
            for (int longer = shorter + 1; longer < seconds.length; longer++) {
                for (double size : numbers(boards).toArray()) {
                    for (int game = 0; game < games; game++) {
                        fixtures.add(
                                new ThinkingGame.Fixture((int) size, seconds[shorter], seconds[longer], runs, game));
                    }
                }
            }
        }
        fixtures.sort(Comparator.comparingDouble(fixture -> fixture.shorter() + fixture.longer()));
        return fixtures;
    }

    private static DoubleStream numbers(String list) {
        return Arrays.stream(list.split(",", -1)).mapToDouble(Double::parseDouble);
    }

    private static <P extends Position<P>> ThinkingGame play(Rules<P> rules, ThinkingGame.Fixture fixture) {
        int seatOfShorter = fixture.number() % 2;
        List<TreeSearch<P>> seats = Stream.of(0, 1)
                .map(seat -> search(rules, fixture.runs(), 2L * fixture.number() + seat))
                .toList();
        long begin = System.nanoTime();
        double[] cpu = new double[2];
        int plies = 0;
        P position = rules.start();
        for (; position.turn() != Position.OVER; plies++) {
            int turn = position.turn();
            double time = turn == seatOfShorter ? fixture.shorter() : fixture.longer();
            double before = cpuSeconds();
            position = position.play(seats.get(turn).choose(position, new long[0], () -> cpuSeconds() < before + time));
            cpu[turn] += cpuSeconds() - before;
        }
        double score = position.score(seatOfShorter);
        return new ThinkingGame(
                fixture,
                score > 0 ? "shorter" : score < 0 ? "longer" : "drawn",
                plies,
                (System.nanoTime() - begin) / 1e9,
                cpu[seatOfShorter],
                cpu[1 - seatOfShorter]);
    }

    private static double cpuSeconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    private static <P extends Position<P>> TreeSearch<P> search(Rules<P> rules, int runs, long seed) {
        Uct.Settings settings =
                Uct.Settings.of(2).withProofs(false).withTreeKept(false).withRuns(runs, true);
        return new CautiousUct<>(rules, Math.sqrt(2), settings, Evaluation.nothing(), new SplittableRandom(seed));
    }

    /** A cell of the annex: its results, plies a game, and the seconds a game of the shorter and of the longer time. */
    private static String row(String cell, List<ThinkingGame> played) {
        List<ThinkingGame> games = played.stream()
                .filter(game -> game.fixture().cell().equals(cell))
                .toList();
        if (games.isEmpty()) {
            return cell + " not measured | | | | | |";
        }
        return String.format(
                Locale.ROOT,
                "%s %d | %d | %d | %d | %.0f | %.1f - %.1f |",
                cell,
                games.size(),
                count(games, "shorter"),
                count(games, "longer"),
                count(games, "drawn"),
                games.stream().mapToInt(ThinkingGame::plies).average().orElseThrow(),
                games.stream().mapToDouble(ThinkingGame::shorterCpu).average().orElseThrow(),
                games.stream().mapToDouble(ThinkingGame::longerCpu).average().orElseThrow());
    }

    private static long count(List<ThinkingGame> games, String won) {
        return games.stream().filter(game -> game.won().equals(won)).count();
    }
}
