package org.botarena.golden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Unfinished tournaments as the arenas of their time left them: of schema 1 to 4, with every kind of fault, an entrant
 * with another jar, one that left, an accepted rerun, an attempt that was voided and games that were given up. {@code
 * golden/stores/README.md} says how they were made.
 */
@DisabledOnOs(OS.WINDOWS)
class EarlierStoresIT {
    private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");

    @TempDir
    Path folder;

    @Tag("long")
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void isReadAndToldAsBefore(int schema) throws Exception {
        Zipped.into(folder.resolve("cup"), "stores/version-%d.zip".formatted(schema));
        Typing typing = new Typing(folder);
        StringBuilder told = new StringBuilder();
        for (String command : List.of("status cup", "report cup --out tables", "report cup", "verify cup")) {
            told.append(typing.transcript(command));
        }
        List<String> ids = ID.matcher(Files.readString(folder.resolve("cup/games.jsonl")))
                .results()
                .map(found -> found.group(1))
                .toList();
        told.append(Together.texts(List.of(0, 7, 13), i -> typing.transcript("replay cup " + ids.get(i))));
        Golden.assertSame("stores/version-%d.txt".formatted(schema), told.toString());
        ResultsFolder.assertSame(
                "stores/version-%d".formatted(schema), folder.resolve("cup"), ResultsFolder.Times.KEPT);
    }

    /** What is left of it is played by the jars that are kept in it; a busy machine may void further attempts. */
    @Tag("long")
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void isPlayedToItsEnd(int schema) throws Exception {
        Path cup = Zipped.into(folder.resolve("cup"), "stores/version-%d.zip".formatted(schema));
        Files.createDirectory(folder.resolve("agents"));
        Typing typing = new Typing(folder);
        Typing.Said resumed = typing.arena("resume cup --isolation=process");
        String told = "resume ends with %d%n".formatted(resumed.code())
                + typing.arena("status cup").out().strip().replaceAll("(?s).*\n", "") + "\n"
                + typing.transcript("verify cup").replaceFirst("\\(\\d+ records", "(# records")
                + outcomes(cup);
        Golden.assertSame("stores/version-%d-resumed.txt".formatted(schema), told);
    }

    private static String outcomes(Path cup) throws IOException {
        return Masks.csv(Files.readString(cup.resolve("standings.csv")), ResultsFolder.TIMES_OF_TABLES)
                + Files.readString(cup.resolve("crosstable.csv"));
    }
}
