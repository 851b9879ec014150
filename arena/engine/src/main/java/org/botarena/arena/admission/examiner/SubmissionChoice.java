package org.botarena.arena.admission.examiner;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.examiner.archive.ClassFiles;
import org.botarena.arena.admission.examiner.archive.JarContents;
import org.botarena.arena.admission.examiner.archive.Submission;
import org.botarena.arena.admission.examiner.archive.WrappedJar;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.admission.examiner.source.CompiledProject;
import org.botarena.arena.admission.examiner.source.SourceCompiler;
import org.botarena.arena.admission.examiner.source.Uncompiled;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Chooses the agent of a submission. Jars from build folders come before other jars; among equals, the only
 * admissible one plays, else the newest. If several jars have the same agent class, the one with its libraries wins.
 * Sources of the same agent win over a jar if they compile. Without jars, compiled sources play, else the classes
 * next to them. One thread.
 *
 * @param submission the whole submission
 */
record SubmissionChoice(JarExamination judgement, ExaminationRequest request, Submission submission) {
    /** A jar that is fit to play. */
    private record Fit(WrappedJar jar, String agent, JarContents contents) {
        Map<String, String> missing() {
            return contents.missing(Set.of(agent));
        }

        /** Whether this jar has everything in the other one, and more. */
        boolean completes(Fit other) {
            return agent.equals(other.agent)
                    && !Collections.disjoint(
                            other.missing().keySet(), contents.classes().keySet())
                    && Collections.disjoint(
                            missing().keySet(), other.contents.classes().keySet());
        }

        boolean isPartOf(Fit other) {
            return agent.equals(other.agent) && contents.isPartOf(other.contents);
        }
    }

    ExaminerAnswer answer(JarExamination.Copies copies) throws IOException {
        ExaminerAnswer answer;
        try {
            answer = chosen(copies);
        } catch (Refusal refusal) {
            answer = ExaminerAnswer.refusal(request.number(), false, refusal.problem());
        }
        if (submission.samples().isEmpty()) {
            return answer;
        }
        List<Problem> problems = new ArrayList<>(answer.problems());
        problems.add(samplesLeftOut(answer.facts().isPresent()));
        return new ExaminerAnswer(answer.number(), answer.isLast(), problems, answer.facts());
    }

    private Problem samplesLeftOut(boolean isAdmitted) {
        Sentence what = ProblemText.say("what.sample");
        Sentence why = Sentence.quote(submission.samples().stream()
                .map(sample -> ProblemText.cut(sample.path()))
                .collect(Collectors.joining(", ")));
        Sentence remedy = ProblemText.say("remedy.sample");
        return isAdmitted ? Problem.warning(what, why, remedy) : Problem.refused(what, why, remedy);
    }

    private ExaminerAnswer chosen(JarExamination.Copies copies) throws Refusal, IOException {
        Optional<WrappedJar> only = only();
        if (only.isPresent()) {
            return judgement.judge(request, only.get(), submission.neighbours(), Optional.of(copies));
        }
        List<ExaminerAnswer> refused = new ArrayList<>();
        List<Fit> built = fit(submission.built(), refused);
        List<Fit> others = fit(submission.others(), refused);
        for (List<Fit> fit : List.of(built, others)) {
            List<Fit> left = withoutParts(fit);
            if (left.size() > 1 && left.get(0).jar.time() == left.get(1).jar.time()) {
                throw Submission.several(left.stream().map(Fit::jar).toList());
            }
            if (!left.isEmpty()) {
                Fit best = left.get(0);
                WrappedJar whole = others.stream()
                        .filter(other -> other.completes(best))
                        .findFirst()
                        .orElse(best)
                        .jar;
                return ofJar(whole, copies);
            }
        }
        Optional<ExaminerAnswer> ofJar = refused.stream()
                .filter(answer -> answer.problems().stream().noneMatch(SubmissionChoice::tellsOfNoAgent))
                .findFirst();
        if (submission.hasSources()) {
            try {
                ExaminerAnswer answer = ofSources(copies);
                return answer.facts().isPresent() ? answer : ofJar.orElse(answer);
            } catch (Refusal refusal) {
                return ofJar.orElseThrow(() -> refusal);
            }
        }
        if (refused.isEmpty()) {
            throw submission.nothing();
        }
        return ofJar.orElse(refused.get(0));
    }

