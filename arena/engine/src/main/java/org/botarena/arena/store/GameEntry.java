package org.botarena.arena.store;

import java.util.List;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.text.catalogue.Sentence;

/** An entry about a game: a finished attempt, a disturbed attempt, or the decision to give the game up. Immutable. */
public sealed interface GameEntry extends Entry {
    /** The game with at most this attempt; its seats are those of the journal. */
    GameRecord game();

    /** The output of the agents, by seat, null for an agent without any, or null if no agent printed anything. */
    List<Personal> printed();

    private static void requireGame(GameRecord game, int number, List<Personal> printed, List<Personal> said) {
        RecordChecks.requireAll(game);
        game.requireBare();
        RecordChecks.require(number >= 0, "an attempt's number is below 0");
        RecordChecks.require(printed == null || printed.size() <= game.seats().size(), "more printed than played");
        RecordChecks.require(said == null || said.size() <= game.seats().size(), "more spoke than played");
    }

    /**
     * An attempt with a result. It counts until another is accepted.
     *
     * @param number from 0, within the game
     * @param reason why it replaced the attempt before; null for a first attempt
     * @param game with that attempt
     * @param printed as {@link GameEntry#printed}
     * @param said what the agents said, by seat, null for an agent that said nothing, or null if none did
     */
    record Attempted(int number, String reason, GameRecord game, List<Personal> printed, List<Personal> said)
            implements GameEntry {
        /** Rejects impossible games. */
        public Attempted {
            requireGame(game, number, printed, said);
            RecordChecks.require(
                    game.attempt() != null && game.voided().isEmpty(), "it is not one attempt with a result");
        }

        @Override
        public String kind() {
            return reason == null ? "attempt" : "accepted";
        }
    }

    /**
     * An attempt that does not count because the machine or the arena disturbed it. Disturbed attempts have their own
     * numbers, from 0.
     *
     * @param game with that attempt
     * @param printed the output in this attempt and in the disturbed attempts before it
     * @param said as of an attempt with a result
     */
    record Disturbed(int number, GameRecord game, List<Personal> printed, List<Personal> said) implements GameEntry {
        /** Rejects impossible games. */
        public Disturbed {
            requireGame(game, number, printed, said);
            RecordChecks.require(
                    game.attempt() == null && game.voided().size() == 1, "it is not one attempt without a result");
        }

        @Override
        public String kind() {
            return "disturbed";
        }
    }

    /**
     * A game without a result, which the arena gave up.
     *
     * @param game without any attempt
     * @param printed the output in all attempts
     */
    record GivenUp(Sentence reason, GameRecord game, List<Personal> printed) implements GameEntry {
        /** Rejects missing components. */
        public GivenUp {
            RecordChecks.requireAll(reason);
            requireGame(game, 0, printed, null);
            RecordChecks.require(game.attempts().isEmpty(), "it was played");
        }

        @Override
        public String kind() {
            return "given-up";
        }
    }
}
