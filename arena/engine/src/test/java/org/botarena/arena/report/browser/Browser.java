package org.botarena.arena.report.browser;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A Chromium without a window, with its own profile, controlled over its DevTools protocol on the loopback. */
public final class Browser implements AutoCloseable {
    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge");
    private static final List<String> ARGUMENTS = List.of(
            "--headless=new",
            "--no-sandbox", // root has no other choice; it only opens the arena's own pages
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--no-default-browser-check",
            "--remote-debugging-port=0",
            "about:blank");

    private final BrowserProcess process;
    private final DevTools tools;

    private Browser(BrowserProcess process, DevTools tools) {
        this.process = process;
        this.tools = tools;
    }

    /** The browser that the environment names, else the first of the usual names on the path. */
    public static Optional<Path> find() {
        String named = System.getenv("BOTARENA_BROWSER");
        if (named != null && !named.isBlank()) {
            return Optional.of(Path.of(named));
        }
        return onPath(NAMES);
    }

    /** The first program of these names in a folder of the path. */
    static Optional<Path> onPath(List<String> names) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .flatMap(folder -> names.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Starts one. */
    public static Browser start() throws Exception {
        Path profile = Files.createTempDirectory("botarena-browser-");
        BrowserProcess process = BrowserProcess.start(
                profile,
                Map.of(),
                Stream.concat(
                                Stream.of(find().orElseThrow().toString(), "--user-data-dir=" + profile),
                                ARGUMENTS.stream())
                        .toList());
        try {
            return new Browser(process, DevTools.connect(process.await(() -> address(profile))));
        } catch (Exception e) {
            process.close();
            throw e;
        }
    }

    /** The address that the browser writes into its profile when it is ready. */
    private static String address(Path profile) throws IOException {
        List<String> lines = Files.readAllLines(profile.resolve("DevToolsActivePort"));
        return lines.size() < 2 ? "" : "ws://127.0.0.1:%s%s".formatted(lines.get(0), lines.get(1));
    }

    /** Opens a tab of that width and height in CSS pixels, with a dark or light colour scheme. */
    public Tab open(int width, int height, boolean isDark) {
        return Tab.open(tools, "", width, height, isDark);
    }

    /** Opens a tab for another user, with its own cookies and download folder. */
    public Tab openApart(int width, int height, boolean isDark, Path saved) {
        String context = tools.send("", "Target.createBrowserContext", Map.of())
                .get("browserContextId")
                .asText();
        tools.send(
                "",
                "Browser.setDownloadBehavior",
                Map.of("behavior", "allow", "browserContextId", context, "downloadPath", saved.toString()));
        return Tab.open(tools, context, width, height, isDark);
    }

    @Override
    public void close() {
        tools.close();
        process.close();
    }
}
