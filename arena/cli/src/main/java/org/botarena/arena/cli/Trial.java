package org.botarena.arena.cli;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.match.Attempt;
import org.botarena.arena.match.Fault;
import org.botarena.arena.match.Fixture;
import org.botarena.arena.match.GameRecord;
import org.botarena.arena.match.Pairing;
import org.botarena.arena.match.Ply;
import org.botarena.arena.match.Table;
import org.botarena.arena.match.Verdict;
import org.botarena.arena.roster.Allowance;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Problem;
import org.botarena.arena.tournament.Fixtures;
import org.botarena.arena.tournament.Openings;

/**
 * One game from each side against an opponent that plays anything: does the agent start, and does it move? Immutable.
 *
 * @param game with its options
 * @param isRemembered whether it was played by an earlier command
 * @param games one for each team, in the order of their first seats
 */
record Trial(String game, boolean isRemembered, List<Game> games) {
    private static final long SEED = 1;
    private static final int LOG_LINES = 12;

    /** Copies the list. */
    Trial {
        games = List.copyOf(games);
    }

    /**
     * One game of it.
     *
     * @param player the agent's seat; of a team the first, all of which it plays
     * @param scores by player
     * @param moves that the agent made, in all its seats
     * @param firstMs milliseconds of its first move; 0 without one
     * @param slowestMs milliseconds of the slowest of the others; 0 without one
     * @param fault the agent's own, or null
     * @param disturbed why the machine spoilt it, or null
     */
    record Game(
            int player,
            List<Double> scores,
            int moves,
            double firstMs,
            double slowestMs,
            Broken fault,
            String disturbed) {}

    /**
     * What the agent did wrong.
     *
     * @param kind the verdict: {@code late}
     * @param reason in a phrase
     * @param log the first lines of what it printed: for its author
     */
    record Broken(String kind, String reason, String log) {}

    /** Plays it at this table, whose terms are the trial's. */
    static Trial play(Table table, Rules<?> rules, Entrant agent, Entrant opponent) throws InterruptedException {
        Fixture fixture = Fixtures.of(rules, new Openings.Start(), SEED).pair(0);
        List<Game> games = new java.util.ArrayList<>();
        Set<Integer> teams = new HashSet<>();
        for (int player = 0; player < rules.players(); player++) {
            int team = rules.team(player);
            if (!teams.add(team)) {
                continue;
            }
            List<Entrant> seats = IntStream.range(0, rules.players())
                    .mapToObj(each -> rules.team(each) == team ? agent : opponent)
                    .toList();
            List<Long> seeds = IntStream.range(0, rules.players())
                    .mapToObj(each -> SEED + each)
                    .toList();
            games.add(game(rules, table.play(new Pairing("trial-" + player, fixture, seats, seeds)), player));
        }
        return new Trial(rules.name(), false, games);
    }

    private static Game game(Rules<?> rules, GameRecord record, int player) {
        Attempt attempt = record.result();
        int team = rules.team(player);
        List<Double> times = attempt.plies().stream()
                .filter(ply -> ply.player() >= 0 && rules.team(ply.player()) == team)
                .map(Ply::wallMs)
                .toList();
        Optional<Fault> fault = attempt.faults().stream()
                .filter(each -> rules.team(each.player()) == team)
                .findFirst();
        return new Game(
                player,
                attempt.scores(),
                times.size(),
                times.isEmpty() ? 0 : times.get(0),
                times.stream().skip(1).mapToDouble(Double::doubleValue).max().orElse(0),
                fault.map(each -> broken(each.verdict(), record.logs().get(each.player())))
                        .orElse(null),
                attempt.voided().orElse(null));
    }

    private static Broken broken(Verdict verdict, String log) {
        List<String> lines = log.lines().limit(LOG_LINES).toList();
        return new Broken(verdict.kind(), verdict.reason(), String.join("\n", lines));
    }

    /** Whether it is worth remembering: nothing was wrong, and nothing disturbed it. */
    boolean isClean() {
        return games.stream().allMatch(game -> game.fault() == null && game.disturbed() == null);
    }

    Trial remembered() {
        return new Trial(game, true, games);
    }

    /** What it says about the jar: a fault before the first move has been made refuses it, a later one is a warning. */
    List<Problem> problems() {
        return games.stream()
                .filter(played -> played.fault() != null)
                .map(played -> played.moves() == 0 && played.disturbed() == null ? refusal(played) : warning(played))
                .toList();
    }

    private Problem refusal(Game played) {
        String what = played.fault().kind().equals("failed-to-start")
                ? "it does not start"
                : "it does not make its first move";
        return Problem.refused(what, where(played), remedy(played.fault()));
    }

    private Problem warning(Game played) {
        return Problem.warning("it lost a trial game by a fault", where(played), remedy(played.fault()));
    }

    private String where(Game played) {
        return "%s as player %d, after %d moves of its own: %s%s"
                .formatted(
                        game,
                        played.player(),
                        played.moves(),
                        played.fault().reason(),
                        played.disturbed() == null ? "" : "; the machine was busy, so it may not be its fault");
    }

    private static String remedy(Broken fault) {
        String quoted = switch (fault.kind()) {
            case "late" -> Allowance.MOVE_TIME.quote() + ". Look at game.timeLeft(), and stop a little earlier.";
            case "failed-to-start" ->
                Allowance.START_TIME.quote() + ". Make the constructor quick; it may throw nothing.";
            case "out-of-memory" -> Allowance.HEAP.quote() + ". Keep less, or ask the organizer for --heap.";
            case "illegal" -> "Return one of game.position().moves().";
            case "crashed" -> Allowance.PROCESSES.quote() + ". Leave the JVM running, and standard input alone.";
            default -> "Catch what it throws, or mend it.";
        };
        return fault.log().isEmpty() ? quoted : quoted + "\n" + fault.log();
    }
}
