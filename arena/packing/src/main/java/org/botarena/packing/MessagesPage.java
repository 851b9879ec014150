package org.botarena.packing;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The refusals and warnings of admission as a table of message, cause and cure. The texts are those of the English
 * catalogue; the sources give the cause and cure of each message. One thread at a time.
 */
final class MessagesPage {
    private static final String WHAT = "what.";

    /** The code from one message to the next, or to the end of the statement. */
    private static final Pattern CALL = Pattern.compile("(?s)\"what\\.([a-z-]+)\"(.*?)(?=\"what\\.|;\n)");

    private static final Pattern CAUSE = Pattern.compile("\"(why\\.[a-z0-9-]+)\"");
    private static final Pattern CURE = Pattern.compile("\"(remedy\\.[a-z-]+)\"");

    /** A cure that several messages of a file share. */
    private static final Pattern SHARED = Pattern.compile("Sentence RE[A-Z]+ = ProblemText.say(.*);");

    private static final int LEAST_WORDS = 3;

    private final Properties texts = new Properties();
    private final Map<String, String> calls = new TreeMap<>();

    /**
     * Reads the catalogue and the sources.
     *
     * @param root of the sources
     * @throws IOException if one of them cannot be read
     */
    MessagesPage(Path root) throws IOException {
        Path engine = root.resolve("arena/engine/src/main");
        Path catalogue = engine.resolve("resources/org/botarena/arena/text/catalogue/messages_en.properties");
        try (Reader in = Files.newBufferedReader(catalogue)) {
            texts.load(in);
        }
        try (Stream<Path> files = Files.walk(engine.resolve("java/org/botarena/arena"))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                String source = Files.readString(file);
                String shared = SHARED.matcher(source)
                        .results()
                        .map(cure -> cure.group(1))
                        .collect(Collectors.joining());
                CALL.matcher(source)
                        .results()
                        .forEach(call ->
                                calls.merge(call.group(1), call.group(2) + shared, (one, other) -> other + one));
            }
        }
    }

    /** The table, sorted by message. */
    String table() {
        Map<String, String> rows = new TreeMap<>();
        for (String key : texts.stringPropertyNames()) {
            if (key.startsWith("problem." + WHAT)) {
                String name = key.substring("problem.".length() + WHAT.length());
                rows.put(text(WHAT + name), row(name));
            }
        }
        return "| message | cause | cure |\n|---|---|---|\n" + String.join("", rows.values());
    }

    private String row(String name) {
        String what = text(WHAT + name);
        String call = calls.getOrDefault(name, "");
        String causes = CAUSE.matcher(call)
                .results()
                .map(cause -> text(cause.group(1)))
                .distinct()
                .filter(MessagesPage::isWhole)
                .collect(Collectors.joining("; "));
        String cure = cure(name, call);
        int colon = what.indexOf(": ");
        if (cure.isEmpty() && colon > 0) {
            return "| %s | %s | %s |\n".formatted(what.substring(0, colon), causes, what.substring(colon + 2));
        }
        return "| %s | %s | %s |\n".formatted(what, causes, cure);
    }

    /** Whether a cause is more than a frame for names. */
    private static boolean isWhole(String cause) {
        return cause.replaceAll("[^A-Za-z -]", "").strip().split(" +").length >= LEAST_WORDS;
    }

    /** Empty if the message itself contains the cure after its colon. */
    private String cure(String name, String call) {
        if (texts.containsKey("problem.remedy." + name)) {
            return text("remedy." + name);
        }
        List<MatchResult> found = CURE.matcher(call).results().toList();
        if (!found.isEmpty()) {
            return text(found.get(0).group(1));
        }
        if (call.contains("REBUILD")) {
            return text("remedy.rebuild");
        }
        return text(WHAT + name).contains(": ") ? "" : text("remedy.split");
    }

    /** A text with an ellipsis for each name and number. */
    private String text(String key) {
        return texts.getProperty("problem." + key)
                .replaceAll(" %s\\.$", "")
                .replaceAll("'?%(?:\\d+\\$)?[sd]'?", "\u2026")
                .replace("\n", " ")
                .replace("|", "\\|")
                .replace("<", "&lt;")
                .replace("*", "\\*");
    }
}
