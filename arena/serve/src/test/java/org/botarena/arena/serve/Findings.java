package org.botarena.arena.serve;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.report.browser.Tab;

/** Problems of a page: found by axe, and for people without a mouse. */
public final class Findings {
    /** Reachable controls that are not hidden in a closed element; arrow keys move between radio buttons. */
    private static final String CONTROLS =
            "[...document.querySelectorAll('a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex=\"0\"]')]"
                    + ".filter(one => !one.disabled && one.checkVisibility())";

    /**
     * A script that finds invisible elements: pieces, last moves and legal moves on their squares, the letters of
     * chips, the focus; and states that look like their opposite. The contrast is that of WCAG 2.2.
     */
    private static final String UNSEEN = """
            (() => {
              const light = part => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
              const bright = colour => { const [r, g, b] = colour.match(/[\\d.]+/g).map(Number); return 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b); };
              const contrast = (one, other) => (Math.max(bright(one), bright(other)) + 0.05) / (Math.min(bright(one), bright(other)) + 0.05);
              const ground = one => { const own = getComputedStyle(one).backgroundColor; return !/^rgba.*, 0[)]$/.test(own) ? own : ground(one.parentElement); };
              const square = one => one.matches(".felt, .sq-dark, .sq-light, .cell") ? getComputedStyle(one).fill : square(one.previousElementSibling);
              const isPlain = (colours, under, least) => Math.max(...colours.filter(one => one !== "none").map(one => contrast(one, under))) < least;
              const all = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
              const drawn = one => [getComputedStyle(one).fill, getComputedStyle(one).stroke];
              const unseen = new Set();
              const find = (selector, isUnseen) => all(selector).filter(isUnseen).forEach(one => unseen.add(one.outerHTML));
              const discs = ":is(.black, .white, .red, .yellow)";
              find(".picture svg " + discs, one => isPlain(drawn(one), square(one), 3));
              find(".piece " + discs, one => isPlain(drawn(one), ground(one.closest(".piece").parentElement), 3));
              find(".glow", one => isPlain([...drawn(one), ...drawn(one.previousElementSibling)], square(one), 3));
              const blend = ({fill, opacity}, under) => {
                const [front, back] = [fill, under].map(colour => colour.match(/\\d+/g).map(Number));
                return `rgb(${front.map((part, i) => opacity * part + (1 - opacity) * back[i]).join()})`;
              };
              find(".dot", one => isPlain([blend(getComputedStyle(one), square(one))], square(one), 3));
              find(".chip", one => isPlain([getComputedStyle(one, "::before").color], ground(one), 4.5));
              const focused = document.activeElement;
              if (focused !== document.body && (getComputedStyle(focused).outlineStyle === "none"
                  || isPlain([getComputedStyle(focused).outlineColor], ground(focused.parentElement), 3))) {
                unseen.add(focused.outerHTML);
              }
              const look = one => [ground(one), ...["borderBottomColor", "borderBottomStyle", "fontWeight"].map(part => getComputedStyle(one)[part])].join();
              for (const [state, not] of [["#moves .now", "#moves button:not(.now)"], [".player.to-move", ".player:not(.to-move)"],
                  ["[aria-pressed=true]", ".controls [aria-pressed=false]"], [".tabs [aria-current]", ".tabs a:not([aria-current])"]]) {
                const others = all(not).map(look);
                find(state, one => others.includes(look(one)));
              }
              return [...unseen];
            })()""";

    private Findings() {}

    /**
     * The controls that the Tab key does not reach or highlight, as HTML, among those present from beginning to end. It
     * compares their look, because news may redraw them and add others.
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

    /**
     * The invisible elements of a page, as HTML. Each of these selectors must match, and ten controls get the focus.
     */
    public static List<String> unseen(Tab tab, String... selectors) throws InterruptedException {
        for (String selector : selectors) {
            tab.await("document.querySelector('%s') !== null".formatted(selector));
        }
        List<String> unseen = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            tab.press("Tab", 9);
            tab.value(UNSEEN).forEach(one -> unseen.add(one.asText()));
        }
        return unseen.stream().distinct().toList();
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

    /** The tables that are wider than their space, by name. */
    public static List<String> cutOff(Tab tab) {
        List<String> cutOff = new ArrayList<>();
        tab.value(
                        "[...document.querySelectorAll('.wide')].filter(one => one.scrollWidth > one.clientWidth).map(one => one.ariaLabel)")
                .forEach(one -> cutOff.add(one.asText()));
        return cutOff;
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
