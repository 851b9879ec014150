package org.botarena.arena.serve.hosting.event;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.report.gradebook.ColumnNames;
import org.botarena.arena.report.gradebook.CourseSheet;
import org.botarena.arena.serve.hosting.people.LinkFiles;
import org.botarena.arena.serve.hosting.people.Named;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.venue.Failed;

/**
 * Gives links to those who are to take part. Immutable.
 *
 * @param host whose they are
 * @param link of the page, without a slash at its end
 */
public record Invitations(EventHost host, String link) {
    private LinkFiles files() {
        return new LinkFiles(host.folder());
    }

    /** Where a link leads: what stands behind the sign is not sent to any server when it is opened. */
    private String enter(String token) {
        return link + "/enter#" + token;
    }

    /** The organizer's link, if it was made just now: it is told once. */
    public Optional<String> organizer() {
        if (host.persons().organizer().isPresent()) {
            return Optional.empty();
        }
        Person organizer = host.persons().add(Role.ORGANIZER, "", "", "", "organizer", Person.State.APPROVED);
        String made = enter(host.access().link(organizer.number()));
        files().keepOrganizer(made);
        return Optional.of(made);
    }

    /**
     * Adds those of a list who are not there yet, each with a link.
     *
     * @return how many came
     * @throws Failed if the list cannot be read or is wrong
     */
    public int authors(Path list) {
        List<Named> came = new ArrayList<>();
        List<String> links = new ArrayList<>();
        try {
            String text = ForeignFile.text(list, ForeignFile.WRITTEN_BY_HAND);
            for (CourseSheet.Member member :
                    CourseSheet.parse(text, ColumnNames.NONE).members()) {
                Named each = new Named(
                        member.text(), member.email(), member.id().isEmpty() ? member.identifier() : member.id());
                if (host.persons().known(each.id(), each.name()).isEmpty()) {
                    Person author = host.names().add(Role.AUTHOR, each, "", Person.State.APPROVED);
                    came.add(each);
                    links.add(enter(host.access().link(author.number())));
                }
            }
        } catch (IOException e) {
            throw new Failed("%s cannot be read: %s".formatted(list, ForeignFile.why(e)), e);
        } catch (IllegalArgumentException e) {
            throw new Failed("%s: %s".formatted(list, e.getMessage()), e);
        }
        host.rules().listAuthors();
        if (!links.isEmpty()) {
            files().add(came, links);
        }
        return links.size();
    }
}
