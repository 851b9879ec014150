package org.botarena.arena.project;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.commons.io.IOUtils;
import org.botarena.arena.text.catalogue.Language;

/**
 * The text templates of a new project, with {@code {{names}}} as placeholders. Immutable.
 *
 * @param values by name of the placeholder
 */
record Template(Map<String, String> values) {
    /** Writes the filled-in text, and creates the parent folders of the file. */
    void write(String name, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text(name));
    }

    /** The name of a page's template in the reader's language. */
    static String page(String name, Language reader) {
        return reader == Language.ENGLISH ? name : name.replace(".md", ".%s.md".formatted(reader.code()));
    }

    /** The name of the template for a game, else of the template for any game. */
    static String nameFor(String game, String name) {
        String own = game + "/" + name;
        return Template.class.getResource(own) == null ? name : own;
    }

    /** Returns the filled-in text of that name. */
    String text(String name) throws IOException {
        String text = IOUtils.toString(Template.class.getResource(name), StandardCharsets.UTF_8);
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
