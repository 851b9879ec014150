package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.venue.Installation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every command with hostile files, folders, classes, options, games, entrants and output. No control character and no
 * mark of the writing direction appears on any channel or in any file.
 */
@Tag("long")
@EnabledOnOs(OS.LINUX)
class HostileNamesIT {
    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * The codes by which the arena overwrites lines, emphasises text and links the report on a terminal. A style before
     * the letter at the end of a hostile name belongs to the name.
     */
    private static final String CURSOR = "\u001b\\[[0-9]*A|\r\u001b\\[2K|\u001b\\[J"
            + "|\u001b\\[(?:0|1|2|3|21|22|23|24|31|32|33|36|39)(?:;\\d)?m(?!X)"
            + "|\u001b]8;;[!-~]*\u001b\\\\";

    @TempDir
    Path folder;

    @Test
    void noCommandPrintsOrWritesARawOne() throws Exception {
        HostileWorkplace hostile = new HostileWorkplace(new Workplace(folder));
        hostile.settle();
        // The tournaments that the other commands use: one from here, and one from elsewhere whose entrants have
        // hostile names.
        assertHarmless("run", hostile.arena(0, "run --game tictactoe --isolation=process --out 'cup@'"));
        hostile.script("cp -r cup* copy");
        JsonNode game = new Played(folder.resolve("copy")).games().get(0);
        String id = game.get("id").asText();
        pretend(folder.resolve("copy"));
        Map<String, List<String>> commands = commands(id);
        assertEquals(
                new TreeSet<>(Arena.commandLine(installation(), nowhere(), nowhere())
                        .getSubcommands()
                        .keySet()),
                new TreeSet<>(commands.keySet()),
                "a command without a test here");
        for (Map.Entry<String, List<String>> command : commands.entrySet()) {
            for (String arguments : command.getValue()) {
                String typed = command.getKey() + " " + arguments;
                assertHarmless(typed, hostile.arena(100, typed));
            }
        }
        Map<String, String> written = HostileWorkplace.written(folder);
        for (String file : List.of("admission.csv", "report.html", "results.json", "standings.csv")) {
            assertTrue(written.keySet().stream().anyMatch(name -> name.endsWith(file)), written.keySet()::toString);
        }
        assertTrue(written.keySet().stream().anyMatch(name -> name.contains("/for/") && name.endsWith(".log")));
        assertTrue(written.keySet().stream().anyMatch(name -> name.contains("/texts/")));
        written.keySet()
                .removeIf(name -> name.contains("script.sh")
                        || name.contains("entrants.csv")
                        || name.endsWith("agents/authors.csv"));
        written.keySet().removeIf(name -> name.matches("(?s)(made/)?project.*"));
        written.forEach((file, text) -> assertEquals(List.of(), HostileWorkplace.raw(text), file));
    }

