package org.botarena.arena.spec;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.enclosure.ProcessReuse;
import org.botarena.arena.process.engine.Python;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.report.gradebook.ColumnNames;
import org.botarena.arena.report.gradebook.Gradebook;
import org.botarena.arena.roster.Selection;
import org.botarena.arena.store.Settings;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.Durations;
import org.botarena.arena.text.EndTime;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.Decisions;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.FormatOption;
import org.botarena.arena.tournament.format.Formats;
import org.botarena.arena.tournament.format.Gauntlet;
import org.botarena.arena.venue.DrawnSeed;
import org.botarena.arena.venue.Installation;

/**
 * A request for a tournament, or another meeting of agents. Immutable.
 *
 * @param title its display name, or empty if it has no title
 * @param terms the terms of every game; in the sandbox unless the request names another level
 * @param isolation the requested level, if any
 * @param games in separate jars
 * @param agentJava the home of the JDK that runs the agents, or null for the arena's own
 * @param format how the entrants meet
 * @param pairs of games of two who meet, from 1
 * @param openings where the games start
 * @param seed of all draws; drawn itself if the request has none
 * @param anchors fixed Elo ratings, by entrant
 * @param jobs games at a time; 0: limited by the machine's cores and memory
 * @param entrants where to find them, and their names
 * @param until when the last game should have ended, or empty for no limit
 * @param grades the grading rules of the entrants, or empty for no grades, or as before
 * @param roster the course's list to fill in with the grades, and its columns
 * @param out the results folder; empty: a new one in {@code results/}
 * @param tables the layout of tables for spreadsheets
 * @param isHeardLive whether agents' remarks are shown while their game runs
 * @param isKibitzed whether the positions of running games are judged
 * @param isControlled whether an entrant plays itself before the tournament
 * @param isStrict whether a jar that may not play prevents the start
 * @param isConfirmed whether a tournament of more than twelve hours may start
 * @param replaced entrants of a resumed tournament whose changed jars play from now on
 * @param withdrawn entrants of a resumed tournament that no longer play
 * @param latePoints points of entrants that join a resumed tournament, for the rounds that they have missed, by name
 */
