package org.botarena.arena.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.botarena.api.GameType;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.TestGames;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;

/**
 * A workplace in which every name would colour the screen, move the cursor or reverse the writing. A shell script in
 * UTF-8 creates files and types commands, whatever charset this JVM uses for names.
 *
 * @param work the workplace
 */
record HostileWorkplace(Workplace work) {
    /** C0, DEL and C1, a change of the title, clearing the screen, overrides and isolates, and a style of the arena. */
    static final String HOSTILE =
            "\u001b[31m\u001b]0;t\u0007\u009b2J\u0085\u007f\u202a\u202e\u2066\u2069\u200f\u001b[1mX";

    /** The part that a list of names can hold: with lower control characters a file is not text. */
    static final String IN_A_LIST = HOSTILE.replaceAll("[\u0001-\u001f]", "");

    /** Text that a line break in a name would move to the beginning of a line, where the arena reports on a jar. */
    static final String FORGED = "FORGED";

    /** The part that the name of a class can hold. */
    private static final String IN_A_CLASS = "\u001b\u0007\u009b\u202a\u202e\u2066\u2069";

    /** A placeholder with the same number of bytes, so that it can be replaced in a class file. */
    private static final String PLACEHOLDER = "Q".repeat(IN_A_CLASS.getBytes(StandardCharsets.UTF_8).length);

    private static final String PRINTS =
            "System.out.println(\"%s\"); System.err.println(\"%s\"); ".replace("%s", javaText(HOSTILE));

    private static String javaText(String text) {
        StringBuilder java = new StringBuilder();
        text.chars().forEach(each -> java.append(each < 0x80 && each > 0x1f ? "" + (char) each : octal(each)));
        return java.toString();
    }

    /** An octal escape; as a compiler escape it would be a line end within a text. */
    private static String octal(int character) {
        return character < 0x100 ? "\\%03o".formatted(character) : "\\u%04x".formatted(character);
    }

    /**
     * Creates an agent that plays, one that throws, one with a wrong option, a file that is not a jar, and a project.
     */
    void settle() throws Exception {
        work.agent("plain", PRINTS + TestJars.FIRST_MOVE);
        Path jars = Files.createDirectories(work.folder().resolve("made"));
        hostile("throws", PRINTS + "throw new IllegalStateException(\"%s\");".formatted(javaText(HOSTILE)), "")
                .into(jars);
        hostile(
                        "option",
                        TestJars.FIRST_MOVE,
                        "@Option(name = \"" + PLACEHOLDER + "\", type = Setting.Type.WHOLE, "
                                + "byDefault = \"1\", min = \"0\", max = \"2\", text = \"" + javaText(HOSTILE) + "\")")
                .into(jars);
        game().into(jars);
        Path project = Files.createDirectories(work.folder().resolve("made/project/src/main/java"));
        Files.writeString(
                project.resolve("Broken.java"), "class Broken { int " + HOSTILE + " = \"" + HOSTILE + "\"; }");
        script(
                "mkdir -p 'agents/team@' 'empty@' && cp made/throws.jar 'agents/evil@.jar'",
                "cp made/option.jar 'agents/team@/option@.jar' && echo 'no jar' > 'agents/broken@.jar'",
                "cp -r made/project 'project@' && mv 'project@/src/main/java/Broken.java' 'project@/src/main/java/B@.java'",
                "cp made/throws.jar 'agents/forging%.jar' && mkdir 'agents/other%' && cp made/option.jar 'agents/other%/o%.jar'",
                "echo 'no jar' > 'agents/none%.jar' && mkdir 'agents/rar%' && echo Rar! > 'agents/rar%/bot%.rar'",
                "mkdir 'games@' && cp made/race.jar 'games@/race%.jar' && cp made/race.jar race.jar",
                "printf 'file,name,group\\nplain.jar,Plain~,Group~\\nghost~,\"Gh\"\"ost~\",G~\\n'"
                        + " > agents/entrants.csv",
                "printf 'folder,name,group\\nplain,Anna~,Group~\\nghost~,\"Gh\"\"ost~\",G~\\n'"
                        + " > agents/authors.csv");
    }

