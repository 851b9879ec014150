package org.botarena.arena.admission;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds the one Agent class among the classes of a jar, or says what was found instead. */
final class AgentClass {
    private static final int MOST_LISTED = 10;

    private final Map<String, ClassFacts> classes;
    private final List<String> misplaced;

    private AgentClass(Map<String, ClassFacts> classes, List<String> misplaced) {
        this.classes = classes;
        this.misplaced = misplaced;
    }

    /** The one agent: public, concrete, not an inner class, a subclass of Agent; of several the one that is marked. */
    static ClassFacts find(Map<String, ClassFacts> classes, List<String> misplaced) throws Refusal {
        return new AgentClass(classes, misplaced).find();
    }

    private ClassFacts find() throws Refusal {
        List<ClassFacts> agents = classes.values().stream()
                .filter(type -> isAgent(type) && obstacle(type).isEmpty())
                .toList();
        if (agents.isEmpty()) {
            throw none();
        }
        if (agents.size() == 1) {
            return agents.get(0);
        }
        List<ClassFacts> marked = agents.stream().filter(ClassFacts::isMarked).toList();
        if (marked.size() == 1) {
            return marked.get(0);
        }
        throw marked.isEmpty()
                ? new Refusal(
                        "several Agent classes, none marked",
                        listed(agents.stream().map(ClassFacts::name).toList()),
                        "Mark the one that plays with @org.pf4j.Extension, or leave only one in the jar.")
                : new Refusal(
                        "several Agent classes are marked",
                        listed(marked.stream().map(ClassFacts::name).toList()),
                        "Leave @org.pf4j.Extension on the one that plays and take it off the others.");
    }

    private boolean isAgent(ClassFacts type) {
        Set<String> seen = new HashSet<>();
        Optional<ClassFacts> at = Optional.of(type);
        while (at.isPresent() && seen.add(at.get().name())) {
            if (at.get().superName().equals(ClassScan.AGENT)) {
                return true;
            }
            at = Optional.ofNullable(classes.get(at.get().superName()));
        }
        return false;
    }

    private static Optional<String> obstacle(ClassFacts type) {
        if (type.isInner()) {
            return Optional.of("is an inner class: make it static or give it a file of its own");
        }
        if (type.isAbstract()) {
            return Optional.of("is abstract");
        }
        return type.isPublic() ? Optional.empty() : Optional.of("is not public");
    }

    private Refusal none() {
        List<String> found = new ArrayList<>();
        for (ClassFacts type : classes.values()) {
            if (isAgent(type)) {
                obstacle(type).ifPresent(reason -> found.add(type.name() + " " + reason));
            } else {
                nearMiss(type).ifPresent(found::add);
            }
        }
        misplaced.forEach(where -> found.add(where + ", where no class loader looks"));
        String why = classes.isEmpty() && misplaced.isEmpty()
                ? "there is no class in it"
                : "none of the %d classes in it is one%s"
                        .formatted(classes.size() + misplaced.size(), found.isEmpty() ? "" : ": " + listed(found));
        return new Refusal("no Agent class", why, "Put one public class into it that extends " + ClassScan.AGENT + ".");
    }

    private Optional<String> nearMiss(ClassFacts type) {
        String parent = type.superName();
        if (parent.endsWith(".Agent") && !classes.containsKey(parent)) {
            return Optional.of("%s extends %s, but this arena's is %s".formatted(type.name(), parent, ClassScan.AGENT));
        }
        boolean isParentHere = parent.equals("java.lang.Object") || classes.containsKey(parent);
        if (type.hasPlay() && !isParentHere) {
            return Optional.of("%s extends %s, which is not in the jar".formatted(type.name(), parent));
        }
        return type.hasPlay() && parent.equals("java.lang.Object") && !type.isAbstract()
                ? Optional.of("%s has play(int) but does not extend Agent".formatted(type.name()))
                : Optional.empty();
    }

    private static String listed(List<String> names) {
        String shown = names.stream().limit(MOST_LISTED).collect(Collectors.joining(", "));
        return names.size() <= MOST_LISTED ? shown : "%s and %d more".formatted(shown, names.size() - MOST_LISTED);
    }
}
