package org.botarena.arena.event;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.replay.BriefFault;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.Numbers;

/** The text about a game that is played again: how it ended, and how often it ended alike. One thread. */
public final class RerunText {
    private final Rerun rerun;
    private final List<GameRecord> games = new ArrayList<>();

    public RerunText(Rerun rerun) {
        this.rerun = rerun;
    }

    /** A line about the recorded end of the game. */
    public String onFile() {
        return rerun.onFile()
                .map(this::text)
                .orElseGet(() -> "%s no result: given up (%s)"
                        .formatted(
                                names(),
                                rerun.givenUp()
                                        .map(game -> game.reason().toString())
                                        .orElse("without a reason")));
    }

    /** Counts another repetition, and returns a line about its end. */
    public String count(GameRecord again) {
        games.add(again);
        return text(again.result());
    }

    private long alike() {
        return games.stream().filter(rerun::isAlike).count();
    }

    /** A sentence about how often it ended alike. */
    public String verdict() {
        String all = Numbers.counted(games.size(), "game");
        if (rerun.onFile().isEmpty()) {
            long results = games.stream().filter(game -> !game.isDisturbed()).count();
            return String.format(Locale.ROOT, "It had a result in %d of %s.", results, all);
        }
        return rerun.onFile().get().faults().isEmpty()
                ? String.format(Locale.ROOT, "It ended with the same scores in %d of %s.", alike(), all)
                : String.format(Locale.ROOT, "The fault returned in %d of %s.", alike(), all);
    }

    /**
     * The result for programs.
     *
     * @param changes of places; null if places cannot change
     */
    public Map<String, Object> json(List<PlaceChange> changes, Optional<Rerun.Accepted> accepted) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("id", rerun.game().id());
        object.put("entrants", rerun.game().seats().stream().map(Entrant::name).toList());
        object.put("onFile", rerun.onFile().map(RerunText::json).orElse(null));
        object.put(
                "givenUp", rerun.givenUp().map(game -> game.reason().toString()).orElse(null));
        object.put(
                "games",
                games.stream().map(GameRecord::result).map(RerunText::json).toList());
        object.put("alike", alike());
        object.put("changes", changes);
        object.put("receipt", accepted.map(done -> done.receipt().words()).orElse(null));
        return object;
    }

    private static Map<String, Object> json(Attempt attempt) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("scores", attempt.scores());
        object.put("faults", attempt.faults().stream().map(BriefFault::of).toList());
        return object;
    }

    /**
     * A sentence about the effect of accepting the new result.
     *
     * @param folder of the tournament, as it was typed
     */
    public static String accepted(Rerun.Accepted accepted, Path folder) {
        return "The new result counts now; the results are written again."
                + (accepted.isReopened() ? " With it there is more to play: arena resume %s".formatted(folder) : "");
    }

    /** A sentence about changed places. */
    public static String changes(List<PlaceChange> changes) {
        return changes.isEmpty()
                ? "If the new result counted, all places would stay."
                : changes.stream()
                        .map(change -> String.format(
                                Locale.ROOT, "%s %d, not %d", change.entrant(), change.after(), change.before()))
                        .collect(Collectors.joining(
                                "; ", "If the new result counted, these places would change: ", "."));
    }

    public static String marks(List<MarkChange> changes) {
        return changes.isEmpty()
                ? "All marks would stay."
                : changes.stream()
                        .map(MarkChange::toString)
                        .collect(Collectors.joining("; ", "These marks would change: ", "."));
    }

    private String text(Attempt attempt) {
        String scores = attempt.scores().isEmpty()
                ? "no result"
                : attempt.scores().stream().map(Numbers::plain).collect(Collectors.joining(":"));
        String wrong = attempt.faults().stream().map(this::text).collect(Collectors.joining());
        return names() + " " + scores + wrong;
    }

    private String names() {
        return rerun.game().seats().stream().map(Entrant::name).collect(Collectors.joining(" - "));
    }

    private String text(Fault fault) {
        return String.format(
                Locale.ROOT,
                "; %s at ply %d: %s (%s)",
                rerun.game().seats().get(fault.player()).name(),
                fault.ply(),
                fault.verdict().kind(),
                fault.verdict().reason());
    }
}
