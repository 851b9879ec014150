package org.botarena.arena.report.browser;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A page in a browser: what a reader does with it, and what it does in the background. It has its own window, since
 * a hidden page follows nothing, and other tabs opened or closed could hide it. One thread at a time.
 */
public final class Tab {
    /** The time a page may take on a busy machine. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final DevTools tools;
    private final String session;

    private Tab(DevTools tools, String session) {
        this.tools = tools;
        this.session = session;
    }

    static Tab open(DevTools tools, String context, int width, int height, boolean isDark) {
        Map<String, Object> wanted = new HashMap<>(Map.of("url", "about:blank", "newWindow", true));
        if (!context.isEmpty()) {
            wanted.put("browserContextId", context);
        }
        String target =
                tools.send("", "Target.createTarget", wanted).get("targetId").asText();
        Tab tab = new Tab(
                tools,
                tools.send("", "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
                        .get("sessionId")
                        .asText());
        Stream.of("Page", "Runtime", "Log", "Network").forEach(domain -> tab.send(domain + ".enable", Map.of()));
        tab.resize(width, height);
        tab.prefers(Map.of("prefers-color-scheme", isDark ? "dark" : "light"));
        return tab;
    }

    private JsonNode send(String method, Map<String, ?> parameters) {
        return tools.send(session, method, parameters);
    }

    /** Opens a file and waits until a script finds it ready. */
    public void show(Path file, String fragment, String ready) throws InterruptedException {
        visit(file.toUri() + fragment, ready);
    }

    /** Opens an address and waits until a script finds the page ready. */
    public void visit(String address, String ready) throws InterruptedException {
        send("Page.navigate", Map.of("url", address));
        await(ready);
    }

    /** Runs a script in each page from now on, before the page's own. */
    public void before(String script) {
        send("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
    }

    /** Closes the page and its connections. */
    public void close() {
        send("Page.close", Map.of());
    }

    /** Saves a picture of the window. */
    public void window(Path file) throws IOException {
        JsonNode picture = send("Page.captureScreenshot", Map.of("format", "png"));
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, Base64.getDecoder().decode(picture.get("data").asText()));
    }

    /** Waits until a script's value is true. */
    public void await(String script) throws InterruptedException {
        await(script, PATIENCE);
    }

    /** Waits for a script's value to be true, with a longer limit. */
    public void await(String script, Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        while (System.nanoTime() < end) {
            if (isTrue(script)) {
                return;
            }
            Thread.sleep(25);
        }
        throw new AssertionError("never true: %s; at %s; errors: %s"
                .formatted(script, value("location.href + ', ' + document.visibilityState"), errors()));
    }

    /** Whether the script is true now; false while the page navigates. */
    private boolean isTrue(String script) {
        try {
            return value("(() => { try { return !!(%s); } catch { return false; } })()".formatted(script))
                    .asBoolean();
        } catch (IllegalStateException e) {
            if (e.getCause().getMessage() != null && e.getCause().getMessage().contains("navigated or closed")) {
                return false;
            }
            throw e;
        }
    }

    /** The value of a script in the page. */
    public JsonNode value(String script) {
        JsonNode result = send("Runtime.evaluate", Map.of("expression", script, "returnByValue", true));
        if (result.has("exceptionDetails")) {
            throw new AssertionError(script + ": " + result.get("exceptionDetails"));
        }
        return result.get("result").path("value");
    }

    /** The share of the window's width that carries text, filled cells of tables, drawings or controls somewhere on the page. */
    public double covered() {
        return value("""
                (() => {
                  const columns = new Uint8Array(innerWidth);
                  const mark = ({left, right}) => columns.fill(1, Math.max(0, Math.floor(left)), Math.max(0, Math.ceil(right)));
                  for (const one of [...document.querySelectorAll('main, main *')].filter(each => each.checkVisibility())) {
                    if (one.matches('svg, img, input, select, button, textarea, label, progress, meter, :is(td, th):not(:empty)')) {
                      mark(one.getBoundingClientRect());
                    }
                    for (const text of [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.data.trim())) {
                      const range = document.createRange();
                      range.selectNodeContents(text);
                      [...range.getClientRects()].forEach(mark);
                    }
                  }
                  return columns.reduce((sum, column) => sum + column, 0) / innerWidth;
                })()""").asDouble();
    }

    /** The text of an element as it is rendered. */
    public String text(String selector) {
        return value("document.querySelector('%s').innerText".formatted(selector))
                .asText();
    }

    /** Clicks into the middle of an element, with the mouse. */
    public void click(String selector) {
        clickOn("document.querySelector('%s')".formatted(selector));
    }

