package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.file.EventCopy;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An acknowledged upload is on disk. */
class UploadsAreKeptTest {
    private static final int MOST = 1 << 20;

    @TempDir
    Path folder;

    /** Accepts uploads and reports them, until it is killed. */
    static final class Taking {
        private Taking() {}

        public static void main(String[] args) throws IOException {
            EventFile file = EventFile.open(Path.of(args[0]), Clock.systemUTC());
            Person anna = new Persons(file, List.of()).add(Role.AUTHOR, "", "", "", "anna", Person.State.APPROVED);
            Uploads uploads = new Uploads(file, MOST);
            for (int i = 0; ; i++) {
                byte[] bytes = ("upload " + i).getBytes(StandardCharsets.UTF_8);
                Upload upload = take(uploads, anna.number(), i + ".jar", bytes, bytes.length);
                System.out.println(upload.sha256());
            }
        }
    }

    /** Submits bytes with this declared length. */
    private static Upload take(Uploads uploads, int person, String name, byte[] bytes, long length) throws IOException {
        try (Uploads.Arriving arriving = uploads.begin(person, name, length)) {
            arriving.add(bytes, bytes.length);
            return arriving.end();
        }
    }

    @Test
    void anAcknowledgedUploadSurvivesTheServersSuddenDeath() throws IOException, InterruptedException {
        Path event = folder.resolve("event");
        Process server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Taking.class.getName(),
                        event.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT) // later JVMs warn about native code there
                .start();
        List<String> acknowledged;
        try (BufferedReader told =
                new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
            Stream<String> first = told.lines().limit(20);
            acknowledged = first.toList();
            server.destroyForcibly().waitFor();
        }

        try (EventFile file = EventFile.open(event, Clock.systemUTC())) {
            Uploads uploads = new Uploads(file, MOST);
            List<String> kept = uploads.in(Upload.State.RECEIVED).stream()
                    .map(Upload::sha256)
                    .toList();
            assertTrue(kept.containsAll(acknowledged), () -> acknowledged + " but " + kept);
            for (Upload upload : uploads.all()) {
                assertEquals(upload.bytes(), Files.size(uploads.path(upload)));
            }
        }
    }

    @Test
    void theSameFileAgainIsTheSameUploadAndATooLargeOneLeavesNothing() throws IOException {
        Path event = folder.resolve("event");
        try (EventFile file = EventFile.open(event, Clock.systemUTC())) {
            Persons persons = new Persons(file, List.of());
            Person anna = persons.add(Role.AUTHOR, "", "", "", "anna", Person.State.APPROVED);
            Uploads uploads = new Uploads(file, 10);
            Upload first = take(uploads, anna.number(), "a.jar", new byte[10], 10);
            assertEquals(
                    first.id(),
                    take(uploads, anna.number(), "b.jar", new byte[10], 10).id());
            assertThrows(Uploads.TooLarge.class, () -> take(uploads, anna.number(), "c.jar", new byte[11], 11));
            assertThrows(IOException.class, () -> take(uploads, anna.number(), "d.jar", new byte[4], 5));
            try (Stream<Path> jars = Files.list(event.resolve("jars"))) {
                assertEquals(1, jars.count());
            }
            assertThrows(
                    IllegalArgumentException.class,
                    () -> persons.add(Role.AUTHOR, "", "", "", "ANNA", Person.State.APPROVED));
        }
    }

    @Test
    void aPersonWhoHasMadeMoreUploadsWaitsForTheOthers() throws IOException {
        try (EventFile file = EventFile.open(folder.resolve("event"), Clock.systemUTC())) {
            Persons persons = new Persons(file, List.of());
            Uploads uploads = new Uploads(file, 10);
            int anna = persons.add(Role.AUTHOR, "", "", "", "anna", Person.State.APPROVED)
                    .number();
            int bert = persons.add(Role.AUTHOR, "", "", "", "bert", Person.State.APPROVED)
                    .number();
            for (int i = 0; i < 3; i++) {
                take(uploads, anna, i + ".jar", new byte[] {(byte) i}, 1);
            }
            take(uploads, bert, "b.jar", new byte[] {9}, 1);
            assertEquals(
                    List.of("0.jar", "b.jar", "1.jar", "2.jar"),
                    uploads.in(Upload.State.RECEIVED).stream().map(Upload::file).toList());
        }
    }

    @Test
    void aCopyOfAnOpenEventHasItsUploadsAndASecondServerIsRefused() throws IOException {
        Path event = folder.resolve("event");
        try (EventFile file = EventFile.open(event, Clock.systemUTC())) {
            Person anna = new Persons(file, List.of()).add(Role.AUTHOR, "", "", "", "anna", Person.State.APPROVED);
            take(new Uploads(file, 10), anna.number(), "a.jar", new byte[3], 3);
            EventCopy.of(event, folder.resolve("copy"));
            assertThrows(Failed.class, () -> EventFile.open(event, Clock.systemUTC()));
        }
        try (EventFile copy = EventFile.open(folder.resolve("copy"), Clock.systemUTC())) {
            Uploads uploads = new Uploads(copy, 10);
            assertEquals("a.jar", uploads.all().get(0).file());
            assertEquals(3, Files.size(uploads.path(uploads.all().get(0))));
        }
    }
}
