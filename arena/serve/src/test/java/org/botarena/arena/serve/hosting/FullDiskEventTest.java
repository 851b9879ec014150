package org.botarena.arena.serve.hosting;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.api.Games;
import org.botarena.arena.files.SmallDisk;
import org.botarena.arena.serve.hosting.Hosted.Answer;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.store.Store;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** An event with a full disk reports it, serves its pages, loses nothing, and continues when there is space. */
@Tag("slow")
@Timeout(400)
@EnabledOnOs(OS.LINUX)
class FullDiskEventTest {
    @TempDir
    Path temporary;

    /** Hosts an event on a small disk, fills it, and frees space again. */
    static final class Evening {
        private Evening() {}

        public static void main(String[] args) throws Exception {
            Path disk = Path.of(args[0]);
            Path jars = Path.of(args[1]);
            try (Hosted event = new Hosted(disk.resolve("event"), Map.of())) {
                Browser organizer = event.organizer();
                Browser anna = event.author(organizer, "anna");
                anna.upload(TestJars.agent(jars, "first", TestJars.FIRST_MOVE)).require(201);
                for (int round = 1; round <= 3; round++) {
                    int played = anna.get("").json().at("/ladder/games").asInt();
                    anna.await("", now -> now.at("/ladder/games").asInt() >= played + 2);
                    Path ballast = disk.resolve("ballast");
                    fill(ballast);
                    byte[] large = new byte[1 << 20];
                    large[0] = (byte) round;
                    full(event, organizer, anna, large);
                    int games = anna.get("").json().at("/ladder/games").asInt();
                    Files.delete(ballast);
                    require(anna.upload("large.jar", large).status() == 201, "there is room again");
                    anna.await("", now -> now.at("/ladder/games").asInt() > games);
                    anna.await(
                            "mine", mine -> mine.at("/uploads/0/state").asText().equals("refused"));
                    require(
                            anna.get("mine").json().at("/uploads").size() == 1 + round,
                            "the upload that did not fit left nothing");
                }
            }
            try (Store store = Store.read(disk.resolve("event/ladder"))) {
                List<String> damage = Audit.of(store, Games.installed(), false).damage();
                require(damage.isEmpty(), damage.toString());
            }
        }

        private static void full(Hosted event, Browser organizer, Browser anna, byte[] large) throws Exception {
            Answer refused = anna.upload("large.jar", large);
            require(refused.status() == 507 && named(refused.text()), refused.toString());
            JsonNode full =
                    organizer.await("", now -> now.at("/ladder/state").asText().equals("failed"));
            String failure = full.at("/ladder/failure").asText();
            require(named(failure) && !failure.contains("bug"), failure);
            System.out.println("full: %s; %s".formatted(refused.text(), failure));
            long begin = System.nanoTime();
            for (String page : List.of("/", "/organizer", "/ladder", "/screen", "/api/state", "/api/games")) {
                require(event.browser().page(page).status() == 200, page);
            }
            require(organizer.get("organize").status() == 200, "the organizer's page is there");
            require(anna.get("mine").status() == 200, "the author's page is there");
            require(System.nanoTime() - begin < 20_000_000_000L, "pages are answered");
            Answer change = organizer.post("organize/close", Map.of()); // The database's log may have space left.
            require(change.status() == 200 || (change.status() == 507 && named(change.text())), change.toString());
            organizer.post("organize/open", Map.of());
        }

        private static boolean named(String told) {
            return told.contains("the disk ") && told.contains("tmpfs") && told.contains("is full: make room there");
        }

        private static void fill(Path ballast) throws IOException {
            byte[] block = new byte[4096];
            try (var out = Files.newOutputStream(ballast)) {
                while (true) {
                    out.write(block);
                }
            } catch (IOException e) {
                System.out.println("filled: " + e.getMessage());
            }
        }

        private static void require(boolean isSo, String what) {
            if (!isSo) {
                throw new AssertionError(what);
            }
        }
    }

    @Test
    void itSaysSoAndPlaysOnWhenThereIsRoomAgain() throws Exception {
        new SmallDisk(temporary, 24)
                .run(List.of("-Xmx256m", "-XX:+UseSerialGC"), Evening.class, temporary.resolve("jars"));
    }
}
