package org.botarena.arena.store;

import java.util.List;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.text.catalogue.Sentence;

/** An entry about a game: an attempt, or the decision to give the game up. Immutable. */
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
     * An attempt. With a result, it counts until another is accepted. Without one, the machine or the arena disturbed
     * it, and it does not count.
     *
     * @param number from 0; attempts with a result and disturbed ones are counted separately
     * @param reason why it replaced the attempt before; null for a first or a disturbed attempt
     * @param game with that attempt
     * @param printed like {@link GameEntry#printed}, with the output of the disturbed attempts before it
     * @param said what the agents said, by seat, null for an agent that said nothing, or null if none did
     */
    record Attempted(int number, String reason, GameRecord game, List<Personal> printed, List<Personal> said)
            implements GameEntry {
        /** Rejects impossible games. */
        public Attempted {
            requireGame(game, number, printed, said);
            RecordChecks.require(game.attempts().size() == 1, "it is not one attempt");
            RecordChecks.require(reason == null || !game.isDisturbed(), "a disturbed attempt replaces no other");
        }

        @Override
        public String kind() {
            return game.isDisturbed() ? "disturbed" : reason == null ? "attempt" : "accepted";
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
