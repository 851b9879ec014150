package org.botarena.arena.event;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.record.GameRecord;

/**
 * Selects recorded games to be played again as a set. Immutable.
 *
 * @param fault the kind of fault that ended them, an empty text for any kind; empty: with or without
 * @param author the name of an entrant, or without a version an author's name for all versions, or empty for any
 * @param worker the machine of a cluster that played them, or empty for any
 * @param since the earliest end of a game, or empty for no bound
 * @param until the latest end of a game, or empty for no bound
 */
public record RerunChoice(
        Optional<String> fault,
        Optional<String> author,
        Optional<String> worker,
        Optional<Instant> since,
        Optional<Instant> until) {
    /** Whether a game is selected; if both fault and author are given, the fault must be that author's. */
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
        return isAuthors && hasFault && isWorkers && isInTime(game);
    }

    /** The conditions in words, such as {@code fault late, author anna}. */
    public String words() {
        return Stream.of(
                        fault.map(kind -> "fault " + (kind.isEmpty() ? "of any kind" : kind)),
                        author.map(name -> "author " + name),
                        worker.map(name -> "worker " + name),
                        since.map(time -> "since " + time),
                        until.map(time -> "until " + time))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
    }

    private boolean isInTime(GameRecord game) {
        Optional<Instant> ended = game.result().ended().map(Instant::parse);
        return since.map(first -> ended.filter(end -> !end.isBefore(first)).isPresent())
                        .orElse(true)
                && until.map(last -> ended.filter(end -> !end.isAfter(last)).isPresent())
                        .orElse(true);
    }

    private boolean isAuthor(String entrant) {
        return author.filter(name -> entrant.equals(name) || entrant.startsWith(name + "@"))
                .isPresent();
    }
}
