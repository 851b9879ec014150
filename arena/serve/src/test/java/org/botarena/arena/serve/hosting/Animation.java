package org.botarena.arena.serve.hosting;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/**
 * Pictures in an endless loop, as a GIF. Immutable.
 *
 * @param width of the GIF, in pixels
 * @param hundredths the time of each picture, in hundredths of a second
 */
record Animation(int width, int hundredths) {
    private static final String FORMAT = "javax_imageio_gif_image_1.0";

    void write(List<Path> pictures, Path file) throws IOException {
        Files.deleteIfExists(file); // The stream keeps bytes after its end.
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(file.toFile())) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            for (Path picture : pictures) {
                BufferedImage frame = scaled(ImageIO.read(picture.toFile()));
                writer.writeToSequence(new IIOImage(frame, null, metadata(writer)), null);
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
    }

    private BufferedImage scaled(BufferedImage picture) {
        int height = picture.getHeight() * width / picture.getWidth();
        BufferedImage scaled = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = scaled.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        graphics.drawImage(picture, 0, 0, width, height, null);
        graphics.dispose();
        return scaled;
    }

    private IIOMetadata metadata(ImageWriter writer) throws IOException {
        IIOMetadata metadata = writer.getDefaultImageMetadata(
                ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_RGB), null);
        IIOMetadataNode root = new IIOMetadataNode(FORMAT);
        IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", "" + hundredths);
        root.appendChild(control);
        IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
        IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
        loop.setAttribute("applicationID", "NETSCAPE");
        loop.setAttribute("authenticationCode", "2.0");
        loop.setUserObject(new byte[] {1, 0, 0});
        extensions.appendChild(loop);
        root.appendChild(extensions);
        metadata.mergeTree(FORMAT, root);
        return metadata;
    }
}
