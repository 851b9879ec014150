package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.arena.report.Reports;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The language of a tournament's report, and the files without a language. */
class ReportLanguageTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void play() {
        FaultyCup.play(folder);
    }

    private Map<String, String> writtenIn(Language language) throws IOException {
        try (Store store = Store.open(folder)) {
            Kept.report(store, store.games(), folder, language);
        }
        return Kept.files(folder);
    }

    private Map<String, String> writtenAgain() throws IOException {
        try (Store store = Store.open(folder)) {
            Reports.write(store, Games.installed());
        }
        return Kept.files(folder);
    }

    @Test
    void nothingIsFrenchButTheReportAndWhatAuthorsRead() throws IOException {
        Map<String, String> english = writtenIn(Language.ENGLISH);
        Map<String, String> french = writtenIn(Language.FRENCH);
        assertEquals(english.keySet(), french.keySet());
        assertEquals(
                List.of("report.html"),
                english.keySet().stream()
                        .filter(name -> !english.get(name).equals(french.get(name)))
                        .filter(name -> !name.startsWith("for/"))
                        .toList());
    }

    @Test
    void aReportKeepsItsLanguageAndIsVerifiedInIt() throws IOException {
        Map<String, String> french = writtenIn(Language.FRENCH);
        assertTrue(french.get("report.html").contains("<html lang=\"fr\">"));
        assertEquals(french, writtenAgain());
        assertEquals(
                Language.ENGLISH, Reports.language(folder, Optional.of(Language.ENGLISH)), "unless another is typed");
        try (Store store = Store.read(folder)) {
            assertEquals(List.of(), Audit.of(store, Games.installed(), false).damage());
        }
    }

    @Test
    void aFrenchLocaleChangesNoFileOfATournament() throws IOException {
        Map<String, String> english = writtenIn(Language.ENGLISH);
        Locale usual = Locale.getDefault();
        Locale.setDefault(Locale.FRANCE);
        try {
            assertEquals(english, writtenAgain());
            assertEquals(
                    Language.FRENCH, Reports.language(folder.resolve("none"), Optional.empty()), "of a first report");
        } finally {
            Locale.setDefault(usual);
        }
    }
}
