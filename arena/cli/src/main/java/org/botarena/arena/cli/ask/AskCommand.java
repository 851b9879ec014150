package org.botarena.arena.cli.ask;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.botarena.arena.ask.Query;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.cli.record.GameFilterOptions;
import org.botarena.arena.event.resume.KeptGames;
import org.botarena.arena.match.Finding;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.replay.GameSource;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Settings;
import org.botarena.arena.text.Durations;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.catalogue.Worded;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "ask",
        header = "Ask for one move",
        description = "Ask one agent for one move: in a position, or at a ply of a recorded game.",
        footer = {
            "",
            "With --record the agent gets the seed and the requests of that game, and lives through the"
                    + " recorded moves first; differences from them are reported.",
            "Example for a debugger: arena ask my.jar --move-time none --isolation thread"
        })
public final class AskCommand extends ArenaCommand {
    private final Installation installation;

    private TournamentSpec what;

    @Parameters(
            paramLabel = "JAR",
            description = "Agent: a jar, a folder of classes, or the name of a sample, with options.")
    private String jar;

    @ArgGroup
    private Where where = new Where();

    @Option(
            names = "--move-time",
            paramLabel = "SPAN",
            description = "Time limit for the move, such as 100ms or 2s, or none (default: 2s, or that of the recorded"
                    + " game).")
    private String moveTime;

    @Mixin
    private GameFilterOptions filter;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    public AskCommand(Installation installation) {
        this.installation = installation;
    }

    /** The two ways to choose a position; the user gives one. */
    static final class Where {
        @ArgGroup(exclusive = false)
        private AtPosition position;

        @ArgGroup(exclusive = false)
        private OnRecord record;
    }

    /** A position of a game. */
    static final class AtPosition {
        @Option(
                names = "--game",
                paramLabel = "GAME",
                required = true,
                description = "Game with its options: reversi:size=6.")
        @SuppressWarnings("unused") // Read as a setting, by its name.
        private String game;

        @Option(
                names = "--position",
                paramLabel = "TEXT",
                description = "Position in the game's text form (default: the start).")
        private String text;

        @Option(
                names = "--seed",
                paramLabel = "S",
                defaultValue = "0",
                description = "Random seed of the agent (default: ${DEFAULT-VALUE}).")
        private long seed;
    }

    /** A ply of a recorded game. */
    static final class OnRecord {
        @Option(
                names = "--record",
                paramLabel = "DIR ID",
                required = true,
                arity = "1..2",
                hideParamSyntax = true,
                description =
                        "Recorded game: a results folder, a games.jsonl, a .ggf or a .pdn, and the game's id or its"
                                + " beginning (default: list the games).")
        private List<String> from;

        @Option(names = "--ply", paramLabel = "N", description = "Ply to ask for, from 0.")
        private Integer ply;
    }

    @Spec
    void add(CommandSpec command) {
        spec = command;
        SettingOptions.add(command, TournamentOption.OF_AGENTS);
        SettingOptions.add(
                command,
                List.of(TournamentOption.CLOCK.saying(
                        "Clock of the game, such as 60s+1s, in place of --move-time (default: that of the recorded"
                                + " game).")));
    }

    @Override
    public Integer call() throws InterruptedException {
        what = SettingOptions.spec(spec, settings(), installation);
        if (where.record != null && where.record.from.size() == 1) {
            shelf().list(filter.choice()).lines().forEach(out()::println);
            return 0;
        }
        Query query = query();
        try (Interruption interruption = Interruption.listen();
                Venue venue = Venue.open(what.agentJava(), what.games())) {
            interruption.stopsWith(venue::stopAdmission, Thread.currentThread()::interrupt);
            Finding finding = query.ask(jar, installation, venue, terms(query, venue));
            print(finding);
            return finding.verdict().isFault() ? 1 : 0;
        } catch (IOException e) {
            throw new Failed("no agent can be started: " + e.getMessage(), e);
        }
    }

    private Path place() {
        return Path.of(where.record.from.get(0));
    }

