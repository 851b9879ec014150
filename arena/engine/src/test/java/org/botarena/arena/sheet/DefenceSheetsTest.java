package org.botarena.arena.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.explain.MoveAssessment;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.store.Kept;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The defence sheets: the positions that each author is asked about, and their page. */
class DefenceSheetsTest {
    private static final String HOSTILE = "c<img src=x onerror=alert(1)>";

    @TempDir
    Path folder;

    private void play(String game, int pairs, String... names) {
        Setup plain = Contest.setup(game, pairs, "anna", "bert");
        Setup setup = new Setup(
                plain.terms(),
                new RoundRobin(),
                pairs,
                plain.openings(),
                plain.seed(),
                2,
                Stream.of(names).map(name -> Kept.entrant(name, 1)).toList());
        PlayedInProcess table = new PlayedInProcess(setup.terms().rules())
                .withFault("late", new Verdict.Late(2001, 2000, Optional.empty()))
                .withSayingOf("says", HOSTILE);
        new Kept(folder, setup).play(table, store -> List.of());
    }

    private static DefenceSheets.Wanted wanted(int positions) {
        return new DefenceSheets.Wanted(positions, 1000, Language.ENGLISH);
    }

    private List<AskedPosition> positions(String entrant, int count) {
        try (Store store = Store.read(folder)) {
            return new DefenceSheets(store, Games.installed(), wanted(count)).positions(entrant, Runnable::run);
        }
    }

    private String page(Language language) throws IOException {
        Path file = folder.resolve(DefenceSheets.FILE);
        try (Store store = Store.read(folder)) {
            new DefenceSheets(store, Games.installed(), new DefenceSheets.Wanted(3, 1000, language))
                    .write(file, Map.of(), Runnable::run);
        }
        return Files.readString(file);
    }

    private static int count(String page, String part) {
        return page.split(part, -1).length - 1;
    }

    @Test
    void eachAuthorIsAskedThreeQuestionsAboutEachPosition() throws IOException {
        play("connectfour", 3, "anna", "bert", "dora");
        String page = page(Language.ENGLISH);
        assertEquals(3, count(page, "<section class=\"sheet\">"));
        assertEquals(9, count(page, "<article class=\"asked\">"));
        assertEquals(27, count(page, "<li>"));
        assertEquals(9, count(page, "src=\"data:image/png;base64,"));
        assertFalse(page.contains("<script"), "it needs no script");
    }

    @Test
    void theSameGamesGiveTheSamePage() throws IOException {
        play("connectfour", 2, "anna", "bert");
        assertEquals(page(Language.ENGLISH), page(Language.ENGLISH));
    }

    @Test
    void thePageExistsInFrench() throws IOException {
        play("connectfour", 2, "anna", "bert");
        String page = page(Language.FRENCH);
        assertTrue(page.contains("<html lang=\"fr\">"));
        assertTrue(page.contains("<h1>Questions aux auteurs</h1>"));
    }

    @Test
    void losingMovesComeFirstAndEachGameBeforeASecondPositionOfOne() {
        play("connectfour", 6, "anna", "bert");
        List<AskedPosition> positions = positions("anna", 6);
        assertEquals(6, positions.size());
        List<String> games =
                positions.stream().map(asked -> asked.game().game().id()).toList();
        assertEquals(6, new HashSet<>(games).size(), games::toString);
        assertTrue(positions.get(0).isLost() && positions.get(0).isDecisive());
        List<Boolean> lost = positions.stream()
                .map(asked -> asked.isLost() && asked.isDecisive())
                .toList();
        assertEquals(
                lost.stream()
                        .sorted((one, other) -> Boolean.compare(other, one))
                        .toList(),
                lost);
    }

    @Test
    void aQuestionAboutAFaultShowsNoBetterMove() throws IOException {
        play("connectfour", 1, "anna", "late");
        AskedPosition first = positions("late", 1).get(0);
        assertTrue(first.fault().isPresent() && first.judged().isEmpty());
        assertTrue(page(Language.ENGLISH).contains("Where does your code look at the time"));
    }

