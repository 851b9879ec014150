package org.botarena.arena.cli.project.build;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;

/**
 * A project compiled by the JDK's own compiler, against what an agent has in its games: the API, PF4J, SLF4J and the jars of
 * further games. Immutable.
 *
 * @param project to compile
 * @param feature of the Java that runs here: 17, 21, 25
 * @param games of the organizer's own
 * @param language in which it is said that it does not compile
 */
public record Compilation(Project project, int feature, GameJars games, Language language) {
    /** What agent-api is built for, and the oldest Java that an arena runs on. */
    public static final int OLDEST = 17;

    private static final int MOST_SHOWN = 10;

    /**
     * The Java that it is compiled for.
     *
     * @throws Failed if the project asks for one that is not to be had here
     */
    public int release() {
        String asked = project.release().orElse("" + OLDEST).replaceFirst("^1[.]", "");
        if (!asked.matches("[0-9]{1,3}")) {
            return OLDEST; // a variable of Maven's
        }
        int release = Integer.parseInt(asked);
        String remedy = String.format(
                Locale.ROOT,
                "\nWrite <maven.compiler.release>%d</maven.compiler.release> into its pom.xml: every arena runs that.",
                OLDEST);
        if (release > feature) {
            throw new Failed(String.format(
                    Locale.ROOT,
                    "the project is for Java %d, and this Java is %d.%s%nOr set JAVA_HOME to a JDK %d, if the arena that counts has one.",
                    release,
                    feature,
                    remedy,
                    release));
        }
        if (release < OLDEST) {
            throw new Failed(String.format(
                    Locale.ROOT,
                    "the project is for Java %d, and the API is built for %d.%s",
                    release,
                    OLDEST,
                    remedy));
        }
        return release;
    }

    /**
     * Compiles it into its folder of classes, which holds nothing else afterwards. After an error it is as it was.
     *
     * @return how many sources were compiled
     * @throws Failed if there are errors, with the first of them
     */
    public int run() {
        int release = release();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new Failed(
                    "this Java has no compiler: %s. Set JAVA_HOME to a JDK, for instance from https://adoptium.net"
                            .formatted(System.getProperty("java.home")));
        }
        Path fresh = project.classes().resolveSibling(".classes");
        try {
            FileUtils.deleteDirectory(fresh.toFile());
            Files.createDirectories(fresh);
            compile(compiler, release, fresh);
            for (Path resource : project.resourceFiles()) {
                Path copy =
                        fresh.resolve(project.resources().relativize(resource).toString());
                FileUtils.copyFile(resource.toFile(), copy.toFile());
            }
            FileUtils.deleteDirectory(project.classes().toFile());
            Files.move(fresh, project.classes());
            return project.javaFiles().size();
        } catch (IOException e) {
            throw new Failed("the classes cannot be written: %s".formatted(e.getMessage()), e);
        } finally {
            FileUtils.deleteQuietly(fresh.toFile());
        }
    }

    private void compile(JavaCompiler compiler, int release, Path output) throws IOException {
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(said, Locale.ROOT, StandardCharsets.UTF_8)) {
            boolean isDone = compiler.getTask(
                            null,
                            files,
                            said,
                            options(release, output),
                            null,
                            files.getJavaFileObjectsFromPaths(project.javaFiles()))
                    .call();
            if (!isDone) {
                throw new Failed(errors(said.getDiagnostics()));
            }
        }
    }

    private List<String> options(int release, Path output) {
        List<String> options = new ArrayList<>(List.of(
                "-proc:none", "-g", "-nowarn", "-encoding", "UTF-8", "-d", output.toString(), "-cp", classPath()));
        if (release != feature) {
            options.addAll(List.of("--release", "" + release));
        }
        return options;
    }

    private String classPath() {
        return Stream.concat(HostRuntime.libraries().stream(), games.jars().stream())
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private String errors(List<Diagnostic<? extends JavaFileObject>> said) {
        List<Diagnostic<? extends JavaFileObject>> errors = said.stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .toList();
        String shown = errors.stream().limit(MOST_SHOWN).map(this::shown).collect(Collectors.joining("\n"));
        String more = errors.size() > MOST_SHOWN
                ? String.format(Locale.ROOT, "\nand %d more", errors.size() - MOST_SHOWN)
                : "";
        boolean lacksLibrary = errors.stream().anyMatch(each -> each.getCode().equals("compiler.err.doesnt.exist"));
        String hint = lacksLibrary
                ? "\nOnly agent-api, PF4J, SLF4J and the jars of --games are known here: with other libraries, Maven builds it ('mvnw package')."
                : "";
        String what = language.translated(ProblemText.say("what.syntax"));
        return "%s:\n%s%s%s".formatted(what, shown, more, hint);
    }

    private String shown(Diagnostic<? extends JavaFileObject> error) {
        String message = error.getMessage(Locale.ROOT);
        if (error.getSource() == null) {
            return message;
        }
        Path file = Path.of(error.getSource().toUri());
        Path shown = project.folder().toAbsolutePath().normalize().relativize(file.normalize());
        return String.format(Locale.ROOT, "%s, line %d: %s", shown, error.getLineNumber(), message);
    }
}
