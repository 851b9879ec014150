package org.botarena.arena.admission;

import static org.botarena.arena.admission.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.botarena.api.Setting;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options are read from the class file, and a wrong declaration is refused before anything is played. */
class DeclaredOptionsTest {
    private static final String K =
            "@Option(name = \"k\", type = Setting.Type.DECIMAL, byDefault = \"2\", min = \"0\", text = \"exploration\")\n";
    private static final String MODE = "@Option(name = \"mode\", type = Setting.Type.WORD, byDefault = \"fast\","
            + " choices = {\"fast\", \"deep\"}, text = \"how\")\n";

    @TempDir
    Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    static TestJar agent(String options) {
        return TestJars.jar("bot")
                .source(
                        "agents.Bot",
                        TestJars.agentSource("bot", TestJars.FIRST_MOVE, "")
                                .replace("public class", options + "public class"));
    }

    private List<Setting> settings(String options) {
        return examination.admitted(agent(options).into(folder)).settings();
    }

    @Test
    void noneOneOrSeveralInTheOrderOfTheSource() {
        Setting k = new Setting("k", Setting.Type.DECIMAL, "2", "0", "", List.of(), "exploration");
        Setting mode = new Setting("mode", Setting.Type.WORD, "fast", "", "", List.of("fast", "deep"), "how");
        assertEquals(List.of(), settings(""));
        assertEquals(List.of(k), settings(K));
        assertEquals(List.of(mode, k), settings(MODE + K));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "\"k\"; \"K\"; option name 'K'",
                "\"2\"; \"-1\"; option k=-1",
                "\"0\"; \"low\"; must be numbers",
                "Type.DECIMAL; Type.WORD; a WORD needs its choices"
            })
    void aWrongDeclarationIsRefusedWithItsReason(String right, String wrong, String reason) throws Exception {
        Path jar = agent(K.replace(right, wrong)).into(folder);
        assertSays(examination.refused(jar), "declaration of an option", "agents.Bot", reason);
    }

    @Test
    void anOptionTwice() throws Exception {
        assertSays(examination.refused(agent(K + K).into(folder)), "option k is declared twice");
    }

    @Test
    void thoseOfASuperclassDoNotCount() {
        Path jar = agent(K).source("agents.Child", """
                        package agents;
                        import org.botarena.api.*;
                        import org.pf4j.Extension;
                        @Extension
                        public class Child<P extends Position<P>> extends Bot<P> {
                            public Child(Game<P> game) { super(game); }
                        }
                        """).into(folder);
        assertEquals(List.of(), examination.admitted(jar).settings());
        assertSays(examination.warned(jar), "superclass", "agents.Bot", "declare them on agents.Child");
    }
}
