package org.botarena.arena.serve.hosting.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.Rerun;
import org.botarena.arena.event.RerunChoice;
import org.botarena.arena.event.RerunSet;
import org.botarena.arena.files.FullDisk;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.hosting.play.WorkSignal;
import org.botarena.arena.serve.hosting.protest.RerunList;
import org.botarena.arena.serve.hosting.protest.Reruns;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.venue.Failed;

/**
 * Plays sets of games again that the organizer has chosen. The tournament's journal records the choice before the first
 * game; the results are accepted as a whole or not at all. A set resumes when the server is started again. Thread-safe.
 */
public final class RerunSets implements AutoCloseable {
    private final Tournaments tournaments;
    private final RerunList list;
    private final Background background;
    private final WorkSignal signal = new WorkSignal();
    private final Background.Worker worker;
    private volatile Optional<Rerun> running = Optional.empty();

    RerunSets(Tournaments tournaments, RerunList list, Background background) {
        this.tournaments = tournaments;
        this.list = list;
        this.background = background;
        worker = background.worker("rerun-sets", this::work);
    }

    void start() {
        worker.start();
    }

    /** The sets of the event. */
    public RerunList list() {
        return list;
    }

    /**
     * Chooses games, records the choice in the journal, and has them played again.
     *
     * @param rules for grades to compare; empty to compare only places
     * @throws Failed if no or too many games are chosen, one cannot be changed, or the tournament is being played
     * @throws IllegalArgumentException if the rules are wrong, with the place
     */
    public void choose(String tournament, RerunChoice choice, String rules) {
        tournaments.requireNotPlaying(tournament);
        if (!rules.isBlank()) {
            GradeRules.parse("rules", rules);
        }
        List<String> games;
        try (RerunSet set = Event.reruns(tournaments.rerun(tournament, "", true))) {
            games = set.choose(choice);
        }
        tournaments.changed(tournament);
        list.add(tournament, choice.words(), rules, games);
        signal.wake();
    }

    private void work() throws InterruptedException {
        long seen = signal.seen();
        Optional<Reruns> eldest = list.all().stream()
                .filter(set -> set.state() == Reruns.State.PLAYING)
                .reduce((newer, older) -> older);
        if (eldest.isPresent()) {
            advance(eldest.get());
        } else {
            signal.await(seen, Protests.LOOK);
        }
    }

    /** Plays the next game of a set; after the last one, computes the changes. */
    private void advance(Reruns set) throws InterruptedException {
        try {
            Optional<String> game = list.next(set.id());
            if (game.isPresent()) {
                play(set, game.get());
            } else {
                list.reach(set.id(), Reruns.State.PLAYED, found(set));
            }
        } catch (RuntimeException | Error e) {
            if (FullDisk.of(e).isPresent()) {
                throw e; // It resumes when there is space.
            }
            list.reach(set.id(), Reruns.State.FAILED, background.report("the reruns of " + set.tournament(), e));
        }
    }

    private void play(Reruns set, String game) throws InterruptedException {
        try (Rerun rerun = Event.rerun(tournaments.rerun(set.tournament(), game, false))) {
            running = Optional.of(rerun);
            list.played(set.id(), rerun.play());
        } finally {
            running = Optional.empty();
        }
    }

    private String found(Reruns set) {
        List<String> lines = new ArrayList<>();
        List<GameRecord> replays = list.replays(set.id());
        replays.forEach(game -> lines.add("%s: %s".formatted(game.id(), Protests.result(game))));
        try (RerunSet reruns = Event.reruns(tournaments.rerun(set.tournament(), "", true))) {
            List<String> changed = new ArrayList<>();
            reruns.changes(replays).forEach(change -> changed.add("place of " + change));
            if (!set.rules().isBlank()) {
                reruns.markChanges(replays, GradeRules.parse("rules", set.rules()))
                        .forEach(change -> changed.add("mark of " + change));
            }
            lines.addAll(changed.isEmpty() ? List.of("no place and no mark would change") : changed);
        }
        return String.join("\n", lines);
    }

    /**
     * Accepts all results of a set.
     *
     * @throws Failed if one of the games has no result or cannot be changed, or the tournament is being played; no
     *     result counts then
     */
    public void accept(Reruns set, String answer) {
        requirePlayed(set);
        tournaments.requireNotPlaying(set.tournament());
        try (RerunSet reruns = Event.reruns(tournaments.rerun(set.tournament(), "", true))) {
            reruns.accept(list.replays(set.id()), answer);
        }
        list.answer(set.id(), Reruns.State.ACCEPTED, answer);
        tournaments.changed(set.tournament());
    }

    /** Keeps all recorded results. */
    public void reject(Reruns set, String answer) {
        requirePlayed(set);
        list.answer(set.id(), Reruns.State.REJECTED, answer);
    }

    private static void requirePlayed(Reruns set) {
        if (set.state() != Reruns.State.PLAYED) {
            throw new Failed("the games of this set were not all played again, or it has an answer");
        }
    }

    @Override
    public void close() {
        signal.close();
        worker.end();
        running.ifPresent(Rerun::stop);
        worker.await();
    }
}
