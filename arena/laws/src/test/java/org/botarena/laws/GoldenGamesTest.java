package org.botarena.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Games from seeds, kept as text: a change of rules, order of moves or text form shows as a difference. The new games
 * are in {@code target/golden}; if you meant the change, copy them to the resources.
 */
class GoldenGamesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "connectfour-1|connectfour|1",
                "connectfour-7x8-2|connectfour:rows=7,columns=8|2",
                "draughts-1|draughts|1",
                "draughts-6-2|draughts:size=6|2",
                "draughts-10-3|draughts:size=10|3",
                "reversi-1|reversi|1",
                "reversi-2|reversi|2",
                "reversi-mirrored-3|reversi:mirrored=true|3",
                "reversi-6-4|reversi:size=6|4",
                "reversi-array-6-5|arrayreversi:size=6|5",
                "reversi-4-5|reversi:size=4|5",
                "jass-1|jass|1",
                "jass-2|jass|2",
                "tictactoe-1|tictactoe|1",
                "tictactoe-2|tictactoe|2",
                "tritactoe-1|tritactoe|1",
                "matches-1|matches|1",
                "matches-misere-2|matches:take=false|2",
                "divide-1|divide|1",
                "dice-1|dice|1",
                "hexapawn-1|hexapawn|1",
                "hexapawn-8x8-2|hexapawn:rows=8,columns=8,cylinder=true,priority=true|2",
                "morpion-1|morpion|1",
                "morpion-slides-21|morpion:phase=1|21",
                "morpion-5-slides-11|morpion:size=5,phase=2|11",
                "morpion-7-torus-3|morpion:size=7,torus=true,phase=2|3",
                "pig-1|pig:target=30|1"
            })
    void theGameFromThisSeedIsTheOneInTheRecord(String file, String spec, long seed) throws IOException {
        String played = played(Games.installed().parse(spec).start(), spec, seed);
        Path kept = Files.createDirectories(Path.of("target", "golden")).resolve(file + ".txt");
        Files.writeString(kept, played);
        try (InputStream in = getClass().getResourceAsStream("/golden/" + file + ".txt")) {
            assertEquals(in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8), played);
        }
    }

    private static String played(Position<?> start, String spec, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        StringBuilder text = new StringBuilder("%s from seed %d\n%s\n".formatted(spec, seed, start));
        Position<?> position = start;
        for (long[] moves = position.moves(); moves.length > 0; moves = position.moves()) {
            long move = moves[random.nextInt(moves.length)];
            String shown = position.show(move);
            position = position.play(move);
            text.append("%-4s %s\n".formatted(shown, position));
        }
        return text.append("%+.0f : %+.0f\n".formatted(position.score(0), position.score(1)))
                .toString();
    }
}
