package org.botarena.arena.admission;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.process.engine.EngineDescriptor;
import org.botarena.arena.text.JsonText;

/**
 * The descriptor of an engine with the SHA-256 of its files, so that a tournament resumes only with the same engine.
 * The files are the program and each file listed in {@code reads}, such as a script. Folders, such as those of
 * libraries, are not included. Immutable.
 *
 * @param files the SHA-256 over the lines of the files' SHA-256s, in hexadecimal digits
 */
record EngineSeal(EngineDescriptor descriptor, String files) {
    private static final String BEGINNING = "{\"engine\":";

    /** Seals an engine with the present content of its files. */
    static EngineSeal of(EngineDescriptor descriptor) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (Path file : Stream.concat(Stream.of(Path.of(descriptor.command().get(0))), descriptor.reads().stream())
                .filter(Files::isRegularFile)
                .toList()) {
            lines.append(Sha256.of(file)).append('\n');
        }
        return new EngineSeal(descriptor, Sha256.of(lines.toString()));
    }

    /**
     * Reads a seal.
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
        return BEGINNING + descriptor.text() + ",\"sha256\":\"" + files + "\"}\n";
    }
}
