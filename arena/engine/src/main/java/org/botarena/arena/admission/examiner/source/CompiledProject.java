package org.botarena.arena.admission.examiner.source;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.botarena.arena.admission.examiner.archive.PackedFile;
import org.botarena.arena.admission.examiner.archive.WrappedJar;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A compiled project. Immutable.
 *
 * @param project the sources
 * @param classes by their path in the jar
 * @param count the number of compiled sources
 * @param release the Java version that they were compiled for
 * @param leftOut sources that do not compile and that the agent does not need, and files that are too large
 */
public record CompiledProject(
        ProjectSources project, Map<String, byte[]> classes, int count, int release, List<String> leftOut) {
    private static final int MOST_SHOWN = 10;

    public CompiledProject {
        classes = Map.copyOf(classes);
        leftOut = List.copyOf(leftOut);
    }

    /** A warning for the author about the files that were left out. */
    public Optional<Problem> warning() {
        if (leftOut.isEmpty()) {
            return Optional.empty();
        }
        String shown = leftOut.stream().limit(MOST_SHOWN).map(ProblemText::cut).collect(Collectors.joining(", "));
        return Optional.of(Problem.warning(
                ProblemText.say("what.left-out"),
                leftOut.size() > MOST_SHOWN
                        ? ProblemText.say("why.more", shown, leftOut.size() - MOST_SHOWN)
                        : Sentence.quote(shown),
                ProblemText.say("remedy.left-out")));
    }

    /** The content of the jar, by path: the classes, and the data next to the sources and in data folders. */
    public Map<String, byte[]> files() throws Refusal {
        Map<String, byte[]> files = new TreeMap<>();
        for (Map.Entry<String, PackedFile> resource : project.resources().entrySet()) {
            files.put(resource.getKey(), resource.getValue().bytes());
        }
        files.putAll(classes);
        return files;
    }

    /** The jar; equal sources give equal bytes. */
    public WrappedJar jar() throws Refusal, IOException {
        return WrappedJar.of(files(), project.name());
    }
}
