package org.botarena.bench.connectfour;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToLongFunction;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.NetworkEvaluator;
import org.botarena.samples.zero.WeightsFile;
import org.botarena.search.connectfour.ConnectFourSolver;

/**
 * The reason why {@link NetworkStrength}'s games against minimax are not won: the exact value of each position for
 * zero, from the first one after the opening: {@code +} won, {@code =} drawn, {@code -} lost. A game that begins with
 * {@code -} was lost before zero's first move.
 */
public final class UnwonGames {
    private static final int TABLE_BITS = 23;

    private UnwonGames() {}

    /**
     * Prints a line for each game.
     *
     * @param arguments a weights file
     * @throws IllegalArgumentException if the file cannot be used
     */
    public static void main(String[] arguments) throws IOException {
        Encoding<ConnectFour> encoding = Encoding.of(NetworkStrength.RULES).orElseThrow();
        ToLongFunction<ConnectFour> zero = NetworkStrength.searching(
                new NetworkEvaluator<>(
                        encoding,
                        WeightsFile.read(Files.readAllBytes(Path.of(arguments[0])), encoding, "the weights file")),
                NetworkStrength.SIMULATIONS);
        ToLongFunction<ConnectFour> minimax = NetworkStrength.minimax();
        ConnectFourSolver solver =
                new ConnectFourSolver(NetworkStrength.RULES.start().board(), TABLE_BITS);
        List<ConnectFour> openings = NetworkStrength.PLAYERS.openings(NetworkStrength.OPENINGS);
        for (int opening = 0; opening < openings.size(); opening++) {
            ConnectFour start = openings.get(opening);
            for (int seat = 0; seat < 2; seat++) {
                List<ConnectFour> game =
                        NetworkStrength.PLAYERS.game(start, seat == 0 ? zero : minimax, seat == 0 ? minimax : zero);
                ConnectFour end = game.get(game.size() - 1);
                if (end.score(seat) <= 0) {
                    System.out.printf("opening %2d, zero has seat %d: %s%n", opening, seat, values(game, seat, solver));
                }
            }
        }
    }

    /** Solves from the last position to the first, so that the solver's table contains the successors. */
    private static String values(List<ConnectFour> game, int seat, ConnectFourSolver solver) {
        StringBuilder values = new StringBuilder();
        for (int i = game.size() - 1; i >= 0; i--) {
            ConnectFour position = game.get(i);
            int result = solver.solve(position).result();
            values.append("-=+".charAt(1 + (position.side() == seat ? result : -result)));
        }
        return values.reverse().toString();
    }
}
