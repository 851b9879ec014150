package org.botarena.arena.roster;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.api.Setting;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.roster.Resolver.Resolved;
import org.botarena.arena.text.SettingText;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Sentence;

/** Builds the roster. Examines each jar once, however often it enters. */
final class Enrolment {
    private final Selection selection;
    private final Admission admission;
    private final Map<Path, Examined> examined = new HashMap<>();
    private final List<Entrant> entrants = new ArrayList<>();
    private final Set<Refused> refused = new LinkedHashSet<>();
    private final Set<Entrant> leftOut = new LinkedHashSet<>();
    private final List<Sentence> notes = new ArrayList<>();

    Enrolment(Selection selection, Admission admission) {
        this.selection = selection;
        this.admission = admission;
    }

    int size() {
        return entrants.size();
    }

    void note(Sentence sentence) {
        notes.add(sentence);
    }

    Roster roster() {
        return new Roster(entrants, List.copyOf(refused), List.copyOf(leftOut), notes);
    }

    void enter(Found found) {
        enter(new Resolved(found, Map.of()), null);
    }

    /**
     * Enters a jar if it is admitted and plays the game; otherwise records the reason.
     *
     * @param name its name; null for the usual one
     */
    void enter(Resolved resolved, String name) {
        Found found = resolved.found();
        if (found.problem().isPresent()) {
            refused.add(new Refused(
                    found.path(),
                    found.name(),
                    found.authors(),
                    List.of(found.problem().get())));
            return;
        }
        Examined result = examine(found.path());
        if (result instanceof Refused why) {
            refused.add(why.of(found.name(), found.authors()));
        } else if (result instanceof Admitted jar && jar.plays(selection.game())) {
            Entrant usual = entrant(found, jar, resolved.options());
            entrants.add(name == null ? usual : new Entrant(name, jar, usual.options(), usual.authors()));
        } else if (result instanceof Admitted other) {
            leftOut.add(new Entrant(found.name(), other, Map.of(), found.authors()));
        }
    }

    /** Enters a sample, unless it has entered already or its name is taken. */
    void enterSample(Found sample) {
        String name = sample.name();
        List<Entrant> sameName =
                entrants.stream().filter(other -> other.name().equals(name)).toList();
        if (sameName.isEmpty()) {
            enter(sample);
        } else if (!sameName.get(0).jar().isSample()) {
            note(Sentence.of(
                    "roster.sample-out",
                    name,
                    VisibleText.name(sameName.get(0).jar().source())));
        }
    }

    /**
     * Enters a sample if it plays the game. The organizer did not ask for it, so there is no message if it does not.
     */
    void fillUpWith(Found sample) {
        Examined result = examine(sample.path());
        if (!(result instanceof Admitted jar) || jar.plays(selection.game())) {
            enterSample(sample);
        }
    }

    /** Renames the second copy of an agent that plays against itself to {@code random/2}. */
    void renameMirror() {
        if (entrants.size() == 2) {
            Entrant second = entrants.remove(1);
            entrants.add(new Entrant(second.name() + "/2", second.jar(), second.options(), second.authors()));
        }
    }

    /** Refuses all entrants that share a name, and lists every path in each refusal. */
    void refuseEqualNames() {
        Map<String, List<Entrant>> byName = entrants.stream()
                .collect(Collectors.groupingBy(Entrant::name, LinkedHashMap::new, Collectors.toList()));
        byName.values().stream().filter(same -> same.size() > 1).forEach(this::refuseAll);
    }

    private void refuseAll(List<Entrant> same) {
        List<Path> paths =
                same.stream().map(entrant -> entrant.jar().source()).distinct().toList();
        String where = paths.stream().map(VisibleText::name).collect(Collectors.joining(" and "));
        Problem problem = paths.size() == 1
                ? Problem.refused(
                        ProblemText.say("what.entered-twice"),
                        ProblemText.say("why.at", same.get(0).name(), where),
                        ProblemText.say("remedy.once"))
                : Problem.refused(
                        ProblemText.say("what.same-name"),
                        ProblemText.say("why.at", same.get(0).name(), where),
                        ProblemText.say("remedy.rename"));
        same.forEach(
                each -> refused.add(new Refused(each.jar().source(), each.name(), each.authors(), List.of(problem))));
        entrants.removeAll(same);
    }

    private Examined examine(Path path) {
        return examined.computeIfAbsent(DropFolder.real(path), same -> selection.examine(path, admission));
    }

    private Entrant entrant(Found found, Admitted jar, Map<String, String> given) {
        String whose = found.path().getFileName() + "";
        SettingText.require(jar.settings(), given, whose);
        Map<String, String> complete = Setting.complete(jar.settings(), given, whose);
        String suffix = jar.settings().stream()
                .map(Setting::name)
                .filter(given::containsKey)
                .map(name -> name + "=" + given.get(name))
                .collect(Collectors.joining(","));
        return new Entrant(
                suffix.isEmpty() ? found.name() : found.name() + ":" + suffix, jar, complete, found.authors());
    }
}
