package org.botarena.game.dice;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Figure;
import org.botarena.api.picture.Picture;

/**
 * The rules of Dice with its options. Immutable.
 *
 * @param counter the initial counter, 1 to 100
 * @param face the face on top at the start, 1 to 6
 */
record DiceRules(int counter, int face) implements Rules<Dice> {
    static final int LARGEST = 100;

    private static final Pattern TEXT = Pattern.compile("(-?[0-9]{1,9}),([1-6]) ([01])");

    @Override
    public String name() {
        return new DiceType().nameWith(counter, face);
    }

    @Override
    public int maxMoves() {
        return Dice.SIDE_FACES;
    }

    @Override
    public Dice start() {
        return new Dice(counter, face, 0);
    }

    @Override
    public Dice parse(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw refused(text, "it is not 'counter,face side': the counter, the face on top, 1 to 6, a blank, 0 or 1");
        }
        int left = Integer.parseInt(parts.group(1));
        int top = Integer.parseInt(parts.group(2));
        if (left > LARGEST) {
            throw refused(text, "the counter is %d: it is at most %d", left, LARGEST);
        }
        if (left + top < 0) {
            throw refused(text, "the counter is %d: it was negative before the face %d was subtracted", left, top);
        }
        if (!parts.group(1).equals("" + left)) {
            throw refused(text, "the number %s is written %d", parts.group(1), left);
        }
        return new Dice(left, top, Integer.parseInt(parts.group(3)));
    }

    @Override
    public Picture picture(Dice view, long lastMove) {
        return Picture.of(new Picture.Row(
                "", List.of(Cell.of("" + view.face(), Figure.DIE), Cell.of("counter " + view.counter()))));
    }

    /** Two plies give 16 openings, which subtract at most 11. No openings if they could end the game. */
    @Override
    public int openingPlies() {
        return counter >= 12 ? 2 : 0;
    }
}
