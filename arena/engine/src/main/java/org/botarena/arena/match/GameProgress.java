package org.botarena.arena.match;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.timing.Deadline;

/**
 * How a game has gone so far on the arena's side, and what each seat has been told of it. One thread.
 *
 * @param <P> the positions of the game
 */
final class GameProgress<P extends Position<P>> {
    private final Rules<P> rules;
    private final List<Long> moves = new ArrayList<>();
    private final int[] told;
    private P position;

    /** A game that begins at this position's text. */
    GameProgress(Rules<P> rules, String start) {
        this.rules = rules;
        this.told = new int[rules.players()];
        this.position = rules.parse(start);
    }

    P position() {
        return position;
    }

    /** How many plies have been played: the number of the next one. */
    int plies() {
        return moves.size();
    }

    /** Goes on by a legal move. */
    void enter(long move) {
        position = position.play(move);
        moves.add(move);
    }

    /** Goes on by a move in notation, which is checked: a record may be damaged. */
    void enter(String move) {
        long code = position.parse(move);
        position = position.tryPlay(code);
        moves.add(code);
    }

    /** Asks the seat whose turn it is; it hears of the plies since its last request, and sees what it may see. */
    Seat.Outcome ask(Seat seat, Deadline deadline) throws InterruptedException {
        int player = position.turn();
        List<Long> news = List.copyOf(moves.subList(told[player], moves.size()));
        told[player] = moves.size();
        return seat.ask(moves.size(), deadline, news, position.seenBy(player).toString());
    }

    /** The move that nobody is asked for, or {@link Position#NONE}. */
    long forced() {
        return rules.forced(position);
    }
}
