package org.botarena.game.divide;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    private static final Pattern TEXT = Pattern.compile("([0-9]{1,9}),([0-9]{1,9}) ([01])");

    /** Rejects two boxes that would end the game before it begins. */
    DivideRules {
        if (a == 1 && b == 1) {
            throw new IllegalArgumentException("divide: a=1,b=1 leaves nothing to split: make one of them larger");
        }
    }

    @Override
    public String name() {
        return new DivideType().nameWith(a, b);
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
            throw refused(text, "it is not 'small,large side': two boxes, a blank, the side to move, 0 or 1");
        }
        int small = counters("A", parts.group(1), text);
        int large = counters("B", parts.group(2), text);
        if (small > large) {
            throw refused(text, "box A holds %d, more than box B: the smaller one comes first", small);
        }
        return new Divide(small, large, Integer.parseInt(parts.group(3)));
    }

    private int counters(String box, String number, String text) {
        int counters = Integer.parseInt(number);
        if (counters < 1 || counters > Divide.LARGEST) {
            throw refused(text, "box %s holds %d: it must be 1 to %d", box, counters, Divide.LARGEST);
        }
        if (!number.equals("" + counters)) {
            throw refused(text, "the number %s is written %d", number, counters);
        }
        return counters;
    }

    @Override
    public Picture picture(Divide view, long lastMove) {
        return Picture.of(new Picture.Row("", List.of(box("A", view.small()), box("B", view.large()))));
    }

    private static Cell box(String name, int counters) {
        return Cell.of("" + counters, Figure.BOX).named(name);
    }

    /** One ply gives 14 openings by default. No openings if the boxes are so small that a ply would decide too much. */
    @Override
    public int openingPlies() {
        return Math.max(a, b) >= 8 ? 1 : 0;
    }
}
