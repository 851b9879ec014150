package org.botarena.arena.cli.run;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.cli.console.Browser;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.console.TerminalColours;
import org.botarena.arena.cli.console.TerminalColours.Mark;
import org.botarena.arena.cli.console.TerminalColours.Tone;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.ticker.Ticker;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.EventResult;
import org.botarena.arena.event.FaultCauses;
import org.botarena.arena.event.Order;
import org.botarena.arena.event.cluster.ClusterOrder;
import org.botarena.arena.news.News;
import org.botarena.arena.store.Settings;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;

/**
 * Plays a tournament for a command, either a new or a resumed one.
 *
 * @param output the kind of output
 * @param out for the plan and the tables
 * @param err for events during the games
 */
record TournamentPlay(
        Installation installation, OutputOptions output, LanguageOption language, PrintWriter out, PrintWriter err) {
    private static final String LABELS = "run.label.";

    /** The first lines of the standings, below their heading. */
    private static final Mark WINNER = new Mark(Tone.GOOD, "\\A.*\\n( *1=? .*(?:\\n *1=? .*)*)");

    /**
     * Plays the tournament.
     *
     * @param asked the settings that choose the machines
     * @return the exit code: 0, 1 if a game stayed unplayed or nothing more can be played, 130 if it was interrupted
     * @throws Failed with a remedy if it cannot be held
     */
    int play(Order order, Settings asked) {
        try (Interruption interruption = Interruption.listen();
                Event event = Event.open(order, installation)) {
            Ticker ticker = output.listener(out, err, language.language());
            interruption.stopsWith(event::stop, () -> ticker.say("arena: " + text("run.stopping")));
            ClusterOrder.source(asked, sentence -> err.println("arena: %s.".formatted(sentence)))
                    .ifPresent(event::playAt);
            event.listen(ticker);
            event.listen(news -> {
                if (news.news() instanceof News.Noticed notice) {
                    ticker.say("arena: %s.".formatted(notice.sentence().in(language.language())));
                } else if (news.news() instanceof News.Begins) {
                    Detached.begins();
                }
            });
            FaultCauses causes = new FaultCauses();
            event.watch(causes);
            event.remarks().forEach(remark -> err.println(remark.in(language.language())));
            event.objection().ifPresent(objection -> {
                boolean isTold = event.plan().objection().isPresent();
                throw Failed.of("run.nothing-started", isTold ? Sentence.of("run.see-above") : objection);
            });
            if (interruption.isRequested()) {
                return Interruption.EXIT_CODE;
            }
            EventResult result = event.play(language.typed());
            return report(result, causes, interruption.isRequested());
        }
    }

    /** @param isWanted whether the user has requested its end */
    private int report(EventResult result, FaultCauses causes, boolean isWanted) {
        News.Over over = result.over();
        Path report = Path.of(over.results()).resolve("report.html");
        EventResult.Written written = result.results().orElseThrow();
        result.damage().forEach(damage -> err.println("arena: " + damage));
        if (!output.isJson()) {
            out.println();
            TerminalColours colours = TerminalColours.here();
            colours.print(
                    out,
                    written.tables().text(language.language()),
                    over.isInterrupted() ? List.of() : List.of(WINNER));
            Mark fault = new Mark(Tone.CAUTION, "^(%s) ".formatted(text(LABELS + "fault")));
            causes.lines(language.language())
                    .forEach(line -> colours.print(
                            out, Labelled.of(language.language(), LABELS, "fault", line), List.of(fault)));
            over.trimmed().ifPresent(trimmed -> out.println(trimmed.in(language.language())));
            out.println(labelled("results", over.results()));
            colours.print(out, labelled("report", ""), report);
        }
        err.println(labelled("receipt", text("run.receipt", written.receipt().words(), over.results())));
        result.unplayed()
                .forEach((id, reason) -> err.println(text("run.not-played", id, reason.in(language.language()))));
        if (over.isInterrupted()) {
            String games = language.language().counted("page.games-counted", over.played());
            err.println("arena: " + text(isWanted ? "run.interrupted" : "run.stopped", games, over.results()));
            return isWanted ? Interruption.EXIT_CODE : 1;
        }
        if (output.isOpened() && !Browser.open(report)) {
            err.println("arena: " + text("run.no-browser", report));
        }
        return result.unplayed().isEmpty() ? 0 : 1;
    }

    private String text(String key, Object... arguments) {
        return language.language().text(key, arguments);
    }

    /** A text next to its label, in one line so that it can be copied. */
    private String labelled(String label, String text) {
        return Columns.left(text(LABELS + label), Labelled.column(language.language(), LABELS)) + text;
    }
}
