package org.botarena.arena.store;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.machine.HeapSize;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.enclosure.ProcessReuse;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.text.Durations;
import org.botarena.arena.text.NameList;
import org.botarena.arena.text.SettingText;
import org.botarena.arena.text.Title;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.FormatOption;
import org.botarena.arena.tournament.format.Formats;

/**
 * The settings of a tournament, each under the name of its option without dashes, with the text as typed. The
 * command line and a configuration file hold them; the journal's first line adds drawn and detected values.
 * Immutable.
 *
 * @param texts by name; unset ones are missing
 * @param entrants the requested entrants, or empty if none were named
 * @param listed the openings of a file, where {@code texts} has only a hash of its lines
 */
public record Settings(Map<String, String> texts, List<Wanted> entrants, Optional<Openings.Listed> listed) {
    /** Nothing is set. */
    public static final Settings NONE = new Settings(Map.of());

    /** The name of the openings; those of a file are given as a hash of its lines. */
    public static final String OPENINGS = "openings";

    /** The name of the level of isolation. */
    static final String ISOLATION = "isolation";

    /** The name of the pairs of games per meeting. */
    public static final String PAIRS = "pairs";

    /** The name of the drop folder; in the record it is set if the entrants came from one. */
    public static final String AGENTS = "agents";

    /** Whether people see the agents' comments on a move while its game runs. */
    public static final String LIVE_THOUGHTS = "live-thoughts";

    /** Whether the kibitzer analyses the positions of running games. */
    public static final String KIBITZER = "kibitzer";

    /** Whether an entrant plays itself before the tournament. */
    public static final String CONTROL = "control";

    /** The name of the folder with libraries for agents in Python. */
    public static final String PYTHON_LIBRARIES = "python-libraries";

    private static final String TITLE = "title";
    private static final String CLOCK = "clock";
    private static final String MOVE_TIME = "move-time";

    /** The settings that may change when a tournament is resumed. */
    private static final Set<String> CHANGEABLE = Set.of(PAIRS, AGENTS);

    private static final String LISTED = "sha256:";
    private static final Duration LONGEST = Duration.ofDays(30);

    public Settings {
        texts = Map.copyOf(texts);
        entrants = List.copyOf(entrants);
    }

    /**
     * An entrant as the user types it.
     *
     * @param text the path of a jar or a folder of classes, or the name of a jar in the drop folder or of a sample.
     *     Options may follow after a colon: {@code uct:k=0.5,share=0.8}
     * @param name the name to show, or empty for the default name
     */
    public record Wanted(String text, String name) {}

    /** Settings without entrants or openings of a file. */
    public Settings(Map<String, String> texts) {
        this(texts, List.of(), Optional.empty());
    }

    /** The settings with these entrants, as typed. */
    public Settings naming(List<String> typed) {
        return new Settings(
                texts, typed.stream().map(text -> new Wanted(text, "")).toList(), listed);
    }

    /** The settings with the entrants in these jars, by name. */
    public Settings naming(Map<String, Path> jars) {
        return new Settings(
                texts,
                jars.entrySet().stream()
                        .map(jar -> new Wanted(jar.getValue().toString(), jar.getKey()))
                        .toList(),
                listed);
    }

    /** The settings for the terms of a tournament. */
    public static Settings of(Terms terms) {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("game", terms.rules().name());
        texts.putAll(terms.times().settings());
        texts.put("heap", "" + new HeapSize(terms.heapMiB()));
        texts.put(ISOLATION, terms.isolation().toString());
        if (terms.fresh() != ProcessReuse.GAME) {
            texts.put("fresh", terms.fresh().toString());
        }
        terms.pythonLibraries().ifPresent(folder -> texts.put(PYTHON_LIBRARIES, folder.toString()));
        return new Settings(texts);
    }

    /**
     * The settings of a tournament.
     *
     * @param pairs of games per meeting
     * @param gamesDigest of the jars with further games; empty without
     * @param javaFeature of the JDK that runs the agents
     */
    public static Settings of(
            Terms terms, Format format, int pairs, Openings openings, long seed, String gamesDigest, int javaFeature) {
        Map<String, String> texts = new LinkedHashMap<>(of(terms).texts);
        texts.putAll(format.settings());
        texts.put(PAIRS, "" + pairs);
        texts.put(OPENINGS, openings(openings));
        texts.put("seed", "" + seed);
        texts.put("agent-java", "" + javaFeature);
        if (!gamesDigest.isEmpty()) {
            texts.put("games", gamesDigest);
        }
        return new Settings(
                texts, List.of(), openings instanceof Openings.Listed listed ? Optional.of(listed) : Optional.empty());
    }

