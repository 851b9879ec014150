package org.botarena.golden;

import java.util.List;

/** The difference between two texts, line by line. */
final class Difference {
    /** Longer changes are shown as a block, because the table has the square of this number of entries. */
    private static final int MOST_COMPARED = 4000;

    private static final int CONTEXT = 2;

    private Difference() {}

    /** The removed (-) and added (+) lines, each change with its surrounding lines. */
    static String of(List<String> before, List<String> after) {
        int head = 0;
        while (head < before.size() && head < after.size() && before.get(head).equals(after.get(head))) {
            head++;
        }
        int tail = 0;
        while (tail < before.size() - head
                && tail < after.size() - head
                && before.get(before.size() - 1 - tail).equals(after.get(after.size() - 1 - tail))) {
            tail++;
        }
        StringBuilder told = new StringBuilder("line %d%n".formatted(head + 1));
        before.subList(Math.max(0, head - CONTEXT), head).forEach(line -> tell(told, ' ', line));
        middle(before.subList(head, before.size() - tail), after.subList(head, after.size() - tail), told);
        before.subList(before.size() - tail, Math.min(before.size(), before.size() - tail + CONTEXT))
                .forEach(line -> tell(told, ' ', line));
        return told.toString();
    }

    private static void middle(List<String> before, List<String> after, StringBuilder told) {
        if (before.size() > MOST_COMPARED || after.size() > MOST_COMPARED) {
            before.forEach(line -> tell(told, '-', line));
            after.forEach(line -> tell(told, '+', line));
            return;
        }
        int[][] common = common(before, after);
        int b = 0;
        int a = 0;
        while (b < before.size() || a < after.size()) {
            boolean isBoth =
                    b < before.size() && a < after.size() && before.get(b).equals(after.get(a));
            if (isBoth) {
                tell(told, ' ', before.get(b++));
                a++;
            } else if (a == after.size() || (b < before.size() && common[b + 1][a] >= common[b][a + 1])) {
                tell(told, '-', before.get(b++));
            } else {
                tell(told, '+', after.get(a++));
            }
        }
    }

    /** The number of lines that two ends have in common, by where they begin. */
    private static int[][] common(List<String> before, List<String> after) {
        int[][] common = new int[before.size() + 1][after.size() + 1];
        for (int b = before.size() - 1; b >= 0; b--) {
            for (int a = after.size() - 1; a >= 0; a--) {
                common[b][a] = before.get(b).equals(after.get(a))
                        ? common[b + 1][a + 1] + 1
                        : Math.max(common[b + 1][a], common[b][a + 1]);
            }
        }
        return common;
    }

    private static void tell(StringBuilder told, char sign, String line) {
        told.append(sign).append(' ').append(line).append(System.lineSeparator());
    }
}
