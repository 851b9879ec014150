package org.botarena.arena.serve.hosting.casual;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.event.EventHost;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Language;

/**
 * The games of authors as these may see them: with what their own agents printed, and why these lost. Immutable.
 *
 * @param host of the event
 */
public record OwnGames(EventHost host) {
    /** A recorded game of the ladder or of a tournament, as JSON; empty: it is not one of the author's. */
    public Optional<Map<String, Object>> find(Person person, String tournament, String id, Language language) {
        boolean isKnown = tournament.isEmpty()
                || host.tournaments().all().stream()
                        .anyMatch(each -> each.name().equals(tournament));
        Path folder = tournament.isEmpty()
                ? host.ladder().folder()
                : host.tournaments().folder(tournament);
        if (!isKnown || !Store.isIn(folder)) {
            return Optional.empty();
        }
        Set<String> own = agents(person);
        try (Store store = Store.read(folder)) {
            return store.games()
                    .find(id)
                    .filter(game -> game.names().stream().anyMatch(own::contains))
                    .map(game -> json(game, own, language));
        }
    }

    /** The names of an author's versions. */
    Set<String> agents(Person person) {
        return host.versions().of(person.number()).stream()
                .map(Version::entrant)
                .collect(Collectors.toSet());
    }

    /** A game as JSON: logs, which are hostile text, and the reasons of faults are only those of these agents. */
    static Map<String, Object> json(GameRecord game, Set<String> own, Language language) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("seats", game.names());
        object.put("plies", game.plies().stream().map(Ply::move).toList());
        object.put("scores", game.scores());
        object.put(
                "faults",
                game.result().faults().stream()
                        .map(fault -> json(fault, own.contains(game.names().get(fault.player())), language))
                        .toList());
        object.put(
                "output",
                IntStream.range(0, game.logs().size())
                        .filter(seat -> own.contains(game.names().get(seat)))
                        .mapToObj(game.logs()::get)
                        .distinct()
                        .collect(Collectors.joining()));
        return object;
    }

    private static Map<String, Object> json(Fault fault, boolean isOwn, Language language) {
        return Map.of(
                "seat", fault.player(),
                "ply", fault.ply(),
                "kind", fault.verdict().kind(),
                "reason", isOwn ? fault.verdict().sentence().in(language) : "");
    }
}
