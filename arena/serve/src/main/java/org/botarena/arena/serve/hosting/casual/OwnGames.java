package org.botarena.arena.serve.hosting.casual;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
    /** A recorded game of the ladder or of a tournament; empty: it is not one of the author's. */
    public Optional<OwnGame> find(Person person, String tournament, String id, Language language) {
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
                    .map(game -> OwnGame.of(game, own, language));
        }
    }

    /** The names of an author's versions. */
    Set<String> agents(Person person) {
        return host.versions().of(person.number()).stream()
                .map(Version::entrant)
                .collect(Collectors.toSet());
    }
}
