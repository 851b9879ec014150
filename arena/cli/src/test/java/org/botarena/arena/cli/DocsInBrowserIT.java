package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.report.browser.Tab;
import org.junit.jupiter.api.Test;

/** The pages of the distribution, opened from disk. */
@NeedsBrowser
class DocsInBrowserIT {
    private static final Path DOCS = Assembled.home().resolve("docs");

    private static void type(Tab tab, String words) throws InterruptedException {
        tab.press("/", 191);
        tab.await("document.activeElement.type === 'search'");
        tab.value(
                "(() => { const field = document.querySelector('nav input'); field.value = '%s'; field.dispatchEvent(new Event('input')); })()"
                        .formatted(words));
    }

    @Test
    void aSearchFindsASectionAndOpensIt() throws Exception {
        try (Browser browser = Browser.start()) {
            Tab tab = browser.open(1000, 700, false);
            tab.show(DOCS.resolve("games/reversi.html"), "", "document.querySelector('nav label').hidden === false");
            type(tab, "free fonts zebras unwritten");
            tab.await("document.querySelectorAll('nav li').length === 1");
            assertEquals("No page has all of these words.", tab.text("nav li"));
            type(tab, "HTTP server-sent events");
            tab.await("document.querySelector('nav li a') !== null");
            assertTrue(tab.text("nav li").contains("Live API and events"), tab.text("nav ol"));
            tab.click("nav li a");
            tab.await("location.pathname.endsWith('/live-api.html')");
            tab.show(DOCS.resolve("teach.fr.html"), "", "document.querySelector('nav label').hidden === false");
            type(tab, "rien de tel xyz");
            tab.await("document.querySelector('nav li') !== null");
            assertEquals("Aucune page ne contient tous ces mots.", tab.text("nav li"));
            assertEquals(List.of(), tab.errors());
            assertEquals(List.of(), tab.requests());
        }
    }
}
