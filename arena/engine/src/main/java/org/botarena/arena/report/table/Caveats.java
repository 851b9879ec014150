package org.botarena.arena.report.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.rating.analysis.Errors;
import org.botarena.arena.rating.pool.Connection;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.text.VisibleText;

/** Explains how far the standings can be trusted, in a few lines of at most 80 columns if names allow it. */
final class Caveats {
    private static final int WIDTH = 80;
    private static final int MOST_PARTS = 5;
    private static final int MOST_NAMES = 3;

    private final Analysis analysis;

    Caveats(Analysis analysis) {
        this.analysis = analysis;
    }

    String text() {
        List<String> sentences = new ArrayList<>();
        sentences.add(zero());
        boolean hasGames =
                analysis.parts().size() < analysis.ratings().entrants().size();
        if (analysis.ratings().errors() == Errors.TOO_LARGE) {
            sentences.add("No interval, and no place told apart: rounds were drawn from results, and the\n"
                    + "tournament is too large for the simulations that an interval needs.");
        } else {
            sentences.add(separation());
        }
        if (hasGames && analysis.ratings().errors() == Errors.NONE) {
            sentences.add("No interval: one start position says nothing of others.");
        } else if (analysis.ratings().connection() == Connection.ONE_SIDED) {
            if (analysis.ratings().entrants().stream()
                    .anyMatch(
                            entrant -> analysis.ratings().rating(entrant).kind().equals("none"))) {
                sentences.add("unknown: no chain of games compares it with the others.");
            }
        }
        if (analysis.ratings().connection() == Connection.BROKEN) {
            sentences.add("Not all are linked by games; unknown is rated within its own group only.");
            sentences.add("No game links these: " + parts() + ".");
        }
        analysis.misfits()
                .forEach(
                        misfit -> sentences.add(Scoreboard.wrapped(misfit.text().toString())));
        analysis.smith()
                .ifPresent(set -> sentences.add(
                        Scoreboard.wrapped(set.text(VisibleText::plain).toString())));
        analysis.twins().stream()
                .limit(MOST_PARTS)
                .forEach(twins -> sentences.add(
                        Scoreboard.wrapped(twins.text(VisibleText::plain).toString())));
        if (analysis.isPreliminary()) {
            sentences.add("Preliminary: games are missing.");
        }
        return String.join("\n", sentences) + "\n";
    }

    /** The first few of each part: {@code anna, bert | carl and 3 more}. */
    private String parts() {
        return analysis.parts().stream()
                .limit(MOST_PARTS)
                .map(part ->
                        part.stream().limit(MOST_NAMES).map(VisibleText::plain).collect(Collectors.joining(", "))
                                + (part.size() > MOST_NAMES
                                        ? String.format(Locale.ROOT, " and %d more", part.size() - MOST_NAMES)
                                        : ""))
                .collect(Collectors.joining(" | "));
    }

    private String zero() {
        List<String> anchors = analysis.ratings().anchors().stream()
                .map(name -> "%s is %s"
                        .formatted(
                                VisibleText.plain(name),
                                RoundedNumbers.plain(
                                        analysis.ratings().rating(name).value())))
                .toList();
        return anchors.isEmpty()
                ? "Elo: relative to the mean of %s, \u00b1 with 95 %% confidence.".formatted(centre())
                : "Elo: %s, given beforehand; \u00b1 with 95 %% confidence.".formatted(String.join(", ", anchors));
    }

    private String centre() {
        int centre = analysis.ratings().centre().size();
        return centre == 1 || centre == analysis.ratings().entrants().size()
                ? "all"
                : String.format(Locale.ROOT, "the %d with two bounds", centre);
    }

    /** The places between the gaps: {@code 1 | 2-4 | 5}. */
    private String separation() {
        List<List<String>> groups = analysis.separation().groups();
        if (groups.size() == 1) {
            return "The games are too few, or the entrants too equal, to separate any of the places.";
        }
        StringBuilder text = new StringBuilder("What the games separate, by lines of the table:");
        int column = text.length();
        int line = 1;
        for (List<String> group : groups) {
            int last = line + group.size() - 1;
            String lines = (line == 1 ? " " : " | ") + (last == line ? "" + line : line + "-" + last);
            if (column + lines.length() > WIDTH) {
                text.append("\n ");
                column = 1;
            }
            text.append(lines);
            column += lines.length();
            line = last + 1;
        }
        return text.toString();
    }
}
