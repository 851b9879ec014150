package org.botarena.game.matches;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
    static final int BY_DEFAULT = 13;
    static final int LARGEST = 25;

    private static final Pattern TEXT = Pattern.compile("([0-9]{1,9}) ([01])");

    @Override
    public String name() {
        String options = Stream.of(n == BY_DEFAULT ? "" : "n=" + n, take ? "" : "take=false")
                .filter(option -> !option.isEmpty())
                .collect(Collectors.joining(","));
        return options.isEmpty() ? "matches" : "matches:" + options;
    }

    @Override
    public Class<Matches> positionType() {
        return Matches.class;
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
            throw refused("it is not 'left side': the matches left, a blank, the side to move, 0 or 1", text);
        }
        int left = Integer.parseInt(parts.group(1));
        if (left > LARGEST) {
            throw refused(String.format(Locale.ROOT, "%d matches are left: there are at most %d", left, LARGEST), text);
        }
        if (!parts.group(1).equals("" + left)) {
            throw refused(String.format(Locale.ROOT, "the number %s is written %d", parts.group(1), left), text);
        }
        return new Matches(left, Integer.parseInt(parts.group(2)), take);
    }

    private IllegalArgumentException refused(String why, String text) {
        String shown = text.length() > 80 ? text.substring(0, 80) + "…" : text;
        return new IllegalArgumentException("%s: no position: %s: '%s'".formatted(name(), why, shown));
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

    @Override
    public double worstScore() {
        return -1;
    }

    @Override
    public double bestScore() {
        return 1;
    }

    /** One ply, which allows all three numbers of matches left. No openings if a ply would be half of the game. */
    @Override
    public int openingPlies() {
        return n >= 8 ? 1 : 0;
    }
}
