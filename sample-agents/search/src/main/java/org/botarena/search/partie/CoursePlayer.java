package org.botarena.search.partie;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.Decision;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Simulation;
import org.botarena.search.evaluation.Ultimate;
import org.botarena.search.minimax.IterativeDeepening;
import org.botarena.search.minimax.Memory;
import org.botarena.search.minimax.NegAlphaBeta;
import org.botarena.search.minimax.NegAlphaBetaMemory;
import org.botarena.search.montecarlo.FlatMonteCarlo;
import org.botarena.search.montecarlo.Ucb;
import org.botarena.search.montecarlo.Utility;
import org.botarena.search.tree.TableUct;

/**
 * The players of the Bordeaux course under their names there, with their parameters: {@code Ultimate:pf=1}, {@code
 * UCT:pf=1,nbSim=10}. {@code pf} is the depth, {@code nbSim} the number of random games, {@code secondes} the time of a
 * decision. Their memory is kept across decisions and games, under the course's key (the board without the side to
 * move). One thread at a time.
 */
public final class CoursePlayer<P extends Position<P>> implements Player<P> {
    private static final Map<String, String> BY_DEFAULT = Map.of("pf", "1", "nbSim", "1", "secondes", "1");

    private final Player<P> player;
    private final Memory<P> memory = Memory.withoutTheSideToMove();
    private final TableUct<P> uct;
    private final Meter meter = Meter.unlimited();
    private long deepened; // the calls of iterative deepening, which counts them itself

    /** The names of the players. */
    public static List<String> names() {
        return Arrays.stream(Kind.values()).map(kind -> kind.title).toList();
    }

    private enum Kind {
        RANDY_MC("Randy_MC"),
        UCB("UCB"),
        UCT("UCT"),
        NEG_ALPHA_BETA("NegAlphaBeta"),
        NEG_ALPHA_BETA_MC("NegAlphaBeta_MC"),
        MEMORY("NegAlphaBeta_Memory"),
        MEMORY_HEURISTIC("NegAlphaBeta_Memory_Heuristic"),
        MEMORY_MC("NegAlphaBeta_Memory_MC"),
        DEEPENING("IterativeDeepening"),
        DEEPENING_MC("IterativeDeepening_MC"),
        ULTIMATE("Ultimate");

        private final String title;

        Kind(String title) {
            this.title = title;
        }

        static Kind of(String title) {
            return Arrays.stream(values())
                    .filter(kind -> kind.title.equalsIgnoreCase(title))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "no player '%s': there are %s".formatted(title, String.join(", ", names()))));
        }
    }

    /**
     * Finds the player that a text names.
     *
     * @param text {@code NAME} or {@code NAME:pf=2,nbSim=10,secondes=1}; a missing parameter is 1
     * @throws IllegalArgumentException if the player or a parameter is unknown; the message lists the known ones
     */
    public CoursePlayer(Rules<P> rules, String text, RandomGenerator random) {
        String[] parts = text.split(":", 2);
        Map<String, String> given = new LinkedHashMap<>(BY_DEFAULT);
        if (parts.length == 2) {
            given.putAll(Games.options(parts[1]));
        }
        Set<String> unknown = given.keySet().stream()
                .filter(name -> !BY_DEFAULT.containsKey(name))
                .collect(Collectors.toSet());
        if (!unknown.isEmpty()) {
            throw new IllegalArgumentException(
                    "%s: no parameter %s: there are pf, nbSim, secondes".formatted(text, String.join(", ", unknown)));
        }
        int pf = Integer.parseInt(given.get("pf"));
        int games = Integer.parseInt(given.get("nbSim"));
        uct = new TableUct<>(rules, TableUct.Settings.ofTheCourse(pf, games), random);
        player = player(Kind.of(parts[0]), rules, pf, games, Double.parseDouble(given.get("secondes")), random);
    }

    private Player<P> player(Kind kind, Rules<P> rules, int pf, int games, double seconds, RandomGenerator random) {
        Estimation<P> plain = Estimation.plain(rules);
        Estimation<P> simulated = Estimation.of(rules, new Simulation<>(rules, games, random));
        return switch (kind) {
            case RANDY_MC ->
                position -> new FlatMonteCarlo<>(rules, Utility.SCORING, random).choose(position, Budget.units(games));
            case UCB ->
                position -> new Ucb<>(rules, Ucb.C, random)
                        .choose(position, Budget.units((long) games * position.moves().length));
            case UCT -> position -> uct.choose(position, new long[0], Budget.unlimited());
            case NEG_ALPHA_BETA -> searching(new NegAlphaBeta<>(rules, plain), pf);
            case NEG_ALPHA_BETA_MC -> searching(new NegAlphaBeta<>(rules, simulated), pf);
            case MEMORY -> searching(NegAlphaBetaMemory.standard(rules, plain, memory), pf);
            case MEMORY_HEURISTIC -> searching(NegAlphaBetaMemory.heuristic(rules, plain, memory), pf);
            case MEMORY_MC -> searching(NegAlphaBetaMemory.standard(rules, simulated, memory), pf);
            case ULTIMATE -> searching(NegAlphaBetaMemory.standard(rules, Ultimate.of(rules), memory), pf);
            case DEEPENING -> deepening(NegAlphaBetaMemory.standard(rules, plain, memory), pf, seconds);
            case DEEPENING_MC -> deepening(NegAlphaBetaMemory.standard(rules, simulated, memory), pf, seconds);
        };
    }

    private Player<P> searching(Search<P> search, int pf) {
        return position -> search.decide(position, pf, meter).move();
    }

    private Player<P> deepening(Search<P> search, int pf, double seconds) {
        IterativeDeepening<P> deepening = IterativeDeepening.basic(search);
        return position -> {
            long end = System.nanoTime() + (long) (seconds * 1e9);
            Decision decision = deepening.decide(position, pf, () -> System.nanoTime() < end);
            deepened += deepening.calls();
            return decision.move();
        };
    }

    @Override
    public long choose(P position) {
        long move = player.choose(position);
        return move == Position.NONE ? position.moves()[0] : move;
    }

    /** The recursive calls so far, the course's {@code nbCalls}; 0 for a player that does not search. */
    public long calls() {
        return meter.calls() + deepened;
    }

    @Override
    public void forget() {
        memory.clear();
        uct.forget();
    }
}
