package org.botarena.laws;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.reversi.Reversi;

/** Facts about the games, computed by independent programs and read from data files. */
final class Oracle {
    private Oracle() {}

    static JsonNode read(String file) {
        try (InputStream in = Oracle.class.getResourceAsStream("/oracles/" + file)) {
            return new ObjectMapper().readTree(Objects.requireNonNull(in, file));
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    static Stream<JsonNode> each(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }

    @SuppressWarnings("unchecked") // the name determines the position type
    static Rules<Reversi> reversi(String options) {
        return (Rules<Reversi>) Games.installed().parse("reversi" + options);
    }

    /** Plays moves in notation; a pass that the record leaves out is played where it is forced. */
    static <P extends Position<P>> P play(Rules<P> rules, P from, Iterable<String> moves) {
        P position = from;
        for (String move : moves) {
            if (!move.equals("pass") && rules.forced(position) != Position.NONE) {
                position = position.play(rules.forced(position));
            }
            position = position.tryPlay(position.parse(move));
        }
        return position;
    }
}
