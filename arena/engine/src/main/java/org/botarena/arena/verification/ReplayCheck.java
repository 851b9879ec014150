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
import org.botarena.play.internal.MoveRequest;
import org.botarena.play.internal.MoveSource;
import org.botarena.play.internal.Referee;
import org.botarena.play.internal.Step;

/** Replays recorded games by the rules. */
final class ReplayCheck {
    /** The first contradiction between a game's record and the rules; empty: none. */
    <P extends Position<P>> Optional<String> contradiction(Rules<P> rules, GameRecord game) {
        try {
            return replay(rules, game.fixture(), game.result());
        } catch (IllegalArgumentException e) {
            return Optional.of("it cannot be replayed: " + e.getMessage());
        }
    }

    private static <P extends Position<P>> Optional<String> replay(Rules<P> rules, Fixture fixture, Attempt attempt) {
        Referee<P> referee = new Referee<>(rules, rules.parse(fixture.start()));
        MoveSource<P, String, RuntimeException> recorded = new Answers<>(referee, fixture, attempt.plies());
        for (Ply ply : attempt.plies()) {
            if (referee.isOver()) {
                return Optional.of(String.format(Locale.ROOT, "the game was over before ply %d", ply.number()));
            }
            Optional<String> opening =
                    fixture.opening().stream().skip(ply.number()).findFirst();
            if (opening.isPresent()) {
                referee.enter(opening.get());
            } else {
                referee.next(recorded);
            }
            Step<P> step = referee.last().orElseThrow();
            String expected = opening.orElseGet(step::notation);
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

    /** Takes the seats' answers from the record, and chance from the fixture's dice. */
    private record Answers<P extends Position<P>>(Referee<P> referee, Fixture fixture, List<Ply> plies)
            implements MoveSource<P, String, RuntimeException> {
        @Override
        public String ask(MoveRequest<P> request) {
            return plies.get(request.ply()).move();
        }

        @Override
        public long move(String answer) {
            long move = referee.position().parse(answer);
            referee.position().tryPlay(move);
            return move;
        }

        @Override
        public long roll(int number, P position) {
            return new ChanceStream(fixture.seed()).roll(number, position);
        }
    }
}
