package org.botarena.arena.serve.hosting.event;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.file.Actions;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.file.Token;
import org.botarena.arena.serve.hosting.people.Named;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.venue.Failed;

/** The teams of an event, whose members submit as one author and invite others by a link. Thread-safe. */
public record Teams(EventFile file, Persons persons, EventSettings rules, Uploads uploads) {
    /** Whether a person may invite another one into their team now. */
    public boolean mayInvite(Person person) {
        return person.role() == Role.AUTHOR && person.isApproved() && rules.joins() && hasRoom(person.author());
    }

    /** The other members of a person's team. */
    public List<Person> others(Person person) {
        return persons.members(person.author()).stream()
                .filter(member -> member.number() != person.number())
                .toList();
    }

    private boolean hasRoom(int author) {
        return persons.members(author).size() < rules.teamSize();
    }

    /**
     * Creates a link that admits one person to the team of a member; the team's earlier link becomes invalid. Only its
     * hash is kept.
     *
     * @throws Failed if the member may not invite anyone
     */
    public String invite(Person member) {
        if (!mayInvite(member)) {
            throw new Failed("your team has no room for another member");
        }
        String token = Token.next();
        file.change(() -> {
            file.update("DELETE FROM invitation WHERE person = ?", member.author());
            file.update("INSERT INTO invitation (hash, person) VALUES (?, ?)", Token.hash(token), member.author());
        });
        return token;
    }

    /**
     * Admits a person to the team of a link, which then becomes invalid.
     *
     * @param name of a new person, for the organizer and the team; may be empty
     * @param asker who is signed in; empty for a new person
     * @throws Failed if the link is invalid, the team is full, or the asker cannot change to it
     */
    public synchronized Person join(String link, String name, Optional<Person> asker) {
        int author = file.first("SELECT person FROM invitation WHERE hash = ?", row -> row.getInt(1), Token.hash(link))
                .orElseThrow(() -> new Failed("this link is invalid: it was used, or a newer one was made"));
        if (!hasRoom(author)) {
            throw new Failed("the team has no room for another member");
        }
        asker.ifPresent(person -> requireFree(person, author));
        file.update("DELETE FROM invitation WHERE person = ?", author);
        Person member = asker.map(person -> persons.move(person, author))
                .orElseGet(() -> persons.addMember(author, new Named(name, "", "")));
        new Actions(file).add(member.number(), "joined the team of author " + author, "");
        return member;
    }

    /** Records which member of a team performed an action. */
    public void record(Person person, String what) {
        if (!others(person).isEmpty()) {
            new Actions(file).add(person.number(), what, "");
        }
    }

    private void requireFree(Person person, int author) {
        if (person.author() == author) {
            throw new Failed("you are in this team already");
        }
        if (person.role() != Role.AUTHOR || !person.mayRun()) {
            throw new Failed("this browser is signed in as %s: open the link in another one".formatted(person.alias()));
        }
        if (!others(person).isEmpty() || !uploads.of(person.author()).isEmpty()) {
            throw new Failed("you have handed in or have a team already: ask the organizer");
        }
    }
}
