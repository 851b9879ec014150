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

/** Under which names the public sees the authors: those that they choose, or their own. Thread-safe. */
public record ShownNames(
        EventSettings rules, Persons persons, Uploads uploads, Versions versions, HostedLadder ladder) {
    /**
     * Lets the public see the authors' own names from now on, or what they have chosen, also of those who are there already. Before
     * the event {@linkplain EventHost#start starts}.
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
     * Adds somebody, as {@link Persons#add} does, under the name that the public is to see.
     *
     * @throws IllegalArgumentException as there
     */
    public Person add(Role role, Named named, String alias, Person.State state) {
        Person person = persons.add(role, named.name(), named.email(), named.id(), alias, state);
        return rules.hasRealNames() ? persons.showName(person) : person;
    }

    /** Somebody is shown under another name: the version that plays comes back under it. */
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
