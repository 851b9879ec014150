package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.Typed.arena;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.cli.record.Records;
import org.botarena.arena.record.GameRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of games as files: {@code replay --gif} and {@code --png}. */
class SharedPicturesTest {
    private static final String WON = "0000-a-11aa22bb33cc";

    @TempDir
    Path folder;

    private Ran replay(String... more) {
        List<String> words = new ArrayList<>(List.of("replay", folder.toString(), WON));
        words.addAll(List.of(more));
        return arena(words.toArray(String[]::new));
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    /** The delays of a GIF's frames in hundredths of a second. */
    private static List<Integer> delays(Path gif) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        List<Integer> delays = new ArrayList<>();
        try (ImageInputStream in = ImageIO.createImageInputStream(gif.toFile())) {
            reader.setInput(in);
            for (int i = 0; i < reader.getNumImages(true); i++) {
                reader.read(i);
                IIOMetadataNode root =
                        (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
                IIOMetadataNode control = (IIOMetadataNode)
                        root.getElementsByTagName("GraphicControlExtension").item(0);
                delays.add(Integer.parseInt(control.getAttribute("delayTime")));
                assertEquals(
                        1, root.getElementsByTagName("ApplicationExtension").getLength(), "it plays for ever");
            }
        } finally {
            reader.dispose();
        }
        return delays;
    }

    private static Set<Integer> colours(BufferedImage image) {
        Set<Integer> colours = new TreeSet<>();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                colours.add(image.getRGB(x, y) & 0xffffff);
            }
        }
        return colours;
    }

    @Test
    void aGifHasAFrameForTheStartAndForEachPlyAndTheLastOneStays() throws IOException {
        Records.write(folder, Records.game(WON, "tictactoe", "0 3 1 4 2"));
        Ran ran = replay("--gif", file("won.gif"));
        assertEquals("GIF      %s, 6 frames\n".formatted(file("won.gif")), ran.out(), ran::toString);
        assertEquals(List.of(60, 60, 60, 60, 60, 300), delays(folder.resolve("won.gif")));
        assertEquals(0, replay("--gif", file("two.gif"), "--ply", "2").code());
        assertEquals(List.of(60, 60, 300), delays(folder.resolve("two.gif")));
    }

    @Test
    void aPngShowsThePositionInTheColoursOfThePages() throws IOException {
        Records.write(folder, Records.game(WON, "reversi", "d3"));
        Ran ran = replay("--png", file("start.png"), "--ply", "0");
        assertEquals("PNG      %s\n".formatted(file("start.png")), ran.out(), ran::toString);
        assertEquals(0, replay("--png", file("end.png")).code());
        Set<Integer> start = colours(ImageIO.read(folder.resolve("start.png").toFile()));
        assertTrue(start.containsAll(Set.of(0x3f8f5b, 0x2c6b42, 0x15181c, 0xf7f7f5)), "felt, its lines, both discs");
        assertFalse(start.contains(0xffd33d), "no move is marked");
        Set<Integer> end = colours(ImageIO.read(folder.resolve("end.png").toFile()));
        assertTrue(end.contains(0xffd33d), "the last move is");
    }

    @ParameterizedTest
    @MethodSource("installed")
    void everyInstalledGameCanBeDrawn(String game) throws IOException {
        Rules<?> rules = Games.installed().parse(game);
        GameRecord record = Records.random(WON, rules, 7);
        Records.write(folder, record);
        for (Ran ran : List.of(replay("--gif", file("game.gif"), "--ply", "3"), replay("--png", file("game.png")))) {
            assertEquals(0, ran.code(), ran::toString);
        }
        assertEquals(List.of(60, 60, 60, 300), delays(folder.resolve("game.gif")));
        BufferedImage image = ImageIO.read(folder.resolve("game.png").toFile());
        assertTrue(colours(image).size() > 20, "it is not empty");
    }

    static List<String> installed() {
        return Games.installed().all().stream().map(GameType::name).toList();
    }

    @Test
    void aLongGameIsThinnedAndTheCommandSaysSo() throws IOException {
        Rules<?> rules = Games.installed().parse("pig");
        GameRecord record = null;
        for (long seed = 0; record == null || record.plies().size() <= 200; seed++) {
            record = Records.random(WON, rules, seed);
        }
        Records.write(folder, record);
        Ran ran = replay("--gif", file("long.gif"));
        assertTrue(ran.out().contains(" plies each: the game is long"), ran::toString);
        assertTrue(delays(folder.resolve("long.gif")).size() <= 201);
    }

    @Test
    void aFileThatExistsOrCannotBeWrittenIsNamed() throws IOException {
        Records.write(folder, Records.game(WON, "tictactoe", "0 3 1 4 2"));
        Files.writeString(folder.resolve("kept.gif"), "mine");
        assertFails(1, replay("--gif", file("kept.gif")), "kept.gif is there already");
        assertEquals("mine", Files.readString(folder.resolve("kept.gif")));
        assertFails(1, replay("--png", file("nowhere/a.png")), "cannot write", "there is no such file or folder");
        assertFails(2, replay("--png", file("a.png"), "--json"), "without --json or --step");
        assertFails(2, arena("replay", folder.toString(), "--png", file("a.png")), "name its ID");
        assertFails(2, replay("--png", file("a.png"), "--ply", "6"), "has 5 plies");
    }

    @Test
    void aGameAgainstItsRulesIsNotDrawn() throws IOException {
        Records.write(folder, Records.game(WON, "tictactoe", "0 3 1 4 2"));
        Path file = folder.resolve("games.jsonl");
        Files.writeString(file, Files.readString(file).replaceFirst("\\[\"3\",1,", "[\"0\",1,"));
        assertFails(1, replay("--gif", file("a.gif")), "breaks the rules of tictactoe");
        assertFalse(Files.exists(folder.resolve("a.gif")));
    }
}