    /** The openings as typed; those of a file are given by content, since the file may change. */
    public static String openings(Openings openings) {
        if (!(openings instanceof Openings.Listed listed)) {
            return openings.toString();
        }
        byte[] lines = StableJson.text(listed.lines()).getBytes(StandardCharsets.UTF_8);
        return LISTED + Sha256.of(lines);
    }

    /** The names of the settings that differ and may not change, in alphabetical order. */
    public List<String> differences(Settings other) {
        List<String> names = new ArrayList<>(texts.keySet());
        names.addAll(other.texts.keySet());
        return names.stream()
                .distinct()
                .filter(name -> !CHANGEABLE.contains(name) && !text(name).equals(other.text(name)))
                .sorted()
                .collect(Collectors.toList());
    }

    /** Without some of them. */
    public Settings without(Collection<String> names) {
        Map<String, String> left = new LinkedHashMap<>(texts);
        left.keySet().removeAll(names);
        return new Settings(left, entrants, listed);
    }

    /** The settings with one more, or with another text for it. */
    public Settings with(String name, String text) {
        return new Settings(Map.of(name, text)).over(this);
    }

    /** These settings, completed with others. */
    public Settings over(Settings others) {
        Map<String, String> all = new LinkedHashMap<>(others.texts);
        if (has(CLOCK) || has(MOVE_TIME)) {
            all.keySet().removeAll(Set.of(CLOCK, MOVE_TIME)); // one replaces the other
        }
        all.putAll(texts);
        return new Settings(
                all, entrants.isEmpty() ? others.entrants : entrants, has(OPENINGS) ? listed : others.listed);
    }

    /** Whether it is set. */
    public boolean has(String name) {
        return texts.containsKey(name);
    }

    /** The text of a setting, or empty if it is not set. */
    public String text(String name) {
        return texts.getOrDefault(name, "");
    }

    /** The names in a setting that is a {@link NameList}, or empty if it is not set. */
    public List<String> list(String name) {
        return has(name) ? NameList.parse(text(name)) : List.of();
    }

    /** Whether a flag is set. */
    public boolean isOn(String name) {
        if (!text(name).matches("(?i)true|false|")) {
            throw new SettingException(name, "usage.true-false", text(name));
        }
        return Boolean.parseBoolean(text(name));
    }

    /**
     * The parsed value of a setting, or empty if it is not set.
     *
     * @param reader throws an {@link IllegalArgumentException} with the expected form of the text
     * @throws SettingException naming the setting, with the reader's message
     */
    public <T> Optional<T> read(String name, Function<String, T> reader) {
        try {
            return Optional.ofNullable(texts.get(name)).map(reader);
        } catch (IllegalArgumentException e) {
            throw new SettingException(name, e);
        }
    }

    private <T> T required(String name, Function<String, T> reader) {
        return read(name, reader)
                .orElseThrow(() -> new IllegalArgumentException("the setting %s is missing".formatted(name)));
    }

    /** The value of a setting that is a whole number. */
    public Optional<Integer> number(String name) {
        return whole(name, Integer::valueOf);
    }

    /** The terms that apply to every game. */
    public Terms terms(Games games) {
        Rules<?> rules = rules(games);
        ProcessReuse fresh = read("fresh", ProcessReuse::parse).orElse(ProcessReuse.GAME);
        return new Terms(
                        rules,
                        times(),
                        required("heap", HeapSize::parse).mebibytes(),
                        read(ISOLATION, Isolation::parse).orElse(Isolation.SANDBOX))
                .with(fresh)
                .withPython(read(PYTHON_LIBRARIES, Path::of).map(Path::toAbsolutePath));
    }

    private Rules<?> rules(Games games) {
        String[] game = text("game").split(":", 2);
        List<String> known = games.all().stream().map(GameType::name).toList();
        require(known.contains(game[0]), Sentence.of("error.game", game[0], String.join(", ", known)));
        if (game.length > 1) {
            SettingText.require(games.named(game[0]).settings(), game[1], game[0]);
        }
        return games.parse(text("game"));
    }

    /**
     * The time control.
     *
     * @throws IllegalArgumentException if it is missing or wrong, or there are two limits for moves
     */
    public TimeControl times() {
        require(!has(CLOCK) || !has(MOVE_TIME), Sentence.of("error.clock.move-time", text(CLOCK), text(MOVE_TIME)));
        Duration start = span("start-time");
        if (!has(CLOCK)) {
            return TimeControl.perMove(span(MOVE_TIME), start);
        }
        return new TimeControl(start, required(CLOCK, text -> {
            TimeControl.Clock clock = TimeControl.Clock.parse(text);
            requireShort(text, clock.base());
            requireShort(text, clock.increment());
            return clock;
        }));
    }

