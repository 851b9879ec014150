package org.botarena.arena.report.browser;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A page in a browser: what a reader does with it, and what it does behind his back. One thread at a time. */
public final class Tab {
    private final DevTools tools;
    private final String session;

    private Tab(DevTools tools, String session) {
        this.tools = tools;
        this.session = session;
    }

    static Tab open(DevTools tools, int width, int height, boolean isDark) {
        String target = tools.send("", "Target.createTarget", Map.of("url", "about:blank"))
                .get("targetId")
                .asText();
        Tab tab = new Tab(
                tools,
                tools.send("", "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
                        .get("sessionId")
                        .asText());
        Stream.of("Page", "Runtime", "Log", "Network").forEach(domain -> tab.send(domain + ".enable", Map.of()));
        tab.send(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
        tab.send(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        List.of(Map.of("name", "prefers-color-scheme", "value", isDark ? "dark" : "light"))));
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

    /** Closes it, and with it its connections. */
    public void close() {
        send("Page.close", Map.of());
    }

    /** Saves a picture of the window as it is. */
    public void window(Path file) throws IOException {
        JsonNode picture = send("Page.captureScreenshot", Map.of("format", "png"));
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, Base64.getDecoder().decode(picture.get("data").asText()));
    }

    /** Waits until a script's value is true. */
    public void await(String script) throws InterruptedException {
        for (int i = 0; i < 200; i++) {
            if (value("(() => { try { return !!(%s); } catch { return false; } })()".formatted(script))
                    .asBoolean()) {
                return;
            }
            Thread.sleep(25);
        }
        throw new AssertionError("never true: %s; errors: %s".formatted(script, errors()));
    }

    /** What a script gives in the page. */
    public JsonNode value(String script) {
        JsonNode result = send("Runtime.evaluate", Map.of("expression", script, "returnByValue", true));
        if (result.has("exceptionDetails")) {
            throw new AssertionError(script + ": " + result.get("exceptionDetails"));
        }
        return result.get("result").path("value");
    }

    /** The text of an element as it is rendered. */
    public String text(String selector) {
        return value("document.querySelector('%s').innerText".formatted(selector))
                .asText();
    }

    /** Clicks into the middle of an element, with the mouse. */
    public void click(String selector) {
        JsonNode point = value("(() => { const e = document.querySelector('%s'); e.scrollIntoView({block: 'center'});"
                        .formatted(selector)
                + " const r = e.getBoundingClientRect(); return {x: r.x + r.width / 2, y: r.y + r.height / 2}; })()");
        for (String type : List.of("mousePressed", "mouseReleased")) {
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

    /** What went wrong: exceptions, errors and warnings on the console, and what the browser blocked. */
    public List<String> errors() {
        return Stream.of("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded")
                .flatMap(event -> tools.events(session, event).stream())
                .map(JsonNode::toString)
                .toList();
    }

    /** What was asked of any host. */
    public List<String> requests() {
        return tools.events(session, "Network.requestWillBeSent").stream()
                .map(event -> event.at("/request/url").asText())
                .filter(url -> !url.startsWith("file:") && !url.startsWith("data:"))
                .toList();
    }

    /** Saves a picture of an element, the parts beyond the window included. */
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
