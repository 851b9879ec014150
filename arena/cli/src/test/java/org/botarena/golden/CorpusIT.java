package org.botarena.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Recorded tournaments with every kind of entry. Commands that read them publish the same files, byte for byte, and print the
 * same text. {@code golden/corpus/README.md} says what each of them covers.
 */
@DisabledOnOs(OS.WINDOWS)
class CorpusIT {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Every kind of entry, and every field of an entry that may be missing, as {@code kind/path}. */
    private static final Set<String> COVERED = new TreeSet<>(List.of(
            "absent/personal/others/authors",
            "absent/personal/others/positions",
            "absent/personal/refused/authors",
            "accepted/reason",
            "attempt/game/attempt/plies/waitMs",
            "attempt/game/attempt/faults/evidence",
            "attempt/game/attempt/faults/how",
            "attempt/game/attempt/faults/took",
            "attempt/game/attempt/footprints/threads",
            "attempt/printed",
            "attempt/game/attempt/resumed",
            "attempt/game/attempt/worker",
            "attempt/game/fixture/opening",
            "begin/beginning/entrants/content/options",
            "begin/beginning/entrants/content/positions",
            "begin/beginning/openings",
            "begin/beginning/settings/against",
            "begin/beginning/settings/agents",
            "begin/beginning/settings/anchor",
            "begin/beginning/settings/final",
            "begin/beginning/settings/fresh",
            "begin/beginning/settings/rounds",
            "begin/beginning/settings/top-seeds",
            "begin/made",
            "begin/personal/authors",
            "begin/personal/notes/description",
            "disturbed/game/voided/faults",
            "disturbed/game/voided/marked",
            "disturbed/printed",
            "disturbed/game/voided/worker",
            "extended/pairs",
            "file/personal",
            "given-up/printed",
            "joined/since",
            "replaced/since",
            "replaced/until",
            "state/trimmed",
            "withdrawn/author",
            "withdrawn/until"));

    @TempDir
    Path folder;

    static List<String> tournaments() throws Exception {
        return Corpus.tournaments();
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void publishesTheSameFilesAndPrintsTheSameText(String name) throws Exception {
        Corpus cup = Corpus.into(folder, name);
        Map<String, String> published = cup.published();
        Golden.assertSame(cup.golden("status.json"), cup.out("status", "--json"));
        Ran report = cup.typed("report", "--lang", name.equals("course") ? "fr" : "en");
        assertEquals(0, report.code(), report::toString);
        Map<String, String> now = cup.published();
        published.forEach((file, text) -> assertTrue(text.equals(now.get(file)), file + " is not as it was"));
        Golden.assertSame(
                cup.golden("report.txt"),
                ReportText.of(Files.readString(cup.folder().resolve("report.html"))));
        Golden.assertSame(cup.golden("verify.txt"), cup.out("verify"));
    }

    /** The remaining games are played by the submissions in the folder. */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"killed-1", "killed-4"})
    void aKilledTournamentEndsLikeAnUninterruptedOne(String name) throws Exception {
        Corpus cup = Corpus.into(folder, name);
        Typing.Said resumed = new Typing(folder).arena("resume cup --isolation=process");
        assertEquals(0, resumed.code(), resumed::toString);
        assertTrue(cup.out("verify").contains("all is well"), () -> cup.out("verify"));
        String table = Files.readString(cup.folder().resolve("standings.csv"));
        Golden.assertSame("corpus/killed.csv", Masks.csv(table, ResultsFolder.TIMES_OF_TABLES));
    }

    @Test
    void theJournalsHoldEveryKindOfEntryWithEachOfItsFields() throws Exception {
        Map<String, Integer> found = new TreeMap<>();
        for (String name : tournaments()) {
            Path journal = Corpus.into(folder.resolve(name), name).folder().resolve("journal.jsonl");
            for (String line : Files.readAllLines(journal)) {
                JsonNode entry = JSON.readTree(line);
                String kind = entry.get("kind").asText();
                fields(kind, entry.get("record"), found);
                entry.path("personal").forEach(text -> fields(kind + "/personal", text.get("said"), found));
            }
        }
        Set<String> missing = new TreeSet<>(COVERED);
        missing.removeAll(found.keySet());
        assertEquals(Set.of(), missing);
    }

    private static void fields(String path, JsonNode node, Map<String, Integer> found) {
        boolean isEmpty = node.isContainerNode()
                ? node.isEmpty()
                : node.isNull() || node.asText().isEmpty();
        if (!isEmpty) {
            found.merge(path, 1, Integer::sum);
        }
        if (node.isArray()) {
            node.forEach(each -> fields(path, each, found));
        } else {
            node.properties().forEach(field -> fields(path + "/" + field.getKey(), field.getValue(), found));
        }
    }
}
