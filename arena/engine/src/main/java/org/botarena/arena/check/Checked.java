package org.botarena.arena.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.text.catalogue.Language;

/**
 * What is known about a jar after its check. Immutable.
 *
 * @param examined what admission said
 * @param trial empty if admission refused it
 * @param games that there are
 */
public record Checked(Examined examined, Optional<Trial> trial, Games games) {
    /** All that admission and trial found. */
    List<Problem> problems() {
        List<Problem> all = new ArrayList<>();
        if (examined instanceof Admitted jar) {
            all.addAll(jar.warnings());
        } else if (examined instanceof org.botarena.arena.admission.Refused jar) {
            all.addAll(jar.problems());
        }
        trial.ifPresent(played -> all.addAll(played.problems()));
        return all;
    }

    public boolean isAdmitted() {
        return problems().stream().noneMatch(problem -> problem.severity() == Problem.Severity.REFUSED);
    }

    /** The games that the agent plays, by name. */
    static List<String> games(Admitted jar, Games among) {
        return among.all().stream().filter(jar::plays).map(GameType::name).toList();
    }

    /** As {@code check --json} shows it. */
    public Map<String, Object> json() {
        Optional<Admitted> jar = examined instanceof Admitted admitted ? Optional.of(admitted) : Optional.empty();
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("jar", examined.source().toString());
        object.put("admitted", isAdmitted());
        object.put("agent", jar.map(Admitted::agentClass).orElse(null));
        object.put("games", jar.map(each -> games(each, games)).orElse(List.of()));
        object.put(
                "options",
                jar.stream()
                        .flatMap(each -> each.settings().stream())
                        .map(ListedOption::of)
                        .toList());
        object.put("problems", problems().stream().map(Checked::json).toList());
        object.put("trial", trial.orElse(null));
        return object;
    }

    private static Map<String, String> json(Problem problem) {
        Map<String, String> object = new LinkedHashMap<>();
        object.put("severity", severity(problem));
        object.put("what", problem.what());
        object.put("why", problem.why());
        object.put("remedy", problem.remedy());
        return object;
    }

    static String severity(Problem problem) {
        return problem.severity().name().toLowerCase(Locale.ROOT);
    }

    /** For people, in several lines. */
    public String text(Language language) {
        return new CheckedText(this, language).text();
    }
}
