package org.botarena.arena.admission.examiner.source;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;

/** The in-memory files of a compiler: sources, found by package and name, and compiled classes. One thread. */
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, Map<String, SourceText>> sources = new HashMap<>();
    private final Map<SourceText, String> names = new HashMap<>();
    private final Map<String, ByteArrayOutputStream> written = new TreeMap<>();

    /**
     * Wraps the files that the compiler knows itself.
     *
     * @param found the sources that others may refer to; the first of several with one name is used
     */
    MemoryFiles(JavaFileManager files, List<SourceText> found, AgentSources declared) {
        super(files);
        for (SourceText source : found) {
            String name = declared.mainType(source);
            SourceText first = sources.computeIfAbsent(source.packageName(), fresh -> new TreeMap<>())
                    .putIfAbsent(name, source);
            if (first == null) {
                names.put(source, source.packageName().isEmpty() ? name : source.packageName() + "." + name);
            }
        }
    }

    @Override
    public boolean hasLocation(Location location) {
        return location == StandardLocation.SOURCE_PATH || super.hasLocation(location);
    }

    @Override
    public Iterable<JavaFileObject> list(
            Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean isDeep) throws IOException {
        if (location != StandardLocation.SOURCE_PATH) {
            return super.list(location, packageName, kinds, isDeep);
        }
        return kinds.contains(JavaFileObject.Kind.SOURCE)
                ? new ArrayList<>(sources.getOrDefault(packageName, Map.of()).values())
                : List.of();
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
        return file instanceof SourceText source ? names.get(source) : super.inferBinaryName(location, file);
    }

    @Override
    public boolean isSameFile(FileObject one, FileObject other) {
        boolean isInMemory = one instanceof SimpleJavaFileObject || other instanceof SimpleJavaFileObject;
        return isInMemory ? one.equals(other) : super.isSameFile(one, other);
    }

    /** Returns null, since there is no module among the sources. */
    @Override
    public JavaFileObject getJavaFileForInput(Location location, String className, JavaFileObject.Kind kind)
            throws IOException {
        return location == StandardLocation.SOURCE_PATH ? null : super.getJavaFileForInput(location, className, kind);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
        String path = className.replace('.', '/') + kind.extension;
        return new SimpleJavaFileObject(URI.create("class:///" + path.replaceAll("[^A-Za-z0-9_/.$-]", "_")), kind) {
            @Override
            public OutputStream openOutputStream() {
                return written.computeIfAbsent(path, fresh -> new ByteArrayOutputStream());
            }
        };
    }

    /** The compiled classes, by path. */
    Map<String, byte[]> classes() {
        Map<String, byte[]> classes = new TreeMap<>();
        written.forEach((path, bytes) -> classes.put(path, bytes.toByteArray()));
        return classes;
    }
}
