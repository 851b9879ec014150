package org.botarena.arena.report.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The scripts and the style that the report and the live page share: modules, which a report holds one after the other. */
public final class PageResources {
    private static final List<String> NAMES = List.of("boards.js", "viewer.js", "report.css");

    private PageResources() {}

    /** What they are called. */
    public static List<String> names() {
        return NAMES;
    }

    /** One of them. */
    public static byte[] bytes(String name) {
        try (InputStream in = PageResources.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("the arena's own file cannot be read: " + name, e);
        }
    }

    /** The same as text. */
    public static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    /** A module as a part of a script: with what it exports, and without what it imports from others before it. */
    public static String part(String name) {
        return text(name).replaceAll("(?m)^import .*;\n", "").replaceAll("(?m)^export ", "");
    }
}
