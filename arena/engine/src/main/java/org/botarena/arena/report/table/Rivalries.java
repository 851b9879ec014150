package org.botarena.arena.report.table;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.rating.analysis.Cycle;
import org.botarena.arena.rating.analysis.Nemesis;
import org.botarena.arena.text.Columns;

/** What no list of places shows: who beats whom in a circle, and against whom each falls short. */
final class Rivalries {
    private static final int WIDTH = 80;
    private static final int MOST_CYCLES = 3;
    private static final int MOST_NEMESES = 10;

    private static final int LONGEST_NAME = 20;

    private final Analysis analysis;

    Rivalries(Analysis analysis) {
        this.analysis = analysis;
    }

    /** A panel each; nothing where there is nothing to tell. */
    String text() {
        return cycles() + nemeses();
    }

    private String cycles() {
        List<Cycle> shown = analysis.cycles().stream().limit(MOST_CYCLES).toList();
        return shown.isEmpty()
                ? ""
                : shown.stream()
                        .map(Rivalries::line)
                        .collect(Collectors.joining(
                                "\n",
                                "Circles, each better than the next, and how often the least clear is chance:\n",
                                "\n\n"));
    }

    private static String line(Cycle cycle) {
        String names = Stream.concat(
                        cycle.entrants().stream(), cycle.entrants().stream().limit(1))
                .map(Rivalries::name)
                .collect(Collectors.joining(" > "));
        String chance = String.format(Locale.ROOT, "  1 in %.0f", 1 / cycle.chance());
        return "  " + (Columns.width(names) > WIDTH - 16 ? Columns.left(names, WIDTH - 16) : names) + chance;
    }

    private String nemeses() {
        List<Nemesis> shown = analysis.ratings().entrants().size() < 3
                ? List.of()
                : analysis.nemeses().stream().limit(MOST_NEMESES).toList();
        if (shown.isEmpty()) {
            return "";
        }
        int entrant = longest(shown.stream().map(Nemesis::entrant));
        int opponent = longest(shown.stream().map(Nemesis::opponent));
        return shown.stream()
                .map(nemesis -> String.format(
                        Locale.ROOT,
                        "  %s  %s  %5.1f of %-4.0f %5.1f  %.1f",
                        Columns.left(name(nemesis.entrant()), entrant),
                        Columns.left(name(nemesis.opponent()), opponent),
                        nemesis.points(),
                        nemesis.games(),
                        nemesis.expected(),
                        nemesis.deviations()))
                .collect(Collectors.joining(
                        "\n",
                        "Who falls short against whom: points, expected, deviations (1 in 20 chance):\n",
                        "\n\n"));
    }

    private static String name(String name) {
        String visible = Columns.visible(name);
        return Columns.width(visible) <= LONGEST_NAME ? visible : Columns.left(visible, LONGEST_NAME);
    }

    private static int longest(Stream<String> names) {
        return names.map(Rivalries::name).mapToInt(Columns::width).max().orElse(0);
    }
}
