package org.botarena.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The effect of settings files: without options, with typed options, and over a recorded tournament. */
@DisabledOnOs(OS.WINDOWS)
class ConfigFilesIT {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** In typing order; each line resumes an existing tournament. */
    private static final List<List<String>> TOURNAMENTS = List.of(
            List.of(
                    "run --config named.json",
                    "run --config named.json --pairs 2",
                    "run --config named.json --pairs 2 --move-time 19s",
                    "resume named --pairs 3",
                    "run --out named --pairs 2",
                    "run --config named.json --game matches:n=5 --out typed --seed 1 first last"),
            List.of("run --config graded.json", "resume graded --withdraw last"),
            List.of("run --config drawn.json", "resume drawn", "run --out drawn --openings start"));

    /** Wrong settings, each in a separate file. */
    private static final List<String> WRONG = List.of(
            "\"movetime\": \"1s\"",
            "\"config\": \"other.json\"",
            "\"help\": true",
            "\"move-time\": 2",
            "\"start-time\": \"soon\"",
            "\"heap\": \"lots\"",
            "\"isolation\": \"cage\"",
            "\"isolation\": \"thread\"",
            "\"fresh\": \"never\"",
            "\"fresh\": \"pair\", \"game\": \"pig\"",
            "\"csv-separator\": \"dot\"",
            "\"pairs\": \"some\"",
            "\"pairs\": 0",
            "\"jobs\": 0",
            "\"rounds\": \"two\", \"format\": \"swiss\"",
            "\"seed\": 0.5",
            "\"yes\": \"perhaps\"",
            "\"games\": \"nowhere\"",
            "\"game\": \"go\"",
            "\"format\": \"sweepstake\"",
            "\"openings\": \"none.txt\"",
            "\"anchor\": \"random\"",
            "\"budget\": \"2h\", \"finish-by\": \"07:30\"",
            "\"finish-by\": \"soon\"",
            "\"replace\": \"first\"",
            "\"quiet\": true, \"json-lines\": true",
            "\"entrants\": [{\"path\": \"missing\"}, {\"path\": \"first\"}], \"isolation\": \"process\"");

    @TempDir
    Path folder;

    @BeforeEach
    void settleDown() throws IOException {
        Path agents = folder.resolve("agents");
        TestJars.agent(agents, "first", TestJars.FIRST_MOVE);
        TestJars.agent(agents, "last", "long[] moves = game.position().moves(); return moves[moves.length - 1];");
        Files.writeString(folder.resolve("openings.txt"), "# two of them\nb1\na2 a1\n");
        try (Stream<Path> files = Files.list(Golden.FOLDER.resolve("config-files"))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".json")).toList()) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
    }

    @Tag("long")
    @Test
    void aSettingsFileHasTheSameEffectAsBefore() throws Exception {
        Typing typing = new Typing(folder);
        Golden.assertSame("config-files/settings.txt", Together.texts(TOURNAMENTS, commands -> {
            StringBuilder told = new StringBuilder();
            for (String command : commands) {
                Typing.Said said = typing.arena(command);
                told.append("$ arena %s\n--- exit code %d\n".formatted(command, said.code()));
                told.append(said.err()
                        .lines()
                        .filter(line -> line.startsWith("Resumes") || said.code() != 0)
                        .filter(line -> !line.contains("another arena"))
                        .collect(Collectors.joining("\n", "", "\n")));
                told.append(settled(command));
            }
            return told.toString();
        }));
    }

    /** The settings of a command's tournament in its journal and its results. */
    private String settled(String command) throws IOException {
        List<String> words = List.of(command.split("[ .]"));
        String name = words.contains("--out")
                ? words.get(words.indexOf("--out") + 1)
                : words.get(words.contains("--config") ? 2 : 1);
        Path results = folder.resolve(name);
        try (Stream<String> lines = Files.lines(results.resolve("journal.jsonl"))) {
            JsonNode settings = find(JSON.readTree(lines.findFirst().orElseThrow()), "settings");
            List<String> told = new ArrayList<>();
            settings.properties()
                    .forEach(setting -> told.add(setting.getKey() + "="
                            + (setting.getKey().equals("agent-java")
                                    ? "#"
                                    : setting.getValue().asText().replace(folder + "/", ""))));
            JsonNode published = JSON.readTree(results.resolve("results.json").toFile());
            return String.join("\n", told) + "\n" + published.get("configuration") + "\n"
                    + published.get("roster").findValuesAsText("entrant") + "\n\n";
        }
    }

    private static JsonNode find(JsonNode line, String key) {
        JsonNode found = line.findValue(key);
        if (found == null) {
            throw new AssertionError("no " + key + " in " + line);
        }
        return found;
    }

    @Tag("long")
    @Test
    void aWrongSettingIsRefusedInUnchangedWords() throws Exception {
        List<String> commands = new ArrayList<>();
        for (String wrong : WRONG) {
            String name = "wrong-%d.json".formatted(commands.size());
            Files.writeString(folder.resolve(name), "{%s}\n".formatted(wrong));
            commands.add(name);
        }
        Typing typing = new Typing(folder);
        Golden.assertSame(
                "config-files/wrong.txt",
                Together.texts(
                        commands,
                        name -> Files.readString(folder.resolve(name))
                                + typing.transcript("run --config " + name)
                                        .replaceAll("there are against, .*", "there are …")));
    }
}
