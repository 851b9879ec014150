package org.botarena.game.matches;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Figure;
import org.botarena.api.picture.Picture;
import org.botarena.api.picture.Place;

/**
 * The rules of Matches with its options. Immutable.
 *
 * @param n the matches at the start, 1 to 25
 * @param take whether the player who takes the last match wins or loses
 */
record MatchesRules(int n, boolean take) implements Rules<Matches> {
    static final int LARGEST = 25;

    private static final Pattern TEXT = Pattern.compile("([0-9]{1,9}) ([01])");

    @Override
    public String name() {
        return new MatchesType().nameWith(n, take);
    }

    @Override
    public int maxMoves() {
        return Matches.MOST;
    }

    @Override
    public Matches start() {
        return new Matches(n, 0, take);
    }

    @Override
    public Matches parse(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw refused(text, "it is not 'left side': the matches left, a blank, the side to move, 0 or 1");
        }
        int left = Integer.parseInt(parts.group(1));
        if (left > LARGEST) {
            throw refused(text, "%d matches are left: there are at most %d", left, LARGEST);
        }
        if (!parts.group(1).equals("" + left)) {
            throw refused(text, "the number %s is written %d", parts.group(1), left);
        }
        return new Matches(left, Integer.parseInt(parts.group(2)), take);
    }

    @Override
    public Picture picture(Matches view, long lastMove) {
        String end = take ? "who takes the last one wins" : "who takes the last one loses";
        return Picture.of(
                new Picture.Row("", Collections.nCopies(view.left(), Cell.of("|", Figure.MATCH))),
                Picture.line(String.format(Locale.ROOT, "%d left; %s", view.left(), end)));
    }

    /** Returns matches from the end of the heap. */
    @Override
    public List<Place> cells(Matches position, long move) {
        return IntStream.range(0, (int) move)
                .mapToObj(taken -> new Place(0, position.left() - 1 - taken))
                .toList();
    }

    /** One ply, which allows all three numbers of matches left. No openings if a ply would be half of the game. */
    @Override
    public int openingPlies() {
        return n >= 8 ? 1 : 0;
    }
}
