package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.serve.hosting.event.WebhookTarget;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** News reach authors on their page, and the organizer's webhook as signed documents; a freeze hides them. */
@Tag("slow")
@Timeout(240)
class NoticesTest {
    private static final String SECRET = "a secret of the organizer's";

    @TempDir
    Path folder;

    private record Delivery(String body, String signature) {}

    /** The organizer's address, which is broken at first. */
    private static final class Receiver implements AutoCloseable {
        private final HttpServer server;
        private final List<Delivery> deliveries = new CopyOnWriteArrayList<>();

        Receiver() throws IOException {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            server.createContext("/", this::take);
            server.start();
        }

        private void take(HttpExchange exchange) throws IOException {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            deliveries.add(new Delivery(body, exchange.getRequestHeaders().getFirst("X-Arena-Signature")));
            exchange.sendResponseHeaders(deliveries.size() == 1 ? 500 : 204, -1);
            exchange.close();
        }

        String url() {
            return "http://127.0.0.1:%d/arena".formatted(server.getAddress().getPort());
        }

        List<String> values(String field) {
            return deliveries.stream()
                    .map(delivery -> Hosted.json(delivery.body).at("/" + field).asText())
                    .toList();
        }

        void await(String kind, int times) throws InterruptedException {
            while (values("kind").stream().filter(kind::equals).count() < times) {
                Thread.sleep(50);
            }
        }

        @Override
        public void close() {
            server.stop(0);
        }
    }

    private static String signature(String body) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(SECRET.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        return "sha256=" + HexFormat.of().formatHex(mac.doFinal(body.getBytes(StandardCharsets.UTF_8)));
    }

    private static String news(Browser author) {
        return author.get("mine").json().at("/news").findValuesAsText("text").toString();
    }

    private WebhookTarget target(String url) throws IOException {
        return WebhookTarget.of(url, Files.writeString(folder.resolve("secret"), SECRET + "\n"));
    }

