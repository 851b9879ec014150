package org.botarena.arena.admission;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.process.engine.EngineDescriptor;
import org.botarena.arena.text.JsonText;

/**
 * What is kept of an engine: its descriptor and the SHA-256 of its program's file, so that a tournament goes on with the
 * same ones or not at all. Immutable.
 *
 * @param executable the SHA-256, in hexadecimal digits
 */
record EngineSeal(EngineDescriptor descriptor, String executable) {
    private static final String BEGINNING = "{\"engine\":";

    /** Of a program that is there now. */
    static EngineSeal of(EngineDescriptor descriptor) throws IOException {
        return new EngineSeal(descriptor, Sha256.of(Path.of(descriptor.command().get(0))));
    }

    /**
     * Reads one.
     *
     * @throws IllegalArgumentException if it is damaged
     */
    static EngineSeal read(Path file) throws IOException {
        try {
            JsonNode json = JsonText.MAPPER.readTree(ForeignFile.text(file, ForeignFile.WRITTEN_BY_HAND));
            return new EngineSeal(
                    EngineDescriptor.parse(
                            json.path("engine").toString(),
                            file.toAbsolutePath().getParent()),
                    json.path("sha256").asText());
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("it is damaged", e);
        }
    }

    String text() {
        return BEGINNING + descriptor.text() + ",\"sha256\":\"" + executable + "\"}\n";
    }
}
