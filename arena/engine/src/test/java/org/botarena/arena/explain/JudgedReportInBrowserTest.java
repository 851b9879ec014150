package org.botarena.arena.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.report.browser.Tab;
import org.botarena.arena.report.page.JudgedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report of a judged tournament, as shown to a reader. */
@NeedsBrowser
class JudgedReportInBrowserTest {
    @TempDir
    Path folder;

    /** The plies after which a solved position has another result. */
    private static List<Integer> turns(JudgedGame game) {
        Map<Integer, Double> exact = game.positions().stream()
                .filter(JudgedGame.Position::isExact)
                .collect(Collectors.toMap(JudgedGame.Position::plies, JudgedGame.Position::value));
        return exact.keySet().stream()
                .filter(ply ->
                        exact.containsKey(ply + 1) && Math.signum(exact.get(ply)) != Math.signum(exact.get(ply + 1)))
                .sorted()
                .toList();
    }

    @Test
    void theViewerMarksWhereAGameWasDecidedAndAPressShowsThatPly() throws Exception {
        JudgedTournament tournament = new JudgedTournament(folder);
        tournament.play("tictactoe");
        tournament.judge();
        tournament.report();
        JudgedGame decided = JudgedGame.in(folder).values().stream()
                .filter(game -> !turns(game).isEmpty())
                .findFirst()
                .orElseThrow();
        int ply = turns(decided).get(0);
        try (Browser browser = Browser.start()) {
            Tab tab = browser.open(1280, 800, false);
            tab.show(
                    folder.resolve("report.html"),
                    "#game/" + decided.id(),
                    "document.querySelector('.decisive button') !== null");
            assertEquals(
                    turns(decided).toString().replace(" ", ""),
                    tab.value(
                                    "[...document.querySelectorAll('.decisive button')].map(one => parseInt(one.textContent))")
                            .toString());
            tab.click(".decisive button");
            assertTrue(tab.text("#count").startsWith(ply + 1 + " of "), tab.text("#count"));
            assertEquals(
                    1,
                    tab.value("document.querySelectorAll('.graph .judged').length")
                            .asInt());
            assertEquals(List.of(), tab.errors());
        }
    }
}
