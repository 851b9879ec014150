package org.botarena.arena.report.html;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
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
import org.botarena.api.Rules;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.page.JudgedGame;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.arena.report.page.ViewedGame;
import org.botarena.arena.roster.profile.AgentId;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Language;

/**
 * Games as the page holds them: an index, and JSON in deflated blocks, so that opening a game unpacks only a few
 * dozen. Takes no more games when the page would become too large to open. One thread at a time.
 */
final class PackedGames {
    private static final ObjectWriter JSON = JsonText.MAPPER.writer().with(EnumFeature.WRITE_ENUMS_TO_LOWERCASE);
    private static final int GAMES_IN_A_BLOCK = 40;

    /** Level 9 saves 3 % of the size for 5 times the time: 14 s instead of 2.6 s for 12 MiB of games of Reversi. */
    private static final int LEVEL = 7;

    private static final int MOST_CHARACTERS_IN_A_BLOCK = 2 << 20;

    private final Rules<?> rules;
    private final long mostBytes;
    private final Map<String, JudgedGame> judged;
    private final Language language;
    private final List<String> blocks = new ArrayList<>();
    private final List<Listed> index = new ArrayList<>();
    private final List<String> block = new ArrayList<>();
    private final PackedPictures pictures = new PackedPictures();
    private int charactersInBlock;
    private long bytes;

    /** A line of the index. */
    private record Listed(
            String id,
            List<Integer> seats,
            List<Integer> sides,
            Double points,
            @OrNull String tally,
            int plies,
            String fault,
            Swing swing,
            int block,
            int place) {}

    /**
     * A game in a block.
     *
     * @param judged its positions; null without judges
     */
    private record Packed(
            @JsonUnwrapped ViewedGame game,

            @OrNull @JsonInclude(JsonInclude.Include.NON_NULL)
            List<JudgedGame.Position> judged) {}

    /**
     * Starts without games.
     *
     * @param rules of the games
     * @param mostBytes the limit for the packed games
     * @param judged the judges' analyses, by game id
     * @param language of the texts on faults
     */
    PackedGames(Rules<?> rules, long mostBytes, Map<String, JudgedGame> judged, Language language) {
        this.rules = rules;
        this.language = language;
        this.mostBytes = mostBytes;
        this.judged = judged;
    }

    /** Whether there is no room for more. */
    boolean isFull() {
        return bytes >= mostBytes;
    }

    /** How many games there are. */
    int size() {
        return index.size();
    }

    /** Adds a game; returns whether its positions are included. */
    boolean add(GameRecord game, Names names) {
        ViewedGame viewed = ViewedGame.of(rules, game, pictures, language);
        List<Integer> seats =
                game.seats().stream().map(seat -> names.number(seat.entrant())).toList();
        index.add(new Listed(
                game.id(),
                seats,
                seats.stream().distinct().toList(),
                !game.isDisturbed() ? game.points().get(0) : null,
                viewed.tally(),
                game.plies().size(),
                game.faults().stream()
                        .map(fault -> "%s: %s"
                                .formatted(
                                        names.shown(
                                                game.seats().get(fault.player()).entrant()),
                                        language.named("kind", fault.verdict().kind())))
                        .collect(Collectors.joining("; ")),
                Swing.of(game),
                blocks.size(),
                block.size()));
        List<JudgedGame.Position> positions = Optional.ofNullable(judged.get(game.id()))
                .filter(one -> one.isOf(game))
                .map(JudgedGame::positions)
                .orElse(null);
        String json = json(new Packed(viewed, positions));
        block.add(json);
        charactersInBlock += json.length();
        if (block.size() == GAMES_IN_A_BLOCK || charactersInBlock > MOST_CHARACTERS_IN_A_BLOCK) {
            closeBlock();
        }
        return viewed.pictures() != null;
    }

    /** Writes the index and the blocks into the page, each block as its own element. */
    void writeTo(Markup page, Names names) {
        if (!block.isEmpty()) {
            closeBlock();
        }
        // Map.of has another order in each JVM, which would change the bytes of the page
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("cells", pictures.cells());
        all.put("entrants", names.order().stream().map(names::shown).toList());
        all.put("agents", names.order().stream().map(AgentId::of).toList());
        all.put("authors", names.order().stream().map(names::authors).toList());
        all.put("pieces", rules.pieces());
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

    private static String json(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON: " + value, e);
        }
    }

    private static String packed(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(LEVEL);
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory failed", e);
        } finally {
            deflater.end();
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
