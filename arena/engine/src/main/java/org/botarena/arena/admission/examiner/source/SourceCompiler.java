package org.botarena.arena.admission.examiner.source;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.botarena.arena.admission.examiner.archive.PackedFile;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;

/**
 * Compiles in memory the one project with an agent among the sources of a submission. No code of the sources runs:
 * annotation processors are off. If the whole project does not compile, the compiler leaves out broken sources that
 * the agent does not need, and unused imports of missing classes. Sources of other projects are compiled as far as
 * the project refers to them. Immutable.
 *
 * @param feature of the agents' JDK
 * @param classPath the class path of an agent in its games
 */
public record SourceCompiler(int feature, String classPath) {
    /** The Java version that the API is built for. */
    public static final int OLDEST = 17;

    /** The number of attempts at the whole project before compiling only the agent and the sources that it needs. */
    private static final int MOST_ROUNDS = 4;

    /** Stack size in bytes: the compiler recurses for each bracket of an expression. */
    private static final long STACK = 16L << 20;

    private static final Pattern IMPORT = Pattern.compile("\\bimport\\s[^;{}]*;");

    /** Creates a compiler with the class path of this JVM, an examiner's. It contains the agents' class path. */
    public static SourceCompiler ofExaminer(int feature) {
        String separator = System.getProperty("path.separator");
        return new SourceCompiler(
                feature,
                Arrays.stream(System.getProperty("java.class.path").split(Pattern.quote(separator), -1))
                        .filter(part -> !part.matches("(?s)(.*[/\\\\])?(examiner|texts|asm)[.]jar"))
                        .collect(Collectors.joining(separator)));
    }

    /**
     * Compiles the sources among these files.
     *
     * @throws Uncompiled if they do not compile
     * @throws Refusal if there is no compiler, or several projects have an agent
     */
    public CompiledProject compiled(List<PackedFile> files) throws Uncompiled, Refusal, IOException {
        return compiledOne(ProjectSources.in(files));
    }

