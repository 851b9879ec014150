package org.botarena.arena.admission.examiner.source;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.botarena.arena.admission.examiner.archive.ProjectSources;
import org.botarena.arena.admission.examiner.archive.WrappedJar;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;

/**
 * Compiles the sources of a project in memory, against the examiner's own class path, which has what an agent has in its
 * games. Nothing of the sources runs: annotation processors are off. Immutable.
 *
 * @param feature of the agents' JDK
 */
public record SourceCompiler(int feature) {
    private static final int OLDEST = 17;
    private static final int MOST_SHOWN = 3;

    /** The compiler calls itself for each bracket of an expression. */
    private static final long STACK = 16L << 20;

    /** The earliest that a zip can state; the same sources make the same bytes. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    /** The jar that the sources compile to, with the project's resources. */
    public WrappedJar jar(ProjectSources project) throws Refusal, IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new Refusal(
                    ProblemText.say("what.sources"),
                    ProblemText.say("why.no-compiler"),
                    ProblemText.say("remedy.sources"));
        }
        Map<String, byte[]> files = new TreeMap<>(project.resources());
        files.putAll(classes(compiler, project));
        return new WrappedJar(zipped(files), project.name());
    }

    private Map<String, byte[]> classes(JavaCompiler compiler, ProjectSources project) throws Refusal, IOException {
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        List<Text> texts = project.sources().entrySet().stream()
                .map(source -> new Text(source.getKey(), source.getValue()))
                .toList();
        try (StandardJavaFileManager standard =
                        compiler.getStandardFileManager(said, Locale.ROOT, StandardCharsets.UTF_8);
                Memory memory = new Memory(standard)) {
            JavaCompiler.CompilationTask task =
                    compiler.getTask(Writer.nullWriter(), memory, said, options(project), null, texts);
            if (!compiled(task)) {
                throw errors(said.getDiagnostics());
            }
            return memory.classes();
        }
    }

    private List<String> options(ProjectSources project) {
        int asked = project.release().map(Integer::parseInt).orElse(OLDEST);
        int release = Math.max(OLDEST, Math.min(asked, feature));
        List<String> options =
                new ArrayList<>(List.of("-proc:none", "-g", "-nowarn", "-cp", System.getProperty("java.class.path")));
        if (release != Runtime.version().feature()) {
            options.addAll(List.of("--release", "" + release));
        }
        return options;
    }

    private static boolean compiled(JavaCompiler.CompilationTask task) {
        boolean[] isDone = {false};
        Throwable[] thrown = {null};
        Thread thread = new Thread(null, () -> isDone[0] = task.call(), "compiler", STACK);
        thread.setUncaughtExceptionHandler((same, e) -> thrown[0] = e);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        if (thrown[0] instanceof Error error) {
            throw error;
        }
        return isDone[0];
    }

    private static Refusal errors(List<Diagnostic<? extends JavaFileObject>> said) {
        List<String> errors = said.stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .map(SourceCompiler::shown)
                .toList();
        String shown = String.join("; ", errors.subList(0, Math.min(errors.size(), MOST_SHOWN)));
        return new Refusal(
                ProblemText.say("what.syntax"),
                errors.isEmpty()
                        ? ProblemText.say("why.no-reason")
                        : errors.size() > MOST_SHOWN
                                ? ProblemText.say("why.more", shown, errors.size() - MOST_SHOWN)
                                : shown,
                ProblemText.say("remedy.syntax"));
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

    private static byte[] zipped(Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(TIME);
                zip.putNextEntry(entry);
                zip.write(file.getValue());
            }
        }
        return bytes.toByteArray();
    }

    /** A source. */
    private static final class Text extends SimpleJavaFileObject {
        private final String path;
        private final String text;

        Text(String path, String text) {
            super(URI.create("source:///" + path.replaceAll("[^A-Za-z0-9_/.$-]", "_")), Kind.SOURCE);
            this.path = path;
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoresEncodingErrors) {
            return text;
        }

        @Override
        public String getName() {
            return path;
        }
    }

    /** Where the classes go. */
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> written = new TreeMap<>();

        Memory(JavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            String path = className.replace('.', '/') + kind.extension;
            return new SimpleJavaFileObject(URI.create("class:///" + path), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return written.computeIfAbsent(path, fresh -> new ByteArrayOutputStream());
                }
            };
        }

        Map<String, byte[]> classes() {
            Map<String, byte[]> classes = new TreeMap<>();
            written.forEach((path, bytes) -> classes.put(path, bytes.toByteArray()));
            return classes;
        }
    }
}
