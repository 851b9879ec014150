package org.botarena.arena.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.admission.Program;
import org.botarena.arena.admission.examiner.limits.MissingClass;
import org.botarena.arena.admission.examiner.limits.Misuse;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.catalogue.Language;

/**
 * The result of checking a jar. Immutable.
 *
 * @param examined the decision of admission
 * @param trial empty if admission refused it
 * @param protocol the protocol check of an engine that passed its trial
 * @param games the installed games
 */
public record Checked(Examined examined, Optional<Trial> trial, Optional<ProtocolCheck> protocol, Games games) {
    private static final Set<Misuse> ACCESS = Set.of(Misuse.FILES, Misuse.NETWORK, Misuse.PROGRAMS, Misuse.NATIVE);

    /** A jar without a trial. */
    static Checked untried(Examined examined, Games games) {
        return new Checked(examined, Optional.empty(), Optional.empty(), games);
    }

    Checked with(Trial played) {
        return new Checked(examined, Optional.of(played), protocol, games);
    }

    Checked with(ProtocolCheck conditions) {
        return new Checked(examined, trial, Optional.of(conditions), games);
    }

    /**
     * All problems found by admission and trial, each cause once. A cause seen in the trial replaces the matching
     * warning, and sandbox refusals are added to the warning that they belong to.
     */
    List<Problem> problems() {
        List<Problem> tried = trial.map(this::problems).orElse(List.of()).stream()
                .map(this::withPlace)
                .toList();
        List<Problem> all = new ArrayList<>(tried);
        protocol.ifPresent(conditions -> all.addAll(conditions.problems()));
        found().stream()
                .filter(problem -> tried.stream().noneMatch(other -> isSame(other, problem)))
                .map(this::withRefusal)
                .forEach(all::add);
        return all;
    }

    /** The first problem says enough of an engine: what follows differs only by move or time. */
    private List<Problem> problems(Trial played) {
        return examined instanceof Admitted admitted && admitted.program() instanceof Program.Engine engine
                ? played
                        .problems(fault -> ProtocolCheck.diagnosis(
                                fault, engine.descriptor().protocol()))
                        .stream()
                        .limit(1)
                        .toList()
                : played.problems();
    }

    private static boolean isSame(Problem tried, Problem found) {
        return tried.what().equals(found.what())
                || (MissingClass.isSaidBy(tried.what()) && MissingClass.isSaidBy(found.what()));
    }

    /** Adds where admission found a class that the trial missed, for example in a library. */
    private Problem withPlace(Problem tried) {
        return MissingClass.isSaidBy(tried.what())
                ? found().stream()
                        .filter(problem -> MissingClass.isSaidBy(problem.what()))
                        .findFirst()
                        .map(place -> new Problem(
                                tried.severity(),
                                tried.what(),
                                ProblemText.say("why.both", place.why(), tried.why()),
                                tried.remedy()))
                        .orElse(tried)
                : tried;
    }

    private List<Problem> found() {
        return examined instanceof Admitted jar
                ? jar.warnings()
                : ((org.botarena.arena.admission.Refused) examined).problems();
    }

    private Problem withRefusal(Problem problem) {
        List<String> refused = trial.map(Trial::refusals).orElse(List.of());
        return refused.isEmpty() || !isAccess(problem)
                ? problem
                : new Problem(
                        problem.severity(),
                        problem.what(),
                        ProblemText.say("why.sandbox", problem.why(), refused.get(0)),
                        problem.remedy());
    }

    private static boolean isAccess(Problem problem) {
        return Misuse.saidBy(problem.what()).filter(ACCESS::contains).isPresent();
    }

    /** The sandbox refusals that no problem mentions. */
    List<String> refusals() {
        return problems().stream().anyMatch(Checked::isAccess)
                ? List.of()
                : trial.map(Trial::refusals).orElse(List.of());
    }

    public boolean isAdmitted() {
        return problems().stream().noneMatch(problem -> problem.severity() == Problem.Severity.REFUSED);
    }

    /** A sentence about the trial games that an admitted agent lost by its own faults, or empty if it lost none so. */
    public Optional<String> lost(Language language) {
        return isAdmitted() ? trial.flatMap(played -> played.lost(language)) : Optional.empty();
    }

    /** The games that the agent plays, by name, or empty if it is refused. */
    public List<String> played() {
        return examined instanceof Admitted jar ? games(jar, games) : List.of();
    }

    /** The games that the agent plays, by name. */
    static List<String> games(Admitted jar, Games among) {
        return among.all().stream().filter(jar::plays).map(GameType::name).toList();
    }

    /** The result in the form of {@code check --json}. */
    public Map<String, Object> json() {
        Optional<Admitted> jar = examined instanceof Admitted admitted ? Optional.of(admitted) : Optional.empty();
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("jar", examined.source().toString());
        object.put("admitted", isAdmitted());
        object.put("agent", jar.map(Admitted::agentClass).orElse(null));
        object.put("games", played());
        object.put(
                "options",
                jar.stream()
                        .flatMap(each -> each.settings().stream())
                        .map(ListedOption::of)
                        .toList());
        object.put("problems", problems().stream().map(Checked::json).toList());
        object.put("trial", trial.orElse(null));
        protocol.ifPresent(conditions -> object.put(
                "protocol",
                Map.of(
                        "conditions", conditions.conditions(),
                        "failed", conditions.problems().size())));
        return object;
    }

    private static Map<String, String> json(Problem problem) {
        Map<String, String> object = new LinkedHashMap<>();
        object.put("severity", severity(problem));
        object.put("what", problem.what().toString());
        object.put("why", problem.why().toString());
        object.put("remedy", problem.remedy().toString());
        return object;
    }

    static String severity(Problem problem) {
        return problem.severity().name().toLowerCase(Locale.ROOT);
    }

    /** The result for a terminal, with long lines wrapped. */
    public String text(Language language) {
        return new CheckedText(this, language, Labelled.WIDTH).text();
    }

    /** The result for a page, which wraps lines itself: one line for each finding. */
    public String unwrapped(Language language) {
        return new CheckedText(this, language, Integer.MAX_VALUE).text();
    }
}
