package org.botarena.arena.match;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.bench.Quantiles;

/** The parts of the arena's own cost. It is in the engine's package, because it asks single seats. */
public final class Overhead {
    private static final Map<String, Part> PARTS = new LinkedHashMap<>();

    static {
        PARTS.put("moves", MoveCost::measure);
        PARTS.put("games", GameCost::measure);
        PARTS.put("levels", LevelCost::measure);
        PARTS.put("deadlines", DeadlineCost::measure);
        PARTS.put("examinations", ExaminationCost::measure);
        PARTS.put("channels", ChannelCost::measure);
        PARTS.put("grhino", EngineCost::grhino);
        PARTS.put("python", EngineCost::python);
    }

    private Overhead() {}

    /** One measurement, which prints its table. */
    private interface Part {
        List<Quantiles> measure(Premises premises) throws Exception;
    }

    /**
     * Runs the named parts ({@code moves}, {@code games}, {@code levels}, {@code deadlines}, {@code examinations},
     * {@code channels}, {@code grhino}, {@code python}), or all of them. {@code punctual} is used separately, with the
     * arguments of {@link PunctualGames#main}.
     *
     * @param args the parts, and optionally the JSON file to write
     */
    public static void main(String[] args) throws Exception {
        if (args.length > 0 && args[0].equals("punctual")) {
            PunctualGames.main(Arrays.copyOfRange(args, 1, args.length));
            return;
        }
        List<String> named = new ArrayList<>(List.of(args));
        Optional<Path> json = named.stream()
                .filter(name -> name.endsWith(".json"))
                .findFirst()
                .map(Path::of);
        named.removeIf(name -> name.endsWith(".json"));
        if (!PARTS.keySet().containsAll(named)) {
            System.err.printf("there are the parts %s, not all of %s%n", PARTS.keySet(), named);
            System.exit(2);
        }
        List<Quantiles.Summary> measured = new ArrayList<>();
        try (Premises premises = new Premises()) {
            for (Map.Entry<String, Part> part : PARTS.entrySet()) {
                if (named.isEmpty() || named.contains(part.getKey())) {
                    part.getValue().measure(premises).forEach(each -> measured.add(each.summary()));
                }
            }
        }
        if (json.isPresent()) {
            new ObjectMapper()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .writeValue(json.get().toFile(), measured);
        }
    }
}
