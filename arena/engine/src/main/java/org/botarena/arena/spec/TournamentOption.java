package org.botarena.arena.spec;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.tournament.format.FormatOption;
import org.botarena.arena.tournament.format.FormatType;
import org.botarena.arena.tournament.format.kind.Formats;

/**
 * One setting that can be asked of a tournament, for whoever lists them: a command, a page. Immutable.
 *
 * @param name without dashes
 * @param kind of its values
 * @param label what its value is called: {@code SPAN}; empty for a flag
 * @param help what it is for, in a sentence or two
 * @param byDefault what holds if it is not set, as it would be typed; empty: that is not one fixed text
 */
public record TournamentOption(String name, Kind kind, String label, String help, String byDefault) {
    /** What the values of a setting are. */
    public enum Kind {
        /** {@code true} or {@code false}. */
        FLAG,
        /** One text. */
        TEXT,
        /** Texts with commas between them. */
        LIST
    }

    public static final TournamentOption AGENTS =
            text("agents", "DIR", "The folder with the jars; by default agents/ here, else the installation's.");
    public static final TournamentOption GAME =
            text("game", "GAME", "What is played, with its options: reversi:size=6 (default: %s).", "reversi");
    public static final TournamentOption GAMES = text(
            "games",
            "DIR",
            "A folder with jars of further games; by default games/ here, else the installation's. They are trusted: their code runs"
                    + " in the arena.");
    public static final TournamentOption PAIRS =
            text("pairs", "N", "Pairs of games between every two entrants (default: %s).", "1");
    public static final TournamentOption OPENINGS =
            text("openings", "O", "start, random:k (k random plies), or a file; by default what the game proposes.");
    public static final TournamentOption MOVE_TIME = text("move-time", "SPAN", "For a move (default: %s).", "2s");
    public static final TournamentOption START_TIME =
            text("start-time", "SPAN", "For loading and constructing an agent (default: %s).", "5s");
    public static final TournamentOption HEAP = text("heap", "SIZE", "An agent's heap (default: %s).", "256m");
    public static final TournamentOption ISOLATION = text(
            "isolation",
            "LEVEL",
            "What stands between an agent and the machine: sandbox, process, or thread, which is for a debugger; by"
                    + " default the strongest that works.");
    public static final TournamentOption AGENT_JAVA =
            text("agent-java", "HOME", "The JDK that runs the agents; by default the arena's own.");
    public static final TournamentOption LANGUAGES = list(
            "languages",
            "LANGUAGES",
            "What hand-ins may be written in: java,python (default: java). Python plays in the sandbox alone.");
    static final TournamentOption FRESH = text(
            "fresh",
            "OFTEN",
            "New processes for every game, or for every pair: quicker, for agents that are trusted (default: %s).",
            "game");
    public static final TournamentOption SEED = text("seed", "S", "Of everything that is drawn; by default a new one.");
    public static final TournamentOption JOBS =
            text("jobs", "N", "Games at a time; by default one less than the machine has cores.");
    static final TournamentOption ANCHOR = list(
            "anchor",
            "NAME=ELO",
            "Ratings are relative to these, which are given: random=0. Samples that are named take part.");
    static final TournamentOption WITH = list("with", "SAMPLES", "Samples that play in any case: random,flat,uct.");
    public static final TournamentOption BUDGET = text("budget", "SPAN", "Play no longer than about this: 2h.");
    public static final TournamentOption FINISH_BY =
            text("finish-by", "TIME", "Be done about then: 07:30 (today or tomorrow), or 2026-11-22T07:30.");
    public static final TournamentOption OUT = text(
            "out",
            "DIR",
            "Where the results go: an empty folder or a new one, by default results/TIME; or the folder of a"
                    + " tournament that goes on.");
    public static final TournamentOption WORK = text(
            "work",
            "DIR",
            "Play in a folder in here, on a disk of this machine, and copy all of it to the results every minute and"
                    + " at the end. By default so where the results are on a network file system.");
    public static final TournamentOption CSV_SEPARATOR = text(
            "csv-separator",
            "SIGN",
            "In the tables for spreadsheets: comma, semicolon (and decimal commas) or tab.",
            "comma");
    static final TournamentOption ROSTER = text(
            "roster",
            "FILE",
            "The course's own list, as Moodle exports it: it is given back in DIR/gradebook with the grades filled in.");

