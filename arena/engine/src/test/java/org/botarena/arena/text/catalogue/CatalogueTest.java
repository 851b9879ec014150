package org.botarena.arena.text.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.record.EveryFault;
import org.botarena.arena.record.Verdict;
import org.junit.jupiter.api.Test;

/** What authors and the room read is there in every language. */
class CatalogueTest {
    private static final Pattern SPECIFIER = Pattern.compile("%(?:(\\d+)[$])?(,?(?:[.]\\d)?[a-z%])");
    private static final Pattern USED = Pattern.compile(
            "(?:[lL]anguage(?:[.][A-Z]+)?|Words)\\s*[.](text|counted|named|say)\\(\\s*\"([^\"]*[^\".])\"\\s*([,)+])");

    @Test
    void eachTextIsThereInBothLanguages() {
        assertEquals(
                Language.ENGLISH.patterns().keySet(), Language.FRENCH.patterns().keySet());
    }

    @Test
    void eachTextIsFilledInWithTheSameThings() {
        Language.ENGLISH
                .patterns()
                .forEach((key, english) -> assertEquals(
                        arguments(english), arguments(Language.FRENCH.patterns().get(key)), key));
    }

    private static Set<String> arguments(String pattern) {
        Set<String> arguments = new TreeSet<>();
        int next = 1;
        for (Matcher specifier = SPECIFIER.matcher(pattern); specifier.find(); ) {
            if (!specifier.group(2).equals("%")) {
                arguments.add((specifier.group(1) == null ? next++ : specifier.group(1)) + specifier.group(2));
            }
        }
        return arguments;
    }

    @Test
    void eachTextThatTheProgramAsksForIsThere() throws IOException {
        List<String> missing = new ArrayList<>();
        for (Path source : sources()) {
            for (MatchResult use :
                    USED.matcher(Files.readString(source)).results().toList()) {
                String key = (use.group(1).equals("say") ? "problem." : "")
                        + use.group(2)
                        + (use.group(1).equals("counted") ? ".one" : "");
                boolean isBeginning =
                        use.group(1).equals("named") || use.group(3).equals("+");
                if (Language.ENGLISH.patterns().keySet().stream()
                        .noneMatch(there -> isBeginning ? there.startsWith(key) : there.equals(key))) {
                    missing.add("%s in %s".formatted(key, source.getFileName()));
                }
            }
        }
        assertEquals(List.of(), missing);
    }

    private static List<Path> sources() throws IOException {
        Path arena = Path.of("..").toAbsolutePath().normalize();
        try (Stream<Path> engine = Files.walk(arena.resolve("engine/src/main/java"));
                Stream<Path> cli = Files.walk(arena.resolve("cli/src/main/java"))) {
            List<Path> sources = Stream.concat(engine, cli)
                    .filter(file -> file.toString().endsWith(".java"))
                    .toList();
            assertTrue(sources.size() > 300, "the sources are not where they are looked for: " + arena);
            return sources;
        }
    }

    /** What has no text is shown by its name, which is for files alone. */
    @Test
    void eachFaultAndEachLevelOfIsolationHasAText() {
        for (Verdict fault : EveryFault.with("a1", 2001)) {
            assertTrue(Language.FRENCH.patterns().containsKey("kind." + fault.kind()), fault.kind());
            assertEquals(
                    fault.remedy().isEmpty(),
                    Language.FRENCH.translated(fault.remedy()).equals(fault.remedy()));
        }
        for (Isolation level : Isolation.values()) {
            assertTrue(Language.FRENCH.patterns().containsKey("page.isolation." + level), level + "");
        }
    }

    @Test
    void numbersAndPluralsAreThoseOfTheLanguage() {
        assertEquals("0 games", Language.ENGLISH.counted("page.games-counted", 0));
        assertEquals("1 game", Language.ENGLISH.counted("page.games-counted", 1));
        assertEquals("0 partie", Language.FRENCH.counted("page.games-counted", 0));
        assertEquals("2 parties", Language.FRENCH.counted("page.games-counted", 2));
        assertEquals("18.5", Language.ENGLISH.decimal("18.5"));
        assertEquals("18,5", Language.FRENCH.decimal("18.5"));
    }

