package org.botarena.arena.admission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names are the file's or the project's, in one form for all that looks alike. */
class NamingTest {
    @ParameterizedTest
    @CsvSource({
        "bot.jar, bot",
        "bot-1.2.jar, bot-1.2",
        "BOT.JAR, BOT",
        "hand in.zip, hand in",
        "🤖 Zoë.jar, 🤖 Zoë",
        "bot.jar.jar, bot.jar"
    })
    void ofAFile(String file, String name) {
        Examination.assumeFilesMayBeCalled(file);
        assertEquals(name, Naming.ofFile(Path.of("agents", file)));
    }

    @ParameterizedTest
    @CsvSource({
        "my-bot/target/classes, my-bot",
        "my-bot/build/classes/java/main, my-bot",
        "my-bot/out/production/my-module, my-module",
        "my-bot/bin, my-bot",
        "my-bot, my-bot",
        "my-bot/target/../target/classes/., my-bot"
    })
    void ofAFolderOfClasses(String folder, String name) {
        assertEquals(name, Naming.ofFolder(Path.of(folder)));
        assertEquals(name, Naming.ofFolder(Path.of(folder).toAbsolutePath()));
    }

    @Test
    void nothingInThemBreaksALineOrTurnsTheWritingRound() {
        assertEquals("a_b_c_d", Naming.clean("a\nb\tc\u202ed"));
        assertEquals("a_b_c_d", Naming.clean("a\u009bb\u200fc\u2066d"));
        assertEquals("👩\u200d💻", Naming.clean("👩\u200d💻"));
    }

    @Test
    void composedLettersAreTheForm() {
        assertEquals("Zo\u00eb", Naming.clean("Zoe\u0308"));
    }
}
