package org.botarena.arena.cli.results;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.store.State;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A tournament's progress, as {@code --json} prints it.
 *
 * @param folder of its results
 * @param state {@code running}, {@code killed}, {@code stopped} or {@code finished}
 * @param holder the process that plays it, or null
 * @param game that is played
 * @param format of the tournament
 * @param games that have ended
 * @param planned games in all
 * @param atMost whether results may make them fewer
 * @param standings the best first
 * @param workers of a cluster that have played; empty if one machine played everything
 */
record StatusJson(
        String folder,
        String state,
        String holder,
        String game,
        String format,
        int games,
        long planned,
        boolean atMost,
        List<Map<String, Object>> standings,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Map<String, Object>> workers) {
    /** The state of a tournament, in a word. */
    static String state(State state, Optional<String> holder) {
        if (state == State.BEGUN) {
            return holder.isPresent() ? "running" : "killed";
        }
        return state.toString();
    }

    /** The progress with a description of the tournament, for a list of several. */
    String longLine(Language language) {
        return "%s (%s, %s)".formatted(line(language), game, format);
    }

    /** The progress in a line, for people. */
    String line(Language language) {
        return Sentence.of("status.line", folder, words(), progress()).in(language);
    }

    /** A ladder that receives new versions has more games than its current versions would play. */
    private Sentence progress() {
        return games > planned
                ? Sentence.of("page.games-counted", games)
                : Sentence.of(atMost ? "progress.games.at-most" : "progress.games", games, planned);
    }

    private Sentence words() {
        return state.equals("running") ? Sentence.of("status.running", holder) : Sentence.of("status." + state);
    }
}
