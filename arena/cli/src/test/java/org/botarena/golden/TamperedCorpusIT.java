package org.botarena.golden;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Edited copies of {@link CorpusIT recorded tournaments}: {@code verify} finds each edit, {@code status} reports what
 * is left, and {@code rebuild} restores whatever another file still holds. {@code golden/corpus/tampered.txt} has the
 * output.
 */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class TamperedCorpusIT {
    private static final int FIRST = 3;
    private static final int LONGEST = 160;
    private static final Set<String> BEFORE_A_RUN = Set.of(
            "the journal is deleted",
            "a byte of line 10 of the journal",
            "the database is deleted",
            "a game is missing in the database",
            "the log of the database is deleted");
    private static final String OF_THE_RECORD = ".*(journal|[.]db|damaged|games recorded).*";
    private static final String WELL = "all is well";
    private static final String OF_BOTH = "the database is deleted, and a byte of line 10";

    @TempDir
    Path folder;

    private final Map<String, Corpus> whole = new HashMap<>();
    private final Map<String, String> statuses = new HashMap<>();
    private final List<String> lost = new ArrayList<>();

    @Test
    void eachEditIsFoundAndIsRestoredFromOtherFiles() throws Exception {
        StringBuilder told = new StringBuilder();
        List<Tampering> all = Tampering.all();
        for (int i = 0; i < all.size(); i++) {
            told.append(told(all.get(i), folder.resolve("" + i)));
        }
        assertEquals(List.of(), lost, "what another file still holds is restored");
        Golden.assertSame("corpus/tampered.txt", told.toString());
    }

    /** Each needs a separate run, so a few edits are enough. */
    @Test
    void theNextRunContinuesFromWhatIsLeft() throws Exception {
        StringBuilder told = new StringBuilder();
        for (Tampering tampering : Tampering.all()) {
            if (BEFORE_A_RUN.contains(tampering.what())
                    && !tampering.tournament().equals("swiss")) {
                told.append(resumed(tampering, folder.resolve("" + told.length())));
            }
        }
        Golden.assertSame("corpus/tampered-and-resumed.txt", told.toString());
    }

    private Typing.Said afterALoss(String tournament, String command) throws Exception {
        Path place = folder.resolve(tournament);
        if (!Files.exists(place)) {
            edited(
                    Tampering.all().stream()
                            .filter(one -> one.tournament().equals(tournament)
                                    && one.what().equals(OF_BOTH))
                            .findFirst()
                            .orElseThrow(),
                    place);
        }
        return new Typing(place).arena(command);
    }

    @Test
    void aGameWithALostResultIsPlayedAgainOnlyIfTheOrganizerAgrees() throws Exception {
        Typing.Said asked = afterALoss("course", "resume cup --isolation=process");
        assertEquals(1, asked.code(), asked::toString);
        assertTrue(asked.err().contains("line 10 of cup/journal.jsonl is lost"), asked::toString);
        assertTrue(asked.err().contains("--yes"), asked::toString);
        Typing.Said again = afterALoss("course", "resume cup --isolation=process --yes");
        assertEquals(0, again.code(), again::toString);
        Typing.Said verified = afterALoss("course", "verify cup");
        assertEquals(1, verified.code(), verified::toString);
        assertTrue(verified.out().contains("line 10 is lost"), "it is named forever: " + verified);
        assertTrue(verified.out().contains("cup: 1 wrong, 16 records read"), verified::toString);
    }

    @Test
    void ifResultsDrawTheRoundsNothingIsPlayedAfterALoss() throws Exception {
        Typing.Said refused = afterALoss("swiss", "resume cup --isolation=process --yes");
        assertEquals(1, refused.code(), refused::toString);
        assertTrue(refused.err().contains("the results draw the next games"), refused::toString);
        assertEquals(0, afterALoss("swiss", "report cup").code(), "what is left has its tables");
    }

    private String resumed(Tampering tampering, Path place) throws Exception {
        Corpus before = whole(tampering.tournament());
        Corpus cup = edited(tampering, place);
        Typing.Said said = new Typing(place).arena("resume cup --isolation=process");
        Set<String> changed = changed(before.published(), cup.published());
        changed.remove("results.json"); // It contains the end time of the last run.
        return "== %s: %s\n-- resume %d\n%s-- other tables and games than before: %s\n%s\n"
                .formatted(
                        tampering.tournament(),
                        tampering.what(),
                        said.code(),
                        (said.out() + said.err())
                                .lines()
                                .filter(line -> line.matches(OF_THE_RECORD))
                                .map(line -> line + "\n")
                                .collect(joining()),
                        changed,
                        said(cup, "verify"));
    }

    /** Adds the pages and archives, which the recorded folder lacks. */
    private Corpus whole(String name) throws IOException {
        if (!whole.containsKey(name)) {
            Corpus cup = Corpus.into(folder.resolve("whole-" + name), name);
            assertEquals(0, cup.typed("report", "--lang", "en").code());
            whole.put(name, cup);
            statuses.put(name, cup.out("status", "--json"));
        }
        return whole.get(name);
    }

    private Corpus edited(Tampering tampering, Path place) throws Exception {
        Corpus before = whole(tampering.tournament());
        Corpus cup = new Corpus(tampering.tournament(), place.resolve("cup"));
        FileUtils.copyDirectory(before.folder().toFile(), cup.folder().toFile());
        tampering.edit().of(cup.folder());
        return cup;
    }

    private String told(Tampering tampering, Path place) throws Exception {
        Corpus before = whole(tampering.tournament());
        Corpus cup = edited(tampering, place);

        StringBuilder told = new StringBuilder("== %s: %s\n".formatted(tampering.tournament(), tampering.what()));
        told.append(said(cup, "verify"));
        boolean isAsBefore = cup.out("status", "--json").equals(statuses.get(tampering.tournament()));
        told.append("-- status is ")
                .append(isAsBefore ? "as before" : "another:\n" + said(cup, "status", "--json"))
                .append('\n');
        told.append(said(cup, "rebuild"));
        Set<String> changed = changed(before.published(), cup.published());
        told.append("-- other files than before: ")
                .append(changed.isEmpty() ? "none" : changed)
                .append('\n');
        String verified = said(cup, "verify");
        told.append(verified).append('\n');

        boolean isWhole = changed.isEmpty() && verified.contains(WELL);
        if (tampering.costs() == Tampering.Costs.NOTHING && !isWhole) {
            lost.add(told.toString());
        }
        return told.toString();
    }

    private static Set<String> changed(Map<String, String> before, Map<String, String> after) {
        TreeMap<String, String> all = new TreeMap<>(before);
        all.putAll(after);
        TreeSet<String> changed = new TreeSet<>(all.keySet());
        changed.removeIf(file -> before.getOrDefault(file, "").equals(after.getOrDefault(file, "")));
        return changed;
    }

    /** The first lines of a command's output, and the last one. */
    private static String said(Corpus cup, String command, String... options) {
        Ran ran = cup.typed(command, options);
        List<String> lines = Masks.moments(cup.plain(ran)).lines().toList();
        StringBuilder said = new StringBuilder("-- %s %d\n".formatted(command, ran.code()));
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            boolean isTold = i < FIRST || i == lines.size() - 1;
            said.append(
                    isTold ? line.substring(0, Math.min(line.length(), LONGEST)) + "\n" : i == FIRST ? "...\n" : "");
        }
        return said.toString();
    }
}
