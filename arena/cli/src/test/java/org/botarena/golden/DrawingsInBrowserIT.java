package org.botarena.golden;

import java.nio.file.Path;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.report.browser.Tab;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The drawing of each game in the report: at its start, halfway and at its end. */
@Tag("long")
@NeedsBrowser
@DisabledOnOs(OS.WINDOWS)
class DrawingsInBrowserIT {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final String SHOWN = "!document.querySelector('#viewer').hidden";
    private static final String BOARD = "document.querySelector('#board').innerHTML";

    @TempDir
    Path folder;

    @Test
    void everyGameIsDrawnUnchanged() throws Exception {
        Typing typing = new Typing(folder);
        try (Browser browser = Browser.start()) {
            for (String game : KeptGames.names()) {
                KeptGames.rebuilt(typing, game);
                Tab tab = browser.open(1280, 800, false);
                tab.show(folder.resolve(game).resolve("report.html"), "", READY);
                tab.click("#rows button");
                tab.await(SHOWN);
                Golden.assertSame("drawings/browser/%s.html".formatted(game), moments(tab));
            }
        }
    }

    private static String moments(Tab tab) {
        int plies = tab.value("Number(document.querySelector('#slider').max)").asInt();
        String start = moment(tab);
        for (int ply = 0; ply < plies / 2; ply++) {
            tab.click("#next");
        }
        String half = moment(tab);
        tab.click("#last");
        return start + half + moment(tab);
    }

    private static String moment(Tab tab) {
        return "<!-- %s: %s -->\n%s\n"
                .formatted(
                        tab.text("#count"),
                        Masks.moments(tab.text("#said")).replace('\n', ' '),
                        tab.value(BOARD).asText().replaceAll("(?=<[a-z])", "\n").strip());
    }
}
