package org.botarena.arena.testjars;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Source texts compiled in memory. One file manager serves all compilations of the JVM, since opening the class path
 * takes longer than compiling; the same texts are compiled once.
 */
final class Compiled {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    private static final StandardJavaFileManager FILES =
            COMPILER.getStandardFileManager(null, null, StandardCharsets.UTF_8);
    private static final Map<List<Object>, Map<String, byte[]>> DONE = new HashMap<>();

    private Compiled() {}

    /** The class files by their path in a jar, in the compiler's order. */
    static synchronized Map<String, byte[]> classes(
            Map<String, String> sources, int release, Collection<Path> classPath) {
        List<Object> key = List.of(Map.copyOf(sources), release, List.copyOf(classPath));
        return DONE.computeIfAbsent(key, same -> compile(sources, release, classPath));
    }

    private static Map<String, byte[]> compile(Map<String, String> sources, int release, Collection<Path> classPath) {
        if (sources.isEmpty()) {
            return Map.of();
        }
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        try {
            FILES.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        InMemory output = new InMemory(FILES);
        List<Text> texts = sources.entrySet().stream()
                .map(source -> new Text(source.getKey(), source.getValue()))
                .toList();
        boolean isDone = COMPILER.getTask(null, output, said, options(release), null, texts)
                .call();
        if (!isDone) {
            throw new IllegalArgumentException(
                    said.getDiagnostics().stream().map(Object::toString).collect(Collectors.joining("\n")));
        }
        return output.classes();
    }

    private static List<String> options(int release) {
        return Runtime.version().feature() == release
                ? List.of("-proc:none", "-g", "-nowarn")
                : List.of("-proc:none", "-g", "-nowarn", "--release", "" + release);
    }

    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(String className, String text) {
            super(URI.create("string:///" + className.replace('.', '/') + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> written = new LinkedHashMap<>();

        InMemory(JavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            String path = className.replace('.', '/') + kind.extension;
            return new SimpleJavaFileObject(URI.create("memory:///" + path), kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    written.put(path, bytes);
                    return bytes;
                }
            };
        }

        Map<String, byte[]> classes() {
            Map<String, byte[]> classes = new LinkedHashMap<>();
            written.forEach((path, bytes) -> classes.put(path, bytes.toByteArray()));
            return classes;
        }
    }
}
