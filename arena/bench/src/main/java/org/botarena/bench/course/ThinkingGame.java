package org.botarena.bench.course;

import java.util.List;
import java.util.Locale;

/**
 * A played game of the annex of the course on draughts: a line of its file. Immutable.
 *
 * @param fixture of the game
 * @param won {@code shorter} or {@code longer}, the winner's thinking time, or {@code drawn}
 * @param plies of the game
 * @param seconds of wall time
 * @param shorterCpu CPU seconds of the shorter time in all its moves
 * @param longerCpu CPU seconds of the longer time
 */
record ThinkingGame(Fixture fixture, String won, int plies, double seconds, double shorterCpu, double longerCpu) {
    /** The names of the columns. */
    static final String HEADER = "board,shorter_s,longer_s,runs,game,won,plies,seconds,shorter_cpu_s,longer_cpu_s";

    private static final int COLUMNS = HEADER.split(",", -1).length;

    /**
     * A game to play.
     *
     * @param size of the board: 6, 8 or 10
     * @param shorter seconds a move
     * @param longer seconds a move
     * @param runs random games a leaf
     * @param number of the game in its cell, from 0: the shorter time opens those that are even
     */
    record Fixture(int size, double shorter, double longer, int runs, int number) {
        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%d,%s,%s,%d,%d", size, shorter, longer, runs, number);
        }

        /** The cell of the annex that it belongs to. */
        String cell() {
            return String.format(Locale.ROOT, "| %dx%d | %s s - %s s |", size, size, plain(shorter), plain(longer));
        }

        private static String plain(double seconds) {
            return seconds == Math.rint(seconds) ? Long.toString((long) seconds) : Double.toString(seconds);
        }
    }

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it has another form
     */
    static ThinkingGame parse(String line) {
        List<String> cells = List.of(line.split(",", -1));
        if (cells.size() != COLUMNS) {
            throw new IllegalArgumentException(
                    "no game of the annex, since it has not the columns %s: %s".formatted(HEADER, line));
        }
        return new ThinkingGame(
                new Fixture(
                        Integer.parseInt(cells.get(0)),
                        Double.parseDouble(cells.get(1)),
                        Double.parseDouble(cells.get(2)),
                        Integer.parseInt(cells.get(3)),
                        Integer.parseInt(cells.get(4))),
                cells.get(5),
                Integer.parseInt(cells.get(6)),
                Double.parseDouble(cells.get(7)),
                Double.parseDouble(cells.get(8)),
                Double.parseDouble(cells.get(9)));
    }

    /** The line. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT, "%s,%s,%d,%.3f,%.3f,%.3f", fixture, won, plies, seconds, shorterCpu, longerCpu);
    }
}
