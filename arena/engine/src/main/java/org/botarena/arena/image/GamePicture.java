package org.botarena.arena.image;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Picture;
import org.botarena.arena.image.Pen.Align;
import org.botarena.arena.replay.GameText;
import org.botarena.arena.replay.Playback;

/**
 * An image of a position for sharing, with its players above and below and a caption. Immutable.
 *
 * @param picture of the position
 * @param names of the players, by seat
 * @param pieces the players' pieces, by seat, or empty if the game has none
 * @param caption the line at the bottom
 */
public record GamePicture(Picture picture, List<String> names, List<Optional<Cell>> pieces, String caption) {
    private static final int MARGIN = 16;
    private static final int WIDTH = PictureDrawing.WIDTH + 2 * MARGIN;
    private static final int PLAYER = 34;
    private static final int CAPTION = 30;
    private static final int MOST_HEIGHT = 1600;
    private static final double LETTERS = 18;

    /** Keeps copies. */
    public GamePicture {
        names = List.copyOf(names);
        pieces = List.copyOf(pieces);
    }

    /** A picture of a game by these rules. */
    public static GamePicture of(Rules<?> rules, Picture picture, List<String> names, String caption) {
        return new GamePicture(
                picture,
                names,
                IntStream.range(0, names.size()).mapToObj(rules::piece).toList(),
                caption);
    }

    /** The picture of a recorded game after a number of plies. */
    public static <P extends Position<P>> GamePicture of(Playback<P> game, int ply) {
        String caption = ply == game.plies()
                ? GameText.result(game.game())
                        + game.game().faults().stream()
                                .map(fault -> ", " + fault.verdict().kind())
                                .collect(Collectors.joining())
                : ply + "/" + game.plies()
                        + (ply == 0
                                ? ""
                                : "  " + game.game().plies().get(ply - 1).move());
        return of(
                game.rules(),
                game.rules().picture(game.positions().get(ply), game.moves().subList(0, ply)),
                GameText.names(game.game()),
                caption);
    }

    /** The image in the format PNG. */
    public byte[] png() {
        return ImageFile.png(image(height()));
    }

    /** The height of the image in pixels, cut off at the maximum. */
    int height() {
        double drawing = new PictureDrawing(picture, names).height();
        return (int) Math.min(MOST_HEIGHT, 2 * MARGIN + 2 * PLAYER + drawing + CAPTION);
    }

    /** The image enlarged to a height in pixels. */
    BufferedImage image(int height) {
        BufferedImage image = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Pen pen = Pen.on(image);
        pen.fill(Pen.box(0, 0, WIDTH, height, 0), PageColours.token("card"));
        new PictureDrawing(picture, names).draw(pen, MARGIN, MARGIN + PLAYER);
        int below = height - MARGIN - CAPTION - PLAYER;
        pen.fill(Pen.box(0, below, WIDTH, height - below, 0), PageColours.token("card"));
        int half = names.size() / 2;
        players(pen, half, names.size(), MARGIN);
        players(pen, 0, half, below);
        pen.text(
                caption,
                MARGIN,
                height - MARGIN - 6,
                LETTERS,
                PageColours.token("ink"),
                Align.START,
                PictureDrawing.WIDTH);
        return image;
    }

    private void players(Pen pen, int from, int to, double top) {
        double room = (double) PictureDrawing.WIDTH / Math.max(1, to - from);
        for (int seat = from; seat < to; seat++) {
            double x = MARGIN + (seat - from) * room;
            Optional<Cell> piece = pieces.get(seat);
            piece.ifPresent(cell -> PictureDrawing.piece(pen.at(x, top + 2, 26), cell));
            double indent = piece.isPresent() ? 34 : 0;
            pen.text(
                    names.get(seat),
                    x + indent,
                    top + 21,
                    LETTERS,
                    PageColours.token("ink"),
                    Align.START,
                    room - indent - 8);
        }
    }
}
