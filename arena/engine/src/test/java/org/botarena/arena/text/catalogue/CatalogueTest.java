package org.botarena.arena.text.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.botarena.arena.doctor.Checkup;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.record.EveryFault;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.tournament.format.Formats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What authors and the room read is there in every language. */
class CatalogueTest {
    private static final Pattern SPECIFIER = Pattern.compile("%(?:(\\d+)[$])?(,?(?:[.]\\d)?[a-z%])");
    private static final Pattern USED = Pattern.compile(
            "(?:[lL]anguage(?:[.][A-Z]+)?|ProblemText|Sentence)\\s*[.](text|counted|named|say|of)\\(\\s*\"([^\"]*[^\".])\"\\s*([,)+])");

    @Test
    void eachTextIsThereInBothLanguages() {
        assertEquals(
                Language.ENGLISH.patterns().keySet(), Language.FRENCH.patterns().keySet());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void noTextIsThereTwice(String language) throws IOException {
        try (InputStream file = Language.class.getResourceAsStream("messages_%s.properties".formatted(language))) {
            List<String> keys = new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.matches("[a-z][\\w.-]*=.*"))
                    .map(line -> line.substring(0, line.indexOf('=')))
                    .toList();
            assertTrue(keys.size() > 100);
            assertEquals(keys.stream().distinct().toList(), keys);
        }
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
                        .noneMatch(there -> isBeginning
                                ? there.startsWith(key)
                                : there.equals(key) || there.equals(key + ".one"))) {
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

    /** A name without a text is shown as it is; such names are meant only for files. */
    @Test
    void eachFaultAndEachLevelOfIsolationHasAText() {
        for (Verdict fault : EveryFault.with("a1", 2001)) {
            assertTrue(Language.FRENCH.patterns().containsKey("kind." + fault.kind()), fault.kind());
            assertEquals(
                    fault.remedy().isEmpty(),
                    fault.remedy().in(Language.FRENCH).equals(fault.remedy().toString()));
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
                "'de' is not one of the languages en, fr",
                assertThrows(IllegalArgumentException.class, () -> Language.parse("de"))
                        .getMessage());
    }

    /** Recorded sentences are shown in each language with the same names and numbers. */
    @Test
    void recordedSentencesAreShownInFrench() {
        assertEquals(
                "le coup d4 n'est pas légal",
                new Verdict.Illegal("d4").sentence().in(Language.FRENCH));
        Sentence late = new Verdict.Late(2001.4, 2000, Optional.empty()).sentence();
        assertEquals("no move after 2001 ms of 2000 ms", late.toString());
        assertEquals("pas de coup après 2001 ms sur 2000 ms", late.in(Language.FRENCH));
        assertEquals(
                "pas de coup après 2001 ms sur 2000 ms, dont 12 ms pendant lesquelles la machine a retenu l'agent ou"
                        + " l'arbitre",
                Sentence.of("disturbance.machine", late, 12.3).in(Language.FRENCH));
        assertEquals(
                "son processus s'est terminé avec le code de sortie 7 pendant le démarrage",
                Sentence.of("fault.during-start", Sentence.of("fault.exit", 7)).in(Language.FRENCH));
        assertEquals(
                "mémoire : 100 Mio disponibles ; une partie entre deux agents peut prendre 900 Mio. Arrêtez d'autres"
                        + " programmes, ou donnez moins aux agents avec --heap",
                new Checkup.Finding(
                                "memory",
                                Sentence.of("doctor.memory", 100, 900),
                                Optional.of(Sentence.of("doctor.memory.remedy")))
                        .advice()
                        .orElseThrow()
                        .in(Language.FRENCH)
                        .replace('\u00a0', ' '));
        assertEquals(
                "gauntlet contre random,flat",
                Formats.of(Map.of("format", "gauntlet", "against", "random,flat"))
                        .title()
                        .in(Language.FRENCH));
        assertEquals(
                "système suisse en 5 rondes avec une finale de 3",
                Formats.of(Map.of("format", "swiss", "rounds", "5", "final", "3"))
                        .title()
                        .in(Language.FRENCH));
        assertEquals("late", Sentence.quote("late").in(Language.FRENCH), "an agent may be called so");
    }

    @Test
    void theNumberChoosesTheSingularOrThePlural() {
        assertEquals(
                "from now on one game at a time, to see whether fewer are disturbed",
                Sentence.of("notice.fewer", 1).toString());
        assertTrue(Sentence.of("notice.fewer", 2).toString().contains("2 games at a time"));
    }

    @Test
    void theRecordKeepsTheKeyAndTheArgumentsAndEverythingElseTheText() throws JsonProcessingException {
        Sentence sentence = Sentence.of("fault.during-start", Sentence.of("fault.exit", 7));
        assertEquals("[\"fault.during-start\",[\"fault.exit\",7]]", StableJson.text(sentence));
        assertEquals(sentence, StableJson.value(StableJson.text(sentence), Sentence.class));
        String published = JsonText.MAPPER.writeValueAsString(sentence);
        assertEquals("\"its process ended with exit code 7 during the start\"", published);
        assertEquals(
                sentence.toString(), StableJson.value(published, Sentence.class).toString());
        Sentence quoted = Sentence.quote("out of \"memory\"");
        assertEquals(quoted, StableJson.value(StableJson.text(quoted), Sentence.class));
    }

    @Test
    void aSentenceOutsideTheCatalogueIsRejected() {
        List.of(
                        "[\"fault.unknown\",7]",
                        "[\"fault.exit\"]",
                        "[\"fault.exit\",\"seven\"]",
                        "[\"notice.fewer\"]",
                        "[]",
                        "7")
                .forEach(json -> assertThrows(
                        IllegalArgumentException.class, () -> StableJson.value(json, Sentence.class), json));
    }
}
