package org.botarena.arena.report.browser;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.report.browser.Driver.Command;

/** A browser with another engine than Chromium's and one page. One thread. */
public final class OtherBrowser implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final String ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

    private final Driver driver;

    private OtherBrowser(Driver driver) {
        this.driver = driver;
    }

    /** The engines. */
    public enum Engine {
        /** Gecko. */
        FIREFOX("no Firefox: install firefox-esr"),
        /** The engine of Safari and GNOME Web. */
        WEBKIT("no WebKit: install webkit2gtk-driver and xvfb");

        private final String advice;

        Engine(String advice) {
            this.advice = advice;
        }

        /** Why it cannot be started here. */
        public Optional<String> missing() {
            boolean isThere = this == FIREFOX ? firefox().isPresent() : webKit().isPresent() && xvfb().isPresent();
            return isThere ? Optional.empty() : Optional.of(advice);
        }

        /** Starts it. */
        public OtherBrowser start() throws Exception {
            return new OtherBrowser(
                    this == FIREFOX
                            ? Firefox.start(firefox().orElseThrow())
                            : WebKit.start(webKit().orElseThrow(), xvfb().orElseThrow()));
        }

        private static Optional<Path> firefox() {
            return Browser.onPath(List.of("firefox-esr", "firefox"));
        }

        private static Optional<Path> webKit() {
            return Browser.onPath(List.of("WebKitWebDriver"));
        }

        private static Optional<Path> xvfb() {
            return Browser.onPath(List.of("Xvfb"));
        }
    }

    /** Opens an address and waits until a script finds the page ready. */
    public void visit(String address, String ready) throws IOException, InterruptedException {
        driver.send(Command.NAVIGATE, Map.of("url", address));
        await(ready);
    }

    /** Waits until a script's value is true. */
    public void await(String script) throws IOException, InterruptedException {
        await(script, PATIENCE);
    }

    /** Waits for a script's value to be true, with a longer limit. */
    public void await(String script, Duration patience) throws IOException, InterruptedException {
        String guarded = "(() => { try { return !!(%s); } catch { return false; } })()".formatted(script);
        long end = System.nanoTime() + patience.toNanos();
        while (!value(guarded).asBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("never true: %s; at %s".formatted(script, value("location.href")));
            }
            Thread.sleep(50);
        }
    }

    /** The value of a script in the page. */
    public JsonNode value(String script) throws IOException, InterruptedException {
        return driver.send(Command.EXECUTE, Map.of("script", "return " + script, "args", List.of()));
    }

    /** Clicks on an element, which must be in view and not covered. */
    public void click(String selector) throws IOException, InterruptedException {
        driver.send(Command.CLICK, Map.of("id", element(selector)));
    }

    /** Types a text into an element; for file inputs, the path of a file. */
    public void type(String selector, String text) throws IOException, InterruptedException {
        driver.send(Command.TYPE, Map.of("id", element(selector), "text", text));
    }

    private String element(String selector) throws IOException, InterruptedException {
        return driver.send(Command.FIND, Map.of("using", "css selector", "value", selector))
                .get(ELEMENT)
                .asText();
    }

    /** Presses a key of W3C WebDriver, such as U+E014 for the right arrow. */
    public void press(String key) throws IOException, InterruptedException {
        driver.send(
                Command.PERFORM,
                Map.of(
                        "actions",
                        List.of(Map.of(
                                "type",
                                "key",
                                "id",
                                "keyboard",
                                "actions",
                                List.of(
                                        Map.of("type", "keyDown", "value", key),
                                        Map.of("type", "keyUp", "value", key))))));
    }

    /** Sets the size of the window. */
    public void resize(int width, int height) throws IOException, InterruptedException {
        driver.send(Command.RESIZE, Map.of("width", width, "height", height));
    }

    /** Saves a picture of the window as soon as it is drawn. */
    public void window(Path file) throws IOException, InterruptedException {
        value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))");
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(
                file,
                Base64.getDecoder()
                        .decode(driver.send(Command.PICTURE, Map.of()).asText()));
    }

    @Override
    public void close() throws IOException {
        driver.close();
    }
}
