package org.botarena.arena.tournament.schedule;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.botarena.api.Rules;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.Participants;

/**
 * The definition of a tournament: the same setup gives the same games. Immutable.
 *
 * @param terms the terms of every game
 * @param format how the entrants meet
 * @param pairs the number of game pairs of two who meet, from 1
 * @param openings the start positions of the games
 * @param seed the seed of all draws
 * @param jobs the number of concurrent games, from 1
 * @param entrants at least two, in the {@linkplain Entrant#ORDER order} of their numbers, whatever order they are given
 *     in
 * @param anchors given ratings in Elo points, by entrant. The other ratings are relative to them; no place depends on
 *     them. If empty, all are relative to the mean.
 * @param turnover the entrants that came after the start or left before the end; those who left are among the entrants
 * @param title its title, which no game depends on; may be empty
 */
public record Setup(
        Terms terms,
        Format format,
        int pairs,
        Openings openings,
        long seed,
        int jobs,
        List<Entrant> entrants,
        Map<String, Double> anchors,
        RosterChanges turnover,
        String title) {
    /** A tournament without title and anchors, whose entrants stay the same. */
    public Setup(
            Terms terms, Format format, int pairs, Openings openings, long seed, int jobs, List<Entrant> entrants) {
        this(terms, format, pairs, openings, seed, jobs, entrants, Map.of(), RosterChanges.NONE, "");
    }

    /**
     * Sorts the entrants.
     *
     * @throws IllegalArgumentException for fewer than two entrants, two of the same name, or an anchor that is not an
     *     entrant. It is also thrown for a number below 1, a format that these entrants cannot play, or a game
     *     without two teams.
     */
    public Setup {
        entrants = entrants.stream().sorted(Entrant.ORDER).toList();
        require(entrants.size() >= 2, "a tournament needs two entrants, there are " + entrants.size());
        Set<String> different = new HashSet<>();
        for (Entrant entrant : entrants) {
            require(different.add(entrant.name()), "two entrants are called '%s'".formatted(entrant.name()));
        }
        require(pairs >= 1, String.format(Locale.ROOT, "pairs: %d, but at least 1 is needed", pairs));
        require(jobs >= 1, String.format(Locale.ROOT, "jobs: %d, but at least 1 is needed", jobs));
        format.check(field(entrants, pairs, seed, turnover));
        List<String> names = entrants.stream().map(Entrant::name).toList();
        anchors = Collections.unmodifiableMap(new TreeMap<>(anchors));
        for (String anchor : anchors.keySet()) {
            require(
                    names.contains(anchor),
                    "--anchor: '%s' is not among the entrants: %s".formatted(anchor, String.join(", ", names)));
        }
        requireTwoSides(terms.rules());
    }

    /**
     * Rejects a game with more sides and says what to do instead.
     *
     * @throws IllegalArgumentException if the seats do not form two teams
     */
    public static void requireTwoSides(Rules<?> rules) {
        int teams = rules.firstSeats().size();
        if (teams != 2) {
            throw new InvalidInput(Sentence.of("error.sides", rules.name(), teams));
        }
    }

    /** The setup with other entrants. */
    public Setup with(List<Entrant> others, RosterChanges changes) {
        return new Setup(terms, format, pairs, openings, seed, jobs, others, anchors, changes, title);
    }

    /** The title, or the game and the number of entrants. */
    public Sentence heading() {
        String game = terms.rules().name().replaceFirst(":(.*)", " ($1)");
        return title.isEmpty()
                ? Sentence.of(
                        "heading", entrants.size(), game.substring(0, 1).toUpperCase(Locale.ROOT) + game.substring(1))
                : Sentence.quote(title);
    }

    /** Whether a game counts. In a fixed format, games of a replaced jar do not. */
    public boolean counts(GameRecord game) {
        return !format.isFixed()
                || game.seats().stream()
                        .allMatch(seat -> entrants.stream()
                                .anyMatch(entrant -> entrant.key().equals(seat.key())));
    }

    /** The names of the entrants. */
    public List<String> names() {
        return entrants.stream().map(Entrant::name).toList();
    }

    /** The participants, for the format. */
    public Participants field() {
        return field(entrants, pairs, seed, turnover);
    }

    private static Participants field(List<Entrant> entrants, int pairs, long seed, RosterChanges turnover) {
        return new Participants(entrants.stream().map(Entrant::name).toList(), pairs, seed, turnover.stays());
    }

    /** The total number of games; where results decide it, the maximum. */
    public long games() {
        return format.games(field());
    }

    /** The number of games of the first round. */
    public long gamesOfRound() {
        return 2L * format.next(field(), List.of()).size();
    }

    /** The number of fixtures that the games begin from, as far as it is known in advance. */
    public int fixtures() {
        return format.fixtures(field());
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
