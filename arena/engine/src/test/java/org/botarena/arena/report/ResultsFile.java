package org.botarena.arena.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.tournament.format.Criterion;

/** Reads {@code results.json}, as another program would. */
public final class ResultsFile {
    /** Bytes: a line for each of the games' numbers between every two of six hundred entrants. */
    private static final long LARGEST = 128 << 20;

    private ResultsFile() {}

    /**
     * What the file holds.
     *
     * @throws ResultsException if it cannot be read or is none of this version
     */
    public static Summary read(Path file) {
        try (InputStream in = ForeignFile.open(file, LARGEST)) {
            JsonNode results = JsonText.MAPPER.readTree(in);
            complete(results);
            return Optional.ofNullable(JsonText.MAPPER.treeToValue(results, Summary.class))
                    .orElseThrow(() -> new ResultsException("%s holds no results: it says null".formatted(file)));
        } catch (JsonProcessingException e) {
            throw new ResultsException("%s holds no results: %s".formatted(file, e.getOriginalMessage()), e);
        } catch (IOException e) {
            throw new ResultsException("cannot read %s: %s".formatted(file, ResultsException.why(e)), e);
        }
    }

    /** A list is left out where it is empty. */
    private static void complete(JsonNode results) {
        if (results instanceof ObjectNode root) {
            root.putIfAbsent("workers", root.arrayNode());
        }
        for (JsonNode row : results.path("roster")) {
            if (row instanceof ObjectNode entrant) {
                entrant.putIfAbsent("author", entrant.nullNode());
            }
        }
        for (JsonNode row : results.path("standings")) {
            if (row instanceof ObjectNode standing) {
                gatherCriteria(standing);
            }
        }
    }

    /** The numbers that decide places are fields of their own in the file, since each is a column. */
    private static void gatherCriteria(ObjectNode standing) {
        ObjectNode criteria = standing.objectNode();
        for (Criterion criterion : Criterion.values()) {
            String field = JsonText.MAPPER.convertValue(criterion, String.class);
            JsonNode number = standing.remove(field);
            if (number != null) {
                criteria.set(field, number);
            }
        }
        standing.set("criteria", criteria);
    }
}