public record TournamentSpec(
        String title,
        Terms terms,
        Optional<Isolation> isolation,
        GameJars games,
        Path agentJava,
        Format format,
        int pairs,
        Openings openings,
        long seed,
        Map<String, Double> anchors,
        int jobs,
        Selection entrants,
        Optional<Instant> until,
        Optional<Path> grades,
        Optional<Gradebook.Source> roster,
        Optional<Path> out,
        Csv tables,
        boolean isHeardLive,
        boolean isKibitzed,
        boolean isControlled,
        boolean isStrict,
        boolean isConfirmed,
        List<String> replaced,
        List<String> withdrawn,
        Map<String, Double> latePoints) {
    /**
     * Converts settings. Missing settings take their defaults; a missing seed is drawn.
     *
     * @param installation locates agents and samples
     * @param clock for times relative to now
     * @throws IllegalArgumentException naming the wrong setting, and its allowed values
     */
    public static TournamentSpec of(Settings asked, Installation installation, Clock clock) {
        Settings settings = decided(asked).over(new Settings(TournamentOption.defaults()));
        GameJars games = read(settings, TournamentOption.GAMES, GameJars::parse)
                .orElseGet(() -> GameJars.ifAny(installation.defaultGames()));
        Optional<Integer> pairs = atLeastOne(settings, TournamentOption.PAIRS);
        Optional<Integer> jobs = atLeastOne(settings, TournamentOption.JOBS);
        Terms terms = settings.terms(games.games());
        if (terms.fresh() == ProcessReuse.PAIR) {
            ProcessReuse.objection(terms.rules()).ifPresent(objection -> require(false, Sentence.quote(objection)));
        }
        read(settings, TournamentOption.PYTHON_LIBRARIES, Python::libraries);
        Path agents = path(settings, TournamentOption.AGENTS).orElseGet(installation::defaultAgents);
        Path samples = installation.samples(agents);
        Optional<Path> grades = path(settings, TournamentOption.GRADES);
        List<String> named =
                settings.entrants().stream().map(Settings.Wanted::text).toList();
        return new TournamentSpec(
                settings.title(),
                terms,
                read(settings, TournamentOption.ISOLATION, Isolation::parse),
                games,
                path(settings, TournamentOption.AGENT_JAVA).orElse(null),
                settings.format(),
                pairs.orElseThrow(),
                settings.openings(terms.rules()),
                settings.seed().orElseGet(DrawnSeed::next),
                settings.anchors(),
                jobs.orElse(0),
                new Selection(
                        games.games().type(settings.text(TournamentOption.GAME.name())),
                        agents,
                        samples,
                        named,
                        with(named, settings, grades, samples),
                        names(settings),
                        languages(settings)),
                until(settings, clock),
                grades,
                path(settings, TournamentOption.ROSTER)
                        .map(file -> new Gradebook.Source(
                                file,
                                read(settings, TournamentOption.COLUMNS, ColumnNames::parse)
                                        .orElse(ColumnNames.NONE))),
                path(settings, TournamentOption.OUT),
                read(settings, TournamentOption.CSV_SEPARATOR, Csv::parse).orElseThrow(),
                settings.isOn(Settings.LIVE_THOUGHTS),
                settings.isOn(Settings.KIBITZER),
                settings.isOn(Settings.CONTROL),
                settings.isOn(TournamentOption.STRICT.name()),
                settings.isOn(TournamentOption.YES.name()),
                settings.list(TournamentOption.REPLACE.name()),
                settings.list(TournamentOption.WITHDRAW.name()),
                latePoints(settings));
    }

    /**
     * This request, for agents that must be stoppable in any state.
     *
     * @throws IllegalArgumentException if they would play in threads
     */
    public TournamentSpec inProcesses() {
        require(!isolation.equals(Optional.of(Isolation.THREAD)), Sentence.of("error.isolation.thread"));
        return this;
    }

    /** Replaces {@code --decide grades} by the gauntlet and the shares of its rule file. */
    private static Settings decided(Settings asked) {
        String option = Decisions.OPTION.name();
        Optional<Path> grades = path(asked, TournamentOption.GRADES);
        if (!asked.text(option).equals(Decisions.GRADES) || grades.isEmpty()) {
            return asked;
        }
        GradeRules rules = GradeRules.read(grades.get());
        Gauntlet gauntlet = new Gauntlet(rules.references());
        gauntlet.settings()
                .forEach((name, text) -> require(
                        !asked.has(name) || asked.text(name).equals(text),
                        Sentence.of("error.decide-grades", String.join(", ", rules.references()), name)));
        return new Settings(Decisions.grades(
                                gauntlet,
                                rules.references().stream().map(rules::shares).toList())
                        .settings())
                .over(asked);
    }

    /** The display names, by the entrants as the user would type them. */
    private static Map<String, String> names(Settings settings) {
        return settings.entrants().stream()
                .filter(entrant -> !entrant.name().isEmpty())
                .collect(Collectors.toMap(Settings.Wanted::text, Settings.Wanted::name, (first, second) -> second));
    }

    private static Map<String, Double> latePoints(Settings settings) {
        Map<String, Double> points = settings.numbers(TournamentOption.LATE_POINTS.name(), "points", "new-agent=1.5");
        require(points.values().stream().allMatch(one -> one >= 0), Sentence.of("error.late-points"));
        return points;
    }

    private static List<String> languages(Settings settings) {
        List<String> languages = settings.list(TournamentOption.LANGUAGES.name());
        for (String language : languages) {
            if (!Selection.LANGUAGES.contains(language)) {
                throw new InvalidInput(
                        Sentence.of("error.languages", language, String.join(", ", Selection.LANGUAGES)));
            }
        }
        return languages;
    }

    /** The samples that take part in any case: those named, and those among references, anchors and grades. */
    private static List<String> with(List<String> entrants, Settings settings, Optional<Path> grades, Path samples) {
        Stream<String> references = Formats.options().stream()
                .filter(option -> option.kind() == FormatOption.Kind.REFERENCES)
                .flatMap(option -> settings.list(option.name()).stream());
        Stream<String> graded = grades.stream().map(GradeRules::read).flatMap(rules -> rules.references().stream());
        Stream<String> needed = Stream.of(references, settings.anchors().keySet().stream(), graded)
                .flatMap(names -> names)
                .filter(name -> !entrants.contains(name))
                .filter(name -> Files.isRegularFile(samples.resolve(name + ".jar")));
        return Stream.concat(settings.list(TournamentOption.SAMPLES.name()).stream(), needed)
                .distinct()
                .toList();
    }

    private static Optional<Instant> until(Settings settings, Clock clock) {
        Optional<Duration> budget = read(settings, TournamentOption.BUDGET, Durations::parse);
        Optional<String> finish = read(settings, TournamentOption.FINISH_BY, text -> text);
        require(budget.isEmpty() || finish.isEmpty(), Sentence.of("error.budget"));
        return finish.map(text -> EndTime.parse("--finish-by", text, clock))
                .or(() -> budget.map(clock.instant()::plus));
    }

    /**
     * Its settings as text, including drawn and detected values.
     *
     * @param level the available isolation level
     * @param javaFeature of the JDK that runs the agents
     */
    public Settings settings(Isolation level, int javaFeature) {
        Settings settings = Settings.of(
                        terms.at(level), format, pairs, openings, seed, games.digest(terms.rules()), javaFeature)
                .anchored(anchors)
                .titled(title);
        if (isHeardLive) {
            settings = settings.with(Settings.LIVE_THOUGHTS, "true");
        }
        if (isKibitzed) {
            settings = settings.with(Settings.KIBITZER, "true");
        }
        if (isControlled) {
            settings = settings.with(Settings.CONTROL, "true");
        }
        return entrants.entrants().isEmpty()
                ? settings.with(Settings.AGENTS, entrants.agents().toString())
                : settings;
    }

    private static Optional<Integer> atLeastOne(Settings settings, TournamentOption option) {
        Optional<Integer> number = settings.number(option.name());
        number.ifPresent(given -> require(given >= 1, Sentence.of("error.at-least-one", option.name(), given)));
        return number;
    }

    private static Optional<Path> path(Settings settings, TournamentOption option) {
        return read(settings, option, text -> {
            try {
                return Path.of(text);
            } catch (InvalidPathException e) {
                throw new InvalidInput(Sentence.of("error.path", text, e.getReason()), e);
            }
        });
    }

    private static <T> Optional<T> read(Settings settings, TournamentOption option, Function<String, T> reader) {
        return settings.read(option.name(), reader);
    }

    private static void require(boolean holds, Sentence otherwise) {
        if (!holds) {
            throw new InvalidInput(otherwise);
        }
    }
}
