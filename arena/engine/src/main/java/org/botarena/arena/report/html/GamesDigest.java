package org.botarena.arena.report.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Collects what the page shows of the games, one by one: a few numbers of each, and whole games until the page is
 * full.
 */
final class GamesDigest {
    /** The most lines in a list; the rest is in {@code games.jsonl}. */
    static final int MOST_LINES = 400;

    private final Names names;
    private final PackedGames packed;
    private final Map<String, MoveTimes> times = new LinkedHashMap<>();
    private final List<Incident> faults = new ArrayList<>();
    private final List<Incident> disturbances = new ArrayList<>();
    private int faultCount;
    private int disturbanceCount;
    private int games;
    private boolean hasUnknown;

    /**
     * An event in a game other than a move.
     *
     * @param game its id
     * @param players its entrants, as the page names them
     * @param isHere whether the page holds the game
     * @param entrant the entrant at fault, or empty if no entrant is
     * @param ply that was owed
     * @param kind the verdict, or the outcome of the attempt
     * @param evidence of the arena
     */
    record Incident(
            String game, String players, boolean isHere, String entrant, int ply, String kind, Sentence evidence) {}

    GamesDigest(Names names, PackedGames packed) {
        this.names = names;
        this.packed = packed;
        names.order().forEach(entrant -> times.put(entrant, new MoveTimes()));
    }

    /** Takes a game in. */
    void add(GameRecord game) {
        games++;
        boolean isHere = !packed.isFull();
        for (Ply ply : game.plies()) {
            if (ply.player() >= 0) {
                times.computeIfAbsent(game.seats().get(ply.player()).entrant(), entrant -> new MoveTimes())
                        .add(ply.wallMs());
            }
        }
        game.faults().forEach(fault -> addFault(game, fault, isHere));
        game.marked().ifPresent(why -> addDisturbance(game, isHere, "again", why));
        game.voided()
                .forEach(attempt ->
                        addDisturbance(game, isHere, "voided", attempt.voided().orElseThrow()));
        if (isHere) {
            hasUnknown |= !packed.add(game, names);
        }
    }

    private void addFault(GameRecord game, Fault fault, boolean isHere) {
        faultCount++;
        if (faults.size() < MOST_LINES) {
            faults.add(new Incident(
                    game.id(),
                    players(game),
                    isHere,
                    game.seats().get(fault.player()).entrant(),
                    fault.ply(),
                    fault.verdict().kind(),
                    fault.verdict().sentence()));
        }
    }

    private void addDisturbance(GameRecord game, boolean isHere, String what, Sentence reason) {
        disturbanceCount++;
        if (disturbances.size() < MOST_LINES) {
            disturbances.add(new Incident(
                    game.id(), players(game), isHere, "", game.plies().size(), what, reason));
        }
    }

    private String players(GameRecord game) {
        return game.seats().stream()
                .map(SeatRecord::entrant)
                .distinct()
                .map(names::shown)
                .collect(Collectors.joining(" \u2013 "));
    }

    /** The times of the moves by entrant, in the order of the standings. */
    Map<String, MoveTimes> times() {
        return times;
    }

    /** The agents' faults, up to {@value #MOST_LINES}. */
    List<Incident> faults() {
        return faults;
    }

    /** All faults. */
    int faultCount() {
        return faultCount;
    }

    /** The disturbances by the arena or the machine, up to {@value #MOST_LINES}. */
    List<Incident> disturbances() {
        return disturbances;
    }

    /** All of these. */
    int disturbanceCount() {
        return disturbanceCount;
    }

    /** How many games there were. */
    int games() {
        return games;
    }

    /** Whether some game is here with moves only, without positions. */
    boolean hasUnknown() {
        return hasUnknown;
    }

    /** The games that fit. */
    PackedGames packed() {
        return packed;
    }
}
