package org.botarena.arena.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.notation.UnreadGame;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisibleText;

/** A list of recorded games, one in a row. One thread. */
public final class GameList {
    private static final int WIDEST_NAMES = 34;

    private final List<Row> rows = new ArrayList<>();

    /** The games that cannot be read, each with the number of rows before it. */
    private final List<Map.Entry<Integer, UnreadGame>> unread = new ArrayList<>();

    /**
     * A game in the output of {@code --json}.
     *
     * @param id of the game
     * @param game with its options
     * @param entrants by player
     * @param scores by player, or empty if it was not played
     * @param winners the players who won
     * @param plies the number of plies played
     * @param faults the faults that ended it
     */
    record Row(
            String id,
            String game,
            List<String> entrants,
            List<Double> scores,
            List<Integer> winners,
            int plies,
            List<BriefFault> faults) {
        private String names() {
            return entrants.stream().distinct().map(VisibleText::plain).collect(Collectors.joining(" - "));
        }

        private String result() {
            return scores.isEmpty()
                    ? "not played"
                    : scores.stream().map(Numbers::plain).collect(Collectors.joining(":"));
        }

        private String wrong() {
            return faults.stream()
                    .map(fault -> "%s: %s".formatted(VisibleText.plain(entrants.get(fault.player())), fault.kind()))
                    .collect(Collectors.joining(", "));
        }
    }

    /** Adds a game at the end. */
    void add(GameRecord game) {
        rows.add(new Row(
                game.id(),
                game.game(),
                game.names(),
                game.scores(),
                !game.isDisturbed() ? game.winners() : List.of(),
                game.plies().size(),
                game.faults().stream().map(BriefFault::of).toList()));
    }

    /** Adds a game that cannot be read. */
    void add(UnreadGame game) {
        unread.add(Map.entry(rows.size(), game));
    }

    /** The games that cannot be read. */
    public List<UnreadGame> unread() {
        return unread.stream().map(Map.Entry::getValue).toList();
    }

    /** For programs. */
    public List<Row> rows() {
        return List.copyOf(rows);
    }

    /**
     * The list as text, one game a line: the id, the players, the scores, the length and faults, or why it cannot be
     * read.
     */
    public List<String> lines() {
        int ids = width(
                Stream.concat(rows.stream().map(Row::id), unread().stream().map(UnreadGame::id))
                        .toList());
        int names = Math.min(WIDEST_NAMES, width(rows.stream().map(Row::names).toList()));
        int results = width(rows.stream().map(Row::result).toList());
        List<String> lines = new ArrayList<>(rows.stream()
                .map(row -> "%s  %s  %s  %s  %s"
                        .formatted(
                                Columns.left(row.id(), ids),
                                Columns.left(row.names(), names),
                                Columns.right(row.result(), results),
                                String.format(Locale.ROOT, "%3d plies", row.plies()),
                                row.wrong())
                        .stripTrailing())
                .toList());
        for (int i = 0; i < unread.size(); i++) {
            UnreadGame game = unread.get(i).getValue();
            String why = ForeignFile.clipped(VisibleText.plain(game.toString()));
            lines.add(
                    unread.get(i).getKey() + i, "%s  cannot be read: %s".formatted(Columns.left(game.id(), ids), why));
        }
        return lines;
    }

    private static int width(List<String> texts) {
        return Math.max(3, texts.stream().mapToInt(Columns::width).max().orElse(0));
    }
}
