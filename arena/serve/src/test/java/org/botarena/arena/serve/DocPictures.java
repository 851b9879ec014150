package org.botarena.arena.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The pictures of the docs. */
public final class DocPictures {
    /** The docs. */
    public static final Path DOCS = Path.of("..", "docs");

    private DocPictures() {}

    /** Copies a picture into the docs, with {@code -Dpictures.write=true}. */
    public static void keep(Path drawn) throws IOException {
        if (Boolean.getBoolean("pictures.write")) {
            Path pictures = Files.createDirectories(DOCS.resolve("pictures"));
            Files.copy(drawn, pictures.resolve(drawn.getFileName()), StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
