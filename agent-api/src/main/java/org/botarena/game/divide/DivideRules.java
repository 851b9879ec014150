package org.botarena.game.divide;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Figure;
import org.botarena.api.picture.Picture;

/**
 * The rules of Divide with its options. Immutable.
 *
 * @param a the counters in one box at the start, 1 to 100
 * @param b the counters in the other
 */
record DivideRules(int a, int b) implements Rules<Divide> {
    static final int A = 13;
    static final int B = 17;

    private static final Pattern TEXT = Pattern.compile("([0-9]{1,9}),([0-9]{1,9}) ([01])");

    /** Rejects two boxes that would end the game before it begins. */
    DivideRules {
        if (a == 1 && b == 1) {
            throw new IllegalArgumentException("divide: a=1,b=1 leaves nothing to split: make one of them larger");
        }
    }

    @Override
    public String name() {
        String options = Stream.of(a == A ? "" : "a=" + a, b == B ? "" : "b=" + b)
                .filter(option -> !option.isEmpty())
                .collect(Collectors.joining(","));
        return options.isEmpty() ? "divide" : "divide:" + options;
    }

    @Override
    public Class<Divide> positionType() {
        return Divide.class;
    }

    /** The number of ways to split two full boxes. */
    @Override
    public int maxMoves() {
        return Divide.LARGEST;
    }

    @Override
    public Divide start() {
        return new Divide(Math.min(a, b), Math.max(a, b), 0);
    }

    @Override
    public Divide parse(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw refused("it is not 'small,large side': two boxes, a blank, the side to move, 0 or 1", text);
        }
        int small = counters("A", parts.group(1), text);
        int large = counters("B", parts.group(2), text);
        if (small > large) {
            throw refused(
                    String.format(Locale.ROOT, "box A holds %d, more than box B: the smaller one comes first", small),
                    text);
        }
        return new Divide(small, large, Integer.parseInt(parts.group(3)));
    }

    private int counters(String box, String number, String text) {
        int counters = Integer.parseInt(number);
        if (counters < 1 || counters > Divide.LARGEST) {
            throw refused(
                    String.format(Locale.ROOT, "box %s holds %d: it must be 1 to %d", box, counters, Divide.LARGEST),
                    text);
        }
        if (!number.equals("" + counters)) {
            throw refused(String.format(Locale.ROOT, "the number %s is written %d", number, counters), text);
        }
        return counters;
    }

    private IllegalArgumentException refused(String why, String text) {
        String shown = text.length() > 80 ? text.substring(0, 80) + "…" : text;
        return new IllegalArgumentException("%s: no position: %s: '%s'".formatted(name(), why, shown));
    }

    @Override
    public Picture picture(Divide view, long lastMove) {
        return Picture.of(new Picture.Row("", List.of(box("A", view.small()), box("B", view.large()))));
    }

    private static Cell box(String name, int counters) {
        return Cell.of("" + counters, Figure.BOX).named(name);
    }

    @Override
    public double worstScore() {
        return -1;
    }

    @Override
    public double bestScore() {
        return 1;
    }

    /** One ply gives 14 openings by default. No openings if the boxes are so small that a ply would decide too much. */
    @Override
    public int openingPlies() {
        return Math.max(a, b) >= 8 ? 1 : 0;
    }
}
