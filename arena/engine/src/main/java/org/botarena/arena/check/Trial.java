package org.botarena.arena.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.Diagnosis;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Replays;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;

/**
 * One game from each side against an opponent that plays any game: does the agent start, and does it move? Immutable.
 *
 * @param game with its options
 * @param isolation the level at which it was played
 * @param isRemembered whether it was played by an earlier command
 * @param games one for each team, in the order of their first seats
 */
record Trial(String game, String isolation, boolean isRemembered, List<TrialGame> games) {
    private static final long SEED = 1;

    Trial {
        games = List.copyOf(games);
    }

    /** The fixture that starts at the game's own start position. */
    static Fixture start(Rules<?> rules) {
        return Fixtures.of(rules, new Openings.Start(), SEED).pair(0);
    }

    /** A fixture with an opening of this many random plies. */
    static Fixture opening(Rules<?> rules, int plies) {
        return Fixtures.of(rules, new Openings.Random(plies), SEED).pair(1);
    }

    /**
     * Plays the trial on a runner with the trial's terms.
     *
     * @param id of the trial, unique on this runner
     * @param fixture the start of its games
     */
    static Trial play(GameRunner runner, Terms terms, String id, Entrant agent, Entrant opponent, Fixture fixture)
            throws InterruptedException {
        Rules<?> rules = terms.rules();
        List<TrialGame> games = new ArrayList<>();
        for (int player : rules.firstSeats()) {
            int team = rules.team(player);
            List<Entrant> seats = IntStream.range(0, rules.players())
                    .mapToObj(each -> rules.team(each) == team ? agent : opponent)
                    .toList();
            List<Long> seeds = IntStream.range(0, rules.players())
                    .mapToObj(each -> SEED + each)
                    .toList();
            games.add(TrialGame.of(
                    rules,
                    Replays.brief().play(runner, new ScheduledGame(id + "-" + player, fixture, seats, seeds)),
                    player));
        }
        return new Trial(rules.name(), terms.isolation().toString(), false, games);
    }

    /** Whether the trial had neither a problem nor a disturbance, so that it can be remembered. */
    boolean isClean() {
        return games.stream().allMatch(game -> game.fault() == null && game.disturbed() == null);
    }

    /** Whether a fault concerned time, which a busy machine can cause. */
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
     * The problems of the jar, each cause once, whatever the seat. A fault before the first move refuses the jar; a
     * later one is a warning.
     */
    List<Problem> problems() {
        return problems(TrialGame.Broken::diagnosis);
    }

    /** Returns the problems with another diagnosis of each fault. */
    List<Problem> problems(Function<TrialGame.Broken, Diagnosis> diagnosing) {
        Map<Sentence, List<TrialGame>> byCause = games.stream()
                .filter(played -> played.fault() != null)
                .collect(Collectors.groupingBy(
                        played -> diagnosing.apply(played.fault()).cause(), LinkedHashMap::new, Collectors.toList()));
        return byCause.values().stream().map(same -> problem(same, diagnosing)).toList();
    }

    /** A sentence about the games that the agent lost by its own faults, or empty if it lost none so. */
    Optional<String> lost(Language language) {
        List<TrialGame> lost = games.stream()
                .filter(game -> game.fault() != null && game.disturbed() == null)
                .toList();
        String causes = lost.stream()
                .map(game -> game.fault().cause().in(language))
                .distinct()
                .collect(Collectors.joining("; "));
        return lost.isEmpty()
                ? Optional.empty()
                : Optional.of(language.text("check.lost", lost.size(), games.size(), causes));
    }

    private Problem problem(List<TrialGame> same, Function<TrialGame.Broken, Diagnosis> diagnosing) {
        TrialGame first = same.stream().filter(TrialGame::refuses).findFirst().orElse(same.get(0));
        TrialGame.Broken fault = first.fault();
        Diagnosis diagnosis = diagnosing.apply(fault);
        String effect =
                !first.refuses() ? "why.lost" : fault.verdict().isAtStart() ? "why.no-start" : "why.no-first-move";
        Sentence why = ProblemText.say(effect, seats(same));
        if (diagnosis.where().isPresent()) {
            String place = fault.verdict() instanceof Verdict.Illegal ? "why.move" : "why.in";
            why = ProblemText.say(place, diagnosis.where().get(), why);
        }
        if (first.disturbed() != null) {
            why = ProblemText.say("why.busy", why);
        }
        Sentence remedy = fault.remedy(diagnosis);
        return first.refuses()
                ? Problem.refused(diagnosis.cause(), why, remedy)
                : Problem.warning(diagnosis.cause(), why, remedy);
    }

    private Sentence seats(List<TrialGame> same) {
        Sentence text = ProblemText.say(
                "why.seat", game, same.get(0).player(), same.get(0).moves());
        for (TrialGame other : same.subList(1, same.size())) {
            text = ProblemText.say("why.seats", text, other.player(), other.moves());
        }
        return text;
    }

    /** The exceptions of operations that the sandbox refused, in any seat. */
    List<String> refusals() {
        return games.stream()
                .flatMap(played -> played.refusals().stream())
                .distinct()
                .toList();
    }
}
