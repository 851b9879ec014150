package org.botarena.arena.sheet;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.botarena.api.Games;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.replay.Playback;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.venue.Failed;

/**
 * The defence sheets of a tournament: for each author, positions of their agent's games with questions about them.
 * They are one page to print, for the organizer only. Two games of each agent are judged for each position, lost ones
 * first. One thread.
 */
public final class DefenceSheets {
    /** The name of the page in a results folder. */
    public static final String FILE = "questions.html";

    /** The most positions of an author. */
    public static final int MOST = 20;

    private static final int GAMES_OF_A_POSITION = 2;

    private final Store store;
    private final Games games;
    private final Setup setup;
    private final Wanted wanted;
    private final Map<String, List<Candidate>> candidates = new LinkedHashMap<>();

    /**
     * The requested sheets.
     *
     * @param positions of each author, from 1 to {@value #MOST}
     * @param nodes the number of positions that a search may visit for an opinion, from {@value
     *     Explanation#FEWEST_NODES}
     */
    public record Wanted(int positions, long nodes, Language language) {
        /**
         * Rejects numbers out of range.
         *
         * @throws IllegalArgumentException if one is too low or too high
         */
        public Wanted {
            if (nodes < Explanation.FEWEST_NODES || nodes > Explanation.MOST_NODES) {
                throw new IllegalArgumentException(String.format(
                        Locale.ROOT,
                        "%d nodes: it must be from %d to %d",
                        nodes,
                        Explanation.FEWEST_NODES,
                        Explanation.MOST_NODES));
            }
            if (positions < 1 || positions > MOST) {
                throw new IllegalArgumentException(String.format(
                        Locale.ROOT, "%d positions of an author: it must be from 1 to %d", positions, MOST));
            }
        }
    }

    /**
     * A game of an agent: its result, and the number of earlier games with the same result against the same
     * opponents.
     */
    private record Candidate(String id, boolean isLost, int earlier) {}

    /**
     * Creates the sheets of the games so far.
     *
     * @throws org.botarena.arena.store.StoreException if they cannot be read
     */
    public DefenceSheets(Store store, Games games, Wanted wanted) {
        this.store = store;
        this.games = games;
        this.wanted = wanted;
        setup = store.setup(games);
        boolean areAllSamples =
                setup.entrants().stream().allMatch(entrant -> entrant.jar().isSample());
        setup.entrants().stream()
                .filter(entrant -> areAllSamples || !entrant.jar().isSample())
                .forEach(entrant -> candidates.put(entrant.name(), new ArrayList<>()));
        Map<List<Object>, Integer> earlier = new HashMap<>();
        store.games().each(game -> take(setup.terms().published(game), earlier));
        candidates.replaceAll((entrant, all) -> all.stream()
                .sorted(Comparator.comparing((Candidate game) -> !game.isLost).thenComparing(Candidate::earlier))
                .limit((long) GAMES_OF_A_POSITION * wanted.positions)
                .toList());
    }

    private void take(GameRecord game, Map<List<Object>, Integer> earlier) {
        for (String entrant : Set.copyOf(game.names())) {
            if (!game.isDisturbed() && candidates.containsKey(entrant)) {
                Set<Integer> seats = Explanation.seats(game, Set.of(entrant));
                boolean isLost = game.faults().stream().anyMatch(fault -> seats.contains(fault.player()))
                        || !(game.winners().isEmpty() || game.winners().stream().anyMatch(seats::contains));
                int before = earlier.merge(List.of(entrant, isLost, Set.copyOf(game.names())), 1, Integer::sum);
                candidates.get(entrant).add(new Candidate(game.id(), isLost, before));
            }
        }
    }

    /** The number of games to judge. */
    public int games() {
        return candidates.values().stream().mapToInt(List::size).sum();
    }

    /**
     * Writes the page.
     *
     * @param people names of authors by agent, for agents whose author the tournament does not know
     * @param turn runs the judgement of a game, which takes some seconds
     * @throws org.botarena.arena.files.ResultsException if it cannot be written
     */
    public void write(Path file, Map<String, String> people, Consumer<Runnable> turn) {
        Map<String, Profile> profiles =
                Profiles.of(setup.entrants(), store.folder()).byEntrant();
        SheetPage page = new SheetPage(setup, profiles, people, wanted.language);
        for (Entrant entrant : setup.entrants()) {
            List<AskedPosition> positions = positions(entrant.name(), turn);
            if (!positions.isEmpty()) {
                page.add(entrant, positions);
            }
        }
        WholeFile.write(file, out -> out.write(page.text()));
    }

    /** The positions that the agent's author is asked about, or empty if it has played no game. */
    List<AskedPosition> positions(String entrant, Consumer<Runnable> turn) {
        List<Explanation> judged = new ArrayList<>();
        candidates
                .getOrDefault(entrant, List.of())
                .forEach(game -> turn.accept(() -> judge(game.id, entrant).ifPresent(judged::add)));
        return AskedPosition.of(judged, wanted.positions);
    }

    /**
     * The judgement of an agent's moves; empty if the game contradicts its rules: then no questions are asked about
     * it.
     */
    private Optional<Explanation> judge(String id, String entrant) {
        GameRecord game = setup.terms().published(store.games().find(id).orElseThrow());
        try {
            return Optional.of(
                    Explanation.of(Playback.of(games, game), Explanation.seats(game, Set.of(entrant)), wanted.nodes));
        } catch (Failed e) {
            return Optional.empty();
        }
    }
}
