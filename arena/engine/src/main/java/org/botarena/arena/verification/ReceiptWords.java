package org.botarena.arena.verification;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A digest as words that people can read out, print and type: ten bits each. */
final class ReceiptWords {
    private static final int BITS = 10;
    private static final int WORDS = 8;
    private static final List<String> ALL = read();

    private ReceiptWords() {}

    private static List<String> read() {
        try (InputStream in = ReceiptWords.class.getResourceAsStream("words.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new IllegalStateException("the arena's own words.txt cannot be read", e);
        }
    }

    /** The first {@value #WORDS} words of a digest: 80 bits of it. */
    static String of(byte[] digest) {
        List<String> words = new ArrayList<>();
        for (int word = 0; word < WORDS; word++) {
            int index = 0;
            for (int bit = word * BITS; bit < (word + 1) * BITS; bit++) {
                index = index << 1 | ((digest[bit / 8] >> (7 - bit % 8)) & 1);
            }
            words.add(ALL.get(index));
        }
        return String.join("-", words);
    }

    /**
     * Parses the words in upper or lower case, separated by spaces, commas or dashes.
     *
     * @throws IllegalArgumentException if these are not the words of a receipt
     */
    static String parse(String typed) {
        List<String> words = List.of(typed.strip().toLowerCase(Locale.ROOT).split("[\\s,;-]+", -1));
        if (words.size() != WORDS) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "a receipt has %d words with dashes between them, and here are %d",
                    WORDS,
                    words.size()));
        }
        for (String word : words) {
            if (!ALL.contains(word)) {
                throw new IllegalArgumentException("'%s' is not a word of a receipt".formatted(word));
            }
        }
        return String.join("-", words);
    }
}
