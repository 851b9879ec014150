package org.botarena.arena.serve.hosting.web;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.botarena.arena.files.FullDisk;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.http.HttpProblem;

/** The arriving uploads. Each goes to disk as its bytes arrive, and uses no thread while it waits. Thread-safe. */
final class ArrivingUploads {
    private static final int MOST_OF_A_PERSON = 3;
    private static final Duration LONGEST = Duration.ofMinutes(30);
    private static final int BLOCK = 1 << 16;

    private final Map<Integer, Integer> ofPerson = new ConcurrentHashMap<>();
    private final Uploads uploads;
    private final Persons persons;
    private final EventSettings rules;
    private final InstantSource clock;

    ArrivingUploads(Uploads uploads, Persons persons, EventSettings rules, InstantSource clock) {
        this.uploads = uploads;
        this.persons = persons;
        this.rules = rules;
        this.clock = clock;
    }

    /**
     * Reads the body of a request whose processing is already asynchronous.
     *
     * @throws HttpProblem.Refusal if too many of the person's uploads are arriving
     */
    CompletableFuture<Upload> take(Person person, String name, HttpServletRequest request) {
        if (ofPerson.merge(person.number(), 1, Integer::sum) > MOST_OF_A_PERSON) {
            left(person);
            throw HttpProblem.refusal(
                    429,
                    String.format(Locale.ROOT, "%d of your uploads are on their way", MOST_OF_A_PERSON),
                    "wait until one has ended");
        }
        try {
            Arriving arriving = new Arriving(
                    person,
                    uploads.begin(person.author(), name, request.getContentLengthLong()),
                    request.getInputStream());
            arriving.in.setReadListener(arriving);
            return arriving.done.whenComplete((upload, failure) -> left(person));
        } catch (IOException e) {
            left(person);
            throw broken(e);
        }
    }

    private void left(Person person) {
        ofPerson.computeIfPresent(person.number(), (same, n) -> n == 1 ? null : n - 1);
    }

    /** The answer to an upload that comes after the end of submissions. */
    HttpProblem.Refusal tooLate() {
        return HttpProblem.refusal(
                403,
                String.format(
                        Locale.ROOT,
                        "the submission time has ended: an upload begun before the deadline must end within %d s after it",
                        rules.grace().toSeconds()),
                "ask the organizer for a later deadline");
    }

    private static HttpProblem.Refusal broken(IOException e) {
        Optional<FullDisk> full = FullDisk.of(e);
        if (full.isPresent()) {
            return HttpProblem.refusal(
                    507, full.get().sentence(), "tell the organizer, and send it again when there is room");
        }
        return HttpProblem.refusal(400, "the file did not arrive whole: " + e.getMessage(), "send it again");
    }

    /** One upload. */
    private final class Arriving implements ReadListener {
        private final Person person;
        private final Uploads.Arriving file;
        private final ServletInputStream in;
        private final Instant begun = clock.instant();
        private final CompletableFuture<Upload> done = new CompletableFuture<>();
        private final byte[] block = new byte[BLOCK];

        Arriving(Person person, Uploads.Arriving file, ServletInputStream in) {
            this.person = person;
            this.file = file;
            this.in = in;
        }

        @Override
        public void onDataAvailable() {
            try {
                while (!done.isDone() && in.isReady()) {
                    int count = in.read(block);
                    if (count < 0) {
                        return; // All data has been read.
                    }
                    requireTime();
                    file.add(block, count);
                }
            } catch (IOException | RuntimeException e) {
                onError(e);
            }
        }

        private void requireTime() {
            Person now = persons.find(person.number()).orElse(person);
            if (!rules.takesLastByteOf(now)) {
                throw tooLate();
            }
            if (begun.plus(LONGEST).isBefore(clock.instant())) {
                throw HttpProblem.refusal(
                        408,
                        String.format(Locale.ROOT, "the upload took %d minutes", LONGEST.toMinutes()),
                        "try a faster network");
            }
        }

        @Override
        public void onAllDataRead() {
            try {
                requireTime();
                Upload upload = file.end();
                file.close();
                done.complete(upload);
            } catch (IOException | RuntimeException e) {
                onError(e);
            }
        }

        @Override
        public void onError(Throwable cause) {
            try {
                file.close();
            } catch (IOException e) {
                cause.addSuppressed(e);
            }
            done.completeExceptionally(
                    cause instanceof Uploads.TooLarge
                            ? HttpProblem.refusal(
                                    413, cause.getMessage(), "hand in less: sources and classes, no libraries of data")
                            : cause instanceof IOException e ? broken(e) : cause);
        }
    }
}
