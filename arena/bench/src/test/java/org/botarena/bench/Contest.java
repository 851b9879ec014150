package org.botarena.bench;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/** Seeded games of two sample agents against each other, each opening every other game: the same on every machine. */
record Contest<P extends Position<P>>(Rules<P> rules, Player<P> ours, Player<P> theirs) {

    /** A kind of agent, with its options. */
    record Player<P extends Position<P>>(Class<?> type, String options, Function<Game<P>, Agent<P>> make) {}

    private record Side<P extends Position<P>>(Seat<P> seat, Agent<P> agent) {}

    /** The points of {@code ours}: 1 a win, a half a draw. */
    double points(int games) throws Exception {
        double points = 0;
        for (int game = 0; game < games; game++) {
            int seat = game % 2;
            points += (1 + Math.signum(end(game, seat).score(seat))) / 2;
        }
        return points;
    }

    private P end(int game, int seatOfOurs) throws Exception {
        Side<P> own = side(ours, 2L * game);
        Side<P> other = side(theirs, 2L * game + 1);
        List<Side<P>> sides = seatOfOurs == 0 ? List.of(own, other) : List.of(other, own);
        P position = rules.start();
        while (position.turn() != Position.OVER) {
            long move = rules.forced(position);
            if (move == Position.NONE) {
                Side<P> mover = sides.get(position.turn());
                mover.seat.setTime(Duration.ofSeconds(2));
                move = mover.agent.play(position.turn());
            }
            position = position.tryPlay(move);
            own.seat.play(move);
            other.seat.play(move);
        }
        return position;
    }

    private Side<P> side(Player<P> player, long seed) {
        Seat<P> seat = Seat.of(rules, seed, player.type, player.options);
        return new Side<>(seat, player.make.apply(seat));
    }
}
