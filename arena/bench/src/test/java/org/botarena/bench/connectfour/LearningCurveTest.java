package org.botarena.bench.connectfour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.rating.Interval;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.NetworkArchitecture;
import org.botarena.samples.zero.WeightsFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A training in pictures: what it wrote is measured, and the later network of a training that learned is the stronger one. */
class LearningCurveTest {
    @TempDir
    private Path folder;

    private void training() throws IOException {
        Files.write(
                folder.resolve("curve.csv"),
                List.of(
                        "round,games,positions,core-seconds,policy-loss,value-loss",
                        "1,256,1000,36.0,1.9,1.2",
                        "2,512,2000,72.0,1.5,0.9"));
        NetworkArchitecture architecture =
                Encoding.of(NetworkStrength.RULES).orElseThrow().architecture(1, 1);
        Files.write(
                folder.resolve("round-00001.weights"), WeightsFile.of(architecture, new float[architecture.weights()]));
        try (InputStream learned = WeightsFile.class.getResourceAsStream("/networks/connectfour.weights")) {
            Files.write(folder.resolve("round-00002.weights"), learned.readAllBytes());
        }
    }

    @Test
    void theNetworkThatLearnedIsRatedAboveTheOneThatKnowsNothing() throws IOException {
        training();
        List<LearningCurve.Point> points =
                LearningCurve.points(folder, LearningCurve.rounds(folder), 2, List.of("begin-medium"));
        assertEquals(
                List.of(1, 2), points.stream().map(LearningCurve.Point::round).toList());
        assertEquals(0.02, points.get(1).hours(), 1e-9);
        assertTrue(points.get(1).elo().value() > points.get(0).elo().value(), points::toString);
        assertTrue(points.get(1).unaided() < points.get(0).unaided(), points::toString);
        assertTrue(points.get(1).searching() < points.get(1).unaided(), points::toString);
    }

    @Test
    void thePageHasThreePlotsAndTheFigures() {
        List<double[]> rounds = List.of(new double[] {1, 0.01, 1.9, 1.2}, new double[] {2, 0.02, 1.5, 0.9});
        List<LearningCurve.Point> points = List.of(
                new LearningCurve.Point(1, 0.01, 0.25, 0.125, new Interval(10, -20, 40)),
                new LearningCurve.Point(2, 0.02, 0.125, 0, new Interval(0, 166, Double.POSITIVE_INFINITY)));
        String html = new CurvePage(rounds, points).html();
        assertEquals(4, html.split("<svg", -1).length);
        assertEquals(6, html.split("<polyline", -1).length);
        assertTrue(html.contains("<td>25.00</td><td>12.50</td><td>+10 \u00b1 30</td>"), html);
        assertTrue(html.contains("points=\"380.0,198.0 710.0,10.0\""), "Elo 10, and at least 166, by time: " + html);
    }

    @Test
    void aFolderWithoutATrainingIsRefused() throws IOException {
        String[] arguments = {folder.toString(), folder.resolve("curve.html").toString()};
        String none = assertThrows(IllegalArgumentException.class, () -> LearningCurve.main(arguments))
                .getMessage();
        assertTrue(none.contains("it has no curve.csv"), none);
        Files.write(folder.resolve("curve.csv"), List.of("round,core-seconds,policy-loss,value-loss"));
        String empty = assertThrows(IllegalArgumentException.class, () -> LearningCurve.main(arguments))
                .getMessage();
        assertTrue(empty.contains("no networks in"), empty);
    }
}
