package org.botarena.arena.admission.examiner.classfile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.Exceeded;
import org.botarena.arena.admission.examiner.limits.Refusal;

/** Finds the one Agent class among the classes of a jar, or says what was found instead. */
public final class AgentClass {
    private static final int MOST_LISTED = 10;

    private final Map<String, ClassFacts> classes;
    private final List<String> misplaced;

    private final Map<String, Boolean> known = new HashMap<>();
    private final Map<String, Integer> depths = new HashMap<>();

    private AgentClass(Map<String, ClassFacts> classes, List<String> misplaced) {
        this.classes = classes;
        this.misplaced = misplaced;
    }

    /** The one agent: public, concrete, not an inner class, a subclass of Agent; of several the one that is marked. */
    public static ClassFacts find(Map<String, ClassFacts> classes, List<String> misplaced) throws Refusal {
        try {
            return new AgentClass(classes, misplaced).find();
        } catch (Exceeded e) {
            throw e.at("its classes");
        }
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

    /** Each class is asked for once, whatever lies below it. */
    private boolean isAgent(ClassFacts type) {
        List<ClassFacts> asked = new ArrayList<>();
        ClassFacts at = type;
        while (at != null && !known.containsKey(at.name())) {
            asked.add(at);
            known.put(at.name(), false); // until it is known better: a class may say that it is above itself
            at = classes.get(at.superName());
        }
        int depth = at == null ? 0 : depths.getOrDefault(at.name(), 0);
        boolean is = at != null && known.get(at.name());
        for (int i = asked.size() - 1; i >= 0; i--) {
            is |= asked.get(i).superName().equals(ClassScan.AGENT);
            known.put(asked.get(i).name(), is);
            depths.put(asked.get(i).name(), ++depth);
            if (depth > Bounds.SUPERCLASSES) {
                throw new Exceeded(
                        "superclasses nest too deep",
                        "there are more than %d above it in the jar".formatted(Bounds.SUPERCLASSES));
            }
        }
        return is;
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
