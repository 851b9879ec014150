package org.botarena.arena.store;

import java.util.List;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * An entry about a game: an attempt, or the decision to give the game up. An attempt with a result counts until
 * another is accepted. Without one, the machine or the arena disturbed it, and it does not count. Immutable.
 *
 * @param number from 0; attempts with a result and disturbed ones are counted separately
 * @param reason why the attempt replaced the one before, or why the arena gave the game up; null for other attempts
 * @param game with that attempt, or with none if it was given up; its seats are those of the journal
 * @param printed the agents' output in this attempt and the disturbed ones before it, by seat: null for an agent
 *     without any, or null if no agent printed anything
 * @param said what the agents said, by seat, null for an agent that said nothing, or null if none did
 */
public record GameEntry(int number, Sentence reason, GameRecord game, List<Personal> printed, List<Personal> said)
        implements Entry {
    /** Rejects impossible games. */
    public GameEntry {
        RecordChecks.requireAll(game);
        game.requireBare();
        RecordChecks.require(number >= 0, "an attempt's number is below 0");
        RecordChecks.require(printed == null || printed.size() <= game.seats().size(), "more printed than played");
        RecordChecks.require(said == null || said.size() <= game.seats().size(), "more spoke than played");
        RecordChecks.require(game.attempts().size() <= 1, "it is more than one attempt");
        RecordChecks.require(
                game.attempts().isEmpty() ? reason != null : reason == null || !game.isDisturbed(),
                "a disturbed attempt has a reason, or a game that was given up has none");
    }

    @Override
    public String kind() {
        if (game.isDisturbed()) {
            return game.attempts().isEmpty() ? "given-up" : "disturbed";
        }
        return reason == null ? "attempt" : "accepted";
    }
}