    @Test
    void anAgentThatLostNothingIsAskedAboutItsDecisions() {
        play("connectfour", 2, "anna", "late");
        List<AskedPosition> positions = positions("anna", 2);
        assertTrue(positions.stream().noneMatch(AskedPosition::isLost));
    }

    @Test
    void anAgentIsAskedAboutTheAnswerThatItExpected() throws IOException {
        play("connectfour", 3, "says", "bert");
        String page = page(Language.ENGLISH);
        assertTrue(page.contains("<dt>Said</dt><dd>+0.50: "), page);
        assertTrue(page.contains("Your agent expected +0.50 here"), page);
    }

    @Test
    void namesStayText() throws IOException {
        play("connectfour", 1, "anna", HOSTILE);
        String page = page(Language.ENGLISH);
        assertTrue(page.contains("c&lt;img src=x onerror=alert(1)&gt;"));
        assertFalse(page.contains("<img src=x"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"jass", "pig", "reversi:size=4", "tictactoe"})
    void everyGameCanBeAskedAbout(String game) {
        play(game, 2, "anna", "bert");
        for (String entrant : List.of("anna", "bert")) {
            List<AskedPosition> positions = positions(entrant, 2);
            assertFalse(positions.isEmpty());
            for (AskedPosition asked : positions) {
                Set<Question> questions = Set.copyOf(Question.about(asked, Set.of(), 3));
                assertEquals(3, questions.size());
                Stream.of(Language.values())
                        .forEach(language -> questions.forEach(question -> question.text(asked, language)));
            }
        }
    }

    @Test
    void thePictureHidesTheOtherPlayersHands() {
        play("jass", 1, "anna", "bert");
        AskedPosition asked = positions("anna", 1).get(0);
        String own = asked.position().seenBy(asked.seat()).toString();
        assertFalse(own.equals(asked.position().toString()));
        long hands = asked.picture().rows().stream()
                .filter(row -> row.cells().size() > 1 && row.text().contains("{"))
                .count();
        assertEquals(1, hands, () -> asked.picture().toString());
    }

    @Test
    void positionsThatAreMarkedAsExactAgreeWithASolver() {
        String[] names = {"anna", "bert", "carl", "dora", "emil", "fred", "gina", "hugo"};
        play("connectfour", 6, names);
        PlainSolver solver = new PlainSolver();
        int marked = 0;
        for (String entrant : names) {
            for (AskedPosition asked : positions(entrant, DefenceSheets.MOST)) {
                MoveAssessment judged = asked.judged().orElseThrow();
                if (judged.isExact()) {
                    marked++;
                    List<String> before = asked.game().game().plies().stream()
                            .map(Ply::move)
                            .limit(asked.ply())
                            .toList();
                    assertEquals(Math.signum(judged.bestValue()), solver.value(before), () -> before + ": " + judged);
                    assertEquals(
                            Math.signum(judged.bestValue()),
                            -solver.value(with(before, judged.best())),
                            () -> before + ": " + judged);
                    assertEquals(
                            Math.signum(judged.playedValue()),
                            -solver.value(
                                    with(before, asked.played().orElseThrow().move())),
                            () -> before + ": " + judged);
                }
            }
        }
        assertTrue(marked >= 100, marked + " positions");
    }

    private static List<String> with(List<String> moves, String move) {
        List<String> all = new ArrayList<>(moves);
        all.add(move);
        return all;
    }

    @Test
    void theNumberOfPositionsIsBounded() {
        IntStream.of(0, DefenceSheets.MOST + 1)
                .forEach(count -> assertThrows(IllegalArgumentException.class, () -> wanted(count)));
        assertThrows(IllegalArgumentException.class, () -> new DefenceSheets.Wanted(1, 1, Language.ENGLISH));
    }
}
