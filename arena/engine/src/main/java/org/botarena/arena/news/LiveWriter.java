package org.botarena.arena.news;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Writes the lines of a tournament's news to {@code DIR/live/}, unsynced, for other processes of this machine to follow
 * with a {@link LiveReader}. It is not a record: it keeps 4 MiB at most and stops writing when the disk is full. A new
 * file begins with the plan, the begin, the round, the standings and the games in progress, marked {@code again}.
 * Nothing is written before the games begin, because the folder may not be the tournament's yet. For one thread at a
 * time.
 */
public final class LiveWriter extends NewsLines {
    /** Longer lines, such as tables of thousands of entrants, are omitted. */
    private static final int LONGEST_LINE = LiveFolder.MOST_BYTES / 4;

    private final LiveFolder folder;
    private final Consumer<String> warning;
    private final NewsSoFar soFar = new NewsSoFar();
    private final ByteArrayOutputStream waiting = new ByteArrayOutputStream();
    private Optional<OutputStream> out = Optional.empty();
    private int file;
    private int bytes;
    private boolean hasFailed;

    /**
     * Writes nothing yet.
     *
     * @param tournament the folder of the tournament; its store is open for writing when its games begin
     * @param warning takes the reason that prevents writing, in a sentence without its full stop; the tournament
     *     continues
     */
    public LiveWriter(Path tournament, Consumer<String> warning) {
        this.folder = new LiveFolder(tournament.resolve("live"));
        this.warning = warning;
    }

    @Override
    protected void line(NumberedNews news, String line) {
        byte[] text = (line + "\n").getBytes(StandardCharsets.UTF_8);
        if (hasFailed || text.length > LONGEST_LINE) {
            return;
        }
        if (out.isPresent() && bytes + waiting.size() + text.length > LiveFolder.MOST_BYTES) {
            tick();
            open();
            sayAgain();
        }
        soFar.accept(news);
        waiting.writeBytes(text);
        if (out.isEmpty() && news.news() instanceof News.Begins) {
            open();
        }
    }

    /** Opens the next file and deletes the oldest. */
    private void open() {
        try {
            out.ifPresent(LiveWriter::close);
            folder.make();
            List<Integer> there = folder.numbers();
            file = 1 + Math.max(file, there.isEmpty() ? 0 : there.get(there.size() - 1));
            for (int number : there.subList(0, Math.max(0, there.size() - LiveFolder.MOST_FILES + 1))) {
                Files.deleteIfExists(folder.file(number));
            }
            out = Optional.of(Files.newOutputStream(folder.file(file), StandardOpenOption.CREATE_NEW));
            bytes = 0;
        } catch (IOException e) {
            fail(e);
        }
    }

    private void sayAgain() {
        soFar.all().forEach(news -> again(text(news)));
    }

    /** Repeats the summary as far as it fits into half of the file. */
    private void again(String line) {
        byte[] text = (line.substring(0, line.length() - 1) + ",\"again\":true}\n").getBytes(StandardCharsets.UTF_8);
        if (waiting.size() + text.length <= LiveFolder.MOST_BYTES / 2) {
            waiting.writeBytes(text);
        }
    }

    @Override
    public void tick() {
        if (out.isEmpty()) {
            return; // the games have not begun
        }
        if (waiting.size() > 0 && !hasFailed) {
            try {
                waiting.writeTo(out.get());
                bytes += waiting.size();
            } catch (IOException e) {
                fail(e);
            }
        }
        waiting.reset();
    }

    private void fail(IOException e) {
        hasFailed = true;
        warning.accept("the live view of %s has stopped: %s. The tournament continues, and all results are stored"
                .formatted(folder.path(), e));
    }

    @Override
    public void close() {
        super.close();
        tick();
        out.ifPresent(LiveWriter::close);
    }

    private static void close(OutputStream out) {
        try {
            out.close();
        } catch (IOException e) {
            // All written lines exist, and no reader relies on the rest.
        }
    }
}
