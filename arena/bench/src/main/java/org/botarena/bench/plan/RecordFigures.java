package org.botarena.bench.plan;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Prints the cost of storing a game, for a frozen source tree and another one, both built: types, lines and classes.
 * With a number of games it also prints seconds, memory, disk and CPU time, which takes half an hour for a million.
 */
public final class RecordFigures {
    private static final int ROUNDS = 7;
    private static final int MANY_PAIRS = 21;

    private RecordFigures() {}

    /** A figure of both trees, and its goal. */
    private record Figure(String name, String frozen, String now, String goal) {}

    /**
     * Prints the table.
     *
     * @param arguments the root of the frozen tree, the root of the other, and the number of games for the slow figures
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (arguments.length < 2) {
            throw new IllegalArgumentException("name two source trees that are built: FROZEN NOW [GAMES]");
        }
        BuiltTree frozen = new BuiltTree(Path.of(arguments[0]).toAbsolutePath());
        BuiltTree now = new BuiltTree(Path.of(arguments[1]).toAbsolutePath());
        TypesByContent old = TypesByContent.in(frozen.installation());
        TypesByContent today = TypesByContent.in(now.installation());
        List<Figure> figures = new ArrayList<>();
        figures.add(figure(
                "types that hold plies or a game",
                old.holdingPlies().size(),
                today.holdingPlies().size(),
                "8"));
        figures.add(figure(
                "types with five or more of the settings",
                old.repeatingSettings().size(),
                today.repeatingSettings().size(),
                "3"));
        figures.add(figure(
                "lines of store, record, news, rebuild, verification",
                frozen.linesOfTheRecord(),
                now.linesOfTheRecord(),
                "7,500"));
        figures.add(
                figure("lines of code of the product", frozen.codeOfTheProduct(), now.codeOfTheProduct(), "58,500"));
        int loaded = frozen.classesLoaded();
        figures.add(figure(
                "own classes that a run of two games loads",
                loaded,
                now.classesLoaded(),
                String.format(Locale.ROOT, "%,d", Math.round(0.75 * loaded))));
        if (arguments.length > 2) {
            figures.addAll(measured(frozen, now, Integer.parseInt(arguments[2])));
        }
        print(figures);
        print("hold plies or a game", old.holdingPlies(), today.holdingPlies());
        print("have five or more of the settings", old.repeatingSettings(), today.repeatingSettings());
    }

    private static List<Figure> measured(BuiltTree frozen, BuiltTree now, int games)
            throws IOException, InterruptedException {
        BuiltTree.ManyGames old = frozen.manyGames(games);
        BuiltTree.ManyGames today = now.manyGames(games);
        double ratio = cpuRatio(frozen, now);
        return List.of(
                new Figure(
                        String.format(Locale.ROOT, "%,d games: seconds to the standings", games),
                        one(old.seconds()),
                        one(today.seconds()),
                        "10"),
                new Figure(
                        String.format(Locale.ROOT, "%,d games: memory, MiB", games),
                        whole(old.mebibytes()),
                        whole(today.mebibytes()),
                        "1,024"),
                new Figure(
                        "a game of 60 plies, journal and database, bytes",
                        whole(old.bytesOfAGame()),
                        whole(today.bytesOfAGame()),
                        "3,100"),
                new Figure(
                        "CPU time of a game, in alternation", "1", String.format(Locale.ROOT, "%.2f", ratio), "1.0"));
    }

    /** The median of rounds in which both play; the cost of a start cancels out. */
    private static double cpuRatio(BuiltTree frozen, BuiltTree now) throws IOException, InterruptedException {
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            double old = frozen.cpuOfPairs(MANY_PAIRS) - frozen.cpuOfPairs(1);
            double today = now.cpuOfPairs(MANY_PAIRS) - now.cpuOfPairs(1);
            ratios.add(today / old);
        }
        Collections.sort(ratios);
        return ratios.get(ROUNDS / 2);
    }

    private static Figure figure(String name, int frozen, int now, String goal) {
        return new Figure(name, whole(frozen), whole(now), goal);
    }

    private static String whole(double number) {
        return String.format(Locale.ROOT, "%,.0f", number);
    }

    private static String one(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    private static void print(List<Figure> figures) {
        System.out.println("| figure | frozen | now | goal |\n|---|--:|--:|--:|");
        figures.forEach(
                each -> System.out.printf("| %s | %s | %s | %s |%n", each.name, each.frozen, each.now, each.goal));
    }

    private static void print(String what, Set<String> frozen, Set<String> now) {
        System.out.printf("%nTypes that %s now:%n", what);
        now.forEach(type -> System.out.println(frozen.contains(type) ? type : type + " (new)"));
        System.out.println("and no longer:");
        frozen.stream().filter(type -> !now.contains(type)).forEach(System.out::println);
    }
}
