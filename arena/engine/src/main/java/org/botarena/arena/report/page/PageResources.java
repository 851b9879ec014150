package org.botarena.arena.report.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The style, modules and library shared by the report and the server's pages. */
public final class PageResources {
    private static final String LIBRARY = "preact.js";
    private static final String LIBRARY_AT = "/META-INF/resources/webjars/preact/10.26.4/dist/preact.module.js";
    private static final List<String> NAMES = List.of(
            LIBRARY,
            "texts.js",
            "numbers.js",
            "face.js",
            "boards.js",
            "players.js",
            "viewer.js",
            "sorting.js",
            "tokens.css",
            "face.css",
            "mark.svg");

    private PageResources() {}

    /** The names of the files. */
    public static List<String> names() {
        return NAMES;
    }

    /** The bytes of a file. */
    public static byte[] bytes(String name) {
        return text(name).getBytes(StandardCharsets.UTF_8);
    }

    /** The text of a file. */
    public static String text(String name) {
        return name.equals(LIBRARY)
                ? text(PageResources.class, LIBRARY_AT).replaceFirst("//# sourceMappingURL=.*\\s*$", "")
                : text(PageResources.class, name);
    }

    /** The text of a resource next to a class, or from the root of the class path with a leading slash. */
    public static String text(Class<?> beside, String path) {
        try (InputStream in = beside.getResourceAsStream(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the arena's own file cannot be read: " + path, e);
        }
    }
}
