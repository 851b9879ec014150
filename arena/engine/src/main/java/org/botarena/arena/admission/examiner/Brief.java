package org.botarena.arena.admission.examiner;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/**
 * What an examiner has to know of the arena. Immutable.
 *
 * @param feature of the JDK that agents run on, for instance 17
 * @param games that there are
 */
public record Brief(int feature, List<Played> games) {
    private static final int MOST_GAMES = 1000;

    public Brief {
        games = List.copyOf(games);
    }

    /**
     * A game.
     *
     * @param name on the command line
     * @param positions the binary name of the class of its positions
     * @param shown the same as a source has it
     */
    public record Played(String name, String positions, String shown) {}

    /** Sends it. */
    public void write(DataOutputStream out) throws IOException {
        out.writeInt(feature);
        Exchange.list(
                games,
                (game, to) -> {
                    Exchange.text(game.name, to);
                    Exchange.text(game.positions, to);
                    Exchange.text(game.shown, to);
                },
                out);
    }

    static Brief read(DataInputStream in) throws IOException {
        return new Brief(
                in.readInt(),
                Exchange.list(
                        MOST_GAMES,
                        from -> new Played(Exchange.text(from), Exchange.text(from), Exchange.text(from)),
                        in));
    }
}