    private static Map<String, List<String>> commands(String id) {
        Map<String, List<String>> commands = new LinkedHashMap<>();
        commands.put(
                "run",
                List.of(
                        "--game tictactoe --isolation=process --out 'second@'",
                        "agents/plain.jar agents/evil*.jar --games 'games@' --game race --isolation=process --out 'race@'",
                        "--game 'x@'",
                        "'x@.jar'"));
        commands.put("resume", List.of("cup* --isolation=process", "copy --isolation=process", "'x@'"));
        commands.put("rebuild", List.of("copy", "'x@'"));
        commands.put("status", List.of("cup*", "copy", "'x@'"));
        commands.put("report", List.of("cup* --out 'report@'", "copy", "'x@'"));
        commands.put("decathlon", List.of("copy race*", "copy copy", "cup* 'x@'"));
        commands.put("verify", List.of("cup*", "copy", "cup* --receipt 'x@'"));
        commands.put("rerun", List.of("cup* " + id, "copy " + id, "cup* 'x@'"));
        commands.put(
                "check",
                List.of(
                        "agents --isolation=process --game tictactoe --out 'admission@'",
                        "agents/evil*.jar --isolation=process --game tictactoe --json",
                        "agents/team*/*.jar",
                        "agents/forging* agents/other* agents/none* agents/rar* --isolation=process --game tictactoe",
                        "'x@'"));
        commands.put("plan", List.of("--entrants 4 --game 'x@'", "--entrants 'x@'"));
        commands.put(
                "match",
                List.of("agents/evil*.jar agents/plain.jar --pairs 1 --game tictactoe --isolation=process", "'x@' y"));
        commands.put(
                "tune",
                List.of(
                        "agents/evil*.jar:k=0.1..2 --game tictactoe --isolation=process",
                        "'x@:k=1..2'",
                        "agents/plain.jar:k=1..2 --game 'x@'"));
        commands.put(
                "series",
                List.of(
                        "agents/evil*.jar agents/plain.jar --game tictactoe --isolation=process",
                        "'x@' y",
                        "y 'x@' z"));
        commands.put(
                "play",
                List.of(
                        "agents/evil*.jar --game tictactoe --isolation=process",
                        "agents/plain.jar --games 'games@' --game race --isolation=process",
                        "'x@'"));
        commands.put(
                "replay",
                List.of(
                        "cup* " + id,
                        "copy " + id,
                        "copy",
                        "cup* --entrant 'x@'",
                        "cup* 'x@'",
                        "race* --games 'games@' 0000-a"));
        commands.put(
                "explain",
                List.of("cup* " + id, "copy --faults", "copy " + id + " --all --junit 'Test@.java'", "copy 'x@'"));
        commands.put(
                "exam",
                List.of(
                        "agents/evil*.jar --set hexapawn/opening --isolation=process",
                        "agents/plain.jar --games 'games@' --game race --isolation=process",
                        "agents/plain.jar --set 'x@'",
                        "'x@' --game hexapawn"));
        commands.put(
                "ask",
                List.of(
                        "agents/evil*.jar --game tictactoe --isolation=process",
                        "agents/plain.jar --record cup* " + id + " --ply 2 --isolation=process",
                        "agents/plain.jar --game tictactoe --position 'x@'"));
        commands.put("serve", List.of("'x@'", "cup* --lan 'x@'", "cup* --port 'x@'", "cup* --lang 'x@'"));
        commands.put("host", List.of("'x@' --hours 'x@'"));
        commands.put("submit", List.of("'x@' --link-file 'x@'"));
        commands.put("backup", List.of("'x@' 'y@'"));
        commands.put("forget", List.of("'x@' 'y@'"));
        commands.put(
                "gtp", List.of("'x@'", "random --game 'x@'", "agents/evil*.jar --game tictactoe --isolation=process"));
        commands.put("lines", List.of("'x@'", "random --game 'x@'"));
        commands.put("doctor", List.of("--agent-java '/nowhere@'"));
        commands.put("new-agent", List.of("'Zoe@' --game tictactoe", "'@'", "b --dir 'x@'", "c --language 'x@'"));
        commands.put("new-game", List.of("'Zoe@ zu'", "'@'", "c --dir 'x@'"));
        commands.put("build", List.of("project*", "'x@'"));
        commands.put("try", List.of("project*", "'x@'"));
        commands.put("games", List.of("--games 'games@'", "--games 'x@'", "--games 'empty@'", "'x@'"));
        commands.put(
                "moves",
                List.of(
                        "race --games 'games@'",
                        "race --games 'games@' --play 'small@'",
                        "race --games 'games@' --play 'x@'",
                        "tictactoe --position 'x@'",
                        "tictactoe --play 'x@'",
                        "'x@'"));
        commands.put(
                "perft", List.of("race 2 --games 'games@'", "tictactoe 2 --position 'x@'", "'x@' 2", "tictactoe 'x@'"));
        commands.put("completion", List.of("", "'x@'"));
        commands.put("help", List.of("run", "'x@'"));
        return commands;
    }

    /** A folder from elsewhere with matching hashes, whose entrant has a name that admission would never keep. */
    private static void pretend(Path cup) throws Exception {
        Path journal = cup.resolve("journal.jsonl");
        String before = "0".repeat(64);
        StringBuilder lines = new StringBuilder();
        for (String line : Files.readAllLines(journal)) {
            String plain = line.replaceFirst(",\"personal\":\\[.*", "}");
            List<String> texts = new ArrayList<>();
            for (JsonNode text : JSON.readTree(line).path("personal")) {
                String known = JSON.writeValueAsString(text);
                if (text.at("/said/name").asText().equals("plain")) {
                    ((ObjectNode) text.get("said")).put("name", "plain" + HostileWorkplace.HOSTILE);
                }
                texts.add(JSON.writeValueAsString(text));
                plain = plain.replace(Sha256.of(known), Sha256.of(texts.get(texts.size() - 1)));
            }
            String rest = plain.substring("{\"hash\":\"".length() + 64 + "\",".length());
            before = Sha256.of(before + rest);
            lines.append("{\"hash\":\"%s\",".formatted(before))
                    .append(rest, 0, rest.length() - 1)
                    .append(texts.isEmpty() ? "" : ",\"personal\":[" + String.join(",", texts) + "]")
                    .append("}\n");
        }
        Files.writeString(journal, lines);
        Files.deleteIfExists(cup.resolve("tournament.db"));
    }

    private static void assertHarmless(String typed, Ran ran) {
        assertFalse((ran.out() + ran.err()).isBlank(), () -> typed + " says nothing");
        assertFalse(ran.err().contains("this is a bug of the arena"), () -> typed + ": " + ran);
        assertEquals(List.of(), HostileWorkplace.raw(ran.out().replaceAll(CURSOR, "")), typed);
        assertEquals(List.of(), HostileWorkplace.raw(ran.err().replaceAll(CURSOR, "")), typed);
        assertFalse(
                (ran.out() + ran.err()).lines().anyMatch(line -> line.startsWith(HostileWorkplace.FORGED)),
                () -> typed + " has a line that a name has made: " + ran);
    }

    private static Installation installation() {
        return new Installation(Path.of("no-installation"), Path.of("no-agents"));
    }

    private static PrintWriter nowhere() {
        return new PrintWriter(new StringWriter());
    }
}