    private Duration span(String name) {
        return required(name, text -> {
            Duration span = Durations.parse(text);
            requireShort(text, span);
            return span;
        });
    }

    private static void requireShort(String text, Duration span) {
        require(span.compareTo(LONGEST) <= 0, Sentence.of("error.duration.longest", text));
    }

    /** The settings with renamed entrants; entrants that are not among the keys keep their names. */
    public Settings renamed(Map<String, String> names) {
        if (names.isEmpty()) {
            return this;
        }
        Settings renamed = this;
        for (FormatOption option : Formats.options()) {
            if (option.kind().isOfNames() && has(option.name())) {
                renamed = renamed.with(
                        option.name(),
                        NameList.text(list(option.name()).stream()
                                .map(name -> names.getOrDefault(name, name))
                                .toList()));
            }
        }
        return renamed.anchored(anchors().entrySet().stream()
                .collect(Collectors.toMap(
                        anchor -> names.getOrDefault(anchor.getKey(), anchor.getKey()), Map.Entry::getValue)));
    }

    /** The settings with fixed ratings, by entrant. */
    public Settings anchored(Map<String, Double> anchors) {
        return anchors.isEmpty()
                ? this
                : with(
                        "anchor",
                        NameList.text(anchors.entrySet().stream()
                                .map(anchor -> anchor.getKey() + "=" + anchor.getValue())
                                .sorted()
                                .toList()));
    }

    /** The settings with a title of the tournament, or empty for no title. */
    public Settings titled(String title) {
        return title.isEmpty() ? this : with(TITLE, title);
    }

    /**
     * The title of the tournament; empty without one.
     *
     * @throws SettingException for an invalid title
     */
    public String title() {
        return read(TITLE, Title::of).orElse("");
    }

    /**
     * Fixed ratings in Elo, by entrant.
     *
     * @throws IllegalArgumentException for an invalid rating
     */
    public Map<String, Double> anchors() {
        return numbers("anchor", "Elo points", "random=0");
    }

    /**
     * Numbers by name, as on the command line: {@code random=0,uct=400}.
     *
     * @param what they are, for the message
     * @param example of one
     * @throws IllegalArgumentException for an invalid number
     */
    public Map<String, Double> numbers(String name, String what, String example) {
        Map<String, Double> given = new TreeMap<>();
        for (String number : list(name)) {
            require(
                    number.matches(".+=[-+]?[0-9]{1,5}(?:[.][0-9]{1,3})?"),
                    "--%s '%s' is not a name with its %s: %s".formatted(name, number, what, example));
            int sign = number.lastIndexOf('=');
            String entrant = number.substring(0, sign);
            require(
                    given.put(entrant, Double.valueOf(number.substring(sign + 1))) == null,
                    "--%s: '%s' is there twice".formatted(name, entrant));
        }
        return given;
    }

    /** The random seed, or empty if it is not set. */
    public Optional<Long> seed() {
        return whole("seed", Long::valueOf);
    }

    private <T> Optional<T> whole(String name, Function<String, T> reader) {
        try {
            return Optional.ofNullable(texts.get(name)).map(reader);
        } catch (NumberFormatException e) {
            throw new SettingException(name, "usage.whole-number", text(name));
        }
    }

    /** How the entrants meet. */
    public Format format() {
        Formats.options().stream()
                .filter(option -> option.kind() == FormatOption.Kind.NUMBER)
                .forEach(option -> number(option.name()));
        return Formats.of(texts);
    }

    /**
     * The openings of the games; if not set, the game's default.
     *
     * @throws IllegalArgumentException with the expected form; for a file with file, line and reason
     */
    public Openings openings(Rules<?> rules) {
        return listed.isPresent()
                ? listed.get()
                : read(OPENINGS, text -> text)
                        .map(text -> Openings.parse(text, rules))
                        .orElseGet(() -> Openings.of(rules));
    }

    /**
     * The settings, checked for a folder that may come from elsewhere.
     *
     * @throws IllegalArgumentException if their openings are a file of this machine, which such a folder cannot name
     */
    public Settings requireNoFile() {
        require(
                listed.isPresent() || text(OPENINGS).matches("start|random:[0-9]+"),
                "the openings are '%s', which is not a valid setting".formatted(text(OPENINGS)));
        return this;
    }

    private static void require(boolean holds, Sentence otherwise) {
        if (!holds) {
            throw new InvalidInput(otherwise);
        }
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
