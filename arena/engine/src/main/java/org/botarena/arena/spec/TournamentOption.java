package org.botarena.arena.spec;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.store.Settings;
import org.botarena.arena.tournament.format.FormatType;
import org.botarena.arena.tournament.format.Formats;

/**
 * One setting of a tournament, for callers that list them: a command, a page. Immutable.
 *
 * @param name without dashes
 * @param kind of its values
 * @param label placeholder for its value: {@code SPAN}; empty for a flag
 * @param help its purpose, in a sentence or two
 * @param byDefault the default value as text, or empty if there is no fixed default
 */
public record TournamentOption(String name, Kind kind, String label, String help, String byDefault) {
    /** The type of a setting's values. */
    public enum Kind {
        /** {@code true} or {@code false}. */
        FLAG,
        /** One text. */
        TEXT,
        /** Texts separated by commas. */
        LIST
    }

    public static final TournamentOption AGENTS =
            text("agents", "DIR", "Folder with the jars (default: agents/ here, else the installation's).");
    public static final TournamentOption GAME =
            text("game", "GAME", "Game with its options: reversi:size=6 (default: %s).", "reversi");
    public static final TournamentOption GAMES = text(
            "games",
            "DIR",
            "Folder with jars of further games; their code is trusted (default: games/ here, else the"
                    + " installation's).");
    public static final TournamentOption TITLE = text(
            "title", "TEXT", "Title on its pages, up to 80 characters (default: the game and the number of entrants).");
    public static final TournamentOption PAIRS =
            text("pairs", "N", "Pairs of games for every two entrants (default: %s).", "1");
    public static final TournamentOption OPENINGS = text(
            "openings", "O", "Openings: start, random:K for K random plies, or a file (default: the game's choice).");
    public static final TournamentOption MOVE_TIME =
            text("move-time", "SPAN", "Time limit for a move, such as 100ms or 2s (default: %s).", "2s");
    public static final TournamentOption CLOCK = text(
            "clock",
            "BASE+INC",
            "Clock for all moves of a game, such as 60s+1s: a base, and what each move adds; in place of"
                    + " --move-time.");
    public static final TournamentOption START_TIME =
            text("start-time", "SPAN", "Time limit for an agent's start, such as 500ms or 5s (default: %s).", "5s");
    public static final TournamentOption HEAP =
            text("heap", "SIZE", "Heap of an agent, such as 256m or 1g (default: %s).", "256m");
    public static final TournamentOption ISOLATION =
            text("isolation", "LEVEL", "Isolation of agents: sandbox or process (default: the strongest that works).");
    public static final TournamentOption AGENT_JAVA =
            text("agent-java", "HOME", "JDK that runs the agents (default: the arena's own).");
    public static final TournamentOption LANGUAGES = list(
            "languages",
            "LANGUAGES",
            "Languages of submissions: java,python (default: java). Python needs the sandbox.");
    public static final TournamentOption PYTHON_LIBRARIES = text(
            Settings.PYTHON_LIBRARIES,
            "DIR",
            "Folder with libraries for agents in Python, such as 'pip install --target DIR numpy' makes (default: none).");
    static final TournamentOption FRESH = text(
            "fresh",
            "OFTEN",
            "Life of an agent's process: a game, or a pair, which is faster and for trusted agents (default:" + " %s).",
            "game");
    public static final TournamentOption SEED = text("seed", "S", "Random seed (default: random).");
    public static final TournamentOption JOBS =
            text("jobs", "N", "Games at a time (default: one less than the cores).");
    static final TournamentOption ANCHOR = list(
            "anchor",
            "NAME=ELO",
            "Fixed ratings that the others are relative to: random=0. Samples named here take part.");
    static final TournamentOption SAMPLES =
            list("with", "SAMPLES", "Samples that take part in any case: random,flat,uct.");
    public static final TournamentOption BUDGET = text("budget", "SPAN", "Longest total time, such as 45m or 2h.");
    public static final TournamentOption FINISH_BY =
            text("finish-by", "TIME", "Time to be done by: 07:30 (today or tomorrow), or 2026-11-22T07:30.");
    public static final TournamentOption OUT = text(
            "out",
            "DIR",
            "Folder for the results, new or empty (default: results/TIME), or of a tournament to continue.");
    public static final TournamentOption CSV_SEPARATOR = text(
            "csv-separator",
            "SIGN",
            "Separator in CSV files: comma, semicolon (with decimal commas) or tab (default: %s).",
            "comma");
    static final TournamentOption ROSTER =
            text("roster", "FILE", "Course list as Moodle exports it; DIR/gradebook returns it with grades.");

    static final TournamentOption COLUMNS = text(
            "columns", "NAMES", "Columns of --roster, by heading or number, if not recognised: name=Nombre,grade=6.");

