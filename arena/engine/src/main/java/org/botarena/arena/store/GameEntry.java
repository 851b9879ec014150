package org.botarena.arena.store;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.Printed;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.record.form.Seated;

/** What a line of the journal records of a game: an attempt, with a result or disturbed, or that it was given up. Immutable. */
public sealed interface GameEntry extends Entry {
    /** The game's id. */
    String game();

    /** Who sat where. */
    Seated seated();

    /** What the agents printed, by seat, null for one that printed nothing; null: nothing. */
    List<Personal> printed();

    private static void requireGame(String game, int number, Seated seated, List<Personal> printed) {
        Pairing.requireId(game);
        RecordChecks.require(number >= 0, "an attempt's number is below 0");
        seated.requireBare();
        RecordChecks.require(printed == null || printed.size() <= seated.seats().size(), "more printed than played");
    }

    private static Optional<PrintedText> text(String game, int attempt, List<Personal> printed) {
        return Optional.ofNullable(printed).map(bySeat -> new PrintedText(game, attempt, Printed.bySeat(bySeat)));
    }

    /**
     * An attempt with a result: the one that counts, until another is accepted.
     *
     * @param number from 0, within the game
     * @param reason why it took the place of the one before; null: there was none
     * @param printed what the agents printed, by seat, null for one that printed nothing; null: nothing
     */
    record Attempted(String game, int number, String reason, Seated seated, Attempt attempt, List<Personal> printed)
            implements GameEntry {
        /** Refuses what nobody can have played. */
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

        @Override
        public Optional<PrintedText> output() {
            return text(game, number, printed);
        }
    }

    /**
     * An attempt that does not count, since the machine or the arena disturbed it; numbered from 0 on its own.
     *
     * @param printed in this attempt and the disturbed ones before it
     */
    record Disturbed(String game, int number, Seated seated, Attempt attempt, List<Personal> printed)
            implements GameEntry {
        /** Refuses what nobody can have played. */
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

        @Override
        public Optional<PrintedText> output() {
            return text(game, PrintedText.DISTURBED, printed);
        }
    }

    /**
     * A game that was given up: it has no result.
     *
     * @param printed what the agents printed in all attempts, by seat, packed; null: nothing
     */
    record GivenUp(String game, Seated seated, String reason, List<Personal> printed) implements GameEntry {

        /** Refuses what is missing. */
        public GivenUp {
            RecordChecks.requireAll(seated, reason);
            requireGame(game, 0, seated, printed);
        }

        @Override
        public String kind() {
            return "given-up";
        }

        @Override
        public Optional<PrintedText> output() {
            return text(game, PrintedText.DISTURBED, printed);
        }
    }
}
