package org.botarena.arena.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The output of a tuning, and its plot. */
class TuningResultTest {
    private static final Worlds WORLD =
            new Worlds(List.of("0.1", "0.9"), x -> -300 * Math.pow(x[0] - 0.7, 2) - 300 * Math.pow(x[1] - 0.4, 2));
    private static final Worlds.End END = WORLD.tuned(2000, 2);

    private static TuningResult result(List<String> best) {
        return new TuningResult(
                "my.jar", 7, WORLD.space(), END.trials(), END.surface(), best, Optional.empty(), Path.of("out"));
    }

    @Test
    void theTableHasTheGainAlongEachOptionWithStartAndBest() {
        List<String> lines = result(END.best()).text().lines().toList();
        assertEquals("my.jar: 1280 games of 80 candidates, seed 7; the start is o0=0.1, o1=0.9", lines.get(0));
        assertTrue(lines.get(1).matches("option +value +Elo +95 %"), lines.get(1));
        for (int option = 0; option < 2; option++) {
            String name = "o" + option;
            List<String> rows = new ArrayList<>(lines);
            rows.removeIf(row -> !row.startsWith(name));
            assertTrue(rows.size() >= 7, rows::toString);
            assertEquals(1, rows.stream().filter(row -> row.endsWith("  start")).count(), rows::toString);
            String best = rows.stream()
                    .filter(row -> row.endsWith("  best"))
                    .findFirst()
                    .orElseThrow();
            assertTrue(best.matches(name + " +" + END.best().get(option) + " .*"), best);
        }
    }

    @Test
    void withoutAnExpectedGainThereIsNoMatch() {
        String text = result(WORLD.start()).text();
        assertTrue(text.endsWith("verdict  no effect shown: the search expects no gain anywhere"), text);
        assertTrue(text.contains("  start and best"), text);
    }

    @Test
    void thePlotHasADotForEachCandidateAndALineForStartAndBest() throws Exception {
        String svg = new TuningPlot(result(END.best())).svg();
        Element root = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
        assertEquals(2 * 80, root.getElementsByTagName("circle").getLength());
        NodeList curves = root.getElementsByTagName("polyline");
        assertEquals(2, curves.getLength());
        String text = root.getTextContent();
        assertTrue(text.contains("start") && text.contains("best") && text.contains("o0") && text.contains("o1"), text);
        assertHighestAtTheBest(
                (Element) curves.item(0), Double.parseDouble(END.best().get(0)));
    }

    /** The curve goes through the best values, which have the greatest expected gain; y grows downwards. */
    private static void assertHighestAtTheBest(Element curve, double best) {
        List<Double> heights = Pattern.compile("[0-9.]+,([0-9.]+)")
                .matcher(curve.getAttribute("points"))
                .results()
                .map(point -> Double.valueOf(point.group(1)))
                .toList();
        int highest = heights.indexOf(Collections.min(heights));
        assertEquals(best, highest / (heights.size() - 1.0), 0.1);
    }
}
