package org.botarena.arena.admission.examiner;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.api.Setting;
import org.botarena.arena.admission.examiner.ExaminerAnswer.Facts;
import org.botarena.arena.admission.examiner.archive.JarContents;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.admission.examiner.archive.Neighbours;
import org.botarena.arena.admission.examiner.archive.StagedCopy;
import org.botarena.arena.admission.examiner.archive.Submission;
import org.botarena.arena.admission.examiner.archive.WrappedJar;
import org.botarena.arena.admission.examiner.classfile.AgentClass;
import org.botarena.arena.admission.examiner.classfile.ClassFacts;
import org.botarena.arena.admission.examiner.classfile.ClassFacts.Constructor;
import org.botarena.arena.admission.examiner.classfile.ClassFacts.Suspicion;
import org.botarena.arena.admission.examiner.classfile.ClassFileVersion;
import org.botarena.arena.admission.examiner.classfile.ClassScan;
import org.botarena.arena.admission.examiner.classfile.OptionText;
import org.botarena.arena.admission.examiner.limits.MissingClass;
import org.botarena.arena.admission.examiner.limits.Misuse;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.Problem.Severity;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Decides whether a jar may play by reading it, without loading any class. Only options declared on the Agent class
 * itself count, since {@code @Option} is not inherited. Immutable.
 */
record JarExamination(ExaminerSettings brief) {
    /** Receives the files that are sent along with the answer. */
    interface Copies {
        /** Opens the destination of a jar taken from a zip. */
        OutputStream jar();

        /** Opens the destination of the staged copy. */
        OutputStream staged();
    }

    /**
     * Examines one file.
     *
     * @throws IOException if a copy cannot be sent
     */
    ExaminerAnswer of(ExaminationRequest request, Copies copies) throws IOException {
        try {
            if (request.kind() == ExaminationRequest.Kind.SCRIPT) {
                return new ScriptExamination(brief).of(request);
            }
            return request.kind() == ExaminationRequest.Kind.ZIP
                    ? new SubmissionChoice(
                                    this, request, Submission.of(request.bytes(), brief.samples(), brief.feature()))
                            .answer(copies)
                    : judge(
                            request,
                            new WrappedJar(request.bytes(), request.name()),
                            Neighbours.NONE,
                            Optional.of(copies));
        } catch (Refusal refusal) {
            return ExaminerAnswer.refusal(request.number(), false, refusal.problem());
        }
    }

    /**
     * Judges a jar.
     *
     * @param neighbours files that may contain missing classes
     * @param to receives the copies, or empty if only the answer is wanted
     */
    ExaminerAnswer judge(ExaminationRequest request, WrappedJar jar, Neighbours neighbours, Optional<Copies> to)
            throws Refusal, IOException {
        JarContents contents = contents(jar);
        List<Problem> problems = new ArrayList<>(contents.problems());
        if (problems.stream().anyMatch(problem -> problem.severity() == Severity.REFUSED)) {
            return new ExaminerAnswer(request.number(), false, problems, Optional.empty());
        }
        ClassFacts agent = agent(contents, neighbours);
        Constructor constructor = constructor(agent);
        List<String> positions = positions(agent, constructor);
        List<Setting> settings = OptionText.settings(agent);
        problems.addAll(warnings(contents, agent, constructor));
        StagedCopy copy = StagedCopy.called(jar.name());
        if (to.isPresent()) {
            located(contents.missing(Set.of(agent.name())), contents, neighbours)
                    .ifPresent(why -> problems.add(Problem.warning(why.what(), why.why(), why.remedy())));
            if (request.kind() == ExaminationRequest.Kind.ZIP) {
                to.get().jar().write(jar.bytes());
            }
            copy.write(contents, agent.name(), brief.feature(), to.get().staged());
        }
        Facts facts =
                new Facts(copy.id(), agent.name(), positions, settings, JarNotes.of(contents), contents.fingerprint());
        return new ExaminerAnswer(request.number(), false, problems, Optional.of(facts));
    }

    /** Reads the content of a jar. */
    JarContents contents(WrappedJar jar) throws Refusal {
        return JarContents.read(jar.bytes(), new ClassFileVersion(brief.feature()), brief.samples());
    }

