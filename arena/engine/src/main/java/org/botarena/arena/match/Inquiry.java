package org.botarena.arena.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.TimeControl;
import org.botarena.play.internal.Referee;

/**
 * Brings one agent to the end of a game's recorded plies, with the requests and the time that it got in the game, and
 * asks it there. For one thread.
 *
 * @param <P> the positions of the game
 */
final class Inquiry<P extends Position<P>> {
    private final Terms terms;
    private final ScheduledGame pairing;
    private final Referee<P> referee;
    private final int player;
    private final boolean isToMove;
    private final TimeControl.Account account;
    private final List<String> differences = new ArrayList<>();

    Inquiry(Terms terms, Rules<P> rules, ScheduledGame pairing, int player) {
        this.terms = terms;
        this.pairing = pairing;
        this.player = player;
        this.account = terms.times().moves().account(rules.players());
        this.referee = new Referee<>(rules, rules.parse(pairing.fixture().start()));
        Referee<P> ahead = new Referee<>(rules, referee.position());
        pairing.recorded().forEach(ply -> ahead.enter(ply.move()));
        int turn = ahead.position().turn();
        if (turn < 0) {
            throw new IllegalArgumentException("no player is to move in %s: the game is %s"
                    .formatted(ahead.position(), turn == Position.OVER ? "over" : "waiting for chance"));
        }
        this.isToMove = player == turn;
    }

    /** Asks the agent in this seat. */
    Finding ask(Seat seat) throws InterruptedException {
        Ruling start = start(seat);
        if (start.verdict().isFault() || !isToMove) {
            return finding(start, "");
        }
        for (Ply ply : pairing.recorded()) {
            if (ply.player() == player) {
                Ruling ruling = move(seat);
                Verdict verdict = ruling.verdict();
                String answer =
                        verdict.isFault() ? verdict.kind() : referee.position().show(ruling.move());
                if (!answer.equals(ply.move())) {
                    differences.add(String.format(
                            Locale.ROOT, "ply %d: %s now, %s on record", ply.number(), answer, ply.move()));
                }
                if (verdict.isFault()) {
                    return finding(ruling, "");
                }
            }
            ply.charge(account);
            referee.enter(ply.move());
        }
        long forced = referee.forced();
        return forced == Position.NONE
                ? Finding.of(move(seat), referee.position()).differing(differences)
                : finding(start, referee.position().show(forced));
    }

    private Ruling start(Seat seat) throws InterruptedException {
        Deadline deadline = terms.times().starting();
        return Ruling.onStart(seat.start(player, pairing.seeds().get(player), deadline), deadline);
    }

    private Ruling move(Seat seat) throws InterruptedException {
        Deadline deadline = account.next(player);
        return Ruling.onMove(seat.ask(referee.request(), deadline), deadline, referee.position());
    }

    private Finding finding(Ruling ruling, String move) {
        return new Finding(
                ruling.verdict(),
                move,
                0,
                0,
                differences,
                "",
                ruling.disturbance().isPresent());
    }
}
