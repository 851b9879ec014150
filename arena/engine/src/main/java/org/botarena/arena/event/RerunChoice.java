package org.botarena.arena.event;

import java.util.Optional;
import org.botarena.arena.record.GameRecord;

/**
 * Which games with a result are played again as a set. Immutable.
 *
 * @param fault the kind of fault that ended them, an empty text for any kind; empty: with or without
 * @param author the name of an entrant, or without its version that of all versions of an author; empty: anybody's
 * @param worker the machine of a cluster that played them; empty: any
 */
public record RerunChoice(Optional<String> fault, Optional<String> author, Optional<String> worker) {
    /** Whether a game is meant: a fault has to be the author's own, where both are asked for. */
    boolean isMeant(GameRecord game) {
        boolean isAuthors = author.isEmpty() || game.names().stream().anyMatch(this::isAuthor);
        boolean hasFault = fault.isEmpty()
                || game.result().faults().stream()
                        .filter(one ->
                                fault.get().isEmpty() || one.verdict().kind().equals(fault.get()))
                        .anyMatch(
                                one -> author.isEmpty() || isAuthor(game.names().get(one.player())));
        boolean isWorkers = worker.isEmpty()
                || game.result()
                        .worker()
                        .filter(one -> one.name().equals(worker.get()))
                        .isPresent();
        return isAuthors && hasFault && isWorkers;
    }

    private boolean isAuthor(String entrant) {
        return author.filter(name -> entrant.equals(name) || entrant.startsWith(name + "@"))
                .isPresent();
    }
}
