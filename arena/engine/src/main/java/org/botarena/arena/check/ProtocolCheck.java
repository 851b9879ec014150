package org.botarena.arena.check;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.api.Rules;
import org.botarena.api.Setting;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Program;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.engine.Protocol;
import org.botarena.arena.record.Diagnosis;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.timing.TimeControl.Clock;
import org.botarena.arena.venue.Venue;

/**
 * Checks that an engine keeps to its protocol in all conditions of a tournament: in each of its games, after an
 * opening, with a clock for the game, and with extreme values of each option. Immutable.
 *
 * @param conditions the number of conditions tested
 * @param problems one for each failed condition
 */
record ProtocolCheck(int conditions, List<Problem> problems) {
    private static final int OPENING_PLIES = 4;
    private static final Clock CLOCK = new Clock(Duration.ofSeconds(2), Duration.ofMillis(20));

    ProtocolCheck {
        problems = List.copyOf(problems);
    }

    private record Condition(Sentence name, Terms terms, Map<String, String> options, Fixture fixture) {}

    /**
     * Plays a game from each seat in every condition. The engine has passed its trial.
     *
     * @param terms of its trial
     * @param opponent an agent that plays any game
     */
    static ProtocolCheck of(Venue venue, Terms terms, Admitted engine, Entrant opponent) throws InterruptedException {
        List<Problem> problems = new ArrayList<>();
        List<Condition> conditions = conditions(venue, terms, engine);
        for (Condition condition : conditions) {
            play(venue, condition, Trials.entrant("it", engine, condition.options()), opponent)
                    .ifPresent(problems::add);
        }
        return new ProtocolCheck(conditions.size(), problems);
    }

    private static List<Condition> conditions(Venue venue, Terms terms, Admitted engine) {
        Rules<?> rules = terms.rules();
        List<Condition> conditions = new ArrayList<>();
        conditions.add(new Condition(
                ProblemText.say("why.opening", rules.name(), OPENING_PLIES),
                terms,
                Map.of(),
                Trial.opening(rules, OPENING_PLIES)));
        conditions.add(new Condition(
                ProblemText.say("why.clock", rules.name(), CLOCK.shown()),
                terms.timed(new TimeControl(terms.times().start(), CLOCK)),
                Map.of(),
                Trial.start(rules)));
        for (Setting option : engine.settings()) {
            extremes(option)
                    .forEach(value -> conditions.add(new Condition(
                            ProblemText.say("why.with-option", rules.name(), option.name(), value),
                            terms,
                            Map.of(option.name(), value),
                            Trial.start(rules))));
        }
        Checked.games(engine, venue.games()).stream()
                .map(name -> terms.of(venue.games().parse(name)))
                .filter(other -> !other.rules().name().equals(rules.name()))
                .filter(other -> protocol(engine).objection(other.rules()).isEmpty())
                .forEach(other -> conditions.add(new Condition(
                        Sentence.quote(other.rules().name()), other, Map.of(), Trial.start(other.rules()))));
        return conditions;
    }

    private static Stream<String> extremes(Setting option) {
        Stream<String> values = option.choices().isEmpty()
                ? option.type() == Setting.Type.FLAG
                        ? Stream.of("true", "false")
                        : Stream.of(option.min(), option.max())
                : option.choices().stream();
        return values.filter(value -> !value.isEmpty() && !value.equals(option.byDefault()));
    }

    private static Optional<Problem> play(Venue venue, Condition condition, Entrant engine, Entrant opponent)
            throws InterruptedException {
        try (LocalGameRunner runner = venue.trialRunner(condition.terms(), 1)) {
            Trial trial = Trial.play(runner, condition.terms(), "0-protocol", engine, opponent, condition.fixture());
            return trial.games().stream()
                    .filter(game -> game.fault() != null && game.disturbed() == null)
                    .map(game -> problem(condition.name(), game.fault(), engine))
                    .findFirst();
        }
    }

    private static Problem problem(Sentence condition, TrialGame.Broken fault, Entrant engine) {
        Diagnosis diagnosis = diagnosis(fault, protocol(engine.jar()));
        return Problem.refused(diagnosis.cause(), condition, fault.remedy(diagnosis));
    }

    private static Protocol protocol(Admitted engine) {
        return ((Program.Engine) engine.program()).descriptor().protocol();
    }

    /** Describes an engine's fault, with the behaviour that its protocol requires as the remedy. */
    static Diagnosis diagnosis(TrialGame.Broken fault, Protocol protocol) {
        Verdict verdict = fault.verdict();
        String request = verdict.isAtStart() ? "start" : "move";
        return new Diagnosis(
                verdict.sentence(), Optional.empty(), ProblemText.say("remedy.%s.%s".formatted(protocol, request)));
    }
}
