package org.botarena.arena.serve.hosting.people;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.files.OwnerOnly;
import org.botarena.arena.files.SyncedFiles;
import org.botarena.arena.text.sheet.Sheet;

/**
 * The links of an event, in files that only this user can read: {@code organizer.txt}, and {@code links.csv} for the
 * authors of a list. Immutable.
 *
 * @param event their folder
 */
public record LinkFiles(Path event) {
    private static final List<String> HEADER = List.of("name", "email", "id", "link");

    /** The file with the organizer's link. */
    public Path organizer() {
        return event.resolve("organizer.txt");
    }

    /** The file with the authors' links. */
    public Path authors() {
        return event.resolve("links.csv");
    }

    /** Keeps the organizer's. */
    public void keepOrganizer(String link) {
        keep(organizer(), link + "\n");
    }

    /** Adds an author's. */
    public void add(List<Named> authors, List<String> links) {
        List<List<String>> rows = rows();
        for (int i = 0; i < authors.size(); i++) {
            Named author = authors.get(i);
            rows.add(List.of(author.name(), author.email(), author.id(), links.get(i)));
        }
        keep(authors(), Sheet.text(',', rows));
    }

    /** Removes the link of a person. */
    public void remove(Person person) {
        if (Files.exists(authors())) {
            List<List<String>> rows = rows();
            rows.removeIf(row -> row.subList(0, 3).equals(List.of(person.name(), person.email(), person.platform())));
            keep(authors(), Sheet.text(',', rows));
        }
    }

    private List<List<String>> rows() {
        try {
            return new ArrayList<>(
                    Files.exists(authors())
                            ? Sheet.parse(Files.readString(authors())).rows().stream()
                                    .map(Sheet.Row::fields)
                                    .toList()
                            : List.of(HEADER));
        } catch (IOException e) {
            throw new UncheckedIOException("the links cannot be read", e);
        }
    }

    private void keep(Path file, String text) {
        try {
            Path part = Files.createTempFile(event, "links-", ".part", OwnerOnly.file());
            SyncedFiles.write(part, text.getBytes(StandardCharsets.UTF_8));
            SyncedFiles.move(part, file);
        } catch (IOException e) {
            throw new UncheckedIOException("the links cannot be kept", e);
        }
    }
}
