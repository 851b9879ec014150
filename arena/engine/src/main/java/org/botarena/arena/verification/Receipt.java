package org.botarena.arena.verification;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.store.Entry;
import org.botarena.arena.store.JournalLine;
import org.botarena.arena.store.JournalReader;
import org.botarena.arena.store.Store;

/**
 * A summary of a tournament in a few words to be published: a digest of its id, its progress, and the head and length
 * of its journal. The head covers every line before it. Any copy of the folder gives the same words, without a key;
 * another journal gives others. Forgetting an author does not change them. A signature by the user's key shows that
 * this user's arena wrote them. Immutable.
 *
 * @param parts the digested values, by name
 * @param signature of the user's key, or empty if the user had no key
 * @param words the digest
 */
public record Receipt(Map<String, String> parts, String signature, String words) {
    /** The file with the receipt, in the tournament's folder. */
    static final String FILE = "receipt.json";

    private static final String PURPOSE = "receipt";

    /** Sorts the parts. */
    public Receipt {
        parts = new TreeMap<>(parts);
    }

    /** Computes the receipt of a tournament in its current state, without a signature. */
    public static Receipt of(Store store) {
        Optional<JournalLine> last = last(new JournalReader(store.folder()));
        Map<String, String> parts = Map.of(
                "tournament",
                store.id(),
                "journal head",
                last.map(JournalLine::hash).orElse("none"),
                "journal lines",
                "" + last.map(line -> line.seq() + 1).orElse(0L),
                "state",
                store.progress().toString());
        return new Receipt(parts, "", words(parts));
    }

    /**
     * The last line about more than the presentation of authors, which changes when an author is forgotten, or the
     * public view.
     */
    private static Optional<JournalLine> last(JournalReader journal) {
        Optional<JournalLine> last = journal.last();
        while (last.flatMap(JournalLine::entry).filter(Receipt::isPassedOver).isPresent()) {
            last = journal.findUpTo(last.get().seq() - 1);
        }
        return last;
    }

    private static boolean isPassedOver(Entry entry) {
        return entry instanceof Entry.Frozen
                || entry instanceof Entry.Revealed
                || (entry instanceof Entry.KeptFile file && !file.name().equals(GradeRules.FILE));
    }

    private static String words(Map<String, String> parts) {
        return ReceiptWords.of(Sha256.digest().digest(text(parts).getBytes(StandardCharsets.UTF_8)));
    }

    private static String text(Map<String, String> parts) {
        return new TreeMap<>(parts)
                .entrySet().stream()
                        .map(part -> part.getKey() + ": " + part.getValue() + "\n")
                        .collect(Collectors.joining());
    }

    /**
     * Signs the receipt of a tournament and writes it into its folder.
     *
     * @throws org.botarena.arena.files.ResultsException if it cannot be written
     */
    public static Receipt write(Store store, UserKey key) {
        Receipt unsigned = of(store);
        Receipt signed = new Receipt(
                unsigned.parts, key.sign(PURPOSE, text(unsigned.parts)).orElse(""), unsigned.words);
        WholeFile.write(store.folder().resolve(FILE), out -> out.write(StableJson.text(signed) + "\n"));
        return signed;
    }

    /**
     * Reads the receipt in a tournament's folder. Returns empty if it is missing or cannot be read, or its words do not
     * match its parts.
     */
    public static Optional<Receipt> in(Path folder) {
        try {
            Receipt receipt = StableJson.value(
                    ForeignFile.text(folder.resolve(FILE), ForeignFile.WRITTEN_BY_HAND), Receipt.class);
            return Optional.of(receipt).filter(one -> words(one.parts).equals(one.words));
        } catch (IOException | IllegalArgumentException | NullPointerException e) {
            return Optional.empty();
        }
    }

    /** Whether the user with that key has written it. */
    public boolean isSignedBy(UserKey key) {
        return key.hasSigned(PURPOSE, text(parts), signature);
    }

    /**
     * Compares a tournament with published words.
     *
     * @param published as typed
     * @return the differences from that time, in sentences; empty: none
     * @throws IllegalArgumentException if these are not the words of a receipt
     */
    public static List<String> differences(Store store, String published) {
        String words = ReceiptWords.parse(published);
        Receipt now = of(store);
        if (now.words.equals(words)) {
            return List.of();
        }
        Optional<Receipt> then = in(store.folder()).filter(receipt -> receipt.words.equals(words));
        if (then.isEmpty()) {
            return List.of(
                    ("the receipt is of another tournament or another state of it: this folder's is %s, and its %s has"
                                    + " no other")
                            .formatted(now.words, FILE));
        }
        List<String> differences = new ArrayList<>();
        now.parts.forEach((name, after) -> {
            String before = then.get().parts.getOrDefault(name, "missing");
            if (!before.equals(after)) {
                differences.add(
                        "%s is not what the receipt is of: it was %s, and it is %s".formatted(name, before, after));
            }
        });
        return differences;
    }
}
