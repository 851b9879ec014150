package org.botarena.arena.report.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.grading.GradesTable;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.rating.analysis.Cycle;
import org.botarena.arena.rating.analysis.Discrepancy;
import org.botarena.arena.rating.analysis.Nemesis;
import org.botarena.arena.report.summary.Proof;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.report.summary.WorkerRow;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.tournament.standing.Crosstable;
import org.botarena.arena.tournament.standing.Disturbances;
import org.botarena.arena.tournament.standing.Grade;
import org.botarena.arena.tournament.standing.Tally;

/** Standings and crosstable as text of at most 80 columns. Immutable. */
public final class Scoreboard {
    private static final int WIDTH = 80;
    private static final int SHORT_NAME = 12;
    private static final String SELF = "-";
    private static final int CROSSTABLE_MOST = 24;
    private static final int MOST_CYCLES = 3;
    private static final int MOST_NEMESES = 10;
    private static final int LONGEST_NAME = 20;

    private final List<Row> standings;
    private final Crosstable crosstable;
    private final Analysis analysis;
    private final Sentence distinct;
    private final Function<Language, String> marks;
    private final List<Grade> grades;
    private final List<Disturbances.Outlier> outliers;
    private final List<WorkerRow> workers;

    /** The tables with grades by the organizer's rules, if there are any. */
    public Scoreboard(Tally tally, Analysis analysis, Function<Language, String> marks) {
        standings = Row.of(tally.standings(), analysis.ratings(), Profile::of);
        crosstable = tally.crosstable();
        this.analysis = analysis;
        distinct = Sentence.of("board.distinct", tally.distinctGames(), tally.games());
        grades = tally.grades();
        this.marks = marks;
        outliers = tally.disturbances().outliers();
        workers = WorkerRow.of(tally.workers(), analysis);
    }

    /** The tables of a tournament. */
    public static Scoreboard of(Tally tally) {
        return new Scoreboard(tally, tally.analysis(), language -> "");
    }

    /** The lines of the standings, the best first. */
    public List<Row> rows() {
        return standings;
    }

    /** The workers of a cluster, or empty if one machine played everything. */
    public List<WorkerRow> workers() {
        return workers;
    }

    /** The standings, what to know when reading them, and the crosstable of up to 24 entrants. */
    public String text() {
        return text(Language.ENGLISH);
    }

    /** The same in a language. */
    public String text(Language language) {
        int unplayed =
                standings.stream().mapToInt(row -> row.standing().unplayed()).sum() / 2;
        List<Sentence> notes = new ArrayList<>();
        if (unplayed > 0) {
            notes.add(Sentence.of("board.unplayed", Sentence.of("page.games-counted", unplayed)));
        }
        Table<Row> byTheMachine = StandingsTable.byTheMachine(standings);
        int entrants = crosstable.entrants().size();
        List<Sentence> trust = new ArrayList<>();
        outliers.forEach(one -> trust.add(one.sentence()));
        StandingsTable.winnerWithoutCopies(standings, VisibleText::plain).ifPresent(trust::add);
        return StandingsTable.text(standings, language)
                + wrapped(notes, language)
                + (byTheMachine.rows().isEmpty() ? "" : "\n" + byTheMachine.text(language))
                + wrapped(trust, language)
                + new Caveats(analysis, language).text()
                + wrapped(List.of(distinct), language)
                + "\n"
                + workers(language)
                + panel(
                        language.text("board.references"),
                        GradesTable.of(grades).lines(language))
                + marks.apply(language)
                + rivalries(analysis, language)
                + (entrants <= CROSSTABLE_MOST ? crosstable() : language.text("board.crosstable", entrants) + "\n");
    }

    /** A title with lines below it; empty without lines. */
    private static String panel(String title, List<String> lines) {
        return lines.isEmpty() ? "" : title + "\n" + String.join("\n", lines) + "\n\n";
    }

    private static String wrapped(List<Sentence> sentences, Language language) {
        return sentences.stream()
                .map(sentence -> wrapped(sentence.in(language)) + "\n")
                .collect(Collectors.joining());
    }

    static String wrapped(String sentence) {
        List<String> lines = new ArrayList<>(List.of(""));
        for (String word : sentence.split(" ", -1)) {
            int last = lines.size() - 1;
            String longer = lines.get(last).isEmpty() ? word : lines.get(last) + " " + word;
            if (Columns.width(longer) <= WIDTH) {
                lines.set(last, longer);
            } else {
                lines.add("  " + word);
            }
        }
        return String.join("\n", lines);
    }

    /** How much each worker of a cluster played, and where results differ, or empty if no worker has played. */
    private String workers(Language language) {
        return workers.isEmpty()
                ? ""
                : WorkerRow.table(workers).text(language)
                        + workers.stream()
                                .flatMap(row -> row.differs().stream())
                                .map(differs -> warning(differs, language))
                                .collect(Collectors.joining())
                        + "\n";
    }

