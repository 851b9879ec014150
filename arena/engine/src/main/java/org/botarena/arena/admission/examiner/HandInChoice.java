package org.botarena.arena.admission.examiner;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.admission.examiner.archive.HandIn;
import org.botarena.arena.admission.examiner.archive.WrappedJar;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.admission.examiner.source.SourceCompiler;

/**
 * Which agent of a hand-in plays: of the jars that a build wrote, else of the others, the only one that may play, else the
 * newest of those; without any, what the project's sources compile to. One thread.
 *
 * @param handIn all that the author handed in
 */
record HandInChoice(JarExamination judgement, ExaminationRequest request, HandIn handIn) {
    ExaminerAnswer answer(JarExamination.Copies copies) throws Refusal, IOException {
        Optional<WrappedJar> only = only();
        if (only.isPresent()) {
            return judgement.judge(request, only.get(), Optional.of(copies));
        }
        for (List<WrappedJar> jars : List.of(handIn.built(), handIn.others())) {
            List<WrappedJar> fit = fit(jars);
            if (fit.size() > 1 && fit.get(0).time() == fit.get(1).time()) {
                throw HandIn.several(fit);
            }
            if (!fit.isEmpty()) {
                return judgement.judge(request, fit.get(0), Optional.of(copies));
            }
        }
        if (handIn.project().isPresent()) {
            WrappedJar compiled = new SourceCompiler(judgement.brief().feature())
                    .jar(handIn.project().get());
            return judgement.judge(request, compiled, Optional.of(copies));
        }
        List<WrappedJar> jars = handIn.built().isEmpty() ? handIn.others() : handIn.built();
        if (jars.isEmpty()) {
            throw handIn.nothing();
        }
        return judgement.judge(request, jars.get(0), Optional.empty()); // it says why not
    }

    /** The one thing that there is: it need not be compared with anything. */
    private Optional<WrappedJar> only() {
        List<WrappedJar> all =
                Stream.concat(handIn.built().stream(), handIn.others().stream()).toList();
        return all.size() == 1 && handIn.project().isEmpty() ? Optional.of(all.get(0)) : Optional.empty();
    }

    /** Those that may play, the newest first, none twice. */
    private List<WrappedJar> fit(List<WrappedJar> jars) throws IOException {
        List<WrappedJar> fit = new ArrayList<>();
        for (WrappedJar jar : jars) {
            boolean isKnown = fit.stream().anyMatch(other -> Arrays.equals(other.bytes(), jar.bytes()));
            if (!isKnown && mayPlay(jar)) {
                fit.add(jar);
            }
        }
        return fit;
    }

    private boolean mayPlay(WrappedJar jar) throws IOException {
        try {
            return judgement.judge(request, jar, Optional.empty()).facts().isPresent();
        } catch (Refusal refusal) {
            return false;
        }
    }
}
