package org.botarena.arena.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a file contains, the compiler sees a literal, a number or a comment. */
class JavaTextTest {
    private static final List<String> PIECES = List.of(
            "\"",
            "\\",
            "\\u0022",
            "\\uuu0022",
            "\\u000a",
            "*/",
            "/*",
            "\\u002a/",
            "\n",
            "\r",
            "\u2028",
            "\u2029",
            "\u0085",
            "\u0000",
            "\t",
            "\u001b[2J",
            "\u202e",
            "\ud83d\ude00",
            "\ud83d",
            "{why}",
            "{name}",
            "${x}",
            "$1",
            "'",
            "0",
            "7",
            "u",
            "static { System.exit(3); }",
            "// ",
            ";",
            "\u00e9",
            "\u007f",
            "\u009b");

    @TempDir
    Path folder;

    private static String text(Random random) {
        return IntStream.range(0, random.nextInt(12))
                .mapToObj(i -> PIECES.get(random.nextInt(PIECES.size())))
                .collect(Collectors.joining());
    }

    @Test
    void aLiteralIsReadAsTheTextThatItWasMadeFromAndACommentIsNothing() throws Exception {
        Random random = new Random(17);
        List<String> texts = new ArrayList<>(PIECES);
        for (int i = 0; i < 2_000; i++) {
            texts.add(text(random));
        }
        StringBuilder source =
                new StringBuilder("public class Texts { public static String of(int i) { switch (i) {\n");
        for (int i = 0; i < texts.size(); i++) {
            source.append("/** %s */ case %d: return %s;%n"
                    .formatted(JavaText.comment(texts.get(i)), i, JavaText.literal(texts.get(i))));
        }
        compile(source.append("default: return null; } } }").toString());
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
            var of = loader.loadClass("Texts").getMethod("of", int.class);
            for (int i = 0; i < texts.size(); i++) {
                assertEquals(texts.get(i), of.invoke(null, i));
            }
        }
        try (var classes = Files.list(folder)) {
            assertEquals(List.of(folder.resolve("Texts.class")), classes.toList());
        }
    }

    private void compile(String text) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        var source = new SimpleJavaFileObject(URI.create("string:///Texts.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
        List<String> options = List.of("-proc:none", "-d", folder.toString());
        assertEquals(
                true,
                compiler.getTask(null, null, null, options, null, List.of(source))
                        .call());
    }

    @Test
    void aSeedIsANumberAndAnIdAnId() {
        assertEquals("-5", JavaText.number("-5"));
        assertEquals("r1-g2.a", JavaText.id("r1-g2.a"));
        for (String no : PIECES) {
            if (!no.matches("[0-9]")) {
                assertThrows(IllegalArgumentException.class, () -> JavaText.number("1" + no), no);
            }
            if (!no.matches("[0-9a-z]")) {
                assertThrows(IllegalArgumentException.class, () -> JavaText.id("r1" + no), no);
            }
        }
        assertThrows(IllegalArgumentException.class, () -> JavaText.number("0L; static { } long x = 0"));
        assertThrows(IllegalArgumentException.class, () -> JavaText.id(""));
    }
}
