package org.botarena.arena.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.arena.report.Forced;

/**
 * {@code journal.jsonl}: a line for everything that happens to a tournament, on the disk before the store hears of it. Each
 * line begins with the SHA-256 of the line before's (64 digits) and the rest of its own text, so that a changed or missing
 * line shows. Lines are only ever added; a last line without its end, which a kill or a power cut leaves, is dropped. One
 * thread at a time.
 */
final class Journal implements AutoCloseable {
    static final String FILE = "journal.jsonl";

    /** In the place of a hash before the first line. */
    /** Bytes of a line; a game with all that its agents printed takes less than one of these MiB. */
    private static final int LONGEST = 32 << 20;

    static final String START = "0".repeat(64);

    private static final String PREFIX = "{\"hash\":\"";
    private static final int HASH_END = PREFIX.length() + START.length();
    private static final String BEHIND = "\",";

    private final Path file;
    private final RandomAccessFile out;
    private long end;
    private long nextSeq;
    private String hash;
    private boolean isForced = true;

    /**
     * A line as it stands in the file.
     *
     * @param number of the line in the file, from 1
     * @param from where it begins, in bytes
     * @param seq its number, from 0; -1: it cannot be read
     * @param hash as it says
     * @param entry empty if it is damaged
     */
    record Line(long number, long from, long seq, String hash, Optional<Entry> entry) {}

    /** What stands in a line behind its hash. */
    private record Body(long seq, String kind, JsonNode record) {}

    private Journal(Path file, RandomAccessFile out, long end, long nextSeq, String hash) {
        this.file = file;
        this.out = out;
        this.end = end;
        this.nextSeq = nextSeq;
        this.hash = hash;
    }

