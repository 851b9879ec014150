package org.botarena.arena.store;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.files.SyncedFiles;
import org.botarena.arena.record.form.Personal;

/**
 * {@code journal.jsonl}, opened to be written: a {@link JournalLine} for everything that happens to a tournament, on the disk
 * before the store hears of it. Lines are only ever added; a last line without its end, which a kill or a power cut leaves, is
 * dropped. {@link JournalFile} reads it. One thread at a time.
 */
public final class Journal implements AutoCloseable {
    public static final String FILE = "journal.jsonl";

    private final Path file;
    private final RandomAccessFile out;
    private long end;
    private long nextSeq;
    private String hash;
    private boolean isForced = true;

    private Journal(Path file, RandomAccessFile out, long end, long nextSeq, String hash) {
        this.file = file;
        this.out = out;
        this.end = end;
        this.nextSeq = nextSeq;
        this.hash = hash;
    }

    /**
     * Opens one to write to it, or makes an empty one; a torn last line is dropped.
     *
     * @throws StoreException if it cannot be written, or its last line is damaged
     */
    public static Journal open(Path file) {
        RandomAccessFile out = null;
        try {
            out = new RandomAccessFile(file.toFile(), "rw");
            Optional<JournalLine> last = new JournalFile(file).last();
            long end = JournalFile.wholeLines(out, out.length());
            if (end < out.length()) {
                out.setLength(end);
            }
            if (end > 0 && last.filter(line -> line.seq() >= 0).isEmpty()) {
                throw new StoreException(
                        "%s: its last line is damaged; arena rebuild %s makes the folder's files anew from what is sound"
                                .formatted(file, file.getParent()));
            }
            SyncedFiles.folder(file.toAbsolutePath().getParent());
            return new Journal(
                    file,
                    out,
                    end,
                    last.map(line -> line.seq() + 1).orElse(0L),
                    last.map(JournalLine::hash).orElse(JournalLine.START));
        } catch (IOException | StoreException e) {
            close(out, e);
            throw e instanceof StoreException known ? known : unwritable(file, (IOException) e);
        }
    }

    private static StoreException unwritable(Path file, IOException e) {
        return new StoreException(
                "cannot write %s: %s. Make room or give the right to write there, and the same command resumes."
                        .formatted(file, e.getMessage()),
                e,
                file);
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

    /**
     * Adds lines; they are on the disk, as a whole, when this returns.
     *
     * @throws StoreException if there is no room; what was there stays as it was
     */
    public List<JournalLine> append(List<? extends Entry> entries) {
        StringBuilder text = new StringBuilder();
        List<JournalLine> lines = new ArrayList<>();
        String before = hash;
        for (Entry entry : entries) {
            long seq = nextSeq + lines.size();
            Personal.Aside aside = new Personal.Aside();
            String rest = JournalLine.rest(seq, entry, aside);
            String own = JournalLine.hash(before, rest);
            String line = JournalLine.text(own, rest, aside);
            text.append(line).append('\n');
            lines.add(new JournalLine(0, end, seq, before, own, line, Optional.of(entry)));
            before = own;
        }
        write(text.toString().getBytes(StandardCharsets.UTF_8));
        nextSeq += lines.size();
        hash = before;
        return lines;
    }

    /** Adds a line of another journal: as it is if it follows the last one here, else with a number and a hash of its own. */
    void copy(JournalLine line) {
        if (line.seq() != nextSeq || !line.before().equals(hash)) {
            append(List.of(line.entry().orElseThrow()));
            return;
        }
        write((line.text() + "\n").getBytes(StandardCharsets.UTF_8));
        nextSeq++;
        hash = line.hash();
    }

    /** Adds an entry in the place of a line that is lost; the first line behind the gap had that hash. */
    void lose(String after) {
        append(List.of(new Entry.Lost(hash, after)));
    }

    private void write(byte[] bytes) {
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
    }

    private void cutBack(IOException cause) {
        try {
            out.setLength(end);
        } catch (IOException e) {
            cause.addSuppressed(e); // a torn line is dropped at the next opening
        }
    }

    /** Leaves it to the system, or to {@link #force}, when lines come to the disk. */
    public Journal withoutForce() {
        isForced = false;
        return this;
    }

    /** Brings all lines to the disk. */
    void force() {
        try {
            out.getFD().sync();
        } catch (IOException e) {
            throw unwritable(file, e);
        }
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
