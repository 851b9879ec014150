package org.botarena.arena.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever an agent is called, its folder, package and class have names that every system takes. */
class ProjectNameTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "My agent, my-agent, myagent, MyAgent",
                "counter, counter, counter, CounterAgent",
                "Zoé's bot 🤖, zoes-bot, zoesbot, ZoesBotAgent",
                "Jürg Weiß, jurg-weiss, jurgweiss, JurgWeissAgent",
                "Łódź/Ærø, lodz-aero, lodzaero, LodzAeroAgent",
                "e\u0301te\u0301, ete, ete, EteAgent",
                "ﬁne, fine, fine, FineAgent",
                "42, 42, agent42, The42Agent",
                "class, class, agentclass, ClassAgent",
                "Agent, agent, agent, MyAgent",
                "String, string, string, StringAgent",
                "Reversi, reversi, reversi, ReversiAgent",
                "UCT_v2.1, uct-v2-1, uctv21, UCTV21Agent",
                "../../etc, etc, etc, EtcAgent"
            })
    void namesFollowFromWhatIsTyped(String typed, String artifact, String segment, String type) {
        ProjectName name = ProjectName.of(typed);
        assertEquals(artifact, name.artifact());
        assertEquals(segment, name.segment());
        assertEquals(type, name.type());
        assertTrue(SourceVersion.isName("agents." + segment + "." + type));
    }

    @Test
    void itIsShownInOneLineAsItWasTyped() {
        assertEquals(
                "Zoé 🤖 two", ProjectName.of("  Zoe\u0301 🤖\n\ttwo \u202E").shown());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "🤖", "Ещё бот"})
    void aNameNeedsALetterOrADigit(String typed) {
        assertSays(typed, "no letter from A to Z and no digit", "emoji may be added");
    }

    @Test
    void twoHundredCharactersAreTooMany() {
        assertSays("é".repeat(200), "has 200 characters: at most 60");
        assertEquals(60, ProjectName.of("x".repeat(60)).artifact().length());
    }

    @ParameterizedTest
    @ValueSource(strings = {"con", "NUL", "com1", "Agents", "results"})
    void foldersWithAMeaningOfTheirOwnAreRefused(String typed) {
        assertSays(typed, "has a meaning of its own", "add a word");
    }

    private static void assertSays(String typed, String... words) {
        String message = assertThrows(IllegalArgumentException.class, () -> ProjectName.of(typed))
                .getMessage();
        for (String each : words) {
            assertTrue(message.contains(each), message);
        }
    }
}
