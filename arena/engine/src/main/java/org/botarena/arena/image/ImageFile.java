package org.botarena.arena.image;

import java.awt.image.RenderedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.venue.Failed;

/** A new image file. Immutable. */
public final class ImageFile {
    private final Path path;

    private ImageFile(Path path) {
        this.path = path;
    }

    /**
     * Prepares a file for writing.
     *
     * @throws Failed if it exists
     */
    public static ImageFile at(Path path) {
        if (Files.exists(path)) {
            throw new Failed("%s is there already: move it away, or name another file".formatted(path));
        }
        return new ImageFile(path);
    }

    /**
     * Writes the image.
     *
     * @throws Failed if it cannot be written
     */
    public void write(byte[] image) {
        try {
            Files.write(path, image, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new Failed("cannot write %s: %s".formatted(path, ResultsException.why(e)), e);
        }
    }

    static byte[] png(RenderedImage image) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException("no PNG in memory", e);
        }
        return bytes.toByteArray();
    }
}
