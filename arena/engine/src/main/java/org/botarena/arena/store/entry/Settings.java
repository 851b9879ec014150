package org.botarena.arena.store.entry;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.match.Fresh;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.kind.Formats;

/**
 * What must stay the same as long as a tournament goes on: each under the name of its option, without the dashes, as it
 * would be typed. How many pairs there are, who takes part and how many games run at a time is not among them. Immutable.
 *
 * @param texts by name; an option that does not apply is missing
 */
public record Settings(Map<String, String> texts) {
    /** The name of the openings; those of a file stand here as a hash of its lines. */
    public static final String OPENINGS = "openings";

    private static final String LISTED = "sha256:";
    private static final long LONGEST_MS = Duration.ofDays(30).toMillis();
    private static final String NO_FILE = "start|random:[0-9]+";

    /** Copies the texts. */
    public Settings {
        texts = Map.copyOf(texts);
    }

    /**
     * Those of a tournament.
     *
     * @param gamesDigest of the jars with further games; empty without
     * @param javaFeature of the JDK that runs the agents
     */
    public static Settings of(
            Terms terms, Format format, Openings openings, long seed, String gamesDigest, int javaFeature) {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("game", terms.rules().name());
        texts.putAll(format.settings());
        texts.put(OPENINGS, openings(openings));
        texts.put("move-time", milliseconds(terms.moveTime()));
        texts.put("start-time", milliseconds(terms.startTime()));
        texts.put("heap", terms.heapMiB() + "m");
        texts.put("isolation", terms.isolation().toString());
        if (terms.fresh() != Fresh.GAME) {
            texts.put("fresh", terms.fresh().toString());
        }
        texts.put("seed", "" + seed);
        texts.put("agent-java", "" + javaFeature);
        if (!gamesDigest.isEmpty()) {
            texts.put("games", gamesDigest);
        }
        return new Settings(texts);
    }

    /** The openings as they would be typed; those of a file by what they are, since the file may change. */
    public static String openings(Openings openings) {
        if (!(openings instanceof Openings.Listed listed)) {
            return openings.toString();
        }
        byte[] lines = Notation.text(listed.lines()).getBytes(StandardCharsets.UTF_8);
        return LISTED + Sha256.of(lines);
    }

    private static String milliseconds(Duration time) {
        return time.toMillis() + "ms";
    }

    /** The SHA-256 of all of them. */
    public String hash() {
        byte[] all = Notation.text(new TreeMap<>(texts)).getBytes(StandardCharsets.UTF_8);
        return Sha256.of(all);
    }

    /** The names of the settings that differ, in alphabetical order. */
    public List<String> differences(Settings other) {
        List<String> names = new ArrayList<>(texts.keySet());
        names.addAll(other.texts.keySet());
        return names.stream()
                .distinct()
                .filter(name -> !text(name).equals(other.text(name)))
                .sorted()
                .collect(Collectors.toList());
    }

    /** Without some of them. */
    public Settings without(Collection<String> names) {
        Map<String, String> left = new LinkedHashMap<>(texts);
        left.keySet().removeAll(names);
        return new Settings(left);
    }

    /** One of them; empty if it does not apply. */
    public String text(String name) {
        return texts.getOrDefault(name, "");
    }

    /** What held for every game. */
    public Terms terms(Games games) {
        return new Terms(
                        games.parse(text("game")),
                        moveTime(),
                        span("start-time"),
                        Integer.parseInt(text("heap").replace("m", "")),
                        Isolation.valueOf(text("isolation").toUpperCase(Locale.ROOT)))
                .with(text("fresh").isEmpty() ? Fresh.GAME : Fresh.PAIR);
    }

    /** The time granted for a move. */
    public Duration moveTime() {
        return span("move-time");
    }

    private Duration span(String name) {
        long milliseconds = Long.parseLong(text(name).replace("ms", ""));
        Sound.require(milliseconds >= 0 && milliseconds <= LONGEST_MS, "%s is no time of a game".formatted(name));
        return Duration.ofMillis(milliseconds);
    }

    /** The same with ratings that are given, by entrant. */
    public Settings anchored(Map<String, Double> anchors) {
        if (anchors.isEmpty()) {
            return this;
        }
        Map<String, String> more = new LinkedHashMap<>(texts);
        more.put(
                "anchor",
                anchors.entrySet().stream()
                        .map(anchor -> anchor.getKey() + "=" + anchor.getValue())
                        .sorted()
                        .collect(Collectors.joining(",")));
        return new Settings(more);
    }

    public Map<String, Double> anchors() {
        Map<String, Double> anchors = new LinkedHashMap<>();
        for (String anchor :
                text("anchor").isEmpty() ? new String[0] : text("anchor").split(",", -1)) {
            int sign = anchor.lastIndexOf('=');
            anchors.put(anchor.substring(0, sign), Double.valueOf(anchor.substring(sign + 1)));
        }
        return anchors;
    }

    public long seed() {
        return Long.parseLong(text("seed"));
    }

    /** How the entrants meet. */
    public Format format() {
        return Formats.of(texts);
    }

    /**
     * From where the games start.
     *
     * @param listed those of a file, if they come from one
     */
    public Openings openings(Rules<?> rules, String listed) {
        if (!listed.isEmpty()) {
            return Notation.value(listed, Openings.Listed.class);
        }
        if (!text(OPENINGS).matches(NO_FILE)) { // which a folder from elsewhere cannot name
            throw new IllegalArgumentException("the openings are '%s', which is no setting".formatted(text(OPENINGS)));
        }
        return Openings.parse(text(OPENINGS), rules);
    }
}
