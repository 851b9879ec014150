package org.botarena.arena.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.arena.store.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigFileTest {
    private static final List<String> KNOWN = List.of("game", "pairs", "move-time", "with", "yes");

    @TempDir
    Path folder;

    @Test
    void settingsAreReadAsTheyWouldBeTyped() throws IOException {
        Settings config = read("""
                {"game": "reversi:size=6", "pairs": 3, "move-time": "100ms", "with": ["random", "uct"], "yes": true}
                """);
        assertEquals(
                Map.of(
                        "game", "reversi:size=6",
                        "pairs", "3",
                        "move-time", "100ms",
                        "with", "random,uct",
                        "yes", "true"),
                config.texts());
        assertEquals(List.of(), config.entrants());
    }

    @Test
    void anEntrantHasAPathAndMayHaveOptionsAndAName() throws IOException {
        Settings config = read("""
                {"entrants": [{"path": "uct.jar", "options": {"k": 0.50, "deep": true}, "name": "Uwe"},
                              {"path": "random.jar"}]}
                """);
        assertEquals(
                List.of(new Settings.Wanted("uct.jar:k=0.5,deep=true", "Uwe"), new Settings.Wanted("random.jar", "")),
                config.entrants());
    }

    @Test
    void aNameThatShowsNothingIsRefused() {
        for (String name : List.of("", "  ", "\\u00a0", "\\u200b\\ufeff", "\\u3164\\u2800", "\\t\\n")) {
            assertRefused(
                    "{\"entrants\": [{\"path\": \"x.jar\", \"name\": \"%s\"}]}".formatted(name),
                    "the name of 'x.jar' shows nothing");
        }
    }

    @Test
    void anUnknownSettingIsRefusedWithTheNearestKnownOne() {
        assertRefused(
                "{\"movetime\": \"1s\"}", "tournament.json: unknown setting 'movetime'; did you mean 'move-time'?");
        assertRefused("{\"colour\": 1}", "unknown setting 'colour'; there are game, move-time, pairs, with, yes");
    }

    @Test
    void anUnknownKeyOfAnEntrantIsRefused() {
        assertRefused(
                "{\"entrants\": [{\"pth\": \"a.jar\"}]}", "unknown key of an entrant 'pth'; did you mean 'path'?");
    }

    @Test
    void brokenJsonNamesFileLineAndColumn() {
        assertRefused("{\n  \"game\": reversi\n}", "tournament.json, line 2, column ");
        assertRefused("{\"pairs\": 1, \"pairs\": 2}", "Duplicate field 'pairs'");
        assertRefused("{} {}", "Trailing token");
    }

    @Test
    void deeplyNestedJsonIsRefusedInASentence() {
        assertRefused("{\"game\": " + "[".repeat(100_000), "lists or objects more than 20 deep in each other");
        assertRefused(" ".repeat(1 << 20) + " {}", "it is larger than 1 MiB");
        assertRefused("{\"a\":".repeat(100_000), "lists or objects more than 20 deep in each other");
    }

    @Test
    void anythingButAnObjectIsRefused() {
        assertRefused("[1]", "the file must hold one object");
        assertRefused("", "the file must hold one object");
        assertRefused("{\"pairs\": null}", "pairs: a text, a number, true or false is needed");
        assertRefused("{\"entrants\": {}}", "entrants must be an array");
        assertRefused("{\"entrants\": [{}]}", "an entrant needs a path");
    }

    @Test
    void aMissingFileIsNamed() {
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> ConfigFile.read(folder.resolve("none.json"), KNOWN));
        assertTrue(refusal.getMessage().contains("none.json cannot be read"), refusal.getMessage());
    }

    private void assertRefused(String json, String message) {
        IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, () -> read(json));
        assertTrue(refusal.getMessage().contains(message), refusal.getMessage());
    }

    private Settings read(String json) throws IOException {
        return ConfigFile.read(Files.writeString(folder.resolve("tournament.json"), json), KNOWN);
    }
}
