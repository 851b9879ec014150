package org.botarena.game.jass;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.botarena.api.Position;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Colour;
import org.botarena.api.picture.Figure;
import org.botarena.api.picture.Mark;
import org.botarena.api.picture.Picture;
import org.botarena.api.picture.Place;

/**
 * The picture of a table: trump and points, the trick, the visible hands, and the number of cards in the others. If the
 * moves are known, it also shows the last completed trick and the seat that took it. Immutable.
 */
record CardTable(Jass turn, List<Long> moves) {
    private static final List<String> COLOURS = List.of("spades", "hearts", "diamonds", "clubs");

    /** The hands follow the points and the trick. */
    private static final int FIRST_HAND = 2;

    Picture picture() {
        List<Picture.Row> rows = new ArrayList<>();
        rows.add(Picture.line(String.format(
                Locale.ROOT,
                "trump %s, %s   points: seats 0 and 2 %d, seats 1 and 3 %d",
                turn.show(Jass.card(turn.trump(), 0)).charAt(0),
                COLOURS.get(turn.trump()),
                turn.points(0),
                turn.points(1))));
        rows.add(new Picture.Row("trick", trick()));
        for (int seat = 0; seat < OpenTable.SEATS; seat++) {
            rows.add(new Picture.Row(String.format(Locale.ROOT, "seat %d, {%d}", seat, seat), hand(seat)));
        }
        if (moves.size() - turn.trick().length >= OpenTable.SEATS) {
            rows.add(new Picture.Row("seat " + turn.leader() + " took", lastTrick()));
        }
        return new Picture(List.of(), rows);
    }

    private List<Cell> trick() {
        int[] cards = turn.trick();
        return cards.length == 0 ? List.of(Cell.of("(seat " + turn.leader() + " leads)")) : trick(cards, turn.leader());
    }

    /** The winner of the last trick leads the current one, which gives the seats of the other cards. */
    private List<Cell> lastTrick() {
        int end = moves.size() - turn.trick().length;
        int[] cards = moves.subList(end - OpenTable.SEATS, end).stream()
                .mapToInt(Long::intValue)
                .toArray();
        int leader = (turn.leader() - winning(cards)) & 3;
        return trick(cards, leader);
    }

    /** The index of the card that wins a complete trick. */
    private int winning(int[] cards) {
        int winning = 0;
        for (int i = 1; i < cards.length; i++) {
            boolean isTaking = ((Cards.beating(turn.trump(), cards[winning]) >>> cards[i]) & 1) != 0;
            winning = isTaking ? i : winning;
        }
        return winning;
    }

    private List<Cell> trick(int[] cards, int leader) {
        long last = moves.isEmpty() ? Position.NONE : moves.get(moves.size() - 1);
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < cards.length; i++) {
            cells.add(card(cards[i])
                    .named("seat " + (leader + i) % OpenTable.SEATS)
                    .marked(cards[i] == last ? Mark.LAST : Mark.NONE));
        }
        return cells;
    }

    private List<Cell> hand(int seat) {
        List<Integer> cards = cards(turn, seat);
        int size = turn.size(seat);
        return cards.isEmpty()
                ? List.of(Cell.of(size == 1 ? "1 card" : size + " cards"))
                : cards.stream().map(this::card).toList();
    }

    private Cell card(int card) {
        int colour = Jass.colour(card);
        boolean isRed = colour == Jass.HEART || colour == Jass.DIAMOND;
        return Cell.of(turn.show(card), Figure.CARD)
                .coloured(isRed ? Colour.RED : Colour.BLACK)
                .on(colour == turn.trump() ? Colour.LIGHT : Colour.WHITE);
    }

    /** The card in the hand of the seat to move. */
    static List<Place> cells(Jass turn, long move) {
        int place = cards(turn, turn.turn()).indexOf((int) move);
        return place < 0 ? List.of() : List.of(new Place(FIRST_HAND + turn.turn(), place));
    }

    /** The cards of a visible hand, in display order. */
    private static List<Integer> cards(Jass turn, int seat) {
        List<Integer> cards = new ArrayList<>();
        for (long rest = turn.hand(seat); rest != 0; rest &= rest - 1) {
            cards.add(Long.numberOfTrailingZeros(rest));
        }
        return cards;
    }
}