    /** A game whose texts are all hostile: its description, its option, its moves and its positions. */
    private static TestJar game() {
        String hostile = javaText(HOSTILE);
        TestJar jar = TestJars.jar("race")
                .entry("META-INF/services/" + GameType.class.getName(), "org.example.race.RaceType\n");
        for (String simple : TestGames.RACE.classes()) {
            String source = TestGames.RACE
                    .source(simple)
                    .replace("\"small\"", "\"small" + hostile + "\"")
                    .replace("\"large\"", "\"large" + hostile + "\"")
                    .replace("\"%d,%d %d %d\"", "\"%d,%d %d %d" + hostile + "\"")
                    .replace("\"steps to the end\"", "\"steps" + hostile + "\"")
                    .replace("a large one\"", "a large one" + hostile + "\"")
                    .replace(
                            "Race parse(String text) {",
                            "Race parse(String hostile) {\nString text = hostile.replace(\"" + hostile + "\", \"\");");
            jar.source("org.example.race." + simple, source);
        }
        return jar;
    }

    private static TestJar hostile(String name, String body, String annotation) {
        String type = "Agent" + PLACEHOLDER;
        String source = TestJars.agentSource("agent-q", body, "")
                .replace("AgentQ", type)
                .replace("public class", annotation + " public class");
        TestJar jar = TestJars.jar(name);
        TestJars.jar(name).source("agents." + type, source).classes().forEach((path, bytes) -> {
            // Latin 1 preserves every byte in both directions.
            String text = new String(bytes, StandardCharsets.ISO_8859_1)
                    .replace(
                            PLACEHOLDER,
                            new String(IN_A_CLASS.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1));
            jar.entry(path.replace(PLACEHOLDER, IN_A_CLASS), text.getBytes(StandardCharsets.ISO_8859_1));
        });
        return jar;
    }

    /**
     * Runs lines of a shell script, in which {@code @} is the hostile text and {@code %} the text followed by a line of
     * its own.
     */
    Ran script(String... lines) throws IOException, InterruptedException {
        Path script = work.folder().resolve("script.sh");
        Files.writeString(script, "set -e\n" + filled(String.join("\n", lines)) + "\n");
        return work.shell().with("LC_ALL", "C.UTF-8").run(List.of("sh", script.toString()));
    }

    private static String filled(String script) {
        return script.replace("~", IN_A_LIST).replace("@", HOSTILE).replace("%", HOSTILE + "\n" + FORGED + "\r\t");
    }

    /**
     * Runs a command of the arena, in which {@code @} is the hostile text.
     *
     * @param columns the terminal width given to the arena, or 0
     */
    Ran arena(int columns, String typed) throws IOException, InterruptedException {
        Path home = Assembled.home();
        String java = "%s/bin/java %s -Darena.home=%s -Darena.agents=%s/agents -Darena.columns=%d -Darena.lines=30"
                .formatted(System.getProperty("java.home"), Workplace.QUICKLY, home, home, columns);
        return script("printf '4\\nquit\\n' | TERM=xterm %s -Dfile.encoding=UTF-8 -cp '%s/jars/*' %s %s"
                .formatted(java, home, "org.botarena.arena.cli.Main", typed));
    }

    /** The arena's files below a folder, with unpacked zips, as texts by name; without databases and the journal. */
    static Map<String, String> written(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(file).toString();
                if (name.endsWith(".zip")) {
                    texts.putAll(unpacked(name, file));
                } else if (name.matches("(?s).*[.](csv|json|jsonl|html|txt|log|ggf|pdn|java|md)")
                        && !name.endsWith("journal.jsonl")) {
                    texts.put(name, Files.readString(file));
                }
            }
        }
        return texts;
    }

    private static Map<String, String> unpacked(String name, Path zip) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                texts.put(name + "!" + entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return texts;
    }

    /** The forbidden characters of a text, each with the text before it. */
    static List<String> raw(String text) {
        List<String> found = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            boolean turns = (each >= '\u202a' && each <= '\u202e') || (each >= '\u2066' && each <= '\u2069');
            if (turns || (Character.isISOControl(each) && "\n\r\t".indexOf(each) < 0)) {
                found.add("%04x after '%s'".formatted((int) each, text.substring(Math.max(0, i - 60), i)));
            }
        }
        return found;
    }
}
