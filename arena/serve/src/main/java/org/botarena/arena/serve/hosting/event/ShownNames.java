package org.botarena.arena.serve.hosting.event;

import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.ladder.HostedLadder;
import org.botarena.arena.serve.hosting.people.Named;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;

/** The names of the authors that the public sees: chosen names, or real ones. Thread-safe. */
public record ShownNames(
        EventSettings rules, Persons persons, Uploads uploads, Versions versions, HostedLadder ladder) {
    /**
     * Shows the authors' real names from now on, or their chosen ones, including those of existing authors. Call it
     * before the event {@linkplain EventParts#start starts}.
     */
    public void areReal(boolean isShown) {
        if (isShown != rules.hasRealNames()) {
            rules.realNames(isShown);
            persons.all().stream()
                    .map(person -> isShown ? persons.showName(person) : persons.showAlias(person))
                    .forEach(this::changed);
        }
    }

    /**
     * Adds a person like {@link Persons#add}, under the name for the public.
     *
     * @throws IllegalArgumentException like there
     */
    public Person add(Role role, Named named, String alias, Person.State state) {
        Person person = persons.add(role, named.name(), named.email(), named.id(), alias, state);
        return rules.hasRealNames() ? persons.showName(person) : person;
    }

    /** Updates the active version after its author's shown name has changed. */
    public void changed(Person person) {
        versions.of(person.author()).stream()
                .filter(Version::isActive)
                .filter(version -> !version.entrant().equals(person.alias() + "@" + version.number()))
                .findFirst()
                .flatMap(version -> uploads.find(version.upload()))
                .ifPresent(upload -> versions.play(person, upload));
        ladder.changed();
    }
}
