package org.botarena.arena.admission.examiner;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.botarena.arena.admission.examiner.archive.SampleClasses;

/**
 * The arena's settings that an examiner needs. Immutable.
 *
 * @param feature feature version of the agents' JDK, for instance 17
 * @param games the installed games
 * @param samples the arena's own samples
 */
public record ExaminerSettings(int feature, List<Played> games, SampleClasses samples) {
    static final int MOST_GAMES = 1000;
    private static final int MOST_CLASSES = 100_000;

    public ExaminerSettings {
        games = List.copyOf(games);
    }

    /**
     * A game.
     *
     * @param name on the command line
     * @param positions the binary name of its position class
     * @param shown the position class as written in source code
     */
    public record Played(String name, String positions, String shown) {}

    /** Sends the settings; equal settings give equal bytes. */
    public void write(DataOutputStream out) throws IOException {
        out.writeInt(feature);
        ExaminerWire.list(
                games,
                (game, to) -> {
                    ExaminerWire.text(game.name, to);
                    ExaminerWire.text(game.positions, to);
                    ExaminerWire.text(game.shown, to);
                },
                out);
        ExaminerWire.list(samples.classes().stream().sorted().toList(), ExaminerWire::text, out);
    }

    static ExaminerSettings read(DataInputStream in) throws IOException {
        return new ExaminerSettings(
                in.readInt(),
                ExaminerWire.list(
                        MOST_GAMES,
                        from -> new Played(ExaminerWire.text(from), ExaminerWire.text(from), ExaminerWire.text(from)),
                        in),
                new SampleClasses(Set.copyOf(ExaminerWire.list(MOST_CLASSES, ExaminerWire::text, in))));
    }
}