    /** Compiles projects that were read before. */
    public CompiledProject compiledOne(List<ProjectSources> projects) throws Uncompiled, Refusal, IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new Refusal(
                    ProblemText.say("what.sources"),
                    ProblemText.say("why.no-compiler"),
                    ProblemText.say("remedy.sources"));
        }
        return onLargeStack(() -> {
            AgentSources declared = parsed(
                    compiler,
                    projects.stream()
                            .flatMap(project -> project.sources().stream())
                            .toList());
            ProjectSources project = chosen(projects, declared.withAgent());
            List<SourceText> others = projects.stream()
                    .filter(other -> !other.folder().equals(project.folder()))
                    .flatMap(other -> other.sources().stream())
                    .toList();
            return new Compilation(compiler, project, others, declared).compiled();
        });
    }

    /** Parses the sources; an unfinished file gives the tree of its readable part. */
    private static AgentSources parsed(JavaCompiler compiler, List<SourceText> sources) throws IOException {
        DiagnosticListener<JavaFileObject> ignored = error -> {};
        JavacTask task =
                (JavacTask) compiler.getTask(Writer.nullWriter(), null, ignored, List.of("-proc:none"), null, sources);
        return AgentSources.in(task.parse());
    }

    private static ProjectSources chosen(List<ProjectSources> projects, Set<String> agents) throws Refusal {
        List<ProjectSources> counting = new ArrayList<>();
        projects.stream()
                .filter(project -> project.isGame()
                        || project.sources().stream().map(SourceText::path).anyMatch(agents::contains))
                .sorted(Comparator.comparing(ProjectSources::isOfTests))
                .filter(project -> counting.isEmpty() || !project.isOfTests())
                .filter(project -> counting.stream().noneMatch(project::isCopyOf))
                .forEach(counting::add);
        if (counting.size() > 1) {
            throw new Refusal(
                    ProblemText.say("what.several-projects"),
                    ProblemText.quote(counting.stream()
                            .map(project -> ProblemText.cut(project.folder().isEmpty() ? "./" : project.folder()))
                            .collect(Collectors.joining(", "))),
                    ProblemText.say("remedy.one-project"));
        }
        return counting.isEmpty() ? projects.get(0) : counting.get(0);
    }

    private interface Work {
        CompiledProject done() throws Uncompiled, Refusal, IOException;
    }

    private static CompiledProject onLargeStack(Work work) throws Uncompiled, Refusal, IOException {
        Callable<CompiledProject> call = work::done;
        FutureTask<CompiledProject> task = new FutureTask<>(call);
        new Thread(null, task, "compiler", STACK).start();
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            if (cause instanceof Error error) {
                throw error;
            } else if (cause instanceof Uncompiled uncompiled) {
                throw uncompiled;
            } else if (cause instanceof Refusal refusal) {
                throw refusal;
            } else if (cause instanceof IOException io) {
                throw io;
            }
            throw new IllegalStateException(cause);
        }
    }

    /** The result of one run of the compiler: classes or errors. */
    private record Outcome(
            boolean isDone, Map<String, byte[]> classes, List<Diagnostic<? extends JavaFileObject>> errors) {
        /** The paths of the sources with errors, or empty if an error does not name its source. */
        Set<String> broken() {
            return errors.stream().anyMatch(error -> error.getSource() == null)
                    ? Set.of()
                    : errors.stream().map(error -> error.getSource().getName()).collect(Collectors.toSet());
        }
    }

    /** The compilation of a project in several runs. One thread. */
    private final class Compilation {
        private final JavaCompiler compiler;
        private final ProjectSources project;
        private final List<SourceText> others;
        private final AgentSources declared;
        private final Set<String> agents;
        private final Set<String> broken = new TreeSet<>();
        private final Set<String> unused = new TreeSet<>();

        Compilation(JavaCompiler compiler, ProjectSources project, List<SourceText> others, AgentSources declared) {
            this.compiler = compiler;
            this.project = project;
            this.others = others;
            this.declared = declared;
            this.agents = declared.withAgent();
        }

        CompiledProject compiled() throws Uncompiled, IOException {
            Outcome all = run(project.sources(), project.sources());
            if (all.isDone) {
                return result(all, project.sources());
            }
            if (project.isGame() || project.sources().stream().noneMatch(this::hasAgent)) {
                throw failure(all); // then all sources are needed
            }
            List<SourceText> sources = withoutUnusedImports(project.sources(), all);
            for (int round = 1; round < MOST_ROUNDS; round++) {
                Outcome outcome = run(sources, sources);
                if (outcome.isDone) {
                    return result(outcome, sources);
                }
                Set<String> bad = outcome.broken();
                if (bad.isEmpty() || bad.stream().anyMatch(agents::contains)) {
                    break;
                }
                broken.addAll(bad);
                sources = sources.stream()
                        .filter(source -> !bad.contains(source.path()))
                        .toList();
            }
            return fromTheAgentOn(withoutUnusedImports(project.sources(), all), all);
        }

        /** Compiles only the agent and the sources it refers to; the remaining errors are for the author to correct. */
        private CompiledProject fromTheAgentOn(List<SourceText> sources, Outcome all) throws Uncompiled, IOException {
            Outcome needed = run(first(sources), sources);
            if (needed.isDone) {
                return result(needed, sources);
            }
            Outcome asWritten = run(first(project.sources()), project.sources());
            // Hides unparsable sources, so that the error is reported in them and not where they are missed.
            boolean isCause = !Collections.disjoint(asWritten.broken(), all.broken());
            throw failure(isCause ? asWritten : all);
        }

        /**
         * The sources to start from, including those with several types, since the compiler does not find these by
         * name.
         */
        private List<SourceText> first(List<SourceText> sources) {
            return sources.stream()
                    .filter(source ->
                            hasAgent(source) || (declared.declaresSeveral(source) && !broken.contains(source.path())))
                    .toList();
        }

        private boolean hasAgent(SourceText source) {
            return agents.contains(source.path());
        }

        /** Removes unused imports of missing classes; each use of such a class is an error of its own. */
        private List<SourceText> withoutUnusedImports(List<SourceText> sources, Outcome outcome) {
            List<SourceText> all = new ArrayList<>();
            for (SourceText source : sources) {
                SourceText at = source;
                Matcher imports = IMPORT.matcher(source.getCharContent(true));
                while (imports.find()) {
                    if (outcome.errors.stream().anyMatch(error -> isIn(error, source, imports))) {
                        at = at.without(imports.start(), imports.end());
                        unused.add("%s, %s"
                                .formatted(source.path(), imports.group().replaceAll("\\s+", " ")));
                    }
                }
                all.add(at);
            }
            return all;
        }

        private boolean isIn(Diagnostic<? extends JavaFileObject> error, SourceText source, Matcher part) {
            return error.getSource() != null
                    && error.getSource().getName().equals(source.path())
                    && error.getPosition() >= part.start()
                    && error.getPosition() < part.end();
        }

        private Outcome run(List<SourceText> first, List<SourceText> own) throws IOException {
            DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
            List<SourceText> found =
                    Stream.concat(own.stream(), others.stream()).toList();
            try (StandardJavaFileManager standard =
                            compiler.getStandardFileManager(said, Locale.ROOT, StandardCharsets.UTF_8);
                    MemoryFiles files = new MemoryFiles(standard, found, declared)) {
                boolean isDone = compiler.getTask(Writer.nullWriter(), files, said, options(), null, first)
                        .call();
                return new Outcome(
                        isDone,
                        isDone ? files.classes() : Map.of(),
                        said.getDiagnostics().stream()
                                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                                .toList());
            }
        }

        private List<String> options() {
            List<String> options = new ArrayList<>(List.of(
                    "-proc:none",
                    "-g",
                    "-nowarn",
                    "-implicit:class",
                    "-Xprefer:source",
                    "-Xmaxerrs",
                    "1000",
                    "-cp",
                    classPath));
            if (release() != Runtime.version().feature()) {
                options.addAll(List.of("--release", "" + release()));
            }
            return options;
        }

        private int release() {
            int asked = project.pom().flatMap(Pom::release).orElse(OLDEST);
            return Math.max(OLDEST, Math.min(asked, feature));
        }

        private CompiledProject result(Outcome outcome, List<SourceText> sources) {
            Set<String> compiled = sources.stream()
                    .filter(source -> isIn(source, outcome.classes))
                    .map(SourceText::path)
                    .collect(Collectors.toSet());
            List<String> leftOut = new ArrayList<>();
            project.sources().stream()
                    .map(SourceText::path)
                    .filter(path -> !compiled.contains(path))
                    .sorted(Comparator.comparing((String path) -> !broken.contains(path)))
                    .forEach(leftOut::add);
            unused.stream()
                    .filter(each -> compiled.contains(each.substring(0, each.indexOf(", "))))
                    .forEach(leftOut::add);
            leftOut.addAll(project.tooLarge());
            return new CompiledProject(project, new TreeMap<>(outcome.classes), compiled.size(), release(), leftOut);
        }

        /** Whether the source contributes a class; one with only comments or a package annotation does not. */
        private boolean isIn(SourceText source, Map<String, byte[]> classes) {
            return classes.containsKey(source.packagePath() + declared.mainType(source) + ".class")
                    || (!declared.declaresAny(source) && !broken.contains(source.path()));
        }

        private Uncompiled failure(Outcome outcome) {
            int asked = project.pom().flatMap(Pom::release).orElse(OLDEST);
            Stream<String> hint = asked > feature
                    ? Stream.of(
                            ProblemText.say("why.later-java", asked, feature).toString())
                    : Stream.empty();
            return new Uncompiled(
                    Stream.concat(hint, outcome.errors.stream().map(SourceCompiler::shown))
                            .toList(),
                    outcome.errors.stream().anyMatch(error -> error.getCode().equals("compiler.err.doesnt.exist")));
        }
    }

    private static String shown(Diagnostic<? extends JavaFileObject> error) {
        String message = error.getMessage(Locale.ROOT)
                .lines()
                .map(String::strip)
                .reduce((one, next) -> one + ", " + next)
                .orElse("");
        return ProblemText.cut(
                error.getSource() == null
                        ? message
                        : String.format(
                                Locale.ROOT,
                                "%s, line %d: %s",
                                error.getSource().getName(),
                                error.getLineNumber(),
                                message));
    }
}
