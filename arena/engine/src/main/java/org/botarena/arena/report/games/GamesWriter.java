package org.botarena.arena.report.games;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.text.JsonText;

/**
 * Writes {@code games.jsonl}: first the games as they end, in the form of the record; after sorting, in the
 * published form. Survives an interrupt of the thread, which would close a channel. One thread at a time.
 */
public final class GamesWriter implements Closeable {
    private static final Comparator<String> BY_PAIR_THEN_ID = Comparator.comparingInt(
                    (String id) -> Integer.parseInt(id.substring(0, id.indexOf('-'))))
            .thenComparing(Comparator.naturalOrder());

    private final Path file;
    private final RandomAccessFile out;
    private final Map<String, Line> lines = new TreeMap<>(BY_PAIR_THEN_ID);
    private long end;

    /** The position of a line in the file, in bytes. */
    private record Line(long from, int length) {}

    /**
     * Creates the file, or empties it.
     *
     * @throws ResultsException if it cannot be written
     */
    public GamesWriter(Path file) {
        this.file = file;
        try {
            out = new RandomAccessFile(file.toFile(), "rw");
            if (out.length() > 0) {
                out.setLength(0);
            }
        } catch (IOException e) {
            throw ResultsException.unwritable(file, e);
        }
    }

    /**
     * Adds a line.
     *
     * @throws ResultsException if the disk is full; earlier lines stay intact
     */
    public void append(GameRecord game) {
        try {
            byte[] line = (StableJson.text(game) + "\n").getBytes(StandardCharsets.UTF_8);
            out.seek(end);
            out.write(line);
            lines.put(game.id(), new Line(end, line.length));
            end += line.length;
        } catch (IOException e) {
            cutBack(e);
            throw ResultsException.unwritable(file, e);
        }
    }

    private void cutBack(IOException cause) {
        try {
            out.setLength(end);
        } catch (IOException e) {
            cause.addSuppressed(e);
        }
    }

    /**
     * Sorts the lines by pair, then id. The sorted file replaces the other atomically.
     *
     * @param taker gets each game as its line is written
     * @throws ResultsException if the disk is full; the unsorted file stays
     */
    public void sort(Consumer<GameRecord> taker) {
        Path sorted = file.resolveSibling(file.getFileName() + ".sorted");
        try {
            try (FileOutputStream copy = new FileOutputStream(sorted.toFile());
                    OutputStream buffered = new BufferedOutputStream(copy)) {
                for (Line line : lines.values()) {
                    byte[] bytes = new byte[line.length];
                    out.seek(line.from);
                    out.readFully(bytes);
                    GameRecord game = StableJson.value(new String(bytes, StandardCharsets.UTF_8), GameRecord.class);
                    buffered.write((JsonText.MAPPER.writeValueAsString(game) + "\n").getBytes(StandardCharsets.UTF_8));
                    taker.accept(game);
                }
                buffered.flush();
            }
            out.close();
            Files.move(sorted, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            FileUtils.deleteQuietly(sorted.toFile());
            throw ResultsException.unwritable(file, e);
        }
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException e) {
            throw ResultsException.unwritable(file, e);
        }
    }
}
