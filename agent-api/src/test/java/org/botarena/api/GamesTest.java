package org.botarena.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GamesTest {
    private final Games games = Games.installed();

    @Test
    void gamesAreListedByName() {
        List<String> names = games.all().stream().map(GameType::name).toList();
        assertEquals(names.stream().sorted().toList(), names);
        assertTrue(names.containsAll(List.of("reversi", "tictactoe")), names::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"reversi", "reversi:size=6", "reversi:mirrored=true", "reversi:size=4,mirrored=true", "tictactoe"
            })
    void aNameReadsBackAsTheSameRules(String spec) {
        Rules<?> rules = games.parse(spec);
        assertEquals(spec, rules.name());
        assertEquals(rules, games.parse(rules.name()));
    }

    @Test
    void theOrderOfOptionsAndGivenDefaultsDoNotMatter() {
        assertEquals(
                "reversi:size=6,mirrored=true",
                games.parse("reversi:mirrored=true,size=6").name());
        assertEquals("reversi", games.parse("reversi:size=8,mirrored=false").name());
    }

    @Test
    void anUnknownGameIsRefusedWithTheListOfGames() {
        assertRefused("chess", "there is no game 'chess'", "reversi, ", "tictactoe");
        assertRefused("", "there is no game ''", "reversi");
        assertRefused("Reversi", "there is no game 'Reversi'");
    }

    @Test
    void anUnknownOptionIsRefusedWithTheListOfOptionsAndTheirRanges() {
        assertRefused(
                "reversi:colour=red",
                "reversi has no option 'colour'",
                "size=8 (one of 4, 6, 8)",
                "mirrored=false (true or false)");
        assertRefused("tictactoe:size=3", "tictactoe has no option 'size': it has none");
    }

    @Test
    void aValueOutOfRangeIsRefusedWithTheRange() {
        assertRefused("reversi:size=10", "reversi: option size=10: it must be one of 4, 6, 8");
        assertRefused("reversi:size=", "option size=: it must be one of 4, 6, 8");
        assertRefused("reversi:mirrored=yes", "reversi: option mirrored=yes: it must be true or false");
    }

    @Test
    void textThatIsNotAListOfOptionsIsRejected() {
        assertRefused("reversi:", "reversi: '' in '': options are written name=value,name=value");
        assertRefused("reversi:size", "'size' in 'size'");
        assertRefused("reversi:size=6,", "'' in 'size=6,'");
        assertRefused("reversi:=6", "'=6'");
        assertRefused("reversi:size=6,size=4", "reversi: option size is given twice");
    }

    @Test
    void aValueMayHoldAnEqualsSign() {
        assertEquals(Map.of("k", "a=b"), Games.options("k=a=b"));
    }

    private void assertRefused(String spec, String... parts) {
        String message = assertThrows(IllegalArgumentException.class, () -> games.parse(spec))
                .getMessage();
        for (String part : parts) {
            assertTrue(message.contains(part), message);
        }
    }
}
