package org.botarena.arena.store;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.files.SyncedFiles;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The journal of a tournament, opened for writing: a {@link JournalLine} for every event, on disk before it enters
 * the database. Lines are only ever added. An incomplete last line, left by a kill or a power cut, is dropped. When
 * a file is full, the next one begins with the hash of the last line before it. {@link JournalReader} reads
 * journals. One thread at a time.
 */
public final class Journal implements AutoCloseable {
    /** The first file; the next one is {@code journal-2.jsonl}. */
    public static final String FILE = "journal.jsonl";

    /** The suffix of files that are not part of the journal yet. */
    static final String PART = ".part";

    private static final long MOST_BYTES = 256L << 20;

    private final Path folder;
    private final String suffix;
    private final long mostBytes;
    private JournalFile file;
    private RandomAccessFile out;
    private long end;
    private long nextSeq;
    private String hash = JournalLine.START;
    private boolean isForced = true;

    private Journal(Path folder, String suffix, long mostBytes, int number) throws IOException {
        this.folder = folder;
        this.suffix = suffix;
        this.mostBytes = mostBytes;
        open(number);
    }

    private void open(int number) throws IOException {
        file = JournalFile.of(folder, number, suffix);
        out = new RandomAccessFile(file.path().toFile(), "rw");
        end = JournalFile.wholeLines(out, out.length());
        if (end < out.length()) {
            out.setLength(end);
        }
        SyncedFiles.folder(folder.toAbsolutePath());
    }

    /**
     * Opens the journal in a folder to write to it, or begins one; drops an incomplete last line.
     *
     * @throws StoreException if it cannot be written, or its last line is damaged
     */
    public static Journal open(Path folder) {
        return open(folder, MOST_BYTES);
    }

    /**
     * Opens the journal with another limit on the file size.
     *
     * @param mostBytes of a file, unless one entry takes more
     */
    static Journal open(Path folder, long mostBytes) {
        List<JournalFile> files = JournalFile.in(folder);
        int number = files.isEmpty() ? 1 : files.get(files.size() - 1).number();
        Optional<JournalLine> last = new JournalReader(folder).last();
        if (last.filter(line -> line.seq() < 0).isPresent()) {
            throw new StoreException(
                    "%s: its last line is damaged; arena rebuild %s makes the folder's files again from the sound lines"
                            .formatted(JournalFile.of(folder, number, "").path(), folder));
        }
        try {
            Journal journal = new Journal(folder, "", mostBytes, number);
            journal.nextSeq = last.map(line -> line.seq() + 1).orElse(0L);
            journal.hash = last.map(JournalLine::hash).orElse(JournalLine.START);
            return journal;
        } catch (IOException e) {
            throw unwritable(JournalFile.of(folder, number, "").path(), e);
        }
    }

    /**
     * Begins a journal whose file names end in {@link #PART}. Nothing is forced to disk before {@link #force}.
     *
     * @throws StoreException if it cannot be written
     */
    static Journal part(Path folder) {
        JournalFile first = JournalFile.of(folder, 1, PART);
        try {
            Files.deleteIfExists(first.path());
            return new Journal(folder, PART, MOST_BYTES, 1).withoutForce();
        } catch (IOException e) {
            throw unwritable(first.path(), e);
        }
    }

    private static StoreException unwritable(Path file, IOException e) {
        return new StoreException(Sentence.of("error.journal", file, String.valueOf(e.getMessage())), e, file);
    }

    /**
     * Adds lines; all of them are on disk when this returns.
     *
     * @throws StoreException if the disk is full; existing lines stay
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
            lines.add(new JournalLine(0, file.number(), seq, before, own, line, Optional.of(entry)));
            before = own;
        }
        write(text.toString());
        nextSeq += lines.size();
        hash = before;
        return lines;
    }

    /** Adds a line of another journal: unchanged if it follows the last line here, else with a new number and hash. */
    void copy(JournalLine line) {
        if (line.seq() != nextSeq || !line.before().equals(hash)) {
            append(List.of(line.entry().orElseThrow()));
            return;
        }
        write(line.text() + "\n");
        nextSeq++;
        hash = line.hash();
    }

    /** Adds an entry in place of a lost line; {@code after} is the hash of the first line after the gap. */
    void lose(String after) {
        append(List.of(new Entry.Lost(hash, after)));
    }

    private void write(String lines) {
        byte[] bytes = lines.getBytes(StandardCharsets.UTF_8);
        if (end + bytes.length > mostBytes) {
            cut();
        }
        if (end == 0 && file.number() > 1) {
            bytes = (JournalLine.header(hash, file.number()) + "\n" + lines).getBytes(StandardCharsets.UTF_8);
        }
        try {
            out.seek(end);
            out.write(bytes);
            if (isForced) {
                out.getFD().sync();
            }
        } catch (IOException e) {
            cutBack(e);
            throw unwritable(file.path(), e);
        }
        end += bytes.length;
    }

    /** Begins the next file, unless the current one is empty. */
    void cut() {
        if (end == 0) {
            return;
        }
        try (RandomAccessFile full = out) {
            full.getFD().sync();
            Files.deleteIfExists(
                    JournalFile.of(folder, file.number() + 1, suffix).path());
            open(file.number() + 1);
        } catch (IOException e) {
            throw unwritable(file.path(), e);
        }
    }

    private void cutBack(IOException cause) {
        try {
            out.setLength(end);
        } catch (IOException e) {
            cause.addSuppressed(e); // an incomplete line is dropped at the next opening
        }
    }

    /** Leaves it to the system, or to {@link #force}, when lines reach the disk. */
    public Journal withoutForce() {
        isForced = false;
        return this;
    }

    /** The number of files. */
    int files() {
        return file.number();
    }

    /** Forces all lines to the disk. */
    void force() {
        try {
            out.getFD().sync();
        } catch (IOException e) {
            throw unwritable(file.path(), e);
        }
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException e) {
            throw unwritable(file.path(), e);
        }
    }
}
