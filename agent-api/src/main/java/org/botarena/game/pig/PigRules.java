package org.botarena.game.pig;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Figure;
import org.botarena.api.picture.Picture;

/**
 * The rules of Pig with its target. Immutable.
 *
 * @param target the score that wins, 1 to 500
 */
record PigRules(int target) implements Rules<Pig> {
    static final int LARGEST = 500;

    private static final Pattern TEXT = Pattern.compile("([0-9]{1,9}),([0-9]{1,9}),([0-9]{1,9}),([01])([?]?)");

    @Override
    public String name() {
        return new PigType().nameWith(target);
    }

    @Override
    public int maxMoves() {
        return Pig.FACES;
    }

    @Override
    public Pig start() {
        return new Pig(0, 0, 0, 0, false, target);
    }

    @Override
    public Pig parse(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw refused(
                    text,
                    "it is not 'score0,score1,turnTotal,side': three numbers from 0 and the side, 0 or 1;"
                            + " a ? behind it while the die rolls");
        }
        for (int group = 1; group <= 3; group++) {
            String number = parts.group(group);
            if (!number.equals("" + Integer.parseInt(number))) {
                throw refused(text, "the number %s is written %d", number, Integer.parseInt(number));
            }
        }
        Pig position = new Pig(
                Integer.parseInt(parts.group(1)),
                Integer.parseInt(parts.group(2)),
                Integer.parseInt(parts.group(3)),
                Integer.parseInt(parts.group(4)),
                !parts.group(5).isEmpty(),
                target);
        checkScores(position, text);
        return position;
    }

    /** A turn ends as soon as it reaches the target, so no player has more than one throw beyond it. */
    private void checkScores(Pig position, String text) {
        int side = position.side();
        int next = position.points(side);
        int last = position.points(1 - side);
        if (Math.max(next, last) > target - 1 + Pig.FACES) {
            throw refused(
                    text, "the score %d is more than one throw beyond the target, %d", Math.max(next, last), target);
        }
        if (next + position.turnTotal() >= target) {
            throw refused(
                    text,
                    "player %d has %d and %d in this turn, which reaches the target, %d: it would be the other's turn",
                    side,
                    next,
                    position.turnTotal(),
                    target);
        }
        if (last >= target && (position.turnTotal() > 0 || position.isRolling())) {
            throw refused(text, "player %d has already won with %d", 1 - side, last);
        }
    }

    /** The points. */
    @Override
    public Optional<String> tally(Pig over) {
        return Optional.of(IntStream.range(0, players())
                .mapToObj(player -> "" + over.points(player))
                .collect(Collectors.joining("-")));
    }

    @Override
    public Picture picture(Pig view, long lastMove) {
        List<Picture.Row> rows = new ArrayList<>();
        if (lastMove >= 1 && lastMove <= Pig.FACES) {
            rows.add(new Picture.Row("", List.of(Cell.of("" + lastMove, Figure.DIE))));
        }
        for (int player = 0; player < players(); player++) {
            int turn = player == view.side() ? view.turnTotal() : 0;
            String bar = String.format(Locale.ROOT, "%d+%d/%d", view.points(player), turn, target);
            rows.add(new Picture.Row("{" + player + "}", List.of(Cell.of(bar, Figure.BAR))));
        }
        rows.add(Picture.line(
                String.format(Locale.ROOT, "%d points win%s", target, view.isRolling() ? "; the die rolls" : "")));
        return new Picture(List.of(), rows);
    }

    /** No openings, because the die makes every game different. */
    @Override
    public int openingPlies() {
        return 0;
    }
}
