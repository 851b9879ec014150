package org.botarena.arena.serve;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.report.browser.Tab;

/** What is wrong with a page: by axe, and for whoever has no mouse. */
public final class Findings {
    /** What can be reached, and is not hidden in something that is closed; the arrow keys lead from a radio button to the others. */
    private static final String CONTROLS =
            "[...document.querySelectorAll('a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex=\"0\"]')]"
                    + ".filter(one => !one.disabled && one.checkVisibility())";

    private Findings() {}

    /**
     * The controls that the Tab key does not reach, or without a sign, as HTML: of those that the page has from the beginning to the end.
     * Compares what a control looks like: news may draw it again, and adds others behind the focus.
     */
    public static List<String> unreached(Tab tab) {
        int controls = tab.value("window.reached = new Set(); document.activeElement.blur();"
                        + " window.looks = one => (one.matches('[role=region]') ? one.cloneNode(false) : one).outerHTML;"
                        + " window.first = new Set(%1$s.map(looks)); %1$s.length".formatted(CONTROLS))
                .asInt();
        String left = CONTROLS + ".map(looks).filter(one => first.has(one) && !reached.has(one))";
        boolean isDone = false;
        for (int i = 0; i < 2 * controls + 10 && !isDone; i++) {
            tab.press("Tab", 9);
            isDone = tab.value("(() => { const now = document.activeElement;"
                            + " if (getComputedStyle(now).outlineStyle !== 'none') { reached.add(looks(now)); }"
                            + " return %s.length === 0; })()".formatted(left))
                    .asBoolean();
        }
        assertTrue(tab.value("2 * reached.size >= first.size").asBoolean(), "most controls look as they did");
        List<String> unreached = new ArrayList<>();
        tab.value(left).forEach(one -> unreached.add(one.asText()));
        return unreached;
    }

    /** The captions of tables that repeat a heading of the page. */
    public static List<String> repeated(Tab tab) {
        List<String> repeated = new ArrayList<>();
        tab.value(
                        "[...document.querySelectorAll('caption')].map(one => one.textContent)"
                                + ".filter(text => [...document.querySelectorAll('h1, h2, h3')].some(one => one.textContent === text))")
                .forEach(one -> repeated.add(one.asText()));
        return repeated;
    }

    /** Its serious findings, as sentences. */
    public static List<String> of(Tab tab) throws IOException, InterruptedException {
        try (InputStream in = Findings.class
                .getClassLoader()
                .getResourceAsStream("META-INF/resources/webjars/axe-core/4.6.3/axe.min.js")) {
            tab.value(new String(in.readAllBytes(), StandardCharsets.UTF_8) + "; 0");
        }
        tab.value("window.found = null; axe.run().then(done => { window.found = done.violations; }); 0");
        tab.await("window.found !== null");
        List<String> findings = new ArrayList<>();
        for (JsonNode one : tab.value(
                "window.found.map(v => ({impact: v.impact, text: v.id + ': ' + v.nodes.map(n => n.html).join(' ')}))")) {
            if (List.of("serious", "critical").contains(one.get("impact").asText())) {
                findings.add(one.get("text").asText());
            }
        }
        return findings;
    }
}
