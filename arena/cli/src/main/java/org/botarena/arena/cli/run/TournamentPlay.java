package org.botarena.arena.cli.run;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.console.ReceiptLine;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.ticker.FaultCauses;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.EventResult;
import org.botarena.arena.event.Order;
import org.botarena.arena.event.cluster.ClusterOrder;
import org.botarena.arena.news.News;
import org.botarena.arena.store.Settings;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;

/**
 * A tournament that a command plays, begun or resumed.
 *
 * @param output how it tells what happens
 * @param out for the plan and the tables
 * @param err for what happens meanwhile
 */
record TournamentPlay(
        Installation installation, OutputOptions output, LanguageOption language, PrintWriter out, PrintWriter err) {
    private static final int LABEL = 9;

    /**
     * Plays it.
     *
     * @param asked says on which machines
     * @return the exit code: 0, 1 if a game stayed unplayed or nothing can be played any more, 130 if it was interrupted
     * @throws Failed if it cannot be held, with what to do
     */
    int play(Order order, Settings asked) {
        try (Interruption interruption = Interruption.listen();
                Event event = Event.open(order, installation)) {
            interruption.stopsWith(event::stop);
            ClusterOrder.source(asked, sentence -> err.println("arena: %s.".formatted(sentence)))
                    .ifPresent(event::playAt);
            event.listen(output.listener(out, err, language.language()));
            event.listen(news -> {
                if (news.news() instanceof News.Noticed notice) {
                    err.println("arena: %s.".formatted(notice.sentence()));
                } else if (news.news() instanceof News.Begins) {
                    Detached.begins();
                }
            });
            FaultCauses causes = new FaultCauses();
            event.watch(causes);
            event.remarks().forEach(err::println);
            event.objection().ifPresent(objection -> {
                boolean isTold = event.plan().objection().isPresent();
                throw new Failed("nothing was started: " + (isTold ? "see STOP above" : objection));
            });
            if (interruption.isRequested()) {
                return Interruption.EXIT_CODE;
            }
            EventResult result = event.play(language.typed());
            return told(result, causes, interruption.isRequested());
        }
    }

    /** @param isWanted whether somebody has asked for its end */
    private int told(EventResult result, FaultCauses causes, boolean isWanted) {
        News.Over over = result.over();
        EventResult.Written written = result.results().orElseThrow();
        result.damage().forEach(damage -> err.println("arena: " + damage));
        if (!output.isJson()) {
            out.println();
            out.println(written.tables().text());
            causes.lines(language.language()).forEach(line -> out.println(Labelled.of("Fault", LABEL, line)));
            over.trimmed().ifPresent(out::println);
            out.println("Results  " + over.results());
            out.println("Report   " + Path.of(over.results()).resolve("report.html"));
        }
        err.println("%s (publish it: arena verify %s --receipt WORDS)"
                .formatted(ReceiptLine.of(written.receipt()), over.results()));
        result.unplayed()
                .forEach(game -> err.printf("not played: %s: %s%n", game.game().id(), game.reason()));
        if (over.isInterrupted()) {
            err.printf(
                    "arena: %s after %s; what had ended is in the results%n",
                    isWanted ? "interrupted" : "stopped", Numbers.counted(over.played(), "game"));
            return isWanted ? Interruption.EXIT_CODE : 1;
        }
        return result.unplayed().isEmpty() ? 0 : 1;
    }
}
