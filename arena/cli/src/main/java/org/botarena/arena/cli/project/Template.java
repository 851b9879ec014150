package org.botarena.arena.cli.project;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The texts of a new project, with {@code {{names}}} to be filled in. */
final class Template {
    private Template() {}

    /** The text of that name for a game, else for any game. */
    static String of(String name, String game, Map<String, String> values) {
        String own = "%s/%s".formatted(game, name);
        return filled(Template.class.getResource(own) == null ? name : own, values);
    }

    /** The text of that name. */
    static String filled(String name, Map<String, String> values) {
        String text = text(name);
        for (Map.Entry<String, String> value : values.entrySet()) {
            text = text.replace("{{%s}}".formatted(value.getKey()), value.getValue());
        }
        return text;
    }

    private static String text(String name) {
        try (InputStream in = Template.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
