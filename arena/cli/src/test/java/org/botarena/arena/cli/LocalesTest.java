package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The output of commands without agents is the same in a JVM of any language. */
class LocalesTest {
    private static final List<String> COMMANDS = List.of(
            "games",
            "games --json",
            "moves reversi:size=4",
            "moves tictactoe --play 4,0 --json",
            "moves jass --play S6",
            "perft hexapawn 2 --json",
            "plan --entrants 40 --game reversi --move-time 1500ms",
            "run --game reversi:size=5",
            "run --pairs 0",
            "match one two --sprt 5",
            "serve nowhere");

    private final Locale usual = Locale.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(usual);
    }

    private Map<String, Ran> walk(Locale locale) {
        Locale.setDefault(locale);
        Map<String, Ran> said = new TreeMap<>();
        COMMANDS.forEach(command -> said.put(command, Typed.arena(command.split(" "))));
        return said;
    }

    /** A changing time is not a number changed by a locale. */
    private static Map<String, String> plain(Map<String, Ran> said) {
        Map<String, String> plain = new TreeMap<>();
        said.forEach((command, ran) -> plain.put(
                command,
                (ran.code() + "\n" + ran.out() + "\n" + ran.err())
                        .replaceAll("(\"seconds\"|\"nodesPerSecond\") ?: ?[0-9.E-]+", "$1:#")
                        .replaceAll("[0-9]+ MiB|[0-9]+[.][0-9] GiB", "#")
                        .replaceAll("(until|ready) .*[0-9]{2}:[0-9]{2}", "$1 #")));
        return plain;
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"ar-EG", "fa-IR", "bn-BD", "ne-NP", "my-MM", "tr-TR", "de-DE"})
    void everyCommandPrintsTheSame(String tag) {
        Map<String, String> english = plain(walk(Locale.ENGLISH));
        assertEquals(english, plain(walk(Locale.forLanguageTag(tag))));
    }

    @Test
    void theDigitsOfTheLocalesWouldDiffer() {
        Locale.setDefault(Locale.forLanguageTag("fa-IR"));
        assertEquals("\u06f5\u06f1\u06f2", "%d".formatted(512), "or these tests test nothing");
    }
}