    @Test
    void theLanguageIsTypedOrThatOfTheLocale() {
        assertEquals(Language.FRENCH, Language.parse("fr"));
        assertEquals(Language.FRENCH, Language.of(Locale.CANADA_FRENCH));
        assertEquals(Language.ENGLISH, Language.of(Locale.ROOT));
        assertEquals(Language.ENGLISH, Language.of(Locale.GERMANY));
        assertEquals(
                "'de' is none of the languages en, fr",
                assertThrows(IllegalArgumentException.class, () -> Language.parse("de"))
                        .getMessage());
    }

    /** What is on file is English; in another language it is told with the same names and numbers. */
    @Test
    void whatIsOnFileIsToldInFrench() {
        assertEquals(
                "le coup d4 n'est pas légal",
                Language.FRENCH.translated(Language.ENGLISH.text("verdict.illegal", "d4")));
        assertEquals(
                "pas de coup après 2001 ms sur 2000 ms",
                Language.FRENCH.translated("no move after 2001 ms of 2000 ms"));
        assertEquals(
                "pas de coup après 2001 ms sur 2000 ms, dont 12 ms pendant lesquelles la machine a retenu l'agent ou"
                        + " l'arbitre",
                Language.FRENCH.translated(
                        "no move after 2001 ms of 2000 ms, of which the machine kept 12 ms from the agent"
                                + " or the referee"));
        assertEquals(
                "son processus s'est terminé avec le code de sortie 7 pendant le démarrage",
                Language.FRENCH.translated("its process ended with exit code 7 during the start"));
        assertEquals(
                "mémoire : 100 Mio disponibles ; une partie entre deux agents peut prendre 900 Mio. Arrêtez d'autres"
                        + " programmes, ou donnez moins aux agents avec --heap",
                Language.FRENCH
                        .translated("memory: 100 MiB available; a game of two agents can take 900 MiB. End other"
                                + " programs, or give agents less with --heap")
                        .replace('\u00a0', ' '));
        assertEquals("gauntlet contre random,flat", Language.FRENCH.translated("gauntlet against random,flat"));
        assertEquals(
                "système suisse en 5 rondes avec une finale de 3",
                Language.FRENCH.translated("swiss of 5 rounds with a final of 3"));
        assertEquals("late", Language.FRENCH.translated("late"), "an agent may be called so");
        assertEquals("what nobody knows", Language.FRENCH.translated("what nobody knows"));
    }

    /** Each text that can be on file is known again, whatever it was filled in with. */
    @Test
    void eachTextOnFileIsKnownAgain() {
        Language.ENGLISH.patterns().keySet().stream()
                .filter(key -> !key.matches("(page|script|host|live|check|letter|kind|doctor[.]subject)[.].*"))
                .filter(key -> Language.ENGLISH
                        .patterns()
                        .get(key)
                        .replaceAll("%[^ ]*", "")
                        .matches("(?s).*\\p{L}{3}.*"))
                .forEach(key -> assertEquals(
                        filled(Language.FRENCH, key), Language.FRENCH.translated(filled(Language.ENGLISH, key)), key));
    }

    private static String filled(Language language, String key) {
        String english = Language.ENGLISH.patterns().get(key);
        Object[] arguments = new Object[9];
        int next = 0;
        for (Matcher specifier = SPECIFIER.matcher(english); specifier.find(); ) {
            String kind = specifier.group(2);
            if (!kind.equals("%")) {
                int at = specifier.group(1) == null ? next++ : Integer.parseInt(specifier.group(1)) - 1;
                arguments[at] =
                        kind.endsWith("d") ? (Object) (7L + at) : kind.endsWith("f") ? (Object) (70.0 + at) : "Qx" + at;
            }
        }
        return language.text(key, arguments).replace("`", "");
    }
}
