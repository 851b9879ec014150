package org.botarena.api.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.junit.jupiter.api.Test;

/** Pictures of positions, and the cells that a person clicks. */
class PictureTest {
    @Test
    void aTextThatBeginsWithTheCellsOfASquareBoardIsABoard() {
        Picture picture = Picture.ofText("X...O.... X", true);
        assertEquals(List.of("a", "b", "c"), picture.columns());
        assertEquals(
                List.of("1 X..", "2 .O.", "3 ..."),
                picture.rows().stream().map(PictureTest::shown).toList());
    }

    @Test
    void anyOtherTextIsALine() {
        assertEquals(Picture.of(Picture.line("7,1 0")), Picture.ofText("7,1 0", false));
    }

    private static String shown(Picture.Row row) {
        return row.cells().stream().map(Cell::glyph).collect(Collectors.joining("", row.text() + " ", ""));
    }

    @Test
    void aMoveOfDraughtsIsClickedAlongItsRoute() {
        List<Place> route = clicked("draughts", "W:W22:B18,10", "22x15x6");
        assertEquals(List.of(new Place(5, 2), new Place(3, 4), new Place(1, 2)), route);
    }

    @Test
    void twoRoutesBetweenTheSameSquaresHaveDifferentCells() {
        String position = "W:W30:B25,17,26,18";
        assertNotEquals(clicked("draughts", position, "30x21x14"), clicked("draughts", position, "30x23x14"));
    }

    @Test
    void aCardIsClickedInTheHandOfItsPlayer() {
        assertEquals(
                List.of(new Place(4, 0)), clicked("jass", null, "S10"), "seat 2, below points, trick and two hands");
    }

    @Test
    void aMoveWithoutAPlaceInThePictureIsChosenByItsText() {
        assertEquals(List.of(), clicked("pig", null, "roll"));
    }

    @Test
    void ifOnePlayerHasAPieceAllPlayersHaveDifferentOnes() {
        for (GameType type : Games.installed().all()) {
            Rules<?> rules = Games.installed().parse(type.name());
            List<Cell> pieces = rules.firstSeats().stream()
                    .flatMap(seat -> rules.piece(seat).stream())
                    .distinct()
                    .toList();
            assertTrue(pieces.isEmpty() || pieces.size() == rules.firstSeats().size(), type.name());
        }
    }

    @Test
    void blackHasTheBlackDiscsOfReversiAndTheDiscsAreCounted() {
        Rules<?> rules = Games.installed().parse("reversi");
        assertEquals(Colour.BLACK, rules.piece(0).orElseThrow().colour());
        String board = "X".repeat(40) + "O".repeat(24) + " X";
        assertEquals(Optional.of("40-24"), tally(rules, board));
        assertEquals(Optional.empty(), tally(Games.installed().parse("tictactoe"), "XXX.OO... O"));
    }

    @Test
    void theDiscsOfConnectFourAreRedAndYellow() {
        Rules<?> rules = Games.installed().parse("connectfour");
        assertEquals(Colour.RED, rules.piece(0).orElseThrow().colour());
        assertEquals(Colour.YELLOW, rules.piece(1).orElseThrow().colour());
    }

    private static <P extends Position<P>> Optional<String> tally(Rules<P> rules, String over) {
        return rules.tally(rules.parse(over));
    }

    private static List<Place> clicked(String game, String position, String move) {
        return clicked(Games.installed().parse(game), position, move);
    }

    private static <P extends Position<P>> List<Place> clicked(Rules<P> rules, String text, String move) {
        P position = text == null ? rules.start() : rules.parse(text);
        return rules.cells(position, position.parse(move));
    }

    @Test
    void aGameReportsItsDealHiddenPartsAndChance() {
        Rules<?> jass = Games.installed().parse("jass");
        assertTrue(jass.hasDeal() && jass.isHidden());
        assertFalse(jass.hasChance());
        assertTrue(Games.installed().parse("pig").hasChance());
        Rules<?> reversi = Games.installed().parse("reversi");
        assertFalse(reversi.hasDeal() || reversi.isHidden() || reversi.hasChance());
    }

    @Test
    void theTeamWithTheBestScoreLeads() {
        assertEquals(0, lead("tictactoe", "XXXOO.... O"));
        assertEquals(-1, lead("tictactoe", "XOXXOOOXX O"));
    }

    private static int lead(String game, String position) {
        return lead(Games.installed().parse(game), position);
    }

    private static <P extends Position<P>> int lead(Rules<P> rules, String position) {
        return rules.lead(rules.parse(position));
    }
}
