package org.botarena.arena.report;

import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.rating.pool.Connection;
import org.botarena.arena.rating.pool.Evidence;

/** How far the standings can be trusted, in a few lines of at most 80 columns where names allow it. */
final class Doubts {
    private static final int WIDTH = 80;

    private final Evidence evidence;

    Doubts(Evidence evidence) {
        this.evidence = evidence;
    }

    String text() {
        List<String> sentences = new ArrayList<>();
        sentences.add("Elo: relative to the mean of all, \u00b1 with 95 % confidence.");
        sentences.add(separation());
        if (evidence.ratings().connection() == Connection.ONE_SIDED) {
            sentences.add("A spotless or scoreless record: half a draw was added between all who met.");
        }
        if (evidence.ratings().connection() == Connection.BROKEN) {
            sentences.add("Not all are linked by games: half a draw was added between every two.");
        }
        return String.join("\n", sentences) + "\n";
    }

    /** The places between the gaps: {@code 1 | 2-4 | 5}. */
    private String separation() {
        List<List<String>> groups = evidence.separation().groups();
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