    /** Whether there is one with a whole line in that folder. */
    static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(FILE))
                && last(folder.resolve(FILE)).isPresent();
    }

    /**
     * Opens one to write to it, or makes an empty one; a torn last line is dropped.
     *
     * @throws StoreException if it cannot be written, or its last line is damaged
     */
    static Journal open(Path file) {
        RandomAccessFile out = null;
        try {
            out = new RandomAccessFile(file.toFile(), "rw");
            long end = wholeLines(out, out.length());
            if (end < out.length()) {
                out.setLength(end);
            }
            Optional<Line> last = last(file);
            if (end > 0 && last.filter(line -> line.seq >= 0).isEmpty()) {
                throw new StoreException(
                        "%s: its last line is damaged; arena rebuild %s makes the folder's files anew from what is sound"
                                .formatted(file, file.getParent()));
            }
            Forced.folder(file.toAbsolutePath().getParent());
            return new Journal(
                    file,
                    out,
                    end,
                    last.map(line -> line.seq + 1).orElse(0L),
                    last.map(Line::hash).orElse(START));
        } catch (IOException | StoreException e) {
            close(out, e);
            throw e instanceof StoreException known ? known : unwritable(file, (IOException) e);
        }
    }

    private static StoreException unwritable(Path file, IOException e) {
        return new StoreException(
                "cannot write %s: %s. Make room or give the right to write there, and the same command resumes."
                        .formatted(file, e.getMessage()),
                e);
    }

    private static void close(RandomAccessFile out, Exception cause) {
        try {
            if (out != null) {
                out.close();
            }
        } catch (IOException e) {
            cause.addSuppressed(e);
        }
    }

    /** Where the last whole line before there ends. */
    private static long wholeLines(RandomAccessFile file, long before) throws IOException {
        byte[] block = new byte[1 << 16];
        for (long to = before; to > 0; ) {
            long from = Math.max(0, to - block.length);
            file.seek(from);
            file.readFully(block, 0, (int) (to - from));
            for (int i = (int) (to - from) - 1; i >= 0; i--) {
                if (block[i] == '\n') {
                    return from + i + 1;
                }
            }
            to = from;
        }
        return 0;
    }

    /** The last whole line; empty: there is none. Its hash is not checked, since the line before is not read. */
    static Optional<Line> last(Path file) {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            long end = wholeLines(in, in.length());
            if (end == 0) {
                return Optional.empty();
            }
            long from = wholeLines(in, end - 1);
            byte[] line = new byte[(int) (end - 1 - from)];
            in.seek(from);
            in.readFully(line);
            return Optional.of(parsed(0, from, new String(line, StandardCharsets.UTF_8)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Adds lines; they are on the disk, as a whole, when this returns.
     *
     * @throws StoreException if there is no room; what was there stays as it was
     */
    List<Line> append(List<? extends Entry> entries) {
        StringBuilder text = new StringBuilder();
        List<Line> lines = new ArrayList<>();
        String before = hash;
        for (Entry entry : entries) {
            long seq = nextSeq + lines.size();
            String rest = rest(seq, entry);
            before = hash(before, rest);
            text.append(PREFIX).append(before).append(BEHIND).append(rest).append('\n');
            lines.add(new Line(0, end, seq, before, Optional.of(entry)));
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        try {
            out.seek(end);
            out.write(bytes);
            if (isForced) {
                out.getFD().sync();
            }
        } catch (IOException e) {
            cutBack(e);
            throw unwritable(file, e);
        }
        end += bytes.length;
        nextSeq += lines.size();
        hash = before;
        return lines;
    }

    private void cutBack(IOException cause) {
        try {
            out.setLength(end);
        } catch (IOException e) {
            cause.addSuppressed(e); // a torn line is dropped at the next opening
        }
    }

    private static String rest(long seq, Entry entry) {
        return "\"seq\":%d,\"kind\":\"%s\",\"record\":%s}".formatted(seq, entry.kind(), Notation.text(entry));
    }

    private static String hash(String before, String rest) {
        MessageDigest digest = Originals.sha256();
        digest.update(before.getBytes(StandardCharsets.US_ASCII));
        return HexFormat.of().formatHex(digest.digest(rest.getBytes(StandardCharsets.UTF_8)));
    }

    private static void requireShort(Path file, long number, int length) {
        if (length >= LONGEST) {
            throw new StoreException(
                    "%s: line %d is longer than %d MiB, which no arena writes: the file comes from elsewhere"
                                    .formatted(file, number, LONGEST >> 20)
                            + " or was changed.");
        }
    }

    /**
     * Reads every whole line, in order; an entry is given only of those that are sound.
     *
     * @throws StoreException if the file cannot be read
     */
    static void read(Path file, Consumer<Line> reader) {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            String said = START; // of the line before, as it says
            String computed = START; // and as it is
            long number = 0;
            long from = 0;
            for (int next = in.read(); next >= 0; next = in.read()) {
                if (next != '\n') {
                    requireShort(file, number + 1, line.size());
                    line.write(next);
                    continue;
                }
                String text = line.toString(StandardCharsets.UTF_8);
                Line parsed = parsed(++number, from, text);
                from += line.size() + 1;
                line.reset();
                String bySaid = hash(said, restOf(text));
                String byComputed = said.equals(computed) ? bySaid : hash(computed, restOf(text));
                boolean isSound = parsed.hash.equals(bySaid) || parsed.hash.equals(byComputed);
                reader.accept(isSound ? parsed : damaged(parsed));
                computed = isSound ? parsed.hash : bySaid;
                said = parsed.hash;
            }
        } catch (IOException e) {
            throw new StoreException("cannot read %s: %s".formatted(file, e.getMessage()), e);
        }
    }

    private static String restOf(String text) {
        return text.length() < HASH_END + BEHIND.length() ? text : text.substring(HASH_END + BEHIND.length());
    }

    private static Line damaged(Line line) {
        return new Line(line.number, line.from, line.seq, line.hash, Optional.empty());
    }

    private static Line parsed(long number, long from, String text) {
        boolean isFramed = text.startsWith(PREFIX) && text.startsWith(BEHIND, HASH_END);
        String hash = isFramed ? text.substring(PREFIX.length(), HASH_END) : "";
        try {
            Body body = Notation.value("{" + restOf(text), Body.class);
            Class<? extends Entry> kind = Entry.KINDS.get(body.kind);
            return isFramed && kind != null && body.record != null
                    ? new Line(number, from, body.seq, hash, Optional.of(Notation.value(body.record.toString(), kind)))
                    : new Line(number, from, -1, hash, Optional.empty());
        } catch (IllegalArgumentException e) {
            return new Line(number, from, -1, hash, Optional.empty());
        }
    }

    /** The entry of the line that begins there, which was sound when the file was read. */
    static Optional<Entry> at(Path file, long from) {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            in.seek(from);
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            byte[] block = new byte[1 << 12];
            for (int n = in.read(block); n > 0; n = in.read(block)) {
                int length = 0;
                while (length < n && block[length] != '\n') {
                    length++;
                }
                line.write(block, 0, length);
                if (length < n) {
                    break;
                }
            }
            return parsed(0, from, line.toString(StandardCharsets.UTF_8)).entry();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Leaves it to the system when lines come to the disk: for benchmarks. */
    Journal withoutForce() {
        isForced = false;
        return this;
    }

    /** The hash of the last line. */
    String hash() {
        return hash;
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException e) {
            throw unwritable(file, e);
        }
    }
}
