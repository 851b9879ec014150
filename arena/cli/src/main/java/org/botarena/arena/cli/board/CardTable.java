package org.botarena.arena.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import org.botarena.api.Position;
import org.botarena.arena.report.Columns;
import org.botarena.game.jass.Jass;

/** Jass: trump and points, the trick, and the hands that are seen; of the others only how many cards they hold. */
final class CardTable implements Sketch {
    private static final List<String> COLOURS = List.of("spades", "hearts", "diamonds", "clubs");
    private static final int SEATS = 4;
    private static final int WHO = 24;

    @Override
    public List<String> rows(Position<?> position, Look look) {
        Jass turn = (Jass) position;
        List<String> rows = new ArrayList<>();
        rows.add("    trump %s, %s   points: seats 0 and 2 %d, seats 1 and 3 %d"
                .formatted(
                        position.show(Jass.card(turn.trump(), 0)).charAt(0),
                        COLOURS.get(turn.trump()),
                        turn.points(0),
                        turn.points(1)));
        rows.add("    trick    " + trick(turn, look));
        Set<String> marked = Sketch.marked(position, look);
        for (int seat = 0; seat < SEATS; seat++) {
            String who = "seat %d, %s".formatted(seat, look.seats().get(seat));
            rows.add("    " + Columns.left(who, WHO) + " " + hand(turn, seat, seat == turn.turn() ? marked : Set.of()));
        }
        return rows;
    }

    private static String trick(Jass turn, Look look) {
        int[] cards = turn.trick();
        if (cards.length == 0) {
            return "(seat %d leads)".formatted(turn.leader());
        }
        StringJoiner laid = new StringJoiner("   ");
        for (int i = 0; i < cards.length; i++) {
            String card = "seat %d %s".formatted((turn.leader() + i) % SEATS, turn.show(cards[i]));
            laid.add(cards[i] == look.last() ? look.ink().strong("[" + card + "]") : card);
        }
        return laid.toString();
    }

    /** The cards of a hand that is seen, those with a star that may be laid now. */
    private static String hand(Jass turn, int seat, Set<String> marked) {
        long hand = turn.hand(seat);
        if (hand == 0) {
            return turn.size(seat) == 1 ? "1 card" : turn.size(seat) + " cards";
        }
        StringJoiner cards = new StringJoiner(" ");
        for (long rest = hand; rest != 0; rest &= rest - 1) {
            String card = turn.show(Long.numberOfTrailingZeros(rest));
            cards.add(marked.contains(card) ? card + "*" : card);
        }
        return cards.toString();
    }
}
