package org.botarena.arena.store.entry;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.Printed;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.record.form.RecordedAttempt;
import org.botarena.arena.record.form.Seated;

/** What a line of the journal records of a game: an attempt, with a result or disturbed, or that it was given up. Immutable. */
public sealed interface GameEntry extends Entry {
    private static void requireGame(String game, int number, Seated seated, List<byte[]> open, List<Personal> printed) {
        Pairing.requireId(game);
        RecordChecks.require(number >= 0, "an attempt's number is below 0");
        seated.requireBare();
        RecordChecks.require(open == null || printed == null, "it was printed twice");
        RecordChecks.require(open == null || !open.contains(null), "a text is missing");
        printed("", 0, open, printed)
                .ifPresent(text -> text.bySeat()
                        .keySet()
                        .forEach(seat ->
                                RecordChecks.require(seat < seated.seats().size(), "more printed than played")));
    }

    /** What the agents printed, as earlier arenas wrote it openly or as what is personal; empty: nothing. */
    private static Optional<PrintedText> printed(String game, int attempt, List<byte[]> open, List<Personal> printed) {
        return open != null
                ? Optional.of(new PrintedText(game, attempt, Printed.ofEarlier(open)))
                : Optional.ofNullable(printed).map(bySeat -> new PrintedText(game, attempt, Printed.bySeat(bySeat)));
    }

    /**
     * An attempt with a result: the one that counts, until another is accepted.
     *
     * @param number from 0, within the game
     * @param reason why it took the place of the one before; null: there was none
     * @param open what the agents printed, by seat, packed, in a journal of an earlier arena; else null
     * @param source null; or the file of an earlier arena that it was taken from, which had no hash of it
     */
    record Attempted(
            String game,
            int number,
            String reason,
            Seated seated,
            RecordedAttempt attempt,
            @JsonProperty("printed") List<byte[]> open,
            String source)
            implements GameEntry {
        /** Refuses what nobody can have played. */
        public Attempted {
            RecordChecks.requireAll(seated, attempt);
            requireGame(game, number, seated, open, attempt.printed());
            attempt.requireAt(seated);
            RecordChecks.require(attempt.hasResult(), "it has no result");
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
            return printed(game, number, open, attempt.printed());
        }
    }

    /**
     * An attempt that does not count, since the machine or the arena disturbed it; numbered from 0 on its own.
     *
     * @param attempt with what was printed in this and the disturbed ones before it
     * @param open as with {@link Attempted}
     */
    record Disturbed(
            String game,
            int number,
            Seated seated,
            RecordedAttempt attempt,
            @JsonProperty("printed") List<byte[]> open,
            String source)
            implements GameEntry {
        /** Refuses what nobody can have played. */
        public Disturbed {
            RecordChecks.requireAll(seated, attempt);
            requireGame(game, number, seated, open, attempt.printed());
            attempt.requireAt(seated);
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
            return printed(game, PrintedText.DISTURBED, open, attempt.printed());
        }
    }

    /**
     * A game that was given up: it has no result.
     *
     * @param open as with {@link Attempted}
     * @param texts what the agents printed in all attempts, by seat, packed; null: nothing
     */
    record GivenUp(
            String game,
            Seated seated,
            String reason,
            @JsonProperty("printed") List<byte[]> open,

            @JsonInclude(value = JsonInclude.Include.NON_NULL, content = JsonInclude.Include.ALWAYS)
            List<Personal> texts)
            implements GameEntry {
        /** Refuses what is missing. */
        public GivenUp {
            RecordChecks.requireAll(seated, reason);
            requireGame(game, 0, seated, open, texts);
        }

        @Override
        public String kind() {
            return "given-up";
        }

        @Override
        public Optional<PrintedText> output() {
            return printed(game, PrintedText.DISTURBED, open, texts);
        }
    }
}
