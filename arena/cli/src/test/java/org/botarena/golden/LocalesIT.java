package org.botarena.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In any system language, commands behave, print and write the same, with digits that every program reads. */
@DisabledOnOs(OS.WINDOWS)
class LocalesIT {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    @Tag("slow")
    @Test
    void persianDigitsAreNotValidInput() throws Exception {
        assertNothingChangesIn("fa-IR");
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(strings = {"ar-EG", "bn-BD", "ne-NP", "my-MM", "tr-TR", "de-DE"})
    void otherDigitsDecimalsAndCapitalsAreNotValidInput(String tag) throws Exception {
        assertNothingChangesIn(tag);
    }

    private void assertNothingChangesIn(String tag) throws Exception {
        assumeFalse(Golden.isWriting(), "the English output is written");
        Locale locale = Locale.forLanguageTag(tag);
        String options = "-Duser.language=%s -Duser.country=%s".formatted(locale.getLanguage(), locale.getCountry());
        String said = CommandsIT.together(new Typing(folder, options));
        // The same jars were checked here in another language.
        Golden.assertSame("commands-with-agents.txt", said.replaceAll(" [(]tried\\s+before[)]", ""));
        for (String ofLibraries : List.of("completion", "ask --help")) {
            assertEquals(
                    new Typing(folder).arena(ofLibraries), new Typing(folder, options).arena(ofLibraries), ofLibraries);
        }
        JSON.readTree(folder.resolve("cup/results.json").toFile());
        assertEquals(List.of(), withForeignDigits(folder.resolve("cup")));
        assertEquals(List.of(), withForeignDigits(folder.resolve("tables")));
    }

    private static List<Path> withForeignDigits(Path results) throws IOException {
        try (Stream<Path> files = Files.walk(results)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().matches(".*[.](jar|db|db-wal|db-shm|zip)"))
                    .filter(LocalesIT::hasForeignDigits)
                    .toList();
        }
    }

    private static boolean hasForeignDigits(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                    .codePoints()
                    .anyMatch(sign -> sign > 127 && Character.isDigit(sign));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
