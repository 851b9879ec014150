package org.botarena.arena.cli.ticker;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.botarena.arena.news.Pace;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.tournament.standing.Standing;

/**
 * A tournament's state in a few lines: progress, the first of the table, problems. Immutable.
 *
 * @param language of the lines
 * @param pace the progress
 * @param now the time of the progress
 * @param unit of the count, in the catalogue's family {@code progress.}: {@code games}
 * @param last the last result: {@code uct beat flat by 16}; empty before the first
 * @param standings the best first
 * @param trouble the problems in a phrase
 * @param lastTroubles the last problems, a line each
 */
record TickerText(
        Language language,
        Pace pace,
        Instant now,
        String unit,
        String last,
        List<Standing> standings,
        String trouble,
        List<String> lastTroubles) {
    private static final int BAR = 20;

    /** A game that has ended: {@code uct beat flat by 16}, {@code uct drew with flat}; with other scores {@code a - b 100:57}. */
    static Sentence ended(List<String> seats, List<Double> scores) {
        if (seats.size() == 2 && scores.size() == 2 && scores.get(0) + scores.get(1) == 0) {
            double ahead = scores.get(0);
            String winner = seats.get(ahead > 0 ? 0 : 1);
            String loser = seats.get(ahead > 0 ? 1 : 0);
            return ahead == 0
                    ? Sentence.of("ticker.drew", seats.get(0), seats.get(1))
                    : Math.abs(ahead) == 1
                            ? Sentence.of("ticker.beat", winner, loser)
                            : Sentence.of("ticker.beat-by", winner, loser, Numbers.plain(Math.abs(ahead)));
        }
        return Sentence.quote(
                players(seats) + " " + scores.stream().map(Numbers::plain).collect(Collectors.joining(":")));
    }

    /** A game that was abandoned. */
    static Sentence unplayed(List<String> seats) {
        return Sentence.of("ticker.unplayed", players(seats));
    }

    static String players(List<String> seats) {
        return seats.stream().distinct().collect(Collectors.joining(" - "));
    }

    Duration elapsed() {
        return pace.elapsed(now);
    }

    /** The progress in words. */
    String progress() {
        return pace.text(unit, now).in(language);
    }

    /** The problems, before the last of them. */
    String lastTrouble() {
        return language.text("ticker.trouble", trouble);
    }

    /**
     * The lines, with limits on their columns and on the rows of the table.
     *
     * @param columns from 40
     */
    List<String> lines(int columns, int rows) {
        List<String> lines = new ArrayList<>();
        lines.add(bar() + " " + progress());
        lines.addAll(table(columns, rows));
        if (!lastTroubles.isEmpty()) {
            lines.add(lastTrouble());
            lastTroubles.forEach(line -> lines.add("  " + line));
        }
        if (!last.isEmpty()) {
            lines.add(language.text("ticker.last", last));
        }
        return lines.stream()
                .map(VisibleText::of)
                .map(line -> Columns.width(line) <= columns ? line : Columns.left(line, columns))
                .toList();
    }

    private String bar() {
        int filled = pace.games() == 0 ? BAR : (int) (BAR * Math.min(pace.done(), pace.games()) / pace.games());
        return "[" + "=".repeat(filled) + " ".repeat(BAR - filled) + "]";
    }

    /** The first rows of the table; entrants without a game are left out. */
    List<String> table(int columns, int rows) {
        List<Standing> first =
                standings.stream().filter(row -> row.games() > 0).limit(rows).toList();
        List<String> lines =
                new ArrayList<>(StandingsTable.of(Row.unrated(first)).lines(Surface.TICKER, columns - 2, language));
        lines.replaceAll(line -> "  " + line);
        if (standings.size() > first.size() && !first.isEmpty()) {
            lines.add("    " + language.text("board.more", standings.size() - first.size()));
        }
        return lines;
    }
}
