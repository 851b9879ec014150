package org.botarena.arena.image;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.botarena.arena.replay.Playback;

/** Recorded games as animated GIFs, from the start to a last ply. */
public final class GameAnimation {
    /** Maximum number of frames of a GIF. */
    private static final int MOST_FRAMES = 200;

    private static final int PLY = 60; // hundredths of a second
    private static final int END = 300;
    private static final byte[] FOR_EVER = {1, 0, 0};

    private GameAnimation() {}

    /** The step between shown plies: 1 for a short game, 2 for a longer one, and so on. */
    public static int step(int last) {
        return last / MOST_FRAMES + 1;
    }

    /** The number of frames up to a last ply. */
    public static int frames(int last) {
        return plies(last).length;
    }

    /** The numbers of the shown plies; the last one is always included. */
    private static int[] plies(int last) {
        return IntStream.concat(IntStream.range(0, last).filter(ply -> ply % step(last) == 0), IntStream.of(last))
                .toArray();
    }

    /** The file's bytes. */
    public static byte[] gif(Playback<?> game, int last) {
        List<GamePicture> pictures = IntStream.of(plies(last))
                .mapToObj(ply -> GamePicture.of(game, ply))
                .toList();
        int height = pictures.stream().mapToInt(GamePicture::height).max().orElseThrow();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            BufferedImage before = null;
            for (int i = 0; i < pictures.size(); i++) {
                BufferedImage image = pictures.get(i).image(height);
                Rectangle changed = before == null ? image.getRaster().getBounds() : changed(before, image);
                writer.writeToSequence(frame(writer, image, changed, i == pictures.size() - 1 ? END : PLY), null);
                before = image;
            }
            writer.endWriteSequence();
        } catch (IOException e) {
            throw new UncheckedIOException("no GIF in memory", e);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    /** The region in which an image differs from the previous one; only this region is stored. */
    private static Rectangle changed(BufferedImage before, BufferedImage image) {
        Rectangle changed = new Rectangle(-1, -1);
        int[] old = new int[image.getWidth()];
        int[] row = new int[image.getWidth()];
        for (int y = 0; y < image.getHeight(); y++) {
            before.getRGB(0, y, old.length, 1, old, 0, old.length);
            image.getRGB(0, y, row.length, 1, row, 0, row.length);
            for (int x = 0; x < row.length; x++) {
                if (row[x] != old[x]) {
                    changed.add(new Rectangle(x, y, 1, 1));
                }
            }
        }
        return changed.isEmpty() ? new Rectangle(0, 0, 1, 1) : changed;
    }

    private static IIOImage frame(ImageWriter writer, BufferedImage image, Rectangle part, int delay)
            throws IIOInvalidTreeException {
        BufferedImage shown = image.getSubimage(part.x, part.y, part.width, part.height);
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(shown), null);
        IIOMetadataNode root = new IIOMetadataNode(metadata.getNativeMetadataFormatName());
        root.appendChild(node(
                "ImageDescriptor",
                "imageLeftPosition",
                part.x,
                "imageTopPosition",
                part.y,
                "imageWidth",
                part.width,
                "imageHeight",
                part.height,
                "interlaceFlag",
                "FALSE"));
        root.appendChild(node(
                "GraphicControlExtension",
                "disposalMethod",
                "doNotDispose",
                "userInputFlag",
                "FALSE",
                "transparentColorFlag",
                "FALSE",
                "delayTime",
                delay,
                "transparentColorIndex",
                0));
        IIOMetadataNode loop = node("ApplicationExtension", "applicationID", "NETSCAPE", "authenticationCode", "2.0");
        loop.setUserObject(FOR_EVER);
        IIOMetadataNode extensions = node("ApplicationExtensions");
        extensions.appendChild(loop);
        root.appendChild(extensions);
        metadata.mergeTree(metadata.getNativeMetadataFormatName(), root);
        return new IIOImage(shown, null, metadata);
    }

    private static IIOMetadataNode node(String name, Object... attributes) {
        IIOMetadataNode node = new IIOMetadataNode(name);
        for (int i = 0; i < attributes.length; i += 2) {
            node.setAttribute("" + attributes[i], "" + attributes[i + 1]);
        }
        return node;
    }
}