    private static String warning(Discrepancy differs, Language language) {
        String sentence = language.text(
                "board.worker-differs",
                VisibleText.plain(differs.part()),
                VisibleText.plain(differs.entrant()),
                differs.points(),
                differs.games(),
                differs.expected(),
                1 / differs.chance());
        return wrapped(sentence) + "\n";
    }

    /** The results that no ranking shows: cycles of entrants, and the opponents against whom each fell short. */
    static String rivalries(Analysis analysis, Language language) {
        List<Nemesis> nemeses = analysis.ratings().entrants().size() < 3 ? List.of() : analysis.nemeses();
        return panel(
                        language.text("board.circles"),
                        analysis.cycles().stream()
                                .limit(MOST_CYCLES)
                                .map(cycle -> line(cycle, language))
                                .toList())
                + panel(
                        language.text("board.nemeses"),
                        Proof.nemeses(nemeses).first(MOST_NEMESES).lines(language).stream()
                                .map(line -> "  " + line)
                                .toList());
    }

    private static String line(Cycle cycle, Language language) {
        String names = Stream.concat(
                        cycle.entrants().stream(), cycle.entrants().stream().limit(1))
                .map(name -> name(name, Math.min(Columns.width(VisibleText.plain(name)), LONGEST_NAME)))
                .collect(Collectors.joining(" > "));
        String shown = Columns.width(names) > WIDTH - 16 ? Columns.left(names, WIDTH - 16) : names;
        return "  " + language.text("board.circle", shown, 1 / cycle.chance());
    }

    /** Points, with the decimals aligned: {@code 18.5}, {@code 9.0}. */
    private static String points(double points) {
        return String.format(Locale.ROOT, "%.1f", points);
    }

    /**
     * One line and one column for each entrant, numbered by place, with wins-draws-losses of the line's entrant. If
     * that does not fit, only points; if those do not fit, several blocks.
     */
    String crosstable() {
        int entrants = crosstable.entrants().size();
        int number = ("" + entrants).length();
        for (Function<Crosstable.Cell, String> form :
                List.<Function<Crosstable.Cell, String>>of(Scoreboard::winsDrawsLosses, Scoreboard::points)) {
            int cell = cellWidth(form);
            int name = Math.min(longest(crosstable.entrants()), WIDTH - number - 1 - entrants * cell);
            if (name >= Math.min(SHORT_NAME, longest(crosstable.entrants()))) {
                return block(form, name, cell, 0, entrants);
            }
        }
        int cell = cellWidth(Scoreboard::points);
        int name = Math.min(longest(crosstable.entrants()), SHORT_NAME);
        int columns = (WIDTH - number - 1 - name) / cell;
        return IntStream.iterate(0, from -> from < entrants, from -> from + columns)
                .mapToObj(from -> block(Scoreboard::points, name, cell, from, Math.min(entrants, from + columns)))
                .collect(Collectors.joining("\n"));
    }

    private String block(Function<Crosstable.Cell, String> form, int name, int cell, int from, int to) {
        List<String> entrants = crosstable.entrants();
        int number = ("" + entrants.size()).length();
        StringBuilder text = new StringBuilder(" ".repeat(number + 1 + name));
        IntStream.range(from, to).forEach(column -> text.append(Columns.right("" + (column + 1), cell)));
        for (int row = 0; row < entrants.size(); row++) {
            text.append('\n').append(Columns.right("" + (row + 1), number)).append(' ');
            text.append(name(entrants.get(row), name));
            for (int column = from; column < to; column++) {
                String shown =
                        row == column ? SELF : form.apply(crosstable.cell(entrants.get(row), entrants.get(column)));
                text.append(Columns.right(shown, cell));
            }
        }
        return text.append('\n').toString();
    }

    private int cellWidth(Function<Crosstable.Cell, String> form) {
        List<String> entrants = crosstable.entrants();
        int longest = ("" + entrants.size()).length();
        for (String row : entrants) {
            for (String column : entrants) {
                longest = Math.max(
                        longest, form.apply(crosstable.cell(row, column)).length());
            }
        }
        return longest + 1;
    }

    private static String winsDrawsLosses(Crosstable.Cell cell) {
        return cell.games() == 0
                ? "."
                : String.format(Locale.ROOT, "%d-%d-%d", cell.wins(), cell.draws(), cell.losses());
    }

    private static String points(Crosstable.Cell cell) {
        return cell.games() == 0 ? "." : points(cell.points());
    }

    private static String name(String name, int columns) {
        return Columns.left(VisibleText.plain(name), columns);
    }

    private static int longest(List<String> names) {
        return Collections.max(
                names.stream().map(VisibleText::plain).map(Columns::width).toList());
    }
}
