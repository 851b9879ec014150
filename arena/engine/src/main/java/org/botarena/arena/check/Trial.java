package org.botarena.arena.check;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.match.Table;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Refusals;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Diagnosis;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.timing.accounting.ResourceUse;
import org.botarena.arena.tournament.Replays;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;

/**
 * One game from each side against an opponent that plays anything: does the agent start, and does it move? Immutable.
 *
 * @param game with its options
 * @param isolation the level at which it was played
 * @param isRemembered whether it was played by an earlier command
 * @param games one for each team, in the order of their first seats
 */
record Trial(String game, String isolation, boolean isRemembered, List<Game> games) {
    private static final long SEED = 1;
    private static final int LOG_LINES = 12;

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
     * @param medianMs milliseconds within which half of its moves were made; 0 without one
     * @param ninetyMs milliseconds within which nine of ten were
     * @param slowestMs milliseconds of the slowest but the first; 0 without one
     * @param peakMiB the most memory that one of its processes had in use, the JVM's own included; 0: not known
     * @param idleCpuMs milliseconds of CPU time that it used while the opponent was to move; null: not known
     * @param printed how many characters are kept for its author
     * @param threads names of threads that still lived at the end and are the agent's own
     * @param refusals exceptions of attempts that the sandbox refused, caught ones included
     * @param fault the agent's own, or null
     * @param disturbed why the machine spoilt it, or null
     */
    record Game(
            int player,
            List<Double> scores,
            int moves,
            double firstMs,
            double medianMs,
            double ninetyMs,
            double slowestMs,
            long peakMiB,
            @OrNull Double idleCpuMs,
            int printed,
            List<String> threads,
            List<String> refusals,
            @OrNull Broken fault,
            @OrNull String disturbed) {
        Game {
            scores = List.copyOf(scores);
            threads = List.copyOf(threads);
            refusals = List.copyOf(refusals);
        }
    }

    /**
     * What the agent did wrong; in JSON the verdict's kind and its reason, and what they come from.
     *
     * @param verdict the referee's ruling
     * @param diagnosis the cause, and where
     * @param log the first lines of what it printed, with its own frames alone: for its author
     */
    @JsonPropertyOrder({"kind", "reason", "cause", "where", "log"})
    record Broken(@JsonIgnore Verdict verdict, @JsonIgnore Diagnosis diagnosis, String log) {
        /** What a game's log says. */
        static Broken of(Verdict verdict, String log) {
            String own = Diagnosis.ownFrames(log).lines().limit(LOG_LINES).collect(Collectors.joining("\n"));
            return new Broken(verdict, Diagnosis.of(verdict, log), own);
        }

        @JsonProperty
        String kind() {
            return verdict.kind();
        }

        @JsonProperty
        String reason() {
            return verdict.reason();
        }

        @JsonProperty
        String cause() {
            return diagnosis.cause();
        }

        @JsonProperty
        String where() {
            return diagnosis.where().orElse("");
        }
    }

    /**
     * Plays it at this table, whose terms are the trial's.
     *
     * @param id of the trial, one that no other at this table has
     */
    static Trial play(Table table, Terms terms, String id, Entrant agent, Entrant opponent)
            throws InterruptedException {
        Rules<?> rules = terms.rules();
        Fixture fixture = Fixtures.of(rules, new Openings.Start(), SEED).pair(0);
        List<Game> games = new java.util.ArrayList<>();
        for (int player : rules.firstSeats()) {
            int team = rules.team(player);
            List<Entrant> seats = IntStream.range(0, rules.players())
                    .mapToObj(each -> rules.team(each) == team ? agent : opponent)
                    .toList();
            List<Long> seeds = IntStream.range(0, rules.players())
                    .mapToObj(each -> SEED + each)
                    .toList();
            games.add(game(
                    rules, Replays.brief().play(table, new Pairing(id + "-" + player, fixture, seats, seeds)), player));
        }
        return new Trial(rules.name(), terms.isolation().toString(), false, games);
    }

