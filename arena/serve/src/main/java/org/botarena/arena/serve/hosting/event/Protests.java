package org.botarena.arena.serve.hosting.event;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.PlaceChange;
import org.botarena.arena.event.Rerun;
import org.botarena.arena.files.FullDisk;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.hosting.play.WorkSignal;
import org.botarena.arena.serve.hosting.protest.Protest;
import org.botarena.arena.serve.hosting.protest.ProtestList;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.venue.Failed;

/**
 * Settles protests. The game is played again a fixed number of times, and everything is recorded. The majority result
 * can be accepted once everyone can see which places it changes. Thread-safe.
 */
public final class Protests implements AutoCloseable {
    static final Duration LOOK = Duration.ofMinutes(1);

    private final Tournaments tournaments;
    private final ProtestList list;
    private final Background background;
    private final WorkSignal signal = new WorkSignal();
    private final Background.Worker replays;
    private volatile Optional<Rerun> running = Optional.empty();

    Protests(Tournaments tournaments, ProtestList list, Background background) {
        this.background = background;
        replays = background.worker("replays", this::work);
        this.tournaments = tournaments;
        this.list = list;
    }

    /** Plays interrupted replays again after a restart of the server; earlier findings stay recorded. */
    void start() {
        replays.start();
    }

    private void work() throws InterruptedException {
        long seen = signal.seen();
        Optional<Protest> eldest = list.all().stream()
                .filter(protest -> protest.state() == Protest.State.REPLAYING)
                .reduce((newer, older) -> older);
        if (eldest.isPresent()) {
            play(eldest.get(), eldest.get().replays());
        } else {
            signal.await(seen, LOOK);
        }
    }

    /** The recorded protests. */
    public ProtestList list() {
        return list;
    }

    /**
     * The protested game, or empty if none of these entrants has played it in a tournament of this name.
     *
     * @param id of the game
     */
    public Optional<Outcome> game(String tournament, String id, Set<String> own) {
        return tournaments.all().stream()
                .filter(each -> each.name().equals(tournament))
                .flatMap(each -> tournaments.view(tournament).games(own::contains, Integer.MAX_VALUE).stream())
                .filter(game -> game.id().equals(id))
                .findFirst();
    }

    /**
     * Plays the game again this number of times.
     *
     * @throws Failed if another number was fixed before, or the tournament is being played
     */
    public void replay(Protest protest, int times) {
        if (times < 1 || times > 9 || times % 2 == 0) {
            throw new Failed(String.format(Locale.ROOT, "%d replays cannot decide: take 1, 3, 5, 7 or 9", times));
        }
        if (protest.replays() != 0 && protest.replays() != times) {
            throw new Failed(String.format(Locale.ROOT, "%d replays were fixed for it before", protest.replays()));
        }
        tournaments.requireNotPlaying(protest.tournament());
        list.fix(protest.id(), times);
        list.reach(protest.id(), Protest.State.REPLAYING);
        signal.wake();
    }

    private void play(Protest protest, int times) throws InterruptedException {
        try (Rerun rerun = Event.rerun(tournaments.rerun(protest.tournament(), protest.game(), false))) {
            running = Optional.of(rerun);
            List<GameRecord> games = new ArrayList<>();
            for (int i = 1; i <= times; i++) {
                GameRecord game = rerun.play();
                games.add(game);
                list.found(
                        protest.id(),
                        String.format(
                                Locale.ROOT,
                                "%d: %s (%s)",
                                i,
                                result(game),
                                rerun.isAlike(game) ? "as recorded" : "not as recorded"));
            }
            GameRecord most = most(games);
            list.found(protest.id(), "decided: %s".formatted(result(most)));
            List<PlaceChange> changes = rerun.changes(most);
            list.found(
                    protest.id(),
                    changes.isEmpty()
                            ? "places: none would change"
                            : changes.stream()
                                    .map(PlaceChange::toString)
                                    .collect(Collectors.joining("; ", "places: ", "")));
            list.decide(protest.id(), most);
            list.reach(protest.id(), Protest.State.REPLAYED);
        } catch (InterruptedException e) {
            list.found(protest.id(), "stopped: the server ended"); // It is played again after the restart.
            throw e;
        } catch (RuntimeException | Error e) {
            if (FullDisk.of(e).isPresent()) {
                throw e; // It is played again when there is space.
            }
            list.found(protest.id(), "failed: " + background.report("the replay of " + protest.game(), e));
            list.reach(protest.id(), Protest.State.OPEN);
        } finally {
            running = Optional.empty();
        }
    }

    /** The most frequent result, the earliest of equals. */
    private static GameRecord most(List<GameRecord> games) {
        Map<String, Long> counts = games.stream()
                .collect(Collectors.groupingBy(Protests::result, LinkedHashMap::new, Collectors.counting()));
        long most = counts.values().stream().mapToLong(Long::longValue).max().orElseThrow();
        return games.stream()
                .filter(game -> counts.get(result(game)) == most)
                .findFirst()
                .orElseThrow();
    }

    static String result(GameRecord game) {
        String faults = game.result().faults().stream()
                .map(fault -> String.format(
                        Locale.ROOT,
                        "player %d %s",
                        fault.player(),
                        fault.verdict().kind()))
                .collect(Collectors.joining(", "));
        String scores = game.result().scores().isEmpty()
                ? "no result"
                : game.result().scores().stream().map(String::valueOf).collect(Collectors.joining(":"));
        return faults.isEmpty() ? scores : scores + ", " + faults;
    }

    /**
     * Accepts the majority result.
     *
     * @throws Failed if there is nothing to accept, or it cannot be accepted
     */
    public void accept(Protest protest, String answer) {
        tournaments.requireNotPlaying(protest.tournament());
        GameRecord replay = list.decisive(protest.id())
                .orElseThrow(() -> new Failed("there is nothing to accept: play the game again first"));
        try (Rerun rerun = Event.rerun(tournaments.rerun(protest.tournament(), protest.game(), true))) {
            rerun.accept(replay, answer);
        }
        list.answer(protest.id(), Protest.State.ACCEPTED, answer);
        tournaments.changed(protest.tournament());
    }

    /** Keeps the recorded result. */
    public void reject(Protest protest, String answer) {
        list.answer(protest.id(), Protest.State.REJECTED, answer);
    }

    @Override
    public void close() {
        signal.close();
        replays.end();
        running.ifPresent(Rerun::stop);
        replays.await();
    }
}