    static final TournamentOption COLUMNS = text(
            "columns",
            "NAMES",
            "Columns of the --roster list, where they are not recognised, by heading or number: name=Nombre,grade=6.");

    static final TournamentOption GRADES = text(
            "grades", "FILE", "Rules for grades, a line each: 0.95 vs random -> 10. Samples that are named take part.");
    public static final TournamentOption STRICT = flag("strict", "Play nothing if a jar is refused or left out.");
    public static final TournamentOption YES = flag("yes", "Start even if it may take more than twelve hours.");
    public static final TournamentOption NEW =
            flag("new", "Start afresh, also where an unfinished tournament could go on.");
    public static final TournamentOption REPLACE = list(
            "replace",
            "NAMES",
            "Entrants whose changed jars play from now on; their games are played anew, or count on where rounds are"
                    + " drawn from results.");
    public static final TournamentOption WITHDRAW = list(
            "withdraw",
            "NAMES",
            "Entrants that play no more; their games count no more, but where rounds are drawn from results.");

    public static final TournamentOption CLUSTER = text(
            "cluster",
            "URL",
            "Play on the workers of this cluster instead of this machine: spark://HOST:7077 (docs/cluster.md).");
    public static final TournamentOption SECRET = text(
            "secret", "FILE", "What all machines of the cluster know; by default ~/.config/botarena/cluster-secret.");
    public static final TournamentOption SPEED_WITHIN = text(
            "speed-within", "SHARE", "Leave workers out that are slower than the fastest by more than this: 10%%.");
    public static final TournamentOption TRUST =
            list("trust", "JARS", "Jars that may play on workers outside a sandbox, with --isolation=process.");

    /** On which machines it is played. */
    public static final List<TournamentOption> OF_CLUSTERS = List.of(CLUSTER, SECRET, SPEED_WITHIN, TRUST);

    /** How agents run, wherever they do. */
    public static final List<TournamentOption> OF_AGENTS = List.of(START_TIME, HEAP, ISOLATION, AGENT_JAVA, GAMES);

    /** What is played, wherever entrants meet. */
    public static final List<TournamentOption> OF_GAMES = Stream.concat(
                    Stream.of(AGENTS, GAME, PAIRS, OPENINGS, MOVE_TIME, SEED, JOBS, FRESH), OF_AGENTS.stream())
            .toList();

    private static final List<TournamentOption> OTHERS = List.of(
            ANCHOR,
            WITH,
            LANGUAGES,
            BUDGET,
            FINISH_BY,
            OUT,
            WORK,
            CSV_SEPARATOR,
            GRADES,
            ROSTER,
            COLUMNS,
            STRICT,
            YES,
            NEW,
            REPLACE,
            WITHDRAW);

    /** All that a tournament can be asked for. */
    public static List<TournamentOption> all() {
        return Stream.of(OF_GAMES.stream(), OTHERS.stream(), OF_CLUSTERS.stream(), ofFormats())
                .flatMap(list -> list)
                .toList();
    }

    private static Stream<TournamentOption> ofFormats() {
        List<FormatType> types = Formats.all();
        String last = ", or " + shown(types.get(types.size() - 1));
        String first = types.subList(0, types.size() - 1).stream()
                .map(TournamentOption::shown)
                .collect(Collectors.joining(", ", "How the entrants meet: ", last));
        return Stream.concat(
                Stream.of(text(
                        FormatType.SETTING,
                        "F",
                        first + " (default: %s).",
                        types.get(0).name())),
                Formats.options().stream()
                        .map(option -> option.kind() == FormatOption.Kind.NUMBER
                                ? text(option.name(), "N", option.help())
                                : list(option.name(), "NAMES", option.help())));
    }

    private static String shown(FormatType type) {
        return (type.name() + " " + type.remark()).strip();
    }

    /** What holds where nothing is set, by name. */
    static Map<String, String> defaults() {
        return all().stream()
                .filter(option -> !option.byDefault.isEmpty())
                .collect(Collectors.toMap(TournamentOption::name, TournamentOption::byDefault));
    }

    /** A flag of this name; it is off by default. */
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

    /** A list as one text, commas and all. */
    public TournamentOption whole() {
        return new TournamentOption(name, Kind.TEXT, label, help, byDefault);
    }

    /** The same with other words, where a command has less to say of it, or more. */
    public TournamentOption saying(String other) {
        return new TournamentOption(name, kind, label, other, byDefault);
    }
}