    /** Clicks the first of these elements with that text. */
    public void click(String selector, String text) {
        clickOn("[...document.querySelectorAll('%s')].find(one => one.textContent === '%s')".formatted(selector, text));
    }

    private void clickOn(String element) {
        JsonNode point = middle(element);
        mouse("mousePressed", point);
        mouse("mouseReleased", point);
    }

    /** Clicks as a slow user does: something else happens between pressing and releasing. */
    public void clickSlowly(String selector, ThrowingRunnable meanwhile) throws Exception {
        JsonNode point = middle("document.querySelector('%s')".formatted(selector));
        mouse("mousePressed", point);
        meanwhile.run();
        mouse("mouseReleased", point);
    }

    /** An action that may throw any exception. */
    @FunctionalInterface
    public interface ThrowingRunnable {
        /** Does it. */
        void run() throws Exception;
    }

    /** The middle of an element, once it has stopped moving. */
    private JsonNode middle(String element) {
        String script = "(() => { const e = %s; e.scrollIntoView({block: 'center'});".formatted(element)
                + " const r = e.getBoundingClientRect(); return {x: r.x + r.width / 2, y: r.y + r.height / 2}; })()";
        JsonNode last = value(script);
        JsonNode now = value(script);
        while (!now.equals(last)) {
            last = now;
            now = value(script);
        }
        return now;
    }

    private void mouse(String type, JsonNode point) {
        send(
                "Input.dispatchMouseEvent",
                Map.of(
                        "type",
                        type,
                        "x",
                        point.get("x").asDouble(),
                        "y",
                        point.get("y").asDouble(),
                        "button",
                        "left",
                        "clickCount",
                        1));
    }

    /** The heap of the page's scripts after a garbage collection, in bytes. */
    public double heapBytes() {
        send("HeapProfiler.enable", Map.of());
        send("HeapProfiler.collectGarbage", Map.of());
        return send("Runtime.getHeapUsage", Map.of()).get("usedSize").asDouble();
    }

    /** Sets the size of the window in CSS pixels; a narrow one emulates a phone. */
    public void resize(int width, int height) {
        send(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
    }

    /** Sets all preferences of the reader, by media features: {@code prefers-color-scheme}, {@code forced-colors}. */
    public void prefers(Map<String, String> wishes) {
        send(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        wishes.entrySet().stream()
                                .map(wish -> Map.of("name", wish.getKey(), "value", wish.getValue()))
                                .toList()));
    }

    /** Types a text into an element, replacing its value. */
    public void type(String selector, String text) {
        value("(() => { const e = document.querySelector('%s'); e.focus(); e.select(); return 0; })()"
                .formatted(selector));
        send("Input.insertText", Map.of("text", text));
    }

    /** Chooses a file in a file input. */
    public void choose(String selector, Path file) {
        String element = send(
                        "Runtime.evaluate", Map.of("expression", "document.querySelector('%s')".formatted(selector)))
                .at("/result/objectId")
                .asText();
        send("DOM.setFileInputFiles", Map.of("files", List.of(file.toString()), "objectId", element));
    }

    /** Presses a key, by its name in the DOM. */
    public void press(String key, int code) {
        for (String type : List.of("keyDown", "keyUp")) {
            send(
                    "Input.dispatchKeyEvent",
                    Map.of(
                            "type",
                            type,
                            "key",
                            key,
                            "code",
                            key,
                            "windowsVirtualKeyCode",
                            code,
                            "text",
                            type.equals("keyDown") && key.equals("Enter") ? "\r" : ""));
        }
    }

    /** The problems so far: exceptions, errors and warnings on the console, and requests that the browser blocked. */
    public List<String> errors() {
        return Stream.of("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded")
                .flatMap(event -> tools.events(session, event).stream())
                .map(JsonNode::toString)
                .toList();
    }

    /** The requests to any host. */
    public List<String> requests() {
        return tools.events(session, "Network.requestWillBeSent").stream()
                .map(event -> event.at("/request/url").asText())
                .filter(url -> !url.startsWith("file:") && !url.startsWith("data:"))
                .toList();
    }

    /** Saves a picture of an element, including parts outside the window. */
    public void picture(String selector, Path file) throws IOException {
        JsonNode box = value(
                "(() => { const r = document.querySelector('%s').getBoundingClientRect();".formatted(selector)
                        + " return {x: r.x + scrollX, y: r.y + scrollY, width: r.width, height: r.height, scale: 1}; })()");
        JsonNode picture =
                send("Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true, "clip", box));
        Files.createDirectories(file.getParent());
        Files.write(file, Base64.getDecoder().decode(picture.get("data").asText()));
    }

    /** Renders the page as a printer would. */
    public void onPaper() {
        send("Emulation.setEmulatedMedia", Map.of("media", "print"));
    }
}
