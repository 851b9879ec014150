package org.botarena.arena.tune;

import static org.botarena.arena.text.table.Surface.TERMINAL;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.duel.DuelResult;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;

/**
 * The result of a tuning. Immutable.
 *
 * @param entrant the start, as typed
 * @param seed of all draws
 * @param best the values with the greatest expected gain; those of the start if none is expected
 * @param match the best against the start on separate openings, or empty if they are the same
 * @param folder of all games
 */
public record TuningResult(
        String entrant,
        long seed,
        SearchSpace space,
        List<Trial> trials,
        ResponseSurface surface,
        List<String> best,
        Optional<DuelResult> match,
        Path folder) {
    private static final int STEPS = 6;
    private static final double LEAST_SHARE = 0.001;
    private static final List<Column<Row>> COLUMNS = List.of(
            Column.of("option", Format.NAME, row -> row.name, TERMINAL),
            Column.of("value", Format.COUNT, row -> row.value, TERMINAL),
            Column.of("elo", "Elo", Format.COUNT, row -> row.gain.middle(), TERMINAL),
            Column.of("range", "95 %", Format.COUNT, row -> row.gain.range(), TERMINAL),
            Column.of("mark", "", Format.TEXT, Row::mark, TERMINAL));

    /** The expected gain at a point, with its 95 % interval, in Elo. */
    record Gain(double elo, double low, double high) {
        private String middle() {
            return String.format(Locale.ROOT, "%+d", Math.round(elo));
        }

        private String range() {
            return String.format(Locale.ROOT, "%+d to %+d", Math.round(low), Math.round(high));
        }
    }

    /** The gain with one value of an option, and the best values of the others. */
    private record Row(String name, String value, Gain gain, boolean isStart, boolean isBest) {
        private String mark() {
            return isStart && isBest ? "start and best" : isStart ? "start" : isBest ? "best" : "";
        }
    }

    /** The gain where an option is at a place in its range, and the others have their best values. */
    Gain gain(int option, double place) {
        double[] point = space.point(best);
        point[option] = place;
        double mean = surface.mean(point);
        double reach = Elo.Z95 * surface.deviation(point);
        return new Gain(elo(mean), elo(mean - reach), elo(mean + reach));
    }

    /** The Elo difference for a share of the points this far above one half. */
    static double elo(double gain) {
        return Elo.of(Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, 0.5 + gain)));
    }

    private Stream<Row> rows(int option) {
        TunedOption tuned = space.options().get(option);
        String from = space.start().get(option);
        String chosen = best.get(option);
        Stream<String> marked = Stream.of(from, chosen).filter(tuned::holds);
        return Stream.concat(
                        IntStream.rangeClosed(0, STEPS).mapToObj(step -> tuned.value((double) step / STEPS)), marked)
                .mapToDouble(tuned::place)
                .boxed()
                .map(place -> tuned.value(place))
                .distinct()
                .sorted((one, other) -> Double.compare(tuned.place(one), tuned.place(other)))
                .map(value -> new Row(
                        tuned.name(),
                        value,
                        gain(option, tuned.place(value)),
                        value.equals(from),
                        value.equals(chosen)));
    }

    /** The file with the plot. */
    public Path plot() {
        return folder.resolve("tuning.svg");
    }

    /** The result as text, with a line for each fact. */
    public String text() {
        long pairs = trials.stream().mapToLong(trial -> trial.pairs().total()).sum();
        String search = "%s: %s of %s, seed %s; the start is %s\n"
                .formatted(
                        VisibleText.plain(entrant),
                        Numbers.counted(2 * pairs, "game"),
                        Numbers.counted(trials.size(), "candidate"),
                        seed,
                        space.text(space.start()));
        String gains = new Table<>(
                        COLUMNS,
                        IntStream.range(0, space.options().size())
                                .boxed()
                                .flatMap(this::rows)
                                .toList())
                .text();
        String played = match.map(result -> result.text(Language.ENGLISH, List.of()))
                .orElse("verdict  no effect shown: the search expects no gain anywhere");
        return search + gains + played;
    }

    /** The lowest and the highest gain in the plot, in Elo. */
    double[] span(int points) {
        double[] all = IntStream.range(0, space.options().size())
                .boxed()
                .flatMap(option ->
                        IntStream.rangeClosed(0, points).mapToObj(step -> gain(option, (double) step / points)))
                .flatMapToDouble(gain -> DoubleStream.of(gain.low, gain.high))
                .toArray();
        return new double[] {
            DoubleStream.of(all).min().orElseThrow(), DoubleStream.of(all).max().orElseThrow()
        };
    }
}
