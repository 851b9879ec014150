package org.botarena.arena.serve.hosting.casual;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.event.EventHost;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;

/**
 * Whom a person may play against: samples, its own versions, and those of others who have opened them. Immutable.
 *
 * @param host of the event
 */
public record Opponents(EventHost host) {
    private static final String JAR = ".jar";

    /** The games, that of the event with its options first. */
    public List<String> games() {
        String own = host.venue().terms().rules().name();
        return Stream.concat(Stream.of(own), host.venue().games().all().stream().map(GameType::name))
                .distinct()
                .toList();
    }

    /** How many seats a game has. */
    public int seats(String game) {
        return host.venue().games().parse(game).players();
    }

    /** The names of the samples. */
    public List<String> samples() {
        Path folder = host.venue().samples();
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(JAR))
                    .map(name -> name.substring(0, name.length() - JAR.length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("the samples cannot be listed", e);
        }
    }

    /** The versions, which play the game of the event. */
    public List<String> versions(Person person) {
        Stream<Version> own = host.versions().of(person.number()).stream();
        Stream<Version> opened = host.versions().active().stream()
                .filter(version ->
                        version.person() != person.number() && host.rules().isOpened(version.person()));
        return Stream.concat(own, opened).map(Version::entrant).toList();
    }

    /** Those for which a person may ask for test games: the author for the own ones, who looks at checks for all that play. */
    public List<String> testable(Person person) {
        Stream<Version> versions = person.role().includes(Role.ASSISTANT)
                ? host.versions().active().stream()
                : host.versions().of(person.number()).stream();
        return versions.map(Version::entrant).toList();
    }

    /** The jar of one of them; empty: the person may not play against it. */
    public Optional<Path> jar(Person person, String name) {
        return jar(name, versions(person));
    }

    /** The same for a test game. */
    Optional<Path> jarOfTest(Person person, String name) {
        return jar(name, testable(person)).or(() -> jar(person, name));
    }

    private Optional<Path> jar(String name, List<String> allowed) {
        if (samples().contains(name)) {
            return Optional.of(host.venue().samples().resolve(name + JAR));
        }
        return allowed.contains(name) ? host.versions().find(name).map(host.venue()::jar) : Optional.empty();
    }
}
