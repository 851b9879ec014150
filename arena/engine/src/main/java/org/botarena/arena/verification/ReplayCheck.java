package org.botarena.arena.verification;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.ChanceStream;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;

/** Plays recorded games once more by the rules alone. */
final class ReplayCheck {
    /** What of a game's record contradicts the rules; empty: nothing. */
    <P extends Position<P>> Optional<String> contradiction(Rules<P> rules, GameRecord game) {
        try {
            return replay(rules, game.pairing().fixture(), game.result());
        } catch (IllegalArgumentException e) {
            return Optional.of("it cannot be replayed: " + e.getMessage());
        }
    }

    private static <P extends Position<P>> Optional<String> replay(Rules<P> rules, Fixture fixture, Attempt attempt) {
        P position = rules.parse(fixture.start());
        ChanceStream dice = new ChanceStream(fixture.seed());
        int rolls = 0;
        for (Ply ply : attempt.plies()) {
            boolean isOpening = ply.number() < fixture.opening().size();
            long forced = rules.forced(position);
            int by = isOpening || forced != Position.NONE ? -1 : Math.max(-1, position.turn());
            if (position.turn() == Position.OVER) {
                return Optional.of("the game was over before ply %d".formatted(ply.number()));
            }
            if (ply.player() != by) {
                return Optional.of("ply %d was not player %d's".formatted(ply.number(), ply.player()));
            }
            String expected = ply.move();
            if (isOpening) {
                expected = fixture.opening().get(ply.number());
            } else if (forced != Position.NONE) {
                expected = position.show(forced);
            } else if (position.turn() == Position.CHANCE) {
                expected = position.show(dice.roll(rolls++, position));
            }
            if (!ply.move().equals(expected)) {
                return Optional.of("ply %d is %s, and it was %s".formatted(ply.number(), ply.move(), expected));
            }
            position = position.tryPlay(position.parse(ply.move()));
        }
        return result(rules, position, attempt);
    }

    private static <P extends Position<P>> Optional<String> result(Rules<P> rules, P end, Attempt attempt) {
        boolean isOver = end.turn() == Position.OVER;
        if (attempt.faults().isEmpty() && !isOver) {
            return Optional.of("it has a result, and its plies do not end the game");
        }
        List<Double> scores = new ArrayList<>();
        for (int player = 0; player < rules.players(); player++) {
            int team = rules.team(player);
            boolean isFaulty = attempt.faults().stream().anyMatch(fault -> rules.team(fault.player()) == team);
            scores.add(
                    attempt.faults().isEmpty() ? end.score(player) : isFaulty ? rules.worstScore() : rules.bestScore());
        }
        boolean isSame = scores.size() == attempt.scores().size()
                && IntStream.range(0, scores.size())
                        .allMatch(player -> scores.get(player).doubleValue()
                                == attempt.scores().get(player));
        return isSame
                ? Optional.empty()
                : Optional.of("its scores are %s, and by the rules they are %s".formatted(attempt.scores(), scores));
    }
}
