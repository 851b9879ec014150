package org.botarena.arena.admission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Whatever the bytes are, the answer is a value, never an exception, and nothing but staged copies is left. */
class DamagedJarsTest {
    private static final int TRIES = 200;

    @TempDir
    Path folder;

    private final Random random = new Random(7);

    @RegisterExtension
    final Examination examination = new Examination();

    private int admitted;

    private static TestJar agent() {
        return DeclaredOptionsTest.agent(
                "@Option(name = \"k\", type = Setting.Type.DECIMAL, byDefault = \"2\", min = \"0\", text = \"t\")\n");
    }

    private byte[] damaged(byte[] bytes) {
        byte[] damaged = bytes.clone();
        for (int i = random.nextInt(3); i >= 0; i--) {
            damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
        }
        return damaged;
    }

    private void judge(Path jar) throws Exception {
        Examined examined = examination.admission().examine(jar, false);
        if (examined instanceof Admitted copy) {
            admitted++;
            Files.delete(copy.staged());
        } else {
            assertFalse(examined.toString().isBlank());
        }
        assertEquals(0, examination.staged().size());
    }

    @Test
    void damagedArchives() throws Exception {
        byte[] whole = Files.readAllBytes(agent().into(folder));
        for (int i = 0; i < TRIES; i++) {
            judge(Files.write(folder.resolve("bot.jar"), damaged(whole)));
        }
        assertTrue(admitted < TRIES);
    }

    @Test
    void damagedClassFiles() throws Exception {
        byte[] whole = agent().classes().get("agents/Bot.class");
        for (int i = 0; i < TRIES; i++) {
            judge(TestJars.jar("bot").entry("agents/Bot.class", damaged(whole)).into(folder));
        }
        assertTrue(admitted < TRIES);
    }
}
