package org.botarena.arena.project;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * The texts of a new project, with {@code {{names}}} to be filled in. Immutable.
 *
 * @param values by name
 */
record Template(Map<String, String> values) {
    /** Writes the text of that name, and the folders above the file. */
    void write(String name, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text(name));
    }

    /** The name of the text for a game, else of that for any game. */
    static String nameFor(String game, String name) {
        String own = game + "/" + name;
        return Template.class.getResource(own) == null ? name : own;
    }

    /** The text of that name, filled in. */
    String text(String name) throws IOException {
        String text;
        try (InputStream in = Template.class.getResourceAsStream(name)) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        for (Map.Entry<String, String> value : values.entrySet()) {
            text = text.replace("{{%s}}".formatted(value.getKey()), value.getValue());
        }
        return text;
    }

    /** Text for XML. */
    static String xml(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
