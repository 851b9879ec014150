package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertUsage;
import static org.botarena.arena.cli.Typed.arena;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.testjars.TestGames;
import org.botarena.laws.GameLaws;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Games in separate jars: chance, teams and hidden hands on the command line. */
class FurtherGamesTest {
    @TempDir
    Path folder;

    private String games;

    @BeforeEach
    void packGames() {
        for (TestGames game : TestGames.values()) {
            game.into(folder);
        }
        games = folder.toString();
    }

    @ParameterizedTest
    @EnumSource(TestGames.class)
    void theyObeyTheLaws(TestGames game) {
        assertLawful(GameJars.in(folder).games().parse(game.game()));
    }

    private static <P extends Position<P>> void assertLawful(Rules<P> rules) {
        GameLaws.of(rules).check(100, 1);
    }

    @Test
    void theyAreListedWithSeatsTeamsAndOptions() throws IOException {
        Ran ran = arena("games", "--games", games);
        assertEquals(0, ran.code(), ran::toString);
        String said = ran.out().replaceAll("\\s+", " ");
        assertTrue(said.contains("hidden hands (4 players in 2 teams)"), ran::toString);
        assertTrue(said.contains("Tic-tac-toe: three in a row on nine cells (2 players)"), ran::toString);
        assertTrue(said.contains("target=7: steps to the end (a whole number in 1..50)"), ran::toString);
        for (JsonNode game : json("games", "--games", games, "--json")) {
            boolean isTricks = game.get("game").asText().equals("tricks");
            assertTrue(!isTricks || game.get("players").asInt() == 4, game::toString);
            assertTrue(!isTricks || game.get("teams").asInt() == 2, game::toString);
        }
    }

    @Test
    void chanceIsToMoveWhenADieRolls() throws IOException {
        JsonNode rolling = json("moves", "race", "--games", games, "--play", "large", "--json");
        assertEquals(-2, rolling.get("turn").asInt());
        assertEquals("[\"20\",\"22\",\"24\"]", rolling.get("moves").toString());
        JsonNode over = json("moves", "race:target=2", "--games", games, "--play", "small 12", "--json");
        assertEquals(-1, over.get("turn").asInt());
        assertEquals("[1.0,-1.0]", over.get("scores").toString());
        assertTrue(arena("moves", "race", "--games", games, "--play", "large")
                .out()
                .contains("to move   chance"));
    }

    @Test
    void perftCountsEveryOutcomeOfChance() throws IOException {
        JsonNode counts = json("perft", "race", "4", "--games", games, "--json");
        assertEquals("[2,5,10,25]", counts.get("nodes").toString());
    }

    @Test
    void fourHandsAreOnlyCountedFromACompleteDeal() throws IOException {
        JsonNode counts = json("perft", "tricks", "5", "--games", games, "--json");
        assertEquals("[3,9,27,81,162]", counts.get("nodes").toString());
        Ran view = arena("perft", "tricks", "2", "--games", games, "--position", "k00k01k02|?|?|? - - 0 0");
        assertEquals(2, view.code());
        assertTrue(view.err().contains("something is hidden"), view::toString);
    }

    @Test
    void theMovesOfAViewAreThePossibleOnes() throws IOException {
        JsonNode own = json("moves", "tricks", "--games", games, "--position", "k00k01k02|?|?|? - - 0 0", "--json");
        assertEquals("[\"k00\",\"k01\",\"k02\"]", own.get("moves").toString());
        JsonNode other = json("moves", "tricks", "--games", games, "--position", "k00k01k02|?|?|? - - 1 0", "--json");
        assertEquals(9, other.get("moves").size());
    }

    @Test
    void anAskedAgentSeesItsOwnHand() {
        Ran rolling = arena("ask", "uct", "--games", games, "--game", "race", "--position", "0,0 0 2");
        assertUsage(rolling, "chance is to move");
        Ran view = arena("ask", "uct", "--games", games, "--game", "tricks", "--position", "k00k01k02|?|?|? - - 1 0");
        assertUsage(view, "player 1 is to move", "hides what that player sees");
    }

    @Test
    void aFolderWithoutGamesIsWrongUsage() {
        assertUsage(arena("games", "--games", "nowhere"), "--games", "there is no folder");
        assertUsage(arena("moves", "race"), "no game 'race'");
    }

    private static JsonNode json(String... command) throws IOException {
        Ran ran = arena(command);
        assertEquals(0, ran.code(), ran::toString);
        return new ObjectMapper().readTree(ran.out());
    }
}
