package org.botarena.arena.serve;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.report.browser.Tab;

/** What axe finds in a page. */
public final class Findings {
    private Findings() {}

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
