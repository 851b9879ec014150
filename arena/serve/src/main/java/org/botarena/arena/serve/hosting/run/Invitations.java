package org.botarena.arena.serve.hosting.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.files.SyncedFiles;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.files.OwnerOnly;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.people.Sheet;
import org.botarena.arena.venue.Failed;

/**
 * The links of an event, in files that nobody else on this machine can read: {@code organizer.txt}, and {@code links.csv} for the
 * authors of a list. Immutable.
 *
 * @param host whose they are
 * @param link of the page, without a slash at its end
 */
public record Invitations(EventHost host, String link) {
    /** Where the organizer's link is kept. */
    public static final String ORGANIZER = "organizer.txt";

    /** Where the links of authors are kept. */
    public static final String LINKS = "links.csv";

    private static final List<String> HEADER = List.of("name", "email", "id", "link");

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
        keep(ORGANIZER, made + "\n");
        return Optional.of(made);
    }

    /**
     * Adds those of a list who are not there yet, each with a link.
     *
     * @return how many came
     * @throws Failed if the list cannot be read or is wrong
     */
    public int authors(Path list) {
        List<List<String>> links = new ArrayList<>();
        try {
            for (Sheet.Named each : Sheet.parse(ForeignFile.text(list, ForeignFile.WRITTEN_BY_HAND))
                    .persons()) {
                if (host.persons().known(each.id(), each.name()).isEmpty()) {
                    Person author = host.persons()
                            .add(Role.AUTHOR, each.name(), each.email(), each.id(), "", Person.State.APPROVED);
                    links.add(List.of(
                            each.name(),
                            each.email(),
                            each.id(),
                            enter(host.access().link(author.number()))));
                }
            }
        } catch (IOException e) {
            throw new Failed("%s cannot be read: %s".formatted(list, ForeignFile.why(e)), e);
        } catch (IllegalArgumentException e) {
            throw new Failed("%s: %s".formatted(list, e.getMessage()), e);
        }
        host.rules().listAuthors();
        if (!links.isEmpty()) {
            add(links);
        }
        return links.size();
    }

    private void add(List<List<String>> links) {
        Path file = host.folder().resolve(LINKS);
        List<List<String>> rows = new ArrayList<>(List.of(HEADER));
        try {
            if (Files.exists(file)) {
                List<List<String>> before = Sheet.parse(Files.readString(file)).rows();
                rows.addAll(before.subList(1, before.size()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the links cannot be read", e);
        }
        rows.addAll(links);
        keep(LINKS, new Sheet(',', rows).text());
    }

    private void keep(String name, String text) {
        Path file = host.folder().resolve(name);
        try {
            Path part = Files.createTempFile(host.folder(), "links-", ".part", OwnerOnly.file());
            SyncedFiles.write(part, text.getBytes(StandardCharsets.UTF_8));
            SyncedFiles.move(part, file);
        } catch (IOException e) {
            throw new UncheckedIOException("the links cannot be kept", e);
        }
    }
}
