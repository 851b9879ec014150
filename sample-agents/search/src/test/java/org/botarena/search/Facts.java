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

/** Shared test data: facts from independent programs, and their games. */
public final class Facts {
    private Facts() {}

    /** A data file of the oracles. */
    public static JsonNode read(String file) {
        try (InputStream in = Facts.class.getResourceAsStream("/oracles/" + file)) {
            return new ObjectMapper().readTree(Objects.requireNonNull(in, file));
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    /** The elements of an array. */
    public static Stream<JsonNode> each(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }

    /** The rules of an installed game, by its name with options; its positions must be of this class. */
    @SuppressWarnings("unchecked") // Checked by hand: the rules' type argument is the class they name.
    public static <P extends Position<P>> Rules<P> rules(String game, Class<P> positions) {
        Rules<?> rules = Games.installed().parse(game);
        if (rules.positionType() != positions) {
            throw new IllegalArgumentException(game + " is not played with " + positions);
        }
        return (Rules<P>) rules;
    }
}
