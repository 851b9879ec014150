package org.botarena.arena.view;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.roster.profile.AgentId;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.tournament.format.GamePair;
import org.botarena.arena.tournament.format.Score;
import org.botarena.arena.tournament.schedule.Setup;

/**
 * The headlines of a tournament, found in its games in the order in which they ended: a restart finds the same ones.
 *
 * <p>An upset is a win that the ratings expected to yield less than a quarter of a point, with ten earlier games of
 * each side. The ratings include all games so far, so that later readers see the same headlines. Changes of the lead
 * and decided places require rounds that do not depend on results, where the remaining games are known. The lead counts
 * once every entrant has played a pair of games. A place is decided when the remaining points cannot move an entrant
 * past another, not even to equal points. Only the first three places make a headline. For one thread.
 */
final class Headlines {
    private static final int SHOWN = 20;
    private static final int UPSETS_LOOKED_AT = 200;
    private static final double UPSET_BELOW = 0.25;
    private static final int PODIUM = 3;
    private static final int A_PAIR = 2;

    private static final Comparator<Headline> NEWEST_FIRST = Comparator.comparingLong(Headline::after)
            .reversed()
            .thenComparing(Headline::place, Comparator.nullsFirst(Comparator.naturalOrder()));

    private final Map<String, Points> all = new HashMap<>();
    private final List<Points> contenders = new ArrayList<>();
    private final Deque<Headline> turns = new ArrayDeque<>();
    private final Deque<Win> wins = new ArrayDeque<>();
    private final Set<Integer> decided = new HashSet<>();
    private Optional<Points> front = Optional.empty();
    private Optional<Points> leader = Optional.empty();
    private double most;
    private int waiting;
    private long after;

    /** The points of an entrant, and the number of its games. */
    private static final class Points {
        private final String entrant;
        private final boolean isContender;
        private int scheduled;
        private int games;
        private double points;

        private Points(String entrant, boolean isContender) {
            this.entrant = entrant;
            this.isContender = isContender;
        }

        double points() {
            return points;
        }

        /** Its points if it wins all remaining games. */
        private double atMost() {
            return points + Math.max(0, scheduled - games);
        }
    }

    /** A win between two rated sides. */
    private record Win(String game, long after, String winner, String loser) {
        private Optional<Headline> upset(Function<String, Optional<Double>> elo) {
            return elo.apply(winner)
                    .flatMap(one -> elo.apply(loser).map(other -> Elo.share(one - other)))
                    .filter(expected -> expected < UPSET_BELOW)
                    .map(expected -> new Headline(
                            Headline.Kind.UPSET,
                            game,
                            after,
                            List.of(AgentId.of(winner), AgentId.of(loser)),
                            null,
                            JsonText.rounded(expected)));
        }
    }

    /** The headlines of a tournament without games. */
    Headlines(Setup setup) {
        if (setup.format().isFixed()) {
            Map<String, Integer> tiers = setup.format().tiers(setup.field(), List.of());
            setup.field().entrants().forEach(entrant -> {
                Points points = new Points(entrant, tiers.getOrDefault(entrant, 0) == 0);
                all.put(entrant, points);
                if (points.isContender) {
                    contenders.add(points);
                }
            });
            schedule(setup);
            waiting = contenders.size();
        }
    }

    private void schedule(Setup setup) {
        List<List<Score>> rounds = new ArrayList<>();
        for (List<GamePair> round = setup.format().next(setup.field(), rounds);
                !round.isEmpty();
                round = setup.format().next(setup.field(), rounds)) {
            for (GamePair bout : round) {
                all.get(bout.one()).scheduled += A_PAIR;
                all.get(bout.other()).scheduled += A_PAIR;
            }
            rounds.add(List.of());
        }
    }

    /** Adds the game that ended next. */
    void take(Outcome game) {
        after++;
        Points one = points(game.first().entrant());
        Points other = points(game.second().entrant());
        win(game, one, other);
        play(one, game.first().points());
        play(other, game.second().points());
        if (front.isPresent() && !front.equals(leader)) {
            if (leader.isPresent() && waiting == 0) {
                turn(Headline.Kind.LEADER, game, front.get(), null);
            }
            leader = front;
        }
        if (!contenders.isEmpty()
                && after % Math.max(1, contenders.size() / 2) == 0) { // sorting after each game takes too long
            decide(game);
        }
    }

    private Points points(String entrant) {
        return all.computeIfAbsent(entrant, name -> new Points(name, false));
    }

    private void win(Outcome game, Points one, Points other) {
        int enough = Row.GAMES_OF_A_RATING;
        double ahead = game.first().points() - game.second().points();
        if (one.games >= enough && other.games >= enough && ahead != 0) {
            Points winner = ahead > 0 ? one : other;
            wins.add(new Win(game.id(), after, winner.entrant, (winner == one ? other : one).entrant));
            if (wins.size() > UPSETS_LOOKED_AT) {
                wins.remove();
            }
        }
    }

    private void play(Points of, double points) {
        of.games++;
        of.points += points;
        if (!of.isContender) {
            return;
        }
        waiting -= of.games == A_PAIR ? 1 : 0;
        if (of.points > most) {
            most = of.points;
            front = Optional.of(of);
        } else if (of.points == most && !front.equals(Optional.of(of))) {
            front = Optional.empty();
        }
    }

    private void decide(Outcome game) {
        List<Points> rising = contenders.stream()
                .sorted(Comparator.comparingDouble(Points::points))
                .toList();
        double reached = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < rising.size(); i++) {
            Points here = rising.get(i);
            int place = rising.size() - i;
            boolean isDecided = reached < here.points && (place == 1 || rising.get(i + 1).points > here.atMost());
            if (isDecided && place <= PODIUM && decided.add(place)) {
                turn(Headline.Kind.DECIDED, game, here, place);
            }
            reached = Math.max(reached, here.atMost());
        }
    }

    private void turn(Headline.Kind kind, Outcome game, Points of, Integer place) {
        turns.add(new Headline(kind, game.id(), after, List.of(AgentId.of(of.entrant)), place, null));
        if (turns.size() > SHOWN) {
            turns.remove();
        }
    }

    /**
     * The last headlines, the newest first.
     *
     * @param elo the rating of an entrant, or empty if it has none
     */
    List<Headline> last(Function<String, Optional<Double>> elo) {
        return Stream.concat(turns.stream(), wins.stream().flatMap(win -> win.upset(elo).stream()))
                .sorted(NEWEST_FIRST)
                .limit(SHOWN)
                .toList();
    }
}
