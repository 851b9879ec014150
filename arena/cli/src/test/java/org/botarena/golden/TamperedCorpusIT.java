package org.botarena.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
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
 * Edited copies of {@link CorpusIT recorded tournaments}: {@code verify} finds each edit, {@code status} says what is left, and
 * {@code rebuild} restores whatever another file still holds. {@code golden/corpus/tampered.txt} has their words.
 */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class TamperedCorpusIT {
    private static final int FIRST = 3;
    private static final int LONGEST = 160;
    private static final String WELL = "all is well";

    @TempDir
    Path folder;

    private final Map<String, Corpus> whole = new HashMap<>();
    private final Map<String, String> statuses = new HashMap<>();
    private final List<String> lost = new ArrayList<>();

    @Test
    void eachEditIsFoundAndWhatIsInAnotherFileIsRestored() throws Exception {
        StringBuilder told = new StringBuilder();
        List<Tampering> all = Tampering.all();
        for (int i = 0; i < all.size(); i++) {
            told.append(told(all.get(i), folder.resolve("" + i)));
        }
        assertEquals(List.of(), lost, "what another file still holds is restored");
        Golden.assertSame("corpus/tampered.txt", told.toString());
    }

    /** With the pages and archives that the recorded folder lacks. */
    private Corpus whole(String name) throws IOException {
        if (!whole.containsKey(name)) {
            Corpus cup = Corpus.into(folder.resolve("whole-" + name), name);
            assertEquals(0, cup.typed("report", "--lang", "en").code());
            whole.put(name, cup);
            statuses.put(name, cup.out("status", "--json"));
        }
        return whole.get(name);
    }

    private String told(Tampering tampering, Path place) throws Exception {
        Corpus before = whole(tampering.tournament());
        Corpus cup = new Corpus(tampering.tournament(), place.resolve("cup"));
        FileUtils.copyDirectory(before.folder().toFile(), cup.folder().toFile());
        tampering.edit().of(cup.folder());

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

    /** The first lines of what a command prints, and its last one. */
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
