package org.botarena.arena.serve.hosting.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An alias is visible, and does not look like another author or a sample. */
class AliasTest {
    @TempDir
    private Path folder;

    private EventFile file;
    private Persons persons;

    @BeforeEach
    void begin() {
        file = EventFile.open(folder.resolve("evening"), Clock.systemUTC());
        persons = new Persons(file, List.of("greedy", "uct"));
        join("Allie");
        join("BOX");
    }

    @AfterEach
    void end() {
        file.close();
    }

    private Person join(String alias) {
        return persons.add(Role.AUTHOR, "", "", "", alias, Person.State.APPROVED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"allie", "ALLIE", "AIlie", "A1lie", "\u0392\u039f\u03a7", "greedy", "UCT", "gr\u0435\u0435dy"})
    void aNameThatLooksLikeAnotherIsRefused(String alias) {
        String reason =
                assertThrows(IllegalArgumentException.class, () -> join(alias)).getMessage();
        assertTrue(reason.contains("'" + alias + "'"), reason);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\u200bb",
                "a\u3164b",
                "a\u034fb",
                "\ufe0fab",
                "a\u00adb",
                "a\u2800b",
                "\u115f",
                "a\u0301\u0301b",
                "author 17"
            })
    void aNameWithInvisiblePartsIsRefused(String alias) {
        String reason =
                assertThrows(IllegalArgumentException.class, () -> join(alias)).getMessage();
        assertTrue(reason.contains("take "), reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"b\u043eb", "\u039fdysseus", "a1\u0663"})
    void aNameOfTwoAlphabetsIsRefused(String alias) {
        String reason =
                assertThrows(IllegalArgumentException.class, () -> join(alias)).getMessage();
        assertTrue(reason.contains("mixes letters that look alike"), reason);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Zo\u00eb",
                "\u0410\u043d\u043d\u0430",
                "\u5c0f\u660e AI",
                "\u03a6\u03c9\u03c2",
                "Bot-2.0",
                "greedy 2",
                "\u0645\u0631\u06cc\u0645"
            })
    void namesOfAllLanguagesAreTaken(String alias) {
        assertEquals(alias, join(alias).alias());
    }

    @Test
    void anAuthorKeepsTheOwnNameInAnotherWriting() {
        Person bert = join("bert");
        persons.rename(bert.number(), "Bert");
        assertEquals("Bert", persons.find(bert.number()).orElseThrow().alias());
    }
}
