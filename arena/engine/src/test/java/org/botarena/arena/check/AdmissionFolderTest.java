package org.botarena.arena.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The letters for the authors, which the organizer sends. */
class AdmissionFolderTest {
    @TempDir
    private Path folder;

    private List<String> letters(Candidate... candidates) throws IOException {
        new AdmissionFolder(folder.resolve("out"), folder, "reversi", Language.ENGLISH)
                .write(List.of(candidates), Csv.COMMAS);
        try (Stream<Path> files = Files.list(folder.resolve("out/texts"))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private Candidate candidate(String name, String file) {
        return new Candidate(name, name, folder.resolve("secret").resolve(file), true, List.of(), List.of());
    }

    @Test
    void lettersOfOneNameAreCalledAsTheirFilesWithoutAnyFolder() throws IOException {
        assertEquals(
                List.of("Bot-2.txt", "Bot-3.txt", "Bot.java.txt", "b.txt"),
                letters(
                        candidate("Bot", "Bot-2"),
                        candidate("Bot", "Bot.java"),
                        candidate("Bot", "deep/Bot.java"),
                        candidate("b", "b.jar")));
    }
}
