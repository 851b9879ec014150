package org.botarena.arena.text;

/** Text on a terminal, where a Chinese character takes two columns and an accent none. */
public final class Columns {
    private static final int[][] WIDE = {
        {0x1100, 0x115F},
        {0x2E80, 0x303E},
        {0x3041, 0xA4CF},
        {0xA960, 0xA97F},
        {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF},
        {0xFE30, 0xFE6F},
        {0xFF00, 0xFF60},
        {0xFFE0, 0xFFE6},
        {0x1F300, 0x1F64F},
        {0x1F680, 0x1F6FF},
        {0x1F900, 0x1F9FF},
        {0x20000, 0x3FFFD}
    };
    private static final String CUT = "..";

    private Columns() {}

    /** The columns that a text takes. */
    public static int width(String text) {
        return text.codePoints().map(Columns::width).sum();
    }

    /** The text in exactly that number of columns, at least 3: padded on the right, or cut and ended with two dots. */
    public static String left(String text, int columns) {
        String cut = width(text) <= columns ? text : cut(text, columns - CUT.length()) + CUT;
        return cut + " ".repeat(columns - width(cut));
    }

    /** The text padded on the left. */
    public static String right(String text, int columns) {
        return " ".repeat(Math.max(0, columns - width(text))) + text;
    }

    private static String cut(String text, int columns) {
        StringBuilder kept = new StringBuilder();
        int used = 0;
        for (int point : text.codePoints().toArray()) {
            used += width(point);
            if (used > columns) {
                break;
            }
            kept.appendCodePoint(point);
        }
        return kept.toString();
    }

    private static int width(int point) {
        int type = Character.getType(point);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        for (int[] range : WIDE) {
            if (point >= range[0] && point <= range[1]) {
                return 2;
            }
        }
        return 1;
    }
}