    private static Game game(Rules<?> rules, GameRecord record, int player) {
        Attempt attempt = record.result();
        int team = rules.team(player);
        List<Double> times = attempt.plies().stream()
                .filter(ply -> ply.player() >= 0 && rules.team(ply.player()) == team)
                .map(Ply::wallMs)
                .toList();
        List<ResourceUse> footprints = IntStream.range(0, attempt.footprints().size())
                .filter(each -> rules.team(each) == team)
                .mapToObj(attempt.footprints()::get)
                .toList();
        String log = IntStream.range(0, rules.players())
                .filter(each -> rules.team(each) == team)
                .mapToObj(record.logs()::get)
                .collect(Collectors.joining());
        Optional<Fault> fault = attempt.faults().stream()
                .filter(each -> rules.team(each.player()) == team)
                .findFirst();
        return new Game(
                player,
                attempt.scores(),
                times.size(),
                times.isEmpty() ? 0 : times.get(0),
                within(0.5, times),
                within(0.9, times),
                times.stream().skip(1).mapToDouble(Double::doubleValue).max().orElse(0),
                footprints.stream().mapToLong(ResourceUse::peakMemoryKiB).max().orElse(0) >> 10,
                footprints.isEmpty()
                        ? null
                        : footprints.stream()
                                .mapToDouble(ResourceUse::idleCpuMs)
                                .sum(),
                log.length(),
                footprints.stream().flatMap(each -> each.threads().stream()).toList(),
                Refusals.in(log),
                fault.map(each -> Broken.of(each.verdict(), record.logs().get(each.player())))
                        .orElse(null),
                attempt.voided().orElse(null));
    }

    /** The time within which this share of the moves was made: the least that as many did not exceed. */
    private static double within(double share, List<Double> times) {
        return times.isEmpty()
                ? 0
                : times.stream()
                        .sorted()
                        .skip((long) Math.ceil(share * times.size()) - 1)
                        .findFirst()
                        .orElseThrow();
    }

    /** Whether it is worth remembering: nothing was wrong, and nothing disturbed it. */
    boolean isClean() {
        return games.stream().allMatch(game -> game.fault() == null && game.disturbed() == null);
    }

    /** Whether a fault was one of time, which a busy machine can cause. */
    boolean isShortOfTime() {
        return games.stream()
                .filter(game -> game.fault() != null)
                .map(game -> game.fault().verdict())
                .anyMatch(verdict -> verdict.isTimeout() || verdict.isAtStart());
    }

    Trial remembered() {
        return new Trial(game, isolation, true, games);
    }

    /**
     * What it says about the jar, each cause once, whichever seats it came up in: a fault before the first move has been made
     * refuses it, a later one is a warning.
     */
    List<Problem> problems() {
        Map<String, List<Game>> byCause = games.stream()
                .filter(played -> played.fault() != null)
                .collect(Collectors.groupingBy(
                        played -> played.fault().cause(), LinkedHashMap::new, Collectors.toList()));
        return byCause.values().stream().map(this::problem).toList();
    }

    private Problem problem(List<Game> same) {
        Game first = same.stream().filter(Trial::refuses).findFirst().orElse(same.get(0));
        Broken fault = first.fault();
        String effect =
                !refuses(first) ? "why.lost" : fault.verdict().isAtStart() ? "why.no-start" : "why.no-first-move";
        String why = ProblemText.say(effect, seats(same));
        if (!fault.where().isEmpty()) {
            String place = fault.verdict() instanceof Verdict.Illegal ? "why.move" : "why.in";
            why = ProblemText.say(place, fault.where(), why);
        }
        if (first.disturbed() != null) {
            why = ProblemText.say("why.busy", why);
        }
        String remedy = fault.diagnosis().remedy() + (fault.log().isEmpty() ? "" : "\n" + fault.log());
        return refuses(first)
                ? Problem.refused(fault.cause(), why, remedy)
                : Problem.warning(fault.cause(), why, remedy);
    }

    private static boolean refuses(Game played) {
        return played.moves() == 0 && played.disturbed() == null;
    }

    private String seats(List<Game> same) {
        String text = ProblemText.say(
                "why.seat", game, same.get(0).player(), same.get(0).moves());
        for (Game other : same.subList(1, same.size())) {
            text = ProblemText.say("why.seats", text, other.player(), other.moves());
        }
        return text;
    }

    /** The exceptions of attempts that the sandbox refused, from whichever seat. */
    List<String> refusals() {
        return games.stream()
                .flatMap(played -> played.refusals().stream())
                .distinct()
                .toList();
    }
}
