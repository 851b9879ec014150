package org.botarena.arena.cli.match;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.cli.ticker.ProgressDisplay;
import org.botarena.arena.duel.Comparison;
import org.botarena.arena.duel.Duel;
import org.botarena.arena.duel.DuelGame;
import org.botarena.arena.duel.DuelResult;
import org.botarena.arena.duel.TargetScore;
import org.botarena.arena.event.FaultCauses;
import org.botarena.arena.event.Order;
import org.botarena.arena.news.News;
import org.botarena.arena.rating.Sprt;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Settings;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.venue.Installation;
import org.botarena.search.partie.Statistics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "match",
        header = "Compare two entrants",
        description = "Compare two entrants, and count wins, draws and losses of the first.",
        footer = {
            "",
            "Both games of a pair start from the same opening, deal and random stream, with sides exchanged."
                    + " Only --out keeps the games. Ctrl-C ends the match and prints what was played.",
            "With --sprt the match ends as soon as its pairs decide whether the first entrant is stronger by"
                    + " H1 Elo points or by H0. Exit codes then: 0 H1, 10 H0, 11 undecided.",
            "Examples: arena match uct.jar:k=0.5 uct --pairs 20",
            "          arena match new.jar old.jar --sprt 0,50 --move-time 100ms",
            "          arena match uct flat --game jass --to 1000"
        })
public final class MatchCommand extends ArenaCommand {
    private static final int CODE_OF_H0 = 10;
    private static final int CODE_OF_UNDECIDED = 11;

    private final Installation installation;

    @Parameters(
            index = "0",
            paramLabel = "FIRST",
            description = "Entrant: a jar, a folder of classes, or the name of an agent or sample, with options.")
    private String first;

    @Parameters(index = "1", paramLabel = "SECOND", description = "The entrant to compare it with.")
    private String second;

    @Option(names = "--to", paramLabel = "POINTS", description = "Points that end a whole game of Jass, such as 1000.")
    private TargetScore goal;

    @Option(
            names = "--sprt",
            paramLabel = "H0,H1",
            description = "Elo bounds of a sequential test, such as 0,50; at most --pairs are played (default then:"
                    + " 10000).")
    private Sprt test;

    @Option(names = "--statistics", description = "Print victories and moves by player and by side, too.")
    private boolean hasStatistics;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Mixin
    private LanguageOption language;

    public MatchCommand(Installation installation) {
        this.installation = installation;
    }

    @Spec
    void add(CommandSpec command) {
        spec = command;
        SettingOptions.add(command, TournamentOption.OF_GAMES);
        SettingOptions.add(
                command,
                List.of(TournamentOption.OUT.saying(
                        "Folder to keep the games in, new or empty; 'arena resume DIR' plays what is left.")));
    }

    /** Plays a match without a test for another command, and returns its exit code. */
    public static int play(
            TournamentSpec what, CommandSpec command, LanguageOption language, Installation installation) {
        MatchCommand match = new MatchCommand(installation);
        match.spec = command;
        match.language = language;
        return match.play(what);
    }

    @Override
    public Integer call() {
        return play(what());
    }

    private int play(TournamentSpec what) {
        Order order = what.out().isPresent() ? Order.kept(what) : Order.unkept(what);
        PrintWriter err = err();
        try (Interruption interruption = Interruption.listen();
                Duel duel = Duel.open(order, Optional.ofNullable(goal), Optional.ofNullable(test), installation)) {
            interruption.stopsWith(duel::stop);
            duel.listen(news -> {
                if (news.news() instanceof News.Noticed notice) {
                    err.printf("arena: %s.%n", notice.sentence().in(language.language()));
                }
            });
            FaultCauses causes = new FaultCauses();
            duel.watch(causes);
            DuelResult result = played(duel, err);
            out().println(json ? JsonText.line(json(result)) : text(result, causes));
            if (!json) {
                what.out().ifPresent(folder -> out().println(language.language().text("match.results", folder)));
            }
            return code(result);
        }
    }

    private DuelResult played(Duel duel, PrintWriter err) {
        try (ProgressDisplay display = ProgressDisplay.everywhere(language.language(), "games", duel.games(), err)) {
            if (test != null) {
                display.estimate(
                        duel::gamesInAll,
                        () -> duel.test()
                                .map(state -> state.progress(language.language()))
                                .orElse(""));
            }
            duel.watch(display);
            return duel.play();
        }
    }

    /** The exit code of a decided test; otherwise 130 if the match was interrupted, and 1 if a game stayed unplayed. */
    private int code(DuelResult result) {
        Optional<Sprt.Verdict> verdict = result.comparison().sprt().map(Comparison.Test::verdict);
        if (verdict.isPresent()) {
            return verdict.get() == Sprt.Verdict.H1 ? 0 : CODE_OF_H0;
        }
        return result.isInterrupted()
                ? Interruption.EXIT_CODE
                : result.unplayed() > 0 ? 1 : test == null ? 0 : CODE_OF_UNDECIDED;
    }

    private String text(DuelResult result, FaultCauses causes) {
        String text = result.text(language.language(), causes.lines(language.language()));
        return hasStatistics ? text + "\n" + statistics(result.entrants(), result.games()) : text;
    }

    private Object json(DuelResult result) {
        return hasStatistics
                ? new WithStatistics(
                        result, statistics(result.entrants(), result.games()).dictionaries())
                : result;
    }

    private record WithStatistics(@JsonUnwrapped DuelResult result, Map<String, Map<String, Double>> statistics) {}

    /** The games as the Bordeaux course counts them: the entrant at seat 0 opens. */
    static Statistics statistics(List<String> entrants, List<DuelGame> games) {
        Statistics statistics = new Statistics(entrants.get(0), entrants.get(1));
        for (DuelGame game : games) {
            Outcome.Side opener = game.outcome().first();
            statistics.add(
                    entrants.indexOf(opener.entrant()),
                    opener.points(),
                    game.outcome().second().points(),
                    game.plies());
        }
        return statistics;
    }

    private TournamentSpec what() {
        Settings typed = SettingOptions.typed(spec);
        int pairs = test == null ? 1 : Duel.MOST_PAIRS_OF_A_TEST;
        Settings settings = typed.over(new Settings(
                Map.of(TournamentOption.PAIRS.name(), "" + pairs, TournamentOption.STRICT.name(), "true")));
        TournamentSpec what = SettingOptions.spec(spec, settings.naming(List.of(first, second)), installation);
        return Usage.of(spec, () -> {
            if (goal != null) {
                goal.require(what.terms().rules(), typed.has(Settings.OPENINGS));
                if (what.out().isPresent()) {
                    throw new InvalidInput(Sentence.of("error.to.out"));
                }
            }
            return what;
        });
    }
}
