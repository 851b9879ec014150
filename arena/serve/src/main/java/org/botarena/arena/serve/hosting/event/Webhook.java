package org.botarena.arena.serve.hosting.event;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.serve.hosting.entry.Notice;
import org.botarena.arena.serve.hosting.entry.NoticeList;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;

/**
 * Sends the news for authors to the organizer's address, each as a signed JSON document, in a separate thread. A
 * rejected document is sent again for 24 hours, after 1 s at first and finally every 20 s. Thread-safe.
 */
final class Webhook implements AutoCloseable {
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration LONGEST = Duration.ofHours(24);

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    private final WebhookTarget target;
    private final NoticeList list;
    private final Persons persons;
    private final Background.Worker worker;

    Webhook(WebhookTarget target, NoticeList list, Persons persons, Background background) {
        this.target = target;
        this.list = list;
        this.persons = persons;
        worker = background.worker("webhook", this::work);
    }

    void start() {
        worker.start();
    }

    /** A document; the components are the JSON's fields. */
    record Document(long number, String at, String kind, List<String> values, int author, String alias, String text) {}

    private void work() throws InterruptedException {
        Optional<Notice> next = list.undelivered(LONGEST);
        if (next.isEmpty()) {
            Thread.sleep(BETWEEN_LOOKS.toMillis());
            return;
        }
        send(next.get());
        list.delivered(next.get().number());
    }

    private void send(Notice notice) throws InterruptedException {
        String alias = persons.find(notice.person()).map(Person::alias).orElse("");
        String body = Answer.text(new Document(
                notice.number(),
                notice.at(),
                notice.kind().code(),
                notice.values(),
                notice.person(),
                alias,
                notice.text(Language.ENGLISH)));
        HttpRequest request = HttpRequest.newBuilder(target.url())
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .header("X-Arena-Signature", "sha256=" + target.signature(body))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        try {
            int status =
                    client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
            if (status / 100 != 2) {
                throw new Failed(String.format(Locale.ROOT, "the webhook answers with status %d", status));
            }
        } catch (IOException e) {
            throw new Failed("the webhook does not answer", e);
        }
    }

    @Override
    public void close() {
        worker.end();
        worker.await();
    }
}
