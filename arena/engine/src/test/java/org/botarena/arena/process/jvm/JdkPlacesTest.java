package org.botarena.arena.process.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.spi.ToolProvider;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.process.SandboxTrial;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The sandbox shows the JDK at any location, and nothing else next to it. */
@NeedsSandbox
class JdkPlacesTest {
    private Path folder;
    private Path image;

    /** A runtime image made by jlink, in a folder with a space in its name. */
    @BeforeEach
    void link() throws IOException {
        Path modules = Path.of(System.getProperty("java.home"), "jmods");
        assumeTrue(Files.isDirectory(modules), modules + " is not there: nothing to link an image from");
        folder = OpenFolder.temporary("botarena jdk-");
        image = folder.resolve("my image");
        int code = ToolProvider.findFirst("jlink")
                .orElseThrow()
                .run(
                        System.out,
                        System.err,
                        "--add-modules",
                        "java.base,java.logging,java.management",
                        "--output",
                        image.toString());
        assertEquals(0, code);
    }

    @AfterEach
    void delete() throws IOException {
        if (folder != null) {
            FileUtils.deleteDirectory(folder.toFile());
        }
    }

    private SandboxTrial trial(Path home) throws IOException, InterruptedException {
        Machine machine = Machine.here();
        HostRuntime runtime = HostRuntime.in(folder.resolve("cache"), Jdk.in(home), machine);
        return SandboxTrial.run(machine, runtime, JvmFlags.DEFAULT_HEAP_MIB);
    }

    @Test
    void aJlinkImageAtAnyLocation() throws Exception {
        assertInstanceOf(SandboxTrial.Works.class, trial(image));
    }

    /** Links like SDKMAN's to its current version, and like Debian's to a JDK's settings below /etc. */
    @Test
    void aLinkedJdkWithLinksToOutside() throws Exception {
        Path settings = Files.createDirectory(folder.resolve("settings"));
        OpenFolder.open(settings);
        for (String file : new String[] {"lib/jvm.cfg", "conf/security/java.security"}) {
            Path original = image.resolve(file);
            Path moved = Files.move(original, settings.resolve(original.getFileName()));
            Files.createSymbolicLink(original, moved);
        }
        Path current = Files.createSymbolicLink(folder.resolve("current"), image);
        assertInstanceOf(SandboxTrial.Works.class, trial(current));
    }
}
