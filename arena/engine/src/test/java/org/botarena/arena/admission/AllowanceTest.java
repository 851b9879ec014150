package org.botarena.arena.admission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.machine.MachineMemory;
import org.botarena.arena.process.jvm.JvmFlags;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The arena quotes the page for authors, word for word. */
class AllowanceTest {
    private static final Path DOCS = Path.of("..", "docs");

    private static List<String> page(Language language) throws IOException {
        String name = language == Language.FRENCH ? "limits.fr.md" : "limits.md";
        return Files.readAllLines(DOCS.resolve(name));
    }

    /** Typography differs: on the page, as in many editors, a plain blank precedes a colon. */
    private static String plain(String text) {
        return text.replace('\u00a0', ' ').replace('\u202f', ' ');
    }

    private static String sentence(Allowance row, Language language) {
        return language.text(((Sentence) row.quote().arguments().get(0)).key());
    }

    @ParameterizedTest
    @EnumSource
    void thePageHoldsTheRowsAndNoOthers(Language language) throws Exception {
        List<String> rows = page(language).stream()
                .filter(line -> line.startsWith("| "))
                .skip(1) // the head
                .map(AllowanceTest::plain)
                .toList();
        assertEquals(
                Arrays.stream(Allowance.values())
                        .map(row -> plain(sentence(row, language)).replaceFirst(" ?: ", " | "))
                        .map("| %s |"::formatted)
                        .toList(),
                rows);
    }

    @ParameterizedTest
    @EnumSource
    void aQuoteNamesThePageByItsTitle(Language language) throws Exception {
        String title = page(language).get(0).replaceFirst("# ", "");
        String quote = Allowance.NETWORK.quote().in(language);
        assertTrue(quote.contains(title), quote);
        assertTrue(plain(quote).contains(plain(sentence(Allowance.NETWORK, language))), quote);
    }

    @Test
    void theRowsStateTheLimitsInForce() throws IOException {
        String jar = sentence(Allowance.JAR, Language.ENGLISH);
        assertTrue(jar.contains("%d MiB, ".formatted(Bounds.JAR_BYTES >> 20)), jar);
        assertTrue(jar.contains(String.format(Locale.ROOT, "%,d entries", Bounds.ENTRIES)), jar);
        assertTrue(jar.contains("%d MiB unpacked".formatted(Bounds.UNPACKED_BYTES >> 20)), jar);
        String memory = sentence(Allowance.HEAP, Language.ENGLISH);
        assertTrue(memory.contains("fill about %d MiB".formatted(MachineMemory.gameMiB(1, 0))), memory);
        assertTrue(memory.contains("%d MiB of address space".formatted(JvmFlags.BESIDE_HEAP_MIB)), memory);
        String sandbox = Files.readString(DOCS.resolve("sandbox.md"));
        assertTrue(sandbox.contains("have more than 64 threads in its process"), "the page on the sandbox");
        assertTrue(sentence(Allowance.THREADS, Language.ENGLISH).startsWith("threads: 64 in its process"));
    }
}
