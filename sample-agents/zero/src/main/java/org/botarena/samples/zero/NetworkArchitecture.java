package org.botarena.samples.zero;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The shape of a network, which a weights file states in its first line. Immutable.
 *
 * @param game the game with its options, as in {@code Rules.name()}
 * @param rows of the board
 * @param columns of the board
 * @param channels numbers that the network keeps for each cell
 * @param blocks residual blocks, each of two convolutions
 * @param valuePlanes numbers for each cell from which the value is computed
 * @param actions the number of moves that the policy distinguishes
 */
public record NetworkArchitecture(
        String game, int rows, int columns, int channels, int blocks, int valuePlanes, int actions) {
    /**
     * The input numbers for each cell: own stone, the opponent's stone, and 1, which distinguishes a cell from the
     * outside.
     */
    public static final int PLANES = 3;

    /** The numbers for each cell from which the policy is computed. */
    public static final int POLICY_PLANES = 2;

    /** The numbers between the board and the value. */
    public static final int HIDDEN = 32;

    /** The results: the game's, and its margin. */
    public static final int VALUES = 2;

    private static final String MAGIC = "botarena-network 1 ";

    /** The number of cells of the board. */
    public int cells() {
        return rows * columns;
    }

    /** The number of weights of a network of this shape. */
    public int weights() {
        int first = 9 * PLANES * channels + channels;
        int residual = 2 * blocks * (9 * channels * channels + channels);
        int policy = (channels + 1) * POLICY_PLANES + (cells() * POLICY_PLANES + 1) * actions;
        int value = (channels + 1) * valuePlanes + (cells() * valuePlanes + 1) * HIDDEN + (HIDDEN + 1) * VALUES;
        return first + residual + policy + value;
    }

    /** The first line of a weights file. */
    public String line(String sha256) {
        return MAGIC
                + String.format(
                        Locale.ROOT,
                        "game=%s rows=%d columns=%d channels=%d blocks=%d valuePlanes=%d actions=%d sha256=%s",
                        game,
                        rows,
                        columns,
                        channels,
                        blocks,
                        valuePlanes,
                        actions,
                        sha256);
    }

    /** The fields of such a line, by name; rejects a line in another form. */
    static Map<String, String> fields(String line) {
        if (!line.startsWith(MAGIC)) {
            throw new IllegalArgumentException("it does not begin with '%s'".formatted(MAGIC.strip()));
        }
        Map<String, String> fields = new HashMap<>();
        for (String field : line.substring(MAGIC.length()).split(" ", -1)) {
            int equals = field.indexOf('=');
            fields.put(field.substring(0, Math.max(0, equals)), field.substring(equals + 1));
        }
        return fields;
    }

    /** The shape in the fields of such a line, for a game's encoding; rejects one that does not fit the game. */
    static NetworkArchitecture of(Map<String, String> fields, Encoding<?> encoding) {
        if (!encoding.game().equals(fields.get("game"))) {
            throw new IllegalArgumentException(
                    "it is a network for %s, not for %s".formatted(fields.get("game"), encoding.game()));
        }
        NetworkArchitecture stated = new NetworkArchitecture(
                encoding.game(),
                number(fields, "rows"),
                number(fields, "columns"),
                number(fields, "channels"),
                number(fields, "blocks"),
                number(fields, "valuePlanes"),
                number(fields, "actions"));
        if (stated.rows != encoding.rows()
                || stated.columns != encoding.columns()
                || stated.actions != encoding.actions()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "its architecture is of %d rows, %d columns and %d actions; %s needs %d, %d and %d",
                    stated.rows,
                    stated.columns,
                    stated.actions,
                    encoding.game(),
                    encoding.rows(),
                    encoding.columns(),
                    encoding.actions()));
        }
        return stated;
    }

    private static int number(Map<String, String> fields, String name) {
        String value = fields.getOrDefault(name, "");
        if (!value.matches("[1-9][0-9]{0,2}")) {
            throw new IllegalArgumentException(
                    "its architecture has '%s' for %s: a number in 1..999".formatted(value, name));
        }
        return Integer.parseInt(value);
    }
}
