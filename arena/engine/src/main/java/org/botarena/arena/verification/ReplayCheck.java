package org.botarena.arena.verification;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.ChanceStream;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.play.internal.Referee;
import org.botarena.play.internal.Step;

/** Replays recorded games by the rules. */
final class ReplayCheck {
    private ReplayCheck() {}

    /** The first contradiction between a game's record and the rules; empty: none. */
    static <P extends Position<P>> Optional<String> contradiction(Rules<P> rules, GameRecord game) {
        try {
            return replay(rules, game.fixture(), game.result());
        } catch (IllegalArgumentException e) {
            return Optional.of("it cannot be replayed: " + e.getMessage());
        }
    }

    private static <P extends Position<P>> Optional<String> replay(Rules<P> rules, Fixture fixture, Attempt attempt) {
        Referee<P> referee = new Referee<>(rules, rules.parse(fixture.start()));
        ChanceStream dice = new ChanceStream(fixture.seed());
        int rolls = 0;
        for (Ply ply : attempt.plies()) {
            if (referee.isOver()) {
                return Optional.of(String.format(Locale.ROOT, "the game was over before ply %d", ply.number()));
            }
            P before = referee.position();
            String expected = ply.move();
            if (ply.number() < fixture.opening().size()) {
                expected = fixture.opening().get(ply.number());
                referee.enter(expected);
            } else {
                if (referee.forced() != Position.NONE) {
                    expected = before.show(referee.forced());
                } else if (before.turn() == Position.CHANCE) {
                    expected = before.show(dice.roll(rolls++, before));
                }
                referee.repeat(expected);
            }
            Step<P> step = referee.last().orElseThrow();
            if (ply.player() != step.player()) {
                return Optional.of(
                        String.format(Locale.ROOT, "ply %d was not player %d's", ply.number(), ply.player()));
            }
            if (step.player() == Step.NO_PLAYER && !ply.move().equals(expected)) {
                return Optional.of(
                        String.format(Locale.ROOT, "ply %d is %s, and it was %s", ply.number(), ply.move(), expected));
            }
        }
        return result(referee, attempt);
    }

    private static Optional<String> result(Referee<?> referee, Attempt attempt) {
        if (attempt.faults().isEmpty() && !referee.isOver()) {
            return Optional.of("it has a result, and its plies do not end the game");
        }
        List<Double> scores =
                referee.scores(attempt.faults().stream().map(Fault::player).toList());
        boolean isSame = scores.size() == attempt.scores().size()
                && IntStream.range(0, scores.size())
                        .allMatch(player -> scores.get(player).doubleValue()
                                == attempt.scores().get(player));
        return isSame
                ? Optional.empty()
                : Optional.of("its scores are %s, and by the rules they are %s".formatted(attempt.scores(), scores));
    }
}
