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

/** Reads {@code results.json}. */
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

    /**
     * What files of earlier versions do not have: entrants had no numbers then, nothing was excused, nobody counted what was
     * disturbed, and all ratings had two bounds about the mean of all. Of workers no file tells but those of a cluster.
     */
    private static void complete(JsonNode results) {
        if (results instanceof ObjectNode root) {
            root.putIfAbsent("disturbedMost", root.arrayNode());
            root.putIfAbsent("notices", root.arrayNode());
            root.putIfAbsent("workers", root.arrayNode());
        }
        for (JsonNode row : results.path("roster")) {
            if (row instanceof ObjectNode entrant) {
                entrant.putIfAbsent("author", entrant.nullNode());
            }
        }
        for (JsonNode row : results.path("standings")) {
            if (row instanceof ObjectNode standing) {
                standing.putIfAbsent("excused", standing.numberNode(0));
                standing.putIfAbsent("disturbed", standing.numberNode(0));
                gatherCriteria(standing);
            }
            if (row.path("rating") instanceof ObjectNode rating) {
                rating.putIfAbsent("interval", rating.textNode("closed"));
            }
        }
        if (results.path("proof") instanceof ObjectNode proof) {
            proof.putIfAbsent("centre", proof.arrayNode());
            proof.putIfAbsent("preliminary", proof.booleanNode(false));
            for (JsonNode foe : proof.path("nemeses")) {
                ((ObjectNode) foe).putIfAbsent("chance", proof.nullNode());
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
