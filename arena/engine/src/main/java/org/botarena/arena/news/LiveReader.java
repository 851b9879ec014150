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
 * Follows the news of a tournament that another process plays, or has played: what it has written to {@code DIR/live/}. It
 * begins with how things stand; who reads too seldom, so that what he has not read is gone, hears again how things stand. Nothing
 * in the folder changes. One thread.
 */
public final class LiveReader {
    private final LiveFolder folder;
    private OptionalInt file = OptionalInt.empty();
    private long position;
    private boolean isNewHere = true;
    private Pace pace = Pace.NONE;

    /**
     * A line.
     *
     * @param sequence the number of the journal's last line when it was told, from 0; -1: nothing was on file
     * @param number from 0 at each other sequence
     * @param event its kind
     * @param fields all of it, as arena/docs/live-api.md describes them
     */
    public record Line(long sequence, long number, String event, JsonNode fields) {
        /** The news that it tells; empty for a kind that is not {@linkplain News#FOLLOWED followed}, or a damaged one. */
        private Optional<NumberedNews> news(Pace before) {
            Class<? extends News> kind = News.FOLLOWED.get(event);
            if (kind == null) {
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
     * @param tournament its folder; it need not be there yet
     */
    public LiveReader(Path tournament) {
        folder = LiveFolder.in(tournament);
    }

    /**
     * What is new since the last call; none: nothing. A line that is damaged is passed over, and one without its end is read when
     * it has one.
     *
     * @throws IOException if what is there cannot be read
     */
    public List<Line> poll() throws IOException {
        List<Line> lines = new ArrayList<>();
        boolean hasMore = true;
        while (hasMore) {
            List<Integer> there = folder.numbers(); // looked at before the file: one with a successor is complete
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
     * The same as news; what is not {@linkplain News#FOLLOWED followed} is left out.
     *
     * @throws IOException if what is there cannot be read
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

    /** The file to read on in: the one before, else the newest, else, where that is gone, the eldest of those that came after it. */
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

    /** Reads the whole lines from the position on. */
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
            position = 0; // it was taken away meanwhile: the next call goes on behind it
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
            // Half a line of a writer that was killed, or of somebody else.
        }
    }
}
