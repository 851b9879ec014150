package org.botarena.arena.store;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.record.form.Seated;

/** An entry about a game: a finished attempt, a disturbed attempt, or that the arena gave the game up. Immutable. */
public sealed interface GameEntry extends Entry {
    /** The game's id. */
    String game();

    /** The entrants, by seat. */
    Seated seated();

    /** The output of the agents, by seat, null for an agent without any; null if no agent printed anything. */
    List<Personal> printed();

    private static void requireGame(String game, int number, Seated seated, List<Personal> printed) {
        Pairing.requireId(game);
        RecordChecks.require(number >= 0, "an attempt's number is below 0");
        seated.requireBare();
        RecordChecks.require(printed == null || printed.size() <= seated.seats().size(), "more printed than played");
    }

    /**
     * An attempt with a result. It counts until another is accepted.
     *
     * @param number from 0, within the game
     * @param reason why it replaced the attempt before; null for a first attempt
     * @param printed as {@link GameEntry#printed}
     */
    record Attempted(String game, int number, String reason, Seated seated, Attempt attempt, List<Personal> printed)
            implements GameEntry {
        /** Rejects impossible games. */
        public Attempted {
            RecordChecks.requireAll(seated, attempt);
            requireGame(game, number, seated, printed);
            attempt.requireAt(seated.seats().size());
            RecordChecks.require(!attempt.isDisturbed(), "it has no result");
        }

        @Override
        public String kind() {
            return reason == null ? "attempt" : "accepted";
        }

        @Override
        public Optional<AttemptId> attemptId() {
            return Optional.of(new AttemptId(AttemptId.COUNTED, game, number));
        }
    }

    /**
     * An attempt that does not count because the machine or the arena disturbed it. Disturbed attempts have their own numbers,
     * from 0.
     *
     * @param printed the output in this attempt and in the disturbed attempts before it
     */
    record Disturbed(String game, int number, Seated seated, Attempt attempt, List<Personal> printed)
            implements GameEntry {
        /** Rejects impossible games. */
        public Disturbed {
            RecordChecks.requireAll(seated, attempt);
            requireGame(game, number, seated, printed);
            attempt.requireAt(seated.seats().size());
        }

        @Override
        public String kind() {
            return "disturbed";
        }

        @Override
        public Optional<AttemptId> attemptId() {
            return Optional.of(new AttemptId(AttemptId.VOIDED, game, number));
        }
    }

    /**
     * A game without a result, which the arena gave up.
     *
     * @param printed the output in all attempts
     */
    record GivenUp(String game, Seated seated, String reason, List<Personal> printed) implements GameEntry {
        /** Rejects missing components. */
        public GivenUp {
            RecordChecks.requireAll(seated, reason);
            requireGame(game, 0, seated, printed);
        }

        @Override
        public String kind() {
            return "given-up";
        }
    }
}
