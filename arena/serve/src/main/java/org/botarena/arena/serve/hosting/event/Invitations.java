package org.botarena.arena.serve.hosting.event;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.report.gradebook.ColumnNames;
import org.botarena.arena.report.gradebook.CourseSheet;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.people.Access;
import org.botarena.arena.serve.hosting.people.LinkFiles;
import org.botarena.arena.serve.hosting.people.Named;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.venue.Failed;

/**
 * Creates links for people who are to take part. Immutable.
 *
 * @param link of the page, without a trailing slash
 */
public record Invitations(EventFile file, Persons persons, ShownNames names, String link) {
    private LinkFiles files() {
        return new LinkFiles(file.folder());
    }

    /** The target of a link. Browsers do not send the part after the # sign to any server. */
    private String enter(String token) {
        return link + "/enter#" + token;
    }

    /** The organizer's link, if it was just created; it is returned only once. */
    public Optional<String> organizer() {
        if (persons.organizer().isPresent()) {
            return Optional.empty();
        }
        Person organizer = persons.add(Role.ORGANIZER, "", "", "", "organizer", Person.State.APPROVED);
        String made = enter(new Access(file).link(organizer.number()));
        files().keepOrganizer(made);
        return Optional.of(made);
    }

    /**
     * Adds the new people of a list, each with a link.
     *
     * @return their number
     * @throws Failed if the list cannot be read or is wrong
     */
    public int authors(Path list) {
        List<Named> came = new ArrayList<>();
        List<String> links = new ArrayList<>();
        try {
            String text = ForeignFile.text(list, ForeignFile.WRITTEN_BY_HAND);
            List<CourseSheet.Member> members =
                    CourseSheet.parse(text, ColumnNames.NONE).members();
            Map<String, Integer> teams = new HashMap<>();
            members.forEach(member ->
                    known(named(member)).ifPresent(person -> teams.putIfAbsent(member.team(), person.author())));
            teams.remove("");
            for (CourseSheet.Member member : members) {
                Named each = named(member);
                if (known(each).isEmpty()) {
                    Person author = added(each, member.team(), members, teams);
                    came.add(each);
                    links.add(enter(new Access(file).link(author.number())));
                }
            }
        } catch (IOException e) {
            throw new Failed("%s cannot be read: %s".formatted(list, ForeignFile.why(e)), e);
        } catch (IllegalArgumentException e) {
            throw new Failed("%s: %s".formatted(list, e.getMessage()), e);
        }
        new EventSettings(file).listAuthors();
        if (!links.isEmpty()) {
            files().add(came, links);
        }
        return links.size();
    }

    private static Named named(CourseSheet.Member member) {
        return new Named(member.text(), member.email(), member.id().isEmpty() ? member.identifier() : member.id());
    }

    private Optional<Person> known(Named each) {
        return persons.known(each.id(), each.name());
    }

    /** Adds a person of the list; members of a team submit as its first member. */
    private Person added(Named each, String team, List<CourseSheet.Member> members, Map<String, Integer> teams) {
        boolean isAlone = team.isEmpty()
                || members.stream().filter(member -> member.team().equals(team)).count() == 1;
        if (isAlone && !teams.containsKey(team)) {
            return names.add(Role.AUTHOR, each, "", Person.State.APPROVED);
        }
        if (teams.containsKey(team)) {
            return persons.addMember(teams.get(team), each);
        }
        Person first = firstOf(team, each);
        teams.put(team, first.number());
        return first;
    }

    /** Shows a team under its name in the list, if possible. */
    private Person firstOf(String team, Named named) {
        Person first = persons.add(Role.AUTHOR, named.name(), named.email(), named.id(), "", Person.State.APPROVED);
        try {
            persons.rename(first.number(), team);
        } catch (IllegalArgumentException e) {
            return first; // The person keeps 'author 17', and may choose another name.
        }
        return first;
    }
}
