package org.botarena.arena.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FoldersTest {
    private static String folder(String name) {
        return Folders.of(List.of(name)).get(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"uct", "UCT-2", "my_agent.v2", "0"})
    void anOrdinaryNameStaysAsItIs(String name) {
        assertEquals(name, folder(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "uct:k=0.5,share=0.8",
                "..",
                ".hidden",
                "-rf",
                "con",
                "NUL",
                "aux.jar",
                "Com1",
                "a/b",
                "a\\b",
                "größe",
                "囲碁",
                "tail.",
                "white space",
                "",
                "\u0000",
                "=1+1"
            })
    void anyOtherOneIsMadeSafeWithAPieceOfItsHash(String name) {
        assertTrue(folder(name).matches("[A-Za-z0-9_][A-Za-z0-9._-]*-[0-9a-f]{8}|-[0-9a-f]{8}"), folder(name));
    }

    @Test
    void aVeryLongNameIsCut() {
        assertTrue(folder("x".repeat(500)).length() <= 90);
    }

    @Test
    void differentNamesHaveDifferentFoldersAlsoWhereCapitalsDoNotCount() {
        String hashed = folder("a:b");
        List<String> names = List.of(
                "uct",
                "UCT",
                "Uct",
                "a:b",
                "a?b",
                "a_b",
                hashed,
                hashed.toUpperCase(Locale.ROOT),
                "x".repeat(200),
                "x".repeat(201));
        Map<String, String> folders = Folders.of(names);
        Set<String> distinct = new HashSet<>();
        folders.values().forEach(folder -> distinct.add(folder.toLowerCase(Locale.ROOT)));
        assertEquals(names.size(), distinct.size(), folders.toString());
    }
}
