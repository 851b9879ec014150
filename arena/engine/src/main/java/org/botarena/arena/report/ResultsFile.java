package org.botarena.arena.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads {@code results.json}. */
public final class ResultsFile {
    private ResultsFile() {}

    /**
     * What the file holds.
     *
     * @throws ResultsException if it cannot be read or is none of this version
     */
    public static Summary read(Path file) {
        try {
            return Json.MAPPER.readValue(Files.readString(file), Summary.class);
        } catch (JsonProcessingException e) {
            throw new ResultsException("%s holds no results: %s".formatted(file, e.getOriginalMessage()), e);
        } catch (IOException e) {
            throw new ResultsException("cannot read %s: %s".formatted(file, ResultsException.why(e)), e);
        }
    }
}