    /** A library has no agent, which is not worth a message. */
    private static boolean tellsOfNoAgent(Problem problem) {
        return problem.what().equals(ProblemText.say("what.no-agent"));
    }

    /** Judges a jar, but prefers sources of the same agent if they compile, since the jar may be older. */
    private ExaminerAnswer ofJar(WrappedJar jar, JarExamination.Copies copies) throws Refusal, IOException {
        if (submission.hasSources()) {
            try {
                CompiledProject compiled = compiled();
                Optional<String> agent = agent(compiled.jar());
                if (agent.isPresent() && agent.equals(agent(jar))) {
                    return ofCompiled(compiled, copies);
                }
            } catch (Uncompiled | Refusal e) {
                // The sources do not play, so there is nothing to report about them.
            }
        }
        return judgement.judge(request, jar, submission.neighbours(), Optional.of(copies));
    }

    private Optional<String> agent(WrappedJar jar) throws Refusal, IOException {
        return judgement
                .judge(request, jar, submission.neighbours(), Optional.empty())
                .facts()
                .map(ExaminerAnswer.Facts::agentClass);
    }

    private CompiledProject compiled() throws Uncompiled, Refusal, IOException {
        return SourceCompiler.ofExaminer(judgement.brief().feature()).compiled(submission.files());
    }

    private ExaminerAnswer ofCompiled(CompiledProject compiled, JarExamination.Copies copies)
            throws Refusal, IOException {
        ExaminerAnswer answer = judgement.judge(request, compiled.jar(), submission.neighbours(), Optional.of(copies));
        return compiled.warning().map(answer::with).orElse(answer);
    }

    /** Chooses compiled sources, else existing classes if they belong to one agent. */
    private ExaminerAnswer ofSources(JarExamination.Copies copies) throws Refusal, IOException {
        try {
            return ofCompiled(compiled(), copies);
        } catch (Uncompiled uncompiled) {
            List<Fit> classes = fit(ClassFiles.jars(submission.files()), new ArrayList<>());
            if (classes.size() != 1) {
                throw uncompiled.refusal();
            }
            return judgement
                    .judge(request, classes.get(0).jar, submission.neighbours(), Optional.of(copies))
                    .with(Problem.warning(
                            ProblemText.say("what.old-classes"),
                            uncompiled.shown(),
                            ProblemText.say("remedy.old-classes")));
        }
    }

    /** The only jar, which needs no comparison. */
    private Optional<WrappedJar> only() {
        List<WrappedJar> all = Stream.concat(submission.built().stream(), submission.others().stream())
                .toList();
        return all.size() == 1 && !submission.hasSources() ? Optional.of(all.get(0)) : Optional.empty();
    }

    /** The jars that may play, the newest first; adds the answers about the others to the refused ones. */
    private List<Fit> fit(List<WrappedJar> jars, List<ExaminerAnswer> refused) throws IOException {
        List<Fit> fit = new ArrayList<>();
        for (WrappedJar jar : jars) {
            try {
                ExaminerAnswer answer = judgement.judge(request, jar, submission.neighbours(), Optional.empty());
                if (answer.facts().isPresent()) {
                    String agent = answer.facts().get().agentClass();
                    fit.add(new Fit(jar, agent, judgement.contents(jar)));
                } else {
                    refused.add(answer);
                }
            } catch (Refusal refusal) {
                refused.add(ExaminerAnswer.refusal(request.number(), false, refusal.problem()));
            }
        }
        return fit;
    }

    /** Removes jars whose agent another jar has with at least as much content. */
    private static List<Fit> withoutParts(List<Fit> fit) {
        List<Fit> left = new ArrayList<>();
        for (int i = 0; i < fit.size(); i++) {
            if (!isPart(i, fit)) {
                left.add(fit.get(i));
            }
        }
        return left.isEmpty() ? fit : left;
    }

    private static boolean isPart(int number, List<Fit> fit) {
        Fit one = fit.get(number);
        for (int i = 0; i < fit.size(); i++) {
            Fit other = fit.get(i);
            boolean isMore = i != number && one.isPartOf(other) && (i < number || !other.isPartOf(one));
            if (isMore || other.completes(one)) {
                return true;
            }
        }
        return false;
    }
}