    static final TournamentOption GRADES = text(
            "grades",
            "FILE",
            "File with grading rules, one a line: 0.95 vs random -> 10. Samples named here take part.");
    static final TournamentOption LIVE_THOUGHTS = flag(
            Settings.LIVE_THOUGHTS,
            "Show what agents say of their moves while a game runs; never in a ladder, nor where something is hidden.");
    static final TournamentOption KIBITZER = flag(
            Settings.KIBITZER,
            "Judge the games in play on a core that no game uses; never in a ladder, nor where something is hidden.");
    static final TournamentOption CONTROL = flag(
            Settings.CONTROL, "Let an entrant play itself first: it shows whether anything favours one of two equals.");
    public static final TournamentOption STRICT = flag("strict", "Play nothing if a jar is refused or left out.");
    public static final TournamentOption YES = flag("yes", "Start even if it may take more than twelve hours.");
    public static final TournamentOption NEW = flag("new", "Start a new tournament even if one is unfinished.");
    public static final TournamentOption REPLACE = list(
            "replace",
            "NAMES",
            "Entrants whose changed jars play from now on; their games are replayed, or count if rounds"
                    + " depend on them.");
    public static final TournamentOption WITHDRAW = list(
            "withdraw",
            "NAMES",
            "Entrants that stop playing; their games no longer count, unless rounds depend on them.");
    public static final TournamentOption LATE_POINTS = list(
            "late-points",
            "NAME=POINTS",
            "Points of entrants that join a Swiss tournament after round 1 has begun; without, they do not join.");

    public static final TournamentOption CLUSTER = text(
            "cluster",
            "URL",
            "Cluster whose workers play instead of this machine: spark://HOST:7077 (see docs/cluster).");
    public static final TournamentOption SECRET = text(
            "secret", "FILE", "File with the cluster's shared secret (default: ~/.config/botarena/cluster-secret).");
    public static final TournamentOption SPEED_WITHIN =
            text("speed-within", "SHARE", "Largest share by which a worker may be slower than the fastest: 10%%.");
    public static final TournamentOption TRUST =
            list("trust", "JARS", "Jars that may play on workers without a sandbox; needs --isolation=process.");

    /** Options that choose the machines to play on. */
    public static final List<TournamentOption> OF_CLUSTERS = List.of(CLUSTER, SECRET, SPEED_WITHIN, TRUST);

    /** Options about how agents run, on any machine. */
    public static final List<TournamentOption> OF_AGENTS =
            List.of(START_TIME, HEAP, ISOLATION, AGENT_JAVA, PYTHON_LIBRARIES, GAMES);

    /** Options about the games, for all kinds of meetings. */
    public static final List<TournamentOption> OF_GAMES = Stream.concat(
                    Stream.of(AGENTS, GAME, PAIRS, OPENINGS, MOVE_TIME, CLOCK, SEED, JOBS, FRESH), OF_AGENTS.stream())
            .toList();

    private static final List<TournamentOption> OTHERS = List.of(
            TITLE,
            ANCHOR,
            SAMPLES,
            LANGUAGES,
            BUDGET,
            FINISH_BY,
            OUT,
            CSV_SEPARATOR,
            GRADES,
            ROSTER,
            COLUMNS,
            LIVE_THOUGHTS,
            KIBITZER,
            CONTROL,
            STRICT,
            YES,
            NEW,
            REPLACE,
            WITHDRAW,
            LATE_POINTS);

    /** All options of a tournament. */
    public static List<TournamentOption> all() {
        return Stream.of(OF_GAMES.stream(), OTHERS.stream(), OF_CLUSTERS.stream(), ofFormats())
                .flatMap(list -> list)
                .toList();
    }

    /** The options of one tournament of an event. The event itself decides how agents run. */
    public static List<TournamentOption> ofEvents() {
        return Stream.of(
                        Stream.of(TITLE),
                        ofFormats(),
                        Stream.of(CLOCK, PAIRS, SAMPLES, BUDGET, LIVE_THOUGHTS, KIBITZER))
                .flatMap(options -> options)
                .toList();
    }

    private static Stream<TournamentOption> ofFormats() {
        List<FormatType> types = Formats.all();
        String last = ", or " + shown(types.get(types.size() - 1));
        String first = types.subList(0, types.size() - 1).stream()
                .map(TournamentOption::shown)
                .collect(Collectors.joining(", ", "Format: ", last));
        return Stream.concat(
                Stream.of(text(
                        FormatType.SETTING,
                        "F",
                        first + " (default: %s).",
                        types.get(0).name())),
                Formats.options().stream().map(option -> switch (option.kind()) {
                    case NUMBER -> text(option.name(), "N", option.help());
                    case TEXT -> text(option.name(), "WHAT", option.help());
                    case NAMES, REFERENCES -> list(option.name(), "NAMES", option.help());
                }));
    }

    private static String shown(FormatType type) {
        return (type.name() + " " + type.remark()).strip();
    }

    /** The default values, by name. */
    static Map<String, String> defaults() {
        return all().stream()
                .filter(option -> !option.byDefault.isEmpty())
                .collect(Collectors.toMap(TournamentOption::name, TournamentOption::byDefault));
    }

    /** Creates a flag, which is off by default. */
    public static TournamentOption flag(String name, String help) {
        return new TournamentOption(name, Kind.FLAG, "", help, "");
    }

    private static TournamentOption text(String name, String label, String help) {
        return new TournamentOption(name, Kind.TEXT, label, help, "");
    }

    private static TournamentOption text(String name, String label, String help, String byDefault) {
        return new TournamentOption(name, Kind.TEXT, label, help.formatted(byDefault), byDefault);
    }

    private static TournamentOption list(String name, String label, String help) {
        return new TournamentOption(name, Kind.LIST, label, help, "");
    }

    /** Treats a list as one text, commas included. */
    public TournamentOption whole() {
        return new TournamentOption(name, Kind.TEXT, label, help, byDefault);
    }

    /** This option with another help text, for a command that says more or less about it. */
    public TournamentOption saying(String other) {
        return new TournamentOption(name, kind, label, other, byDefault);
    }
}
