package org.botarena.arena.testjars;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import org.botarena.api.Agent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestJarsTest {
    @TempDir
    Path folder;

    @Test
    void anAgentIsCompiledAndPacked() throws Exception {
        Path jar = TestJars.agent(folder, "first-move", TestJars.FIRST_MOVE);
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {jar.toUri().toURL()}, getClass().getClassLoader())) {
            Class<?> type = loader.loadClass("agents.FirstMove");
            assertEquals(Agent.class, type.getSuperclass());
            assertEquals(1, type.getConstructors().length);
        }
    }

    @Test
    void aPluginHasItsManifestAndItsIndex() throws Exception {
        Path jar = TestJars.jar("plugin")
                .source("p.A", "package p; public class A {}")
                .extension(true)
                .into(folder);
        try (JarFile read = new JarFile(jar.toFile())) {
            assertEquals("test", read.getManifest().getMainAttributes().getValue("Plugin-Id"));
            assertArrayEquals(
                    "p.A\n".getBytes(StandardCharsets.UTF_8),
                    read.getInputStream(read.getEntry("META-INF/extensions.idx"))
                            .readAllBytes());
        }
    }

    @Test
    void aBombIsSmallAndUnpacksToAsMuchAsItSays() throws Exception {
        Path jar = TestJars.jar("bomb").bomb("zeros", 5_000_000).into(folder);
        assertTrue(Files.size(jar) < 50_000);
        try (JarFile read = new JarFile(jar.toFile())) {
            byte[] zeros = read.getInputStream(read.getEntry("zeros")).readAllBytes();
            assertArrayEquals(new byte[5_000_000], zeros);
        }
    }

    @Test
    void aMistakeInASourceIsShown() {
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> TestJars.agent(folder, "wrong", "return nothing;"));
        assertTrue(e.getMessage().contains("nothing"), e.getMessage());
    }
}
