package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An upload is examined once: the answer is remembered for its trial, the ladder and a restart of the server. */
@Timeout(120)
class ExaminedOnceTest {
    /** Part of the upload, and so of the remembered answer. */
    private final String marker = UUID.randomUUID().toString();

    @TempDir
    private Path folder;

    /** The times at which answers about the upload were written: each examination replaces the earlier answer. */
    private List<FileTime> examinations() throws IOException {
        Path memory = HostRuntime.defaultCache(Machine.here()).resolve("memory");
        Map<Path, FileTime> found = new TreeMap<>();
        try (Stream<Path> files = Files.list(memory)) {
            for (Path file :
                    files.filter(file -> !file.toString().endsWith(".part")).toList()) {
                if (new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains(marker)) {
                    found.put(file, Files.getLastModifiedTime(file));
                }
            }
        }
        return List.copyOf(found.values());
    }

    @Test
    void untilItPlaysAndWhenTheServerStartsAgain() throws Exception {
        Path jar = TestJars.agent(
                folder.resolve("jars"), "once", "String marker = \"%s\"; %s".formatted(marker, TestJars.FIRST_MOVE));
        List<FileTime> once;
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser anna = event.author(event.organizer(), "anna");
            anna.upload(jar).require(201);
            anna.await("mine", now -> !now.at("/uploads/0/state").asText().equals("received"));
            once = examinations();
            assertEquals(1, once.size());
            anna.await("", ExaminedOnceTest::plays);
            assertEquals(once, examinations());
        }
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            event.browser().await("", ExaminedOnceTest::plays);
            assertEquals(once, examinations());
        }
    }

    private static boolean plays(JsonNode event) {
        return event.at("/ladder/running").toString().contains("anna@1");
    }
}
