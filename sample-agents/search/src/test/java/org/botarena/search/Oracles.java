package org.botarena.search;

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

/** Facts from independent programs, and the games that they are about. */
public final class Oracles {
    private Oracles() {}

    /** A data file. */
    public static JsonNode read(String file) {
        try (InputStream in = Oracles.class.getResourceAsStream("/oracles/" + file)) {
            return new ObjectMapper().readTree(Objects.requireNonNull(in, file));
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    /** The elements of an array. */
    public static Stream<JsonNode> each(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }

    /** The rules of a game with options, whose positions are of that class. */
    @SuppressWarnings("unchecked") // the class says whose positions they are
    public static <P extends Position<P>> Rules<P> rules(Class<P> type, String spec) {
        Rules<?> rules = Games.installed().parse(spec);
        if (rules.positionType() != type) {
            throw new IllegalArgumentException(spec + " has positions of " + rules.positionType());
        }
        return (Rules<P>) rules;
    }
}
