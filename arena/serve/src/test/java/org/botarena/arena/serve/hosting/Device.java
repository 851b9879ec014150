package org.botarena.arena.serve.hosting;

import java.nio.file.Path;
import java.time.Duration;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.Tab;

/** A person's laptop or phone with a page of an event. One thread. */
record Device(Tab tab, String link) {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final Duration PATIENCE = Duration.ofMinutes(4);

    /** A device that is not signed in yet. */
    static Device open(Browser browser, String link, int width, int height, boolean isDark, Path saved) {
        return new Device(browser.openApart(width, height, isDark, saved), link);
    }

    Device visit(String page) throws InterruptedException {
        tab.visit(link + page, "location.pathname === '%s' && %s".formatted(page.replaceFirst("[?#].*", ""), READY));
        return this;
    }

    /** Signs in with a person's link, which leads to their page. */
    Device enter(String token, String page) throws InterruptedException {
        visit("/enter?language=en#" + token);
        tab.click("main button");
        arrive(page);
        return this;
    }

    void arrive(String page) throws InterruptedException {
        await("location.pathname === '%s' && %s".formatted(page, READY));
    }

    /** Waits until the page contains a text. */
    void reads(String text) throws InterruptedException {
        await("document.querySelector('main').innerText.includes(%s)".formatted(quoted(text)));
    }

    /** Waits until a script returns true. */
    void await(String script) throws InterruptedException {
        try {
            tab.await(script, PATIENCE);
        } catch (AssertionError e) {
            throw new AssertionError(e.getMessage() + "; the page: " + tab.text("body"), e);
        }
    }

    int count(String selector) {
        return tab.value("document.querySelectorAll('%s').length".formatted(selector))
                .asInt();
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "\\'") + "'";
    }
}
