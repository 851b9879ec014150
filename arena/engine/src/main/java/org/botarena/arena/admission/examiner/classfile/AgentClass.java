package org.botarena.arena.admission.examiner.classfile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.Exceeded;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.text.catalogue.Sentence;

/** Finds the one Agent class among the classes of a jar, or reports what was found instead. */
public final class AgentClass {
    private static final int MOST_LISTED = 10;

    private final Map<String, ClassFacts> classes;
    private final List<Sentence> misplaced;
    private final Set<String> samples;

    private final Map<String, Boolean> known = new HashMap<>();
    private final Map<String, Integer> depths = new HashMap<>();

    private AgentClass(Map<String, ClassFacts> classes, List<Sentence> misplaced, Set<String> samples) {
        this.classes = classes;
        this.misplaced = misplaced;
        this.samples = samples;
    }

    /**
     * Finds the agent: a public, concrete subclass of Agent that is not an inner class; among several, the marked
     * one. An agent from the samples counts only if the author wrote none.
     *
     * @param misplaced the paths of classes that no class loader finds
     * @param samples the names of unchanged classes of the samples
     */
    public static ClassFacts find(Map<String, ClassFacts> classes, List<Sentence> misplaced, Set<String> samples)
            throws Refusal {
        try {
            return new AgentClass(classes, misplaced, samples).find();
        } catch (Exceeded e) {
            throw e.at(ProblemText.say("why.its-classes"));
        }
    }

    private ClassFacts find() throws Refusal {
        boolean hasOwn = classes.values().stream().anyMatch(type -> isAgent(type) && !isOurs(type));
        List<ClassFacts> agents = classes.values().stream()
                .filter(type -> isAgent(type) && obstacle(type).isEmpty())
                .filter(type -> !hasOwn || !isOurs(type))
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
                        ProblemText.say("what.several-agents"), listed(names(agents)), ProblemText.say("remedy.mark"))
                : new Refusal(
                        ProblemText.say("what.several-marked"),
                        listed(names(marked)),
                        ProblemText.say("remedy.one-mark"));
    }

    /** Whether the agent comes entirely from the samples: its class and all superclasses in the jar. */
    private boolean isOurs(ClassFacts type) {
        ClassFacts at = type;
        for (int i = 0; at != null && i <= Bounds.SUPERCLASSES; i++) {
            if (!samples.contains(at.name())) {
                return false;
            }
            at = classes.get(at.superName());
        }
        return true;
    }

    /** Asks for each class once, whatever its subclasses. */
    private boolean isAgent(ClassFacts type) {
        List<ClassFacts> asked = new ArrayList<>();
        ClassFacts at = type;
        while (at != null && !known.containsKey(at.name())) {
            asked.add(at);
            known.put(at.name(), false); // assumed for now, since a damaged class may name itself as its superclass
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
                        ProblemText.say("what.superclasses"), ProblemText.say("why.superclasses", Bounds.SUPERCLASSES));
            }
        }
        return is;
    }

    private static Optional<Sentence> obstacle(ClassFacts type) {
        if (type.isInner()) {
            return Optional.of(ProblemText.say("why.inner", type.name()));
        }
        if (type.isAbstract()) {
            return Optional.of(ProblemText.say("why.abstract", type.name()));
        }
        return type.isPublic() ? Optional.empty() : Optional.of(ProblemText.say("why.not-public", type.name()));
    }

    private Refusal none() {
        List<Sentence> found = new ArrayList<>();
        for (ClassFacts type : classes.values()) {
            if (isAgent(type)) {
                obstacle(type).ifPresent(found::add);
            } else {
                nearMiss(type).ifPresent(found::add);
            }
        }
        found.addAll(misplaced);
        int all = classes.size() + misplaced.size();
        Sentence why = all == 0
                ? ProblemText.say("why.no-class")
                : found.isEmpty()
                        ? ProblemText.say("why.none", all)
                        : ProblemText.say("why.none-but", all, listed(found));
        return new Refusal(ProblemText.say("what.no-agent"), why, ProblemText.say("remedy.no-agent", ClassScan.AGENT));
    }

    private Optional<Sentence> nearMiss(ClassFacts type) {
        String parent = type.superName();
        if (parent.endsWith(".Agent") && !classes.containsKey(parent)) {
            return Optional.of(ProblemText.say("why.other-agent", type.name(), parent, ClassScan.AGENT));
        }
        boolean isParentHere = parent.equals("java.lang.Object") || classes.containsKey(parent);
        if (type.hasPlay() && !isParentHere) {
            return Optional.of(ProblemText.say("why.parent-missing", type.name(), parent));
        }
        return type.hasPlay() && parent.equals("java.lang.Object") && !type.isAbstract()
                ? Optional.of(ProblemText.say("why.no-parent", type.name()))
                : Optional.empty();
    }

    private static List<Sentence> names(List<ClassFacts> types) {
        return types.stream().map(type -> Sentence.quote(type.name())).toList();
    }

    private static Sentence listed(List<Sentence> names) {
        Sentence shown = ProblemText.list(names.subList(0, Math.min(names.size(), MOST_LISTED)));
        return names.size() <= MOST_LISTED ? shown : ProblemText.say("why.more", shown, names.size() - MOST_LISTED);
    }
}
