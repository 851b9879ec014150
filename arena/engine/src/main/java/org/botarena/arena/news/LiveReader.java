package org.botarena.arena.news;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.botarena.arena.text.JsonText;

/**
 * Follows the news of a tournament that another process plays or has played, from {@code DIR/live/}. It begins with a
 * summary of the current state. A reader that polls too rarely and misses deleted news gets a summary again. Changes
 * nothing in the folder. For one thread.
 */
public final class LiveReader {
    /** The kinds that followers find in other files of the tournament. */
    private static final Set<String> ELSEWHERE = Set.of("plan", "admitted", "standings", "left-out");

    private final LiveFolder folder;
    private OptionalInt file = OptionalInt.empty();
    private long position;
    private boolean isNewHere = true;
    private Pace pace = Pace.NONE;

    /**
     * A line.
     *
     * @param sequence the number of the journal's last line at the time of the event, from 0, or -1 if the journal was
     *     empty
     * @param number from 0 for each sequence
     * @param event its kind
     * @param fields all fields, as arena/docs/live-api.md describes them
     */
    public record Line(long sequence, long number, String event, JsonNode fields) {
        /**
         * The news in this line; empty for a damaged line, and for a kind that followers find in other files.
         */
        private Optional<NumberedNews> news(Pace before) {
            Class<? extends News> kind = News.KINDS.get(event);
            if (kind == null || ELSEWHERE.contains(event)) {
                return Optional.empty();
            }
            try {
                Instant time = Instant.parse(fields.path("time").asText());
                News news = JsonText.MAPPER.treeToValue(fields, kind);
                Pace pace = before.after(news, time);
                return Optional.of(new NumberedNews(
                        sequence,
                        number,
                        time,
                        pace.withDone(fields.path("done").asLong(pace.done())),
                        news));
            } catch (JsonProcessingException | IllegalArgumentException | DateTimeException e) {
                return Optional.empty();
            }
        }
    }

    /**
     * Reads nothing yet.
     *
     * @param tournament its folder, which may not exist yet
     */
    public LiveReader(Path tournament) {
        folder = new LiveFolder(tournament.resolve("live"));
    }

    /**
     * The new lines since the last call. Damaged lines are skipped; an incomplete line is read when it is complete.
     *
     * @throws IOException if the files cannot be read
     */
    public List<Line> poll() throws IOException {
        List<Line> lines = new ArrayList<>();
        boolean hasMore = true;
        while (hasMore) {
            List<Integer> there = folder.numbers(); // read before the file: a file with a successor is complete
            if (!choose(there)) {
                return lines;
            }
            read(lines);
            hasMore = there.get(there.size() - 1) > file.getAsInt();
            if (hasMore) {
                int next = there.stream()
                        .filter(number -> number > file.getAsInt())
                        .findFirst()
                        .orElseThrow();
                open(next, next == file.getAsInt() + 1);
            }
        }
        return lines;
    }

    /**
     * The new lines as news, without kinds that followers find in other files.
     *
     * @throws IOException if the files cannot be read
     */
    public List<NumberedNews> news() throws IOException {
        List<NumberedNews> told = new ArrayList<>();
        for (Line line : poll()) {
            line.news(pace).ifPresent(news -> {
                pace = news.pace();
                told.add(news);
            });
        }
        return told;
    }

    /**
     * Chooses the file to continue in: the previous one, or the oldest after it if that is gone, or the newest at the
     * start.
     */
    private boolean choose(List<Integer> there) {
        if (there.isEmpty()) {
            return false;
        }
        if (file.isEmpty()) {
            open(there.get(there.size() - 1), false);
        } else if (!there.contains(file.getAsInt())) {
            int before = file.getAsInt();
            open(there.stream().filter(number -> number > before).findFirst().orElse(there.get(0)), false);
        }
        return true;
    }

    private void open(int number, boolean isNext) {
        file = OptionalInt.of(number);
        position = 0;
        isNewHere = !isNext;
    }

    /** Reads the complete lines from the position on. */
    private void read(List<Line> lines) throws IOException {
        try (SeekableByteChannel in = Files.newByteChannel(
                folder.file(file.getAsInt()), Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS))) {
            long end = Math.min(in.size(), LiveFolder.MOST_BYTES);
            byte[] bytes = new byte[(int) Math.max(0, end - position)];
            in.position(position);
            ByteBuffer into = ByteBuffer.wrap(bytes);
            while (into.hasRemaining() && in.read(into) >= 0) {}
            int from = 0;
            for (int i = 0; i < into.position(); i++) {
                if (bytes[i] == '\n') {
                    take(new String(bytes, from, i - from, StandardCharsets.UTF_8), lines);
                    from = i + 1;
                }
            }
            position += from;
        } catch (NoSuchFileException e) {
            position = 0; // it was deleted in the meantime: the next call continues after it
        }
    }

    private void take(String text, List<Line> lines) {
        try {
            JsonNode fields = JsonText.MAPPER.readTree(text);
            if (!fields.path("event").isTextual() || (fields.path("again").asBoolean() && !isNewHere)) {
                return;
            }
            String event = fields.get("event").textValue();
            lines.add(new Line(
                    fields.path("sequence").asLong(-1), fields.path("number").asLong(0), event, fields));
        } catch (JsonProcessingException e) {
            // An incomplete line of a writer that was killed, or foreign data.
        }
    }
}
