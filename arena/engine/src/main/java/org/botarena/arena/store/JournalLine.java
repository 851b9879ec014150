package org.botarena.arena.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.StableJson;

/**
 * A line of the journal as it is in the file. Its text begins with its hash, which reveals changed or missing lines.
 * It is the SHA-256 of the previous line's hash (64 digits) and the rest of its own text. The {@linkplain Personal
 * personal} texts may follow at the end. Only their hashes are hashed, so deleting a text changes no hash. Immutable.
 *
 * @param number of the line in the journal, from 1
 * @param file the number of its file, from 1
 * @param seq its number, from 0, or -1 if it has none or is unreadable
 * @param before the hash of the line before it, on which its own depends
 * @param hash the hash that the line states
 * @param text the whole line, without its end
 * @param entry empty if it is damaged, or not {@linkplain #parsed parsed} yet
 */
public record JournalLine(
        long number, int file, long seq, String before, String hash, String text, Optional<Entry> entry) {
    /** Replaces the previous hash in the first line. */
    public static final String START = "0".repeat(64);

    private static final String PREFIX = "{\"hash\":\"";
    private static final int HASH_END = PREFIX.length() + START.length();
    private static final String BEHIND = "\",";
    private static final String SEQ = "\"seq\":";

    /** Occurs in no JSON string, where quotes are escaped, and in no other field with a list. */
    private static final String ASIDE = ",\"personal\":";

    /** The content of a line after its hash. */
    private record Body(long seq, String kind, JsonNode record) {}

    /** The hashed part of a line: the text after the hash; personal texts are moved to {@code aside}. */
    static String rest(long seq, Entry entry, Personal.Aside aside) {
        return String.format(
                Locale.ROOT,
                "\"seq\":%d,\"kind\":\"%s\",\"record\":%s}",
                seq,
                entry.kind(),
                StableJson.text(entry, aside));
    }

    /** The hashed part of a whole line. */
    static String restOf(String text) {
        int aside = asideAt(text);
        String whole = aside < 0 ? text : text.substring(0, aside) + "}";
        return whole.length() < HASH_END + BEHIND.length() ? whole : whole.substring(HASH_END + BEHIND.length());
    }

    /** The position of the personal texts in a whole line, or -1 if it has none. */
    private static int asideAt(String text) {
        return text.endsWith("]}") ? text.indexOf(ASIDE + "[") : -1;
    }

    private static Personal.Aside aside(String text) {
        int aside = asideAt(text);
        return aside < 0
                ? new Personal.Aside()
                : Personal.Aside.parse(text.substring(aside + ASIDE.length(), text.length() - 1));
    }

    /** The hash of a line, computed from the previous line's. */
    public static String hash(String before, String rest) {
        MessageDigest digest = Sha256.digest();
        digest.update(before.getBytes(StandardCharsets.US_ASCII));
        return HexFormat.of().formatHex(digest.digest(rest.getBytes(StandardCharsets.UTF_8)));
    }

    /** The whole line, without its line end. */
    public static String text(String hash, String rest) {
        return PREFIX + hash + BEHIND + rest;
    }

    /** The whole line with its personal texts. */
    static String text(String hash, String rest, Personal.Aside aside) {
        return appended(text(hash, rest), aside);
    }

    private static String appended(String plain, Personal.Aside aside) {
        return aside.isEmpty() ? plain : plain.substring(0, plain.length() - 1) + ASIDE + aside.json() + "}";
    }

    /** A whole line without some of its personal texts; the rest stays unchanged. */
    static String without(String text, Predicate<Personal> isErased) {
        int aside = asideAt(text);
        return aside < 0
                ? text
                : appended(text.substring(0, aside) + "}", aside(text).without(isErased));
    }

    /** A line whose entry is not parsed yet. */
    static JournalLine of(long number, int file, String before, String text) {
        return new JournalLine(number, file, seqOf(text), before, hashOf(text), text, Optional.empty());
    }

    /** The line with its entry; does not check its hash. */
    JournalLine parsed() {
        Optional<Entry> read = read();
        return new JournalLine(number, file, read.isPresent() ? seq : -1, before, hash, text, read);
    }

    private Optional<Entry> read() {
        try {
            String rest = restOf(text);
            Personal.Aside aside = aside(text);
            Body body = StableJson.value("{" + rest, Body.class);
            Class<? extends Entry> kind = body.kind == null ? null : Entry.KINDS.get(body.kind);
            boolean isWhole = !hash.isEmpty() && kind != null && body.record != null && aside.isOf(rest);
            return isWhole && seq >= 0 && body.seq == seq
                    ? Optional.of(StableJson.value(body.record, kind, aside))
                    : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // damaged, like a line of an unknown kind
        }
    }

    /** Whether it is unchanged and follows the previous line; ignores its entry. */
    boolean isSound() {
        String rest = restOf(text);
        return seq >= 0 && hash.equals(hash(before, rest)) && (asideAt(text) < 0 || isAsideSound(rest));
    }

    private boolean isAsideSound(String rest) {
        try {
            return aside(text).isOf(rest);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /**
     * The first line of every file but the first: the hash of the last line of the file before it, and its own number.
     */
    static String header(String hash, int file) {
        return PREFIX + hash + BEHIND + "\"file\":" + file + "}";
    }

    /** Whether a line is a {@link #header}. */
    static boolean isHeader(String text) {
        return text.startsWith("\"file\":", HASH_END + BEHIND.length())
                && !hashOf(text).isEmpty();
    }

    /** The number in the text of a line; -1 without one. */
    private static long seqOf(String text) {
        int from = HASH_END + BEHIND.length() + SEQ.length();
        int end = text.indexOf(',', from);
        try {
            return text.startsWith(SEQ, HASH_END + BEHIND.length()) && end > 0
                    ? Integer.parseInt(text, from, end, 10)
                    : -1;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    /** The hash at the start of a line, or empty if the line has none. */
    static String hashOf(String text) {
        boolean isFramed = text.startsWith(PREFIX) && text.startsWith(BEHIND, HASH_END);
        return isFramed ? text.substring(PREFIX.length(), HASH_END) : "";
    }
}
