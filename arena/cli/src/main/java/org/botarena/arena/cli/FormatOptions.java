package org.botarena.arena.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.botarena.arena.report.Nearest;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.Gauntlet;
import org.botarena.arena.tournament.format.Knockout;
import org.botarena.arena.tournament.format.Ladder;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.tournament.format.WithFinal;
import picocli.CommandLine.Option;

/** How the entrants of a tournament meet, as it is typed. */
final class FormatOptions {
    @Option(
            names = "--format",
            paramLabel = "F",
            defaultValue = "round-robin",
            description = "How the entrants meet: round-robin, gauntlet (with --against), swiss, knockout, or ladder"
                    + " (whoever's games tell most, until the places are settled) (default: ${DEFAULT-VALUE}).")
    private String format = "";

    @Option(
            names = "--against",
            paramLabel = "NAMES",
            split = ",",
            description = "The references of a gauntlet: random,flat,uct. Every other entrant meets each of them.")
    private List<String> against = new ArrayList<>();

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Rounds of a Swiss tournament; by default those that find the best, and two.")
    private Integer rounds;

    @Option(
            names = "--seeded",
            paramLabel = "NAMES",
            split = ",",
            description = "The strongest of a knockout, the best first: they meet as late as can be. The others are"
                    + " drawn.")
    private List<String> seeded = new ArrayList<>();

    @Option(
            names = "--final",
            paramLabel = "N",
            description = "In the end the first N play a round robin, at least 10 pairs each.")
    private Integer finalists;

    @Option(
            names = "--anchor",
            paramLabel = "NAME=ELO",
            split = ",",
            description = "Ratings are relative to these, which are given: random=0. Samples that are named take part.")
    private List<String> anchors = new ArrayList<>();

    /**
     * The given ratings by entrant.
     *
     * @throws IllegalArgumentException for one that is none
     */
    Map<String, Double> anchors() {
        Map<String, Double> given = new TreeMap<>();
        for (String anchor : anchors) {
            require(
                    anchor.matches(".+=[-+]?[0-9]{1,5}(?:[.][0-9]{1,3})?"),
                    "--anchor '%s' is no name with its Elo points: random=0".formatted(anchor));
            int sign = anchor.lastIndexOf('=');
            String name = anchor.substring(0, sign);
            require(
                    given.put(name, Double.valueOf(anchor.substring(sign + 1))) == null,
                    "--anchor: '%s' is there twice".formatted(name));
        }
        return given;
    }

    /** The samples that take part because a gauntlet names them. */
    List<String> against() {
        return List.copyOf(against);
    }

    /**
     * The format.
     *
     * @throws IllegalArgumentException saying what does not go together
     */
    Format format() {
        Map<String, Supplier<Format>> formats = new TreeMap<>(Map.of(
                "round-robin", RoundRobin::new,
                "gauntlet", () -> new Gauntlet(against),
                "swiss", () -> new Swiss(rounds == null ? 0 : rounds),
                "knockout", () -> new Knockout(seeded),
                "ladder", Ladder::new));
        require(formats.containsKey(format), unknown(formats.keySet()));
        require(
                format.equals("gauntlet") != against.isEmpty(),
                format.equals("gauntlet")
                        ? "--format gauntlet needs --against random,flat,uct: the references"
                        : "--against is for --format gauntlet, not for " + format);
        require(seeded.isEmpty() || format.equals("knockout"), "--seeded is for --format knockout, not for " + format);
        require(rounds == null || format.equals("swiss"), "--rounds is for --format swiss, not for " + format);
        require(rounds == null || rounds >= 1, "--rounds is %d: it must be at least 1".formatted(rounds));
        require(finalists == null || finalists >= 2, "--final is %d: it must be at least 2".formatted(finalists));
        Format main = formats.get(format).get();
        return finalists == null ? main : new WithFinal(main, finalists);
    }

    private String unknown(Collection<String> known) {
        String all = String.join(", ", known);
        return "--format: there is no '%s', there are %s%s"
                .formatted(
                        format,
                        all,
                        Nearest.to(format, known)
                                .map("; did you mean %s?"::formatted)
                                .orElse(""));
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