    /** The typed settings, and the games that the recorded tournament keeps. */
    private Settings settings() {
        Settings all = SettingOptions.typed(spec);
        Settings typed = all.has(TournamentOption.CLOCK.name())
                ? all
                : all.without(List.of(TournamentOption.MOVE_TIME.name())); // it may be "none"
        return where.record == null || typed.has(TournamentOption.GAMES.name())
                ? typed
                : KeptGames.of(place(), GameJars.ifAny(installation.defaultGames()))
                        .map(kept -> typed.with(TournamentOption.GAMES.name(), kept.toString()))
                        .orElse(typed);
    }

    private GameSource shelf() {
        return GameSource.at(place(), what.games()::games);
    }

    private Query query() {
        return Usage.of(spec, () -> {
            if (where.record != null) {
                GameRecord game = shelf().game(where.record.from.get(1), filter.choice());
                if (where.record.ply == null) {
                    throw new IllegalArgumentException(String.format(
                            Locale.ROOT,
                            "which ply of game %s? Say --ply N, from 0 to %d",
                            game.id(),
                            game.plies().size() - 1));
                }
                return Query.onRecord(what.games().games(), game, where.record.ply);
            }
            return where.position == null
                    ? Query.at(what.terms().rules(), null, 0)
                    : Query.at(what.terms().rules(), where.position.text, where.position.seed);
        });
    }

    private Terms terms(Query query, Venue venue) {
        return Protection.strongest(terms(query), what.isolation(), venue, err());
    }

    /** Without a deadline for moves the constructor has none either, because the agent is being debugged. */
    private Terms terms(Query query) {
        Terms asked = what.terms();
        Settings typed = SettingOptions.typed(spec);
        boolean hasStart = typed.has(TournamentOption.START_TIME.name());
        boolean hasMoves = moveTime != null || typed.has(TournamentOption.CLOCK.name());
        TimeControl recorded = query.times(asked);
        TimeControl moves = hasMoves ? moves(asked) : recorded;
        boolean isEndless = moves.moves().longest().equals(TimeControl.UNLIMITED);
        TimeControl starts = hasStart ? asked.times() : recorded;
        return new Terms(
                        query.rules(),
                        isEndless ? moves : new TimeControl(starts.start(), moves.moves()),
                        asked.heapMiB(),
                        asked.isolation())
                .withPython(asked.pythonLibraries());
    }

    /** The time control that was typed. */
    private TimeControl moves(Terms asked) {
        if (moveTime == null) {
            return asked.times();
        }
        try {
            Duration move = moveTime.equals("none") ? TimeControl.UNLIMITED : Durations.parse(moveTime);
            return TimeControl.perMove(move, TimeControl.UNLIMITED);
        } catch (IllegalArgumentException e) {
            InvalidInput wrong = new InvalidInput(Sentence.of("usage.or-none", "--move-time", Worded.of(e)), e);
            throw new ParameterException(spec.commandLine(), wrong.getMessage(), wrong);
        }
    }

    private void print(Finding finding) {
        if (!finding.log().isBlank()) {
            err().println(finding.log().strip());
        }
        finding.differences().forEach(difference -> err().println("arena: " + difference));
        out().println(json ? json(finding) : text(finding));
    }

    private static String json(Finding finding) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("move", finding.verdict().isFault() ? null : finding.move());
        object.put("verdict", finding.verdict().kind());
        object.put("wallMs", finding.wallMs());
        object.put("cpuMs", finding.cpuMs());
        object.put("reason", finding.verdict().reason());
        return JsonText.line(object);
    }

    private static String text(Finding finding) {
        if (!finding.verdict().isFault() && finding.move().isEmpty()) {
            return "it starts, and owes no move here";
        }
        return finding.verdict().isFault()
                ? "no move: %s (%s)"
                        .formatted(finding.verdict().reason(), finding.verdict().kind())
                : "%s (%s ms, %s ms of CPU)"
                        .formatted(
                                finding.move(), Numbers.fixed(finding.wallMs(), 1), Numbers.fixed(finding.cpuMs(), 1));
    }
}
