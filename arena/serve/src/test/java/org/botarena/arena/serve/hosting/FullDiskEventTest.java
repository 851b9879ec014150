package org.botarena.arena.serve.hosting;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.arena.files.SmallDisk;
import org.botarena.arena.serve.hosting.Hosted.Answer;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** An event whose disk is full says so, serves its pages, loses nothing, and plays on when there is room. */
@Tag("slow")
@Timeout(400)
@EnabledOnOs(OS.LINUX)
class FullDiskEventTest {
    @TempDir
    Path temporary;

    /** Hosts an event on a small disk, fills it, and makes room again. */
    static final class Evening {
        private Evening() {}

        public static void main(String[] args) throws Exception {
            Path disk = Path.of(args[0]);
            Path jars = Path.of(args[1]);
            try (Hosted event = new Hosted(disk.resolve("event"), Map.of())) {
                Browser organizer = event.organizer();
                Browser anna = event.author(organizer, "anna");
                anna.upload(TestJars.agent(jars, "first", TestJars.FIRST_MOVE)).require(201);
                anna.await("", now -> now.at("/ladder/games").asInt() >= 2);
                Path ballast = disk.resolve("ballast");
                fill(ballast);

                byte[] large = new byte[1 << 20];
                Answer refused = anna.upload("large.jar", large);
                require(refused.status() >= 400 && refused.json().has("remedy"), refused.toString());
                anna.await("", now -> now.at("/ladder/state").asText().startsWith("failed"));
                JsonNode full = anna.get("").require(200).json();
                System.out.println("full: %s; %s".formatted(refused.text(), full.at("/ladder/state")));
                int games = full.at("/ladder/games").asInt();

                Files.delete(ballast);
                require(anna.upload("large.jar", large).status() == 201, "there is room again");
                anna.await("", now -> now.at("/ladder/games").asInt() > games);
                anna.await("mine", mine -> mine.at("/uploads/0/state").asText().equals("refused"));
                require(anna.get("mine").json().at("/uploads").size() == 2, "the upload that did not fit left nothing");
            }
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
