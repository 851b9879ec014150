package org.botarena.bench.connectfour;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.NetworkEvaluator;
import org.botarena.samples.zero.WeightsFile;
import org.botarena.search.evaluator.Evaluator;
import org.botarena.search.evaluator.Uniform;

/**
 * The progress of a training of Connect Four. Its networks, written every five minutes, play each other and are rated,
 * where PUCT without a network has 0. They also choose moves in the solved positions. The figures are printed and
 * plotted on a page, by core hours.
 */
public final class LearningCurve {
    private static final int SIMULATIONS = 32;
    private static final int OPENINGS = 10;
    private static final int NEIGHBOURS = 2;
    private static final String WITHOUT = "no network";
    private static final Pattern NETWORK = Pattern.compile("round-0*([1-9][0-9]*)\\.weights");
    private static final double SECONDS_OF_AN_HOUR = 3600;

    private LearningCurve() {}

    /**
     * A network of the training.
     *
     * @param round the training round after which it was written
     * @param hours core hours of training before it
     * @param unaided the network's share of wrong moves without a search, in 0..1
     * @param searching its share of wrong moves with 32 simulations
     * @param elo its rating
     */
    record Point(int round, double hours, double unaided, double searching, Interval elo) {}

    /**
     * Measures, prints, and writes the page.
     *
     * @param arguments the folder of the training, the file for the page, and the number of openings that each pair
     *     plays from both sides (by default {@value #OPENINGS})
     * @throws IllegalArgumentException if the folder has no curve or no networks
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        int openings = arguments.length > 2 ? Integer.parseInt(arguments[2]) : OPENINGS;
        List<double[]> rounds = rounds(folder);
        List<Point> points = points(folder, rounds, openings, SolvedPosition.SETS);
        System.out.printf("%6s %11s %10s %10s %15s%n", "round", "core hours", "no search, %", "search, %", "Elo");
        for (Point point : points) {
            System.out.printf(
                    Locale.ROOT,
                    "%6d %11.3f %10.1f %10.1f %15s%n",
                    point.round,
                    point.hours,
                    100 * point.unaided,
                    100 * point.searching,
                    point.elo);
        }
        Files.writeString(Path.of(arguments[1]), new CurvePage(rounds, points).html());
    }

    /** A line for each round: its number, core hours, the loss of the policy and that of the value. */
    static List<double[]> rounds(Path folder) throws IOException {
        Path file = folder.resolve("curve.csv");
        if (!Files.exists(file)) {
            throw new IllegalArgumentException("no training in %s: it has no curve.csv".formatted(folder));
        }
        List<String> lines = Files.readAllLines(file);
        List<String> names = List.of(lines.get(0).split(","));
        List<double[]> rounds = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] values = line.split(",", -1);
            rounds.add(new double[] {
                Double.parseDouble(values[names.indexOf("round")]),
                Double.parseDouble(values[names.indexOf("core-seconds")]) / SECONDS_OF_AN_HOUR,
                Double.parseDouble(values[names.indexOf("policy-loss")]),
                Double.parseDouble(values[names.indexOf("value-loss")])
            });
        }
        return rounds;
    }

    /** The strength of a training's networks, in order, from games and from sets of solved positions. */
    static List<Point> points(Path folder, List<double[]> rounds, int openings, List<String> sets) throws IOException {
        SortedMap<Integer, Evaluator<ConnectFour>> networks = networks(folder);
        Map<String, ToLongFunction<ConnectFour>> players = new LinkedHashMap<>();
        players.put(WITHOUT, NetworkStrength.searching(new Uniform<>(), SIMULATIONS));
        networks.forEach((round, network) -> players.put(name(round), NetworkStrength.searching(network, SIMULATIONS)));
        Pool pool = Pool.of(players.keySet(), meetings(players, openings));
        Ratings ratings = Ratings.anchored(pool, Map.of(WITHOUT, 0.0), 1);
        return networks.entrySet().stream()
                .map(network -> {
                    int round = network.getKey();
                    return new Point(
                            round,
                            rounds.get(round - 1)[1],
                            wrong(NetworkStrength.PLAYERS.alone(network.getValue()), sets),
                            wrong(players.get(name(round)), sets),
                            ratings.rating(name(round)));
                })
                .toList();
    }

    private static String name(int round) {
        return "round " + round;
    }

    private static SortedMap<Integer, Evaluator<ConnectFour>> networks(Path folder) throws IOException {
        Encoding<ConnectFour> encoding = Encoding.of(NetworkStrength.RULES).orElseThrow();
        SortedMap<Integer, Evaluator<ConnectFour>> networks = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Matcher name = NETWORK.matcher(file.getFileName().toString());
                if (name.matches()) {
                    networks.put(
                            Integer.valueOf(name.group(1)),
                            new NetworkEvaluator<>(
                                    encoding, WeightsFile.read(Files.readAllBytes(file), encoding, file.toString())));
                }
            }
        }
        if (networks.isEmpty()) {
            throw new IllegalArgumentException(
                    "no networks in %s: a training writes round-00001.weights and so on every five minutes"
                            .formatted(folder));
        }
        return networks;
    }

    /** Each plays the two before it and the player without a network. */
    private static List<PairResult> meetings(Map<String, ToLongFunction<ConnectFour>> players, int openings) {
        List<String> names = List.copyOf(players.keySet());
        List<PairResult> meetings = new ArrayList<>();
        for (int one = 1; one < names.size(); one++) {
            for (int other = 0; other < one; other++) {
                if (other == 0 || other >= one - NEIGHBOURS) {
                    SplittableRandom random = new SplittableRandom(1);
                    for (int i = 0; i < openings; i++) {
                        meetings.add(meeting(
                                NetworkStrength.PLAYERS.opening(random), names.get(one), names.get(other), players));
                    }
                }
            }
        }
        return meetings;
    }

    private static PairResult meeting(
            ConnectFour start, String one, String other, Map<String, ToLongFunction<ConnectFour>> players) {
        int[] counts = new int[3]; // losses, draws and wins of the first
        counts[1 + (int) NetworkStrength.PLAYERS.result(start, players.get(one), players.get(other))]++;
        counts[1 - (int) NetworkStrength.PLAYERS.result(start, players.get(other), players.get(one))]++;
        return new PairResult(one, other, counts[2], counts[1], counts[0]);
    }

    /** The share of the solved positions in which a player gives away a win or a draw. */
    private static double wrong(ToLongFunction<ConnectFour> player, List<String> sets) {
        long mistakes = 0;
        int positions = 0;
        for (String set : sets) {
            mistakes += NetworkStrength.mistakes(set, player);
            positions += SolvedPosition.read(set).size();
        }
        return (double) mistakes / positions;
    }
}