    @Test
    void checksTournamentsAndProtestsAreReportedOnceAndAFreezeHoldsThemBack() throws Exception {
        try (Receiver receiver = new Receiver();
                Hosted event = Hosted.telling(folder.resolve("evening"), target(receiver.url()))) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            Browser bert = event.author(organizer, "bert");
            for (Browser author : List.of(anna, bert)) {
                String name = author == anna ? "annas" : "berts";
                author.upload(TestJars.agent(folder.resolve("jars"), name, TestJars.FIRST_MOVE))
                        .require(201);
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            JsonNode first =
                    anna.await("mine", mine -> mine.at("/news").size() == 1).at("/news/0");
            assertEquals("The check of annas.jar is done.", first.at("/text").asText());
            assertFalse(first.at("/isSeen").asBoolean());
            anna.post("news/seen", Map.of("number", first.at("/number").asInt()))
                    .require(200);
            assertTrue(anna.get("mine").json().at("/news/0/isSeen").asBoolean());
            assertFalse(bert.await("mine", mine -> mine.at("/news").size() == 1)
                    .at("/news/0/isSeen")
                    .asBoolean());
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);

            organizer
                    .post("organize/tournament", Map.of("settings", Map.of("pairs", "1")))
                    .require(200);
            String name = organizer.get("").json().at("/tournaments/0/name").asText();
            organizer.await("", now -> !now.at("/tournaments/0/lines").isEmpty());
            organizer.post("organize/freeze", Map.of("tournament", name)).require(200);
            organizer.await("", now -> now.at("/tournaments/0/state").asText().equals("finished"));
            assertEquals(
                    HostedTournament.State.FINISHED, event.host().tournaments().state(name));
            Thread.sleep(5000); // two looks
            assertEquals("[The check of annas.jar is done.]", news(anna));
            assertFalse(receiver.values("kind").contains("tournament-over"));

            organizer.post("organize/thaw", Map.of("tournament", name)).require(200);
            receiver.await("tournament-over", 2);
            assertTrue(news(anna).contains("The tournament %s has finished.".formatted(name)), news(anna));
            String game = anna.get("mine").json().at("/games/0/id").asText();
            anna.post("protests", Map.of("tournament", name, "game", game, "reason", "unfair"))
                    .require(200);
            String protest =
                    organizer.get("organize").json().at("/protests/0/id").asText();
            organizer
                    .post("organize/reject", Map.of("protest", protest, "why", "it was fair"))
                    .require(200);
            receiver.await("protest-answered", 1);
            assertFalse(news(bert).contains("protest"), "it is anna's");

            for (Delivery delivery : receiver.deliveries) {
                assertEquals(signature(delivery.body), delivery.signature);
            }
            List<String> numbers = receiver.values("number");
            assertEquals(numbers.get(0), numbers.get(1), "what was not taken is sent again");
            assertEquals(
                    numbers.stream().distinct().sorted().toList(),
                    numbers.subList(1, numbers.size()),
                    "each once, in their order");
            JsonNode last = Hosted.json(receiver.deliveries.get(numbers.size() - 1).body);
            assertEquals("anna", last.at("/alias").asText());
            assertEquals(List.of(game), List.of(last.at("/values/0").asText()));
            assertFalse(receiver.deliveries.toString().contains("it was fair"), "the answer is the author's");
        }
    }

    @Test
    void anAuthorHearsThatThePlaceInTheLadderIsLost() throws Exception {
        String strong = """
                java.util.SplittableRandom random = new java.util.SplittableRandom(7);
                long[] moves = game.position().moves();
                double[] sums = new double[moves.length];
                long end = System.nanoTime() + 200_000_000;
                while (System.nanoTime() < end) {
                    for (int i = 0; i < moves.length; i++) {
                        P now = game.position().play(moves[i]);
                        for (long next = now.randomMove(random); next != Position.NONE; next = now.randomMove(random)) {
                            now = now.play(next);
                        }
                        sums[i] += now.score(player);
                    }
                }
                int best = 0;
                for (int i = 1; i < moves.length; i++) {
                    best = sums[i] > sums[best] ? i : best;
                }
                return moves[best];
                """;
        Path signs = OpenFolder.temporary("signs-"); // Agents of a root arena cannot read the test's folder.
        Path tired = signs.resolve("tired");
        String falls =
                "if (java.nio.file.Files.exists(java.nio.file.Path.of(\"%s\"))) throw new IllegalStateException(); "
                        .formatted(tired);
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser anna = event.author(event.organizer(), "anna");
            anna.upload(TestJars.agent(folder.resolve("jars"), "annas", falls + strong))
                    .require(201);
            anna.await("mine", mine -> mine.at("/games").size() >= 4);
            anna.await("", now -> now.at("/ladder/lines/0/name").asText().equals("anna@1"));
            Files.writeString(tired, "");
            anna.await("mine", mine -> mine.at("/news").toString().contains("anna@1 has fallen to place 2"));
            Thread.sleep(5000);
            assertEquals(
                    2, anna.get("mine").json().at("/news").size(), "a new place is reported once, not with every game");
        } finally {
            FileUtils.deleteQuietly(signs.toFile());
        }
    }

    @Test
    void aWebhookNeedsAnAddressAndASecret() throws Exception {
        String noAddress = assertThrows(IllegalArgumentException.class, () -> target("course.example/arena"))
                .getMessage();
        assertTrue(noAddress.contains("write https://course.example/arena"), noAddress);
        Path brief = Files.writeString(folder.resolve("brief"), "secret\n");
        String tooShort = assertThrows(
                        IllegalArgumentException.class, () -> WebhookTarget.of("http://127.0.0.1:9/", brief))
                .getMessage();
        assertTrue(tooShort.contains("has 6 characters, and 16 are needed"), tooShort);
    }
}
