package org.botarena.arena.report.html;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.EnumFeature;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Picture;
import org.botarena.arena.report.games.SavedGame;
import org.botarena.arena.report.markup.Markup;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Language;

/**
 * Games as the page holds them: JSON in blocks that are each deflated, so that opening one unpacks a few dozen, and an index
 * over all. Takes no more when the page would become too large to be opened. One thread at a time.
 */
final class PackedGames {
    private static final ObjectWriter JSON = JsonText.MAPPER.writer().with(EnumFeature.WRITE_ENUMS_TO_LOWERCASE);
    private static final int GAMES_IN_A_BLOCK = 40;
    private static final int MOST_CHARACTERS_IN_A_BLOCK = 2 << 20;

    private final long mostBytes;
    private final Language language;
    private final List<String> blocks = new ArrayList<>();
    private final List<Listed> index = new ArrayList<>();
    private final List<String> block = new ArrayList<>();
    private final Map<Cell, Integer> cells = new LinkedHashMap<>();
    private int charactersInBlock;
    private long bytes;

    /** A line of the index. */
    private record Listed(
            String id,
            List<Integer> seats,
            List<Integer> sides,
            Double points,
            int plies,
            String fault,
            int block,
            int place) {}

    /** A game without what the index holds; lists by ply, {@code pictures} one longer or null. */
    private record Unpacked(
            int opening,
            List<String> moves,
            List<Integer> by,
            List<Double> wall,
            List<Double> cpu,
            List<Double> stall,
            List<List<List<Object>>> pictures,
            List<Double> scores,
            List<List<Object>> faults,
            String marked) {}

    /**
     * No games yet.
     *
     * @param mostBytes that the packed games may take
     * @param language of what is said of faults
     */
    PackedGames(long mostBytes, Language language) {
        this.language = language;
        this.mostBytes = mostBytes;
    }

    /** Whether there is no room for more. */
    boolean isFull() {
        return bytes >= mostBytes;
    }

    /** How many games there are. */
    int size() {
        return index.size();
    }

    /** Adds a game. */
    void add(SavedGame game, Names names, Optional<List<Picture>> pictures) {
        List<Integer> seats =
                game.seats().stream().map(seat -> names.number(seat.entrant())).toList();
        index.add(new Listed(
                game.id(),
                seats,
                seats.stream().distinct().toList(),
                game.result() == null ? null : game.result().points().get(0),
                game.plies().size(),
                game.result() == null
                        ? ""
                        : game.result().faults().stream()
                                .map(fault -> "%s: %s"
                                        .formatted(
                                                names.shown(game.seats()
                                                        .get(fault.player())
                                                        .entrant()),
                                                language.named("kind", fault.kind())))
                                .collect(Collectors.joining("; ")),
                blocks.size(),
                block.size()));
        String json = json(unpacked(game, pictures));
        block.add(json);
        charactersInBlock += json.length();
        if (block.size() == GAMES_IN_A_BLOCK || charactersInBlock > MOST_CHARACTERS_IN_A_BLOCK) {
            closeBlock();
        }
    }

    /** Writes all of it into the page, each block as an element of its own. */
    void writeTo(Markup page, Names names) {
        if (!block.isEmpty()) {
            closeBlock();
        }
        // Map.of has another order in each JVM, and the page would have other bytes.
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("cells", cells.keySet());
        all.put("entrants", names.order().stream().map(names::shown).toList());
        all.put("games", index);
        data(page, "games-index", packed(json(all)));
        for (int i = 0; i < blocks.size(); i++) {
            data(page, "games-" + i, blocks.get(i));
        }
    }

    private static void data(Markup page, String id, String packed) {
        page.open("script", "type", "application/octet-stream", "id", id)
                .trusted(packed)
                .close();
    }

    private void closeBlock() {
        String packed = packed(block.stream().collect(Collectors.joining(",", "[", "]")));
        blocks.add(packed);
        bytes += packed.length();
        block.clear();
        charactersInBlock = 0;
    }

    private Unpacked unpacked(SavedGame game, Optional<List<Picture>> pictures) {
        SavedGame.Result result = game.result();
        return new Unpacked(
                game.fixture().opening().size(),
                game.plies().stream().map(SavedGame.Ply::move).toList(),
                game.plies().stream()
                        .map(ply -> ply.by() == null ? -1 : ply.by())
                        .toList(),
                game.plies().stream().map(SavedGame.Ply::wallMs).toList(),
                game.plies().stream().map(SavedGame.Ply::cpuMs).toList(),
                game.plies().stream().map(SavedGame.Ply::stallMs).toList(),
                pictures.map(all -> all.stream().map(this::rows).toList()).orElse(null),
                result == null ? List.of() : result.scores(),
                result == null
                        ? List.of()
                        : result.faults().stream()
                                .map(fault -> List.<Object>of(
                                        fault.player(),
                                        fault.ply(),
                                        language.named("kind", fault.kind()),
                                        language.translated(fault.reason())))
                                .toList(),
                result == null || result.marked() == null ? null : language.translated(result.marked()));
    }

    /** The names of the columns, then each row: its text and the numbers of its cells. */
    private List<List<Object>> rows(Picture picture) {
        List<List<Object>> rows = new ArrayList<>();
        rows.add(List.copyOf(picture.columns()));
        for (Picture.Row row : picture.rows()) {
            List<Object> packed = new ArrayList<>();
            packed.add(row.text());
            row.cells().forEach(cell -> packed.add(cells.computeIfAbsent(cell, added -> cells.size())));
            rows.add(packed);
        }
        return rows;
    }

    private static String json(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON: " + value, e);
        }
    }

    private static String packed(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("memory refuses to be written", e);
        } finally {
            deflater.end();
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
