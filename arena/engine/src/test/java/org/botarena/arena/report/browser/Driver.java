package org.botarena.arena.report.browser;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Map;

/** A browser that takes the commands of W3C WebDriver, each waiting for its answer. One thread. */
interface Driver extends AutoCloseable {
    /**
     * Sends a command and returns the value of its answer. An error of the browser is an {@link
     * IllegalStateException}.
     */
    JsonNode send(Command command, Map<String, ?> parameters) throws IOException, InterruptedException;

    @Override
    void close() throws IOException;

    /** The commands that a page needs; each name is Marionette's, each path is the standard's within a session. */
    enum Command {
        NAVIGATE("WebDriver:Navigate", "url"),
        EXECUTE("WebDriver:ExecuteScript", "execute/sync"),
        FIND("WebDriver:FindElement", "element"),
        CLICK("WebDriver:ElementClick", "element/%s/click"),
        TYPE("WebDriver:ElementSendKeys", "element/%s/value"),
        PERFORM("WebDriver:PerformActions", "actions"),
        RESIZE("WebDriver:SetWindowRect", "window/rect"),
        PICTURE("WebDriver:TakeScreenshot", "screenshot");

        final String marionette;
        final String path;

        Command(String marionette, String path) {
            this.marionette = marionette;
            this.path = path;
        }
    }
}
