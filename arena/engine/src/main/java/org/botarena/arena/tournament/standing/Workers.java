package org.botarena.arena.tournament.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.timing.TimeControl;

/** The games played on each worker of a cluster, and their disturbances. For one thread at a time. */
public final class Workers {
    private final TimeControl times;
    private final Map<String, Count> byName = new TreeMap<>();
    private final Map<String, List<Counted>> games = new TreeMap<>();

    /** Nothing counted yet for games with these times. */
    Workers(TimeControl times) {
        this.times = times;
    }

    /**
     * The counts of a worker. Immutable.
     *
     * @param worker its name
     * @param speed positions per second in a fixed search, measured when it last joined
     * @param games with a result
     * @param excused late answers that were played, since the machine took that much time
     * @param disturbed attempts that did not count
     * @param lateMs how long after its deadline the latest answer came or was found missing, or 0 if none was late
     */
    public record Count(String worker, long speed, int games, int excused, int disturbed, double lateMs) {
        Count plus(Count later) {
            return new Count(
                    worker,
                    later.speed,
                    games + later.games,
                    excused + later.excused,
                    disturbed + later.disturbed,
                    Math.max(lateMs, later.lateMs));
        }
    }

    /** Counts a game with a result, if a worker has played it. */
    void add(Counted game) {
        game.stay().ifPresent(stay -> {
            add(stay, 1, 0);
            games.computeIfAbsent(stay.worker().name(), name -> new ArrayList<>())
                    .add(game.bare());
        });
    }

    /** Counts an attempt that does not count, if a worker has played it. */
    void addDisturbed(GameRecord game, Attempt attempt) {
        WorkerStay.of(game, attempt, times).ifPresent(stay -> add(stay, 0, 1));
    }

    private void add(WorkerStay stay, int counted, int disturbed) {
        String name = stay.worker().name();
        byName.merge(
                name,
                new Count(name, stay.worker().speed(), counted, stay.excused(), disturbed, stay.lateMs()),
                Count::plus);
    }

    /** The counts, by name, or empty if no worker has played. */
    public List<Count> counts() {
        return List.copyOf(byName.values());
    }

    /** The games with a result of each worker, by its name. */
    Map<String, List<Counted>> games() {
        return games;
    }
}