    /**
     * Finds the agent. If its superclass is missing from the jar, reports where that class is, which helps more than
     * 'no agent'.
     */
    private static ClassFacts agent(JarContents contents, Neighbours neighbours) throws Refusal {
        try {
            return AgentClass.find(contents.classes(), contents.misplaced(), contents.ours());
        } catch (Refusal refusal) {
            Set<String> parents = contents.classes().values().stream()
                    .map(ClassFacts::superName)
                    .collect(Collectors.toSet());
            Map<String, String> missing = contents.missing(contents.classes().keySet());
            missing.keySet().retainAll(parents);
            Optional<Problem> parent = located(missing, contents, neighbours);
            throw parent.isPresent() && refusal.problem().what().equals(ProblemText.say("what.no-agent"))
                    ? new Refusal(
                            parent.get().what(),
                            parent.get().why(),
                            parent.get().remedy())
                    : refusal;
        }
    }

    /** Reports a class that is missing from the jar but is elsewhere in the submission. */
    private static Optional<Problem> located(Map<String, String> missing, JarContents contents, Neighbours neighbours) {
        return neighbours.places(missing.keySet(), contents).entrySet().stream()
                .findFirst()
                .map(place -> Problem.refused(
                        MissingClass.text(place.getKey()),
                        ProblemText.say("why.missing-class", missing.get(place.getKey()), place.getValue()),
                        MissingClass.remedy()));
    }

    private static Constructor constructor(ClassFacts agent) throws Refusal {
        String simple = agent.name().substring(agent.name().lastIndexOf('.') + 1);
        return agent.constructors().stream()
                .filter(one -> one.isPublic() && one.takesGame())
                .findFirst()
                .orElseThrow(() -> new Refusal(
                        ProblemText.say("what.no-constructor"),
                        ProblemText.say(
                                "why.constructors",
                                agent.name(),
                                agent.constructors().stream()
                                        .map(Constructor::shown)
                                        .collect(Collectors.joining(", "))),
                        ProblemText.say("remedy.constructor", simple)));
    }

    private List<String> positions(ClassFacts agent, Constructor constructor) throws Refusal {
        Set<String> bounds = constructor.positions();
        for (ExaminerSettings.Played game : brief.games()) {
            if (bounds.contains(game.positions())) {
                return List.of(game.positions());
            }
        }
        if (constructor.isRaw() || bounds.contains(ClassScan.POSITION)) {
            return List.of();
        }
        throw new Refusal(
                ProblemText.say("what.unknown-game"),
                ProblemText.say("why.takes", agent.name(), String.join(" & ", bounds)),
                ProblemText.say(
                        "remedy.games",
                        brief.games().stream()
                                .map(game -> "%s (Game<%s>)".formatted(game.name(), game.shown()))
                                .collect(Collectors.joining(", "))));
    }

    private static List<Problem> warnings(JarContents contents, ClassFacts agent, Constructor constructor) {
        List<Problem> warnings = new ArrayList<>();
        if (constructor.isRaw()) {
            warnings.add(Problem.warning(
                    ProblemText.say("what.raw-game"),
                    ProblemText.say("why.constructor-of", agent.name()),
                    ProblemText.say("remedy.raw-game")));
        }
        if (!contents.packedIn().isEmpty()) {
            warnings.add(Problem.warning(
                    ProblemText.say("what.packed-in"),
                    Sentence.quote(String.join(", ", contents.packedIn())),
                    ProblemText.say("remedy.packed-in")));
        }
        if (!contents.manifest("Plugin-Class").isEmpty()) {
            warnings.add(Problem.warning(
                    ProblemText.say("what.plugin-class"),
                    ProblemText.say("why.manifest-names", ProblemText.cut(contents.manifest("Plugin-Class"))),
                    ProblemText.say("remedy.plugin-class")));
        }
        ClassFacts parent = contents.classes().get(agent.superName());
        if (parent != null && !parent.options().isEmpty()) {
            warnings.add(Problem.warning(
                    ProblemText.say("what.superclass-options"),
                    ProblemText.say("why.superclass-options", parent.name(), agent.name()),
                    ProblemText.say("remedy.superclass-options", agent.name())));
        }
        for (Misuse misuse : Misuse.values()) {
            warnings.addAll(suspicion(misuse, contents.suspicions()));
        }
        return warnings;
    }

    private static List<Problem> suspicion(Misuse misuse, List<Suspicion> all) {
        List<Suspicion> found =
                all.stream().filter(suspicion -> suspicion.misuse() == misuse).toList();
        if (found.isEmpty()) {
            return List.of();
        }
        Suspicion first = found.get(0);
        Sentence why = found.size() == 1
                ? ProblemText.say("why.uses", first.where(), first.what())
                : ProblemText.say("why.uses-more", first.where(), first.what(), found.size() - 1);
        return List.of(Problem.warning(
                misuse.text(),
                why,
                ProblemText.say("remedy.suspicion", misuse.row().quote())));
    }
}
