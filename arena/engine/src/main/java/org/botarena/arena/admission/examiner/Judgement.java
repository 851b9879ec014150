package org.botarena.arena.admission.examiner;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.api.Setting;
import org.botarena.arena.admission.examiner.Answer.Facts;
import org.botarena.arena.admission.examiner.archive.JarContents;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.admission.examiner.archive.StagedCopy;
import org.botarena.arena.admission.examiner.archive.WrappedJar;
import org.botarena.arena.admission.examiner.classfile.AgentClass;
import org.botarena.arena.admission.examiner.classfile.ClassFacts;
import org.botarena.arena.admission.examiner.classfile.ClassFacts.Constructor;
import org.botarena.arena.admission.examiner.classfile.ClassFacts.Suspicion;
import org.botarena.arena.admission.examiner.classfile.ClassFileVersion;
import org.botarena.arena.admission.examiner.classfile.ClassScan;
import org.botarena.arena.admission.examiner.classfile.OptionText;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.Problem.Severity;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.admission.examiner.limits.Words;

/**
 * Decides whether a jar may play, by reading it: no class of it is ever loaded. Options count where they are declared on
 * the Agent class itself: {@code @Option} is not inherited. Immutable.
 */
record Judgement(Brief brief) {
    /** Takes what is sent back beside the answer. */
    interface Copies {
        /** Where the jar goes that lay in a zip. */
        OutputStream jar();

        /** Where the staged copy goes. */
        OutputStream staged();
    }

    /**
     * Examines one file.
     *
     * @throws IOException if a copy cannot be sent
     */
    Answer of(Request request, Copies copies) throws IOException {
        try {
            boolean isZip = request.kind() == Request.Kind.ZIP;
            WrappedJar jar = isZip ? WrappedJar.in(request.bytes()) : new WrappedJar(request.bytes(), request.name());
            return judge(request, jar, copies);
        } catch (Refusal refusal) {
            return Answer.refusal(request.number(), false, refusal.problem());
        }
    }

    private Answer judge(Request request, WrappedJar jar, Copies copies) throws Refusal, IOException {
        JarContents contents = JarContents.read(jar.bytes(), new ClassFileVersion(brief.feature()));
        List<Problem> problems = new ArrayList<>(contents.problems());
        if (problems.stream().anyMatch(problem -> problem.severity() == Severity.REFUSED)) {
            return new Answer(request.number(), false, problems, Optional.empty());
        }
        ClassFacts agent = AgentClass.find(contents.classes(), contents.misplaced());
        Constructor constructor = constructor(agent);
        Optional<String> positions = positions(agent, constructor);
        List<Setting> settings = OptionText.settings(agent);
        problems.addAll(warnings(contents, agent, constructor));
        StagedCopy copy = StagedCopy.called(jar.name());
        if (request.isStaged()) {
            if (request.kind() == Request.Kind.ZIP) {
                copies.jar().write(jar.bytes());
            }
            copy.write(contents, agent.name(), brief.feature(), copies.staged());
        }
        Facts facts =
                new Facts(copy.id(), agent.name(), positions, settings, JarNotes.of(contents), contents.fingerprint());
        return new Answer(request.number(), false, problems, Optional.of(facts));
    }

    private static Constructor constructor(ClassFacts agent) throws Refusal {
        String simple = agent.name().substring(agent.name().lastIndexOf('.') + 1);
        return agent.constructors().stream()
                .filter(one -> one.isPublic() && one.takesGame())
                .findFirst()
                .orElseThrow(() -> new Refusal(
                        "no constructor that the arena can call",
                        "%s has %s"
                                .formatted(
                                        agent.name(),
                                        agent.constructors().stream()
                                                .map(Constructor::shown)
                                                .collect(Collectors.joining(", "))),
                        "Give it public %s(Game<…> game): public, and the game its only parameter.".formatted(simple)));
    }

    private Optional<String> positions(ClassFacts agent, Constructor constructor) throws Refusal {
        Set<String> bounds = constructor.positions();
        for (Brief.Played game : brief.games()) {
            if (bounds.contains(game.positions())) {
                return Optional.of(game.positions());
            }
        }
        if (constructor.isRaw() || bounds.contains(ClassScan.POSITION)) {
            return Optional.empty();
        }
        throw new Refusal(
                "its game is unknown here",
                "the constructor of %s takes a Game of %s".formatted(agent.name(), String.join(" & ", bounds)),
                "The games are "
                        + brief.games().stream()
                                .map(game -> "%s (Game<%s>)".formatted(game.name(), game.shown()))
                                .collect(Collectors.joining(", "))
                        + ".");
    }

    private static List<Problem> warnings(JarContents contents, ClassFacts agent, Constructor constructor) {
        List<Problem> warnings = new ArrayList<>();
        if (constructor.isRaw()) {
            warnings.add(Problem.warning(
                    "its Game is raw, which counts as any game",
                    "constructor of " + agent.name(),
                    "Write Game<Reversi> for one game, or Game<P> with P extends Position<P> for any."));
        }
        if (!contents.packedIn().isEmpty()) {
            warnings.add(Problem.warning(
                    "classes that the arena has itself are packed in and were left out",
                    String.join(", ", contents.packedIn()),
                    "Give agent-api the scope provided (Maven) or compileOnly (Gradle)."));
        }
        if (!contents.manifest("Plugin-Class").isEmpty()) {
            warnings.add(Problem.warning(
                    "Plugin-Class was dropped",
                    "the manifest names " + Words.cut(contents.manifest("Plugin-Class")),
                    "The arena runs the Agent class alone: move what the plugin class does into its constructor."));
        }
        ClassFacts parent = contents.classes().get(agent.superName());
        if (parent != null && !parent.options().isEmpty()) {
            warnings.add(Problem.warning(
                    "options of a superclass do not count",
                    "%s declares some, %s extends it".formatted(parent.name(), agent.name()),
                    "Declare them on " + agent.name() + "."));
        }
        for (Allowance row : Allowance.values()) {
            warnings.addAll(suspicion(row, contents.suspicions()));
        }
        return warnings;
    }

    private static List<Problem> suspicion(Allowance row, List<Suspicion> all) {
        List<Suspicion> found =
                all.stream().filter(suspicion -> suspicion.row() == row).toList();
        if (found.isEmpty()) {
            return List.of();
        }
        Suspicion first = found.get(0);
        String more = found.size() == 1 ? "" : ", and %d more classes".formatted(found.size() - 1);
        return List.of(Problem.warning(
                "it refers to what it does not have",
                "%s uses %s%s; %s".formatted(first.where(), first.what(), more, row.quote()),
                "A warning, not a boundary: if the agent needs it, it will fail in its games."));
    }
}
