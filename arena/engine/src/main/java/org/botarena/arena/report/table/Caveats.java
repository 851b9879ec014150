package org.botarena.arena.report.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.rating.analysis.Errors;
import org.botarena.arena.rating.pool.Connection;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;

/** Explains how far the standings can be trusted, in a few lines of at most 80 columns if names allow it. */
record Caveats(Analysis analysis, Language language) {
    private static final int WIDTH = 80;
    private static final int MOST_PARTS = 5;
    private static final int MOST_NAMES = 3;

    String text() {
        List<String> sentences = new ArrayList<>();
        sentences.add(told(zero()));
        boolean hasGames =
                analysis.parts().size() < analysis.ratings().entrants().size();
        if (analysis.ratings().errors() == Errors.TOO_LARGE) {
            sentences.add(told(Sentence.of("board.too-large")));
        } else {
            sentences.add(separation());
        }
        if (hasGames && analysis.ratings().errors() == Errors.NONE) {
            sentences.add(told(Sentence.of("board.one-start")));
        } else if (analysis.ratings().connection() == Connection.ONE_SIDED) {
            if (analysis.ratings().entrants().stream()
                    .anyMatch(
                            entrant -> analysis.ratings().rating(entrant).kind().equals("none"))) {
                sentences.add(told(Sentence.of("board.unknown")));
            }
        }
        if (analysis.ratings().connection() == Connection.BROKEN) {
            sentences.add(told(Sentence.of("board.not-linked")));
            sentences.add(language.text("board.parts", parts()));
        }
        analysis.misfits().forEach(misfit -> sentences.add(told(misfit.text())));
        analysis.smith().ifPresent(set -> sentences.add(told(set.text(VisibleText::plain))));
        analysis.twins().stream()
                .limit(MOST_PARTS)
                .forEach(twins -> sentences.add(told(twins.text(VisibleText::plain))));
        if (analysis.isPreliminary()) {
            sentences.add(told(Sentence.of("board.preliminary")));
        }
        return String.join("\n", sentences) + "\n";
    }

    private String told(Sentence sentence) {
        return Scoreboard.wrapped(sentence.in(language));
    }

    /** The first few of each part: {@code anna, bert | carl and 3 more}. */
    private String parts() {
        return analysis.parts().stream()
                .limit(MOST_PARTS)
                .map(part ->
                        part.stream().limit(MOST_NAMES).map(VisibleText::plain).collect(Collectors.joining(", "))
                                + (part.size() > MOST_NAMES
                                        ? language.text("board.more", part.size() - MOST_NAMES)
                                        : ""))
                .collect(Collectors.joining(" | "));
    }

    private Sentence zero() {
        List<String> anchors = analysis.ratings().anchors().stream()
                .map(name -> language.text(
                        "board.elo.anchor",
                        VisibleText.plain(name),
                        RoundedNumbers.plain(analysis.ratings().rating(name).value())))
                .toList();
        if (!anchors.isEmpty()) {
            return Sentence.of("board.elo.given", String.join(", ", anchors));
        }
        int centre = analysis.ratings().centre().size();
        return centre == 1 || centre == analysis.ratings().entrants().size()
                ? Sentence.of("board.elo.all")
                : Sentence.of("board.elo.some", centre);
    }

    /** The places between the gaps: {@code 1 | 2-4 | 5}. */
    private String separation() {
        List<List<String>> groups = analysis.separation().groups();
        if (groups.size() == 1) {
            return told(Sentence.of("board.inseparable"));
        }
        StringBuilder text = new StringBuilder(language.text("board.separate"));
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
