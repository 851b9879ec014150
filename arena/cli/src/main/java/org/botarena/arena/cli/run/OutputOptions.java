package org.botarena.arena.cli.run;

import java.io.PrintWriter;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import org.botarena.arena.cli.console.Window;
import org.botarena.arena.cli.ticker.JsonLines;
import org.botarena.arena.cli.ticker.TerminalTicker;
import org.botarena.arena.cli.ticker.Ticker;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.store.Settings;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The output of a tournament. Immutable.
 *
 * @param isQuiet whether only the end is reported
 * @param isJson whether the output is for programs
 * @param isDetached whether the tournament continues without the terminal
 * @param isOpened whether the report is opened at the end
 */
record OutputOptions(boolean isQuiet, boolean isJson, boolean isDetached, boolean isOpened) {
    private static final TournamentOption QUIET =
            TournamentOption.flag("quiet", "Print only errors and the final tables.");
    private static final TournamentOption JSON_LINES =
            TournamentOption.flag("json-lines", "Print a JSON object for every event, one a line (see docs/live-api).");
    private static final TournamentOption DETACH =
            TournamentOption.flag("detach", "Continue without this terminal once the games begin.");

    private static final TournamentOption OPEN =
            TournamentOption.flag("open", "Open the report in the browser at the end.");

    /** The options themselves. */
    static final List<TournamentOption> ALL = List.of(QUIET, JSON_LINES, DETACH, OPEN);

    /** Rejects two kinds of output together. */
    OutputOptions {
        if (isQuiet && isJson) {
            throw new InvalidInput(Sentence.of("usage.exclude", Sentence.of("error.and", "--quiet", "--json-lines")));
        }
    }

    /** Reads the settings. A detached process does not detach again. */
    static OutputOptions of(Settings settings) {
        return new OutputOptions(
                settings.isOn(QUIET.name()),
                settings.isOn(JSON_LINES.name()),
                settings.isOn(DETACH.name()) && !Detached.isHere(),
                settings.isOn(OPEN.name()));
    }

    /** The output of the tournament. */
    Ticker listener(PrintWriter out, PrintWriter err, Language language) {
        Clock clock = Clock.system(ZoneId.systemDefault());
        return isJson
                ? new JsonLines(out, err, language)
                : new TerminalTicker(out, err, Window.here(), isQuiet, clock, language);
    }
}
