package org.botarena.golden;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The tests of the source tree, read with the compiler. */
final class TestSources {
    private static final Set<String> MARKS =
            Set.of("Test", "ParameterizedTest", "RepeatedTest", "TestFactory", "TestTemplate", "FuzzTest", "ArchTest");
    private static final Set<String> NO_SOURCES = Set.of("target", "resources", ".git");

    private static final String FOLDER = Path.of("/src", "test", "java").toString();

    private TestSources() {}

    /** All test classes, {@code package.Class}, and their tests, {@code package.Class#test}, in order. */
    static SortedSet<String> tests(Path root) throws IOException {
        SortedSet<String> tests = new TreeSet<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, files, null, List.of("-proc:none"), null, files.getJavaFileObjectsFromPaths(sources(root)));
            for (CompilationUnitTree unit : task.parse()) {
                unit.accept(new Tests(unit.getPackageName().toString(), tests), null);
            }
        }
        return tests;
    }

    private static List<Path> sources(Path root) throws IOException {
        List<Path> sources = new ArrayList<>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return NO_SOURCES.contains(folder.getFileName().toString())
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (file.toString().endsWith(".java") && file.toString().contains(FOLDER)) {
                    sources.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return sources;
    }

    /** Finds the tests in one file. A class whose tests are all inherited counts by its name. */
    private static final class Tests extends TreeScanner<Void, Void> {
        private final SortedSet<String> tests;
        private String within;

        Tests(String within, SortedSet<String> tests) {
            this.within = within + ".";
            this.tests = tests;
        }

        @Override
        public Void visitClass(ClassTree type, Void nothing) {
            String outside = within;
            String name = outside + type.getSimpleName();
            if (name.endsWith("Test") || name.endsWith("IT")) {
                tests.add(name);
            }
            within = name + "#";
            super.visitClass(type, null);
            within = outside;
            return null;
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            enter(method.getName().toString(), method.getModifiers());
            return super.visitMethod(method, null);
        }

        @Override
        public Void visitVariable(VariableTree field, Void nothing) {
            enter(field.getName().toString(), field.getModifiers());
            return super.visitVariable(field, null);
        }

        private void enter(String name, ModifiersTree modifiers) {
            for (AnnotationTree mark : modifiers.getAnnotations()) {
                if (MARKS.contains(mark.getAnnotationType().toString())) {
                    tests.add(within + name);
                }
            }
        }
    }
}
