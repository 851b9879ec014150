package org.botarena.arena.view;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.botarena.arena.match.Terms;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.roster.profile.AgentId;
import org.botarena.arena.text.catalogue.Sentence;

/** The state from the news: the games in progress, and the games to look up in the store. For one thread. */
final class LiveNews {
    private static final int TICKER = 30;
    private static final int NOTICES = 10;
    private static final int MOST_TIMES = 60;

    private final Map<String, PlayingGame> playing = new LinkedHashMap<>();
    private final Deque<Happening> ticker = new ArrayDeque<>();
    private final Deque<Map<String, String>> notices = new ArrayDeque<>();
    private final Deque<Instant> times = new ArrayDeque<>();
    private final Map<String, PlayingGame> touched = new LinkedHashMap<>();
    private final Set<String> gone = new LinkedHashSet<>();
    private final Map<String, Optional<PlayingGame>> ended = new LinkedHashMap<>(); // games with missing plies
    private List<List<String>> meetings = List.of();
    private Optional<Instant> ends = Optional.empty();
    private Optional<String> until = Optional.empty();
    private EventId last = EventId.NONE;
    private boolean isTracked;
    private boolean hasBegun;
    private boolean isOver;
    private boolean isNewRound;
    private int round;
    private int disturbed;

    /** Applies a piece of news, with the terms of the tournament. */
    void take(NumberedNews numbered, Terms terms) {
        EventId id = new EventId(numbered.sequence(), numbered.number(), 0);
        last = id.compareTo(last) > 0 ? id : last;
        News news = numbered.news();
        Instant time = numbered.time();
        if (news instanceof News.Begins begins) {
            begins(begins);
        } else if (news instanceof News.RoundDrawn drawn) {
            round(drawn);
        } else if (news instanceof News.GameBegun begun) {
            begun(new PlayingGame(begun, time, terms));
        } else if (news instanceof News.PlyPlayed ply) {
            Optional.ofNullable(playing.get(ply.id())).ifPresent(game -> ply(game, ply, time));
        } else if (news instanceof News.Judged judged) {
            Optional.ofNullable(playing.get(judged.id())).ifPresent(game -> {
                game.judged(judged);
                touch(game);
            });
        } else if (news instanceof News.GameEnded game) {
            Happening.faults(game, time).forEach(this::announce);
            times.add(time);
            if (times.size() > MOST_TIMES) {
                times.remove();
            }
            ended(game.id(), game.plies());
        } else if (news instanceof News.AttemptVoided voided) {
            disturbed++;
            announce(Happening.of(Happening.DISTURBED, voided.id(), voided.seats(), time));
            leave(voided.id());
        } else if (news instanceof News.GivenUp given) {
            announce(Happening.of(Happening.UNPLAYED, given.id(), given.seats(), time));
            ended(given.id(), 0);
        } else if (news instanceof News.Noticed noticed) {
            notice(noticed.sentence());
        } else if (news instanceof News.Over) {
            isOver = true;
        }
        if (news instanceof News.GameEnded || news instanceof News.GivenUp) {
            ends = numbered.pace().left(time).map(time::plus);
        }
    }

    private void begins(News.Begins begins) {
        hasBegun = true;
        isOver = false;
        clear();
        until = begins.until().map(Instant::toString);
    }

    private void round(News.RoundDrawn drawn) {
        isNewRound |= drawn.round() != round;
        round = drawn.round();
        meetings = drawn.meetings().stream()
                .map(pair -> pair.stream().map(AgentId::of).toList())
                .toList();
    }

    private void begun(PlayingGame game) {
        playing.put(game.id(), game);
        touch(game);
        gone.remove(game.id());
    }

    private void ply(PlayingGame game, News.PlyPlayed ply, Instant time) {
        game.ply(ply, time);
        touch(game);
        if (ply.isExcused() && ply.player() != null) {
            announce(Happening.excused(ply, game.seats().get(ply.player()), time));
        }
    }

    private void ended(String id, int plies) {
        ended.put(id, playing(id).filter(game -> game.isBehind(plies)));
        leave(id);
    }

    private void leave(String game) {
        if (playing.remove(game) != null) {
            go(game);
        }
    }

    private void touch(PlayingGame game) {
        if (isTracked) {
            touched.put(game.id(), game);
        }
    }

    private void go(String game) {
        if (isTracked) {
            gone.add(game);
        }
    }

    /** Starts or stops collecting changes for {@link #drainUpdated} and {@link #drainRemoved}. */
    void track(boolean is) {
        isTracked = is;
        touched.clear();
        gone.clear();
    }

    private void announce(Happening happening) {
        ticker.addFirst(happening);
        while (ticker.size() > TICKER) {
            ticker.removeLast();
        }
    }

    /** Puts a notice before the others. */
    void notice(Sentence sentence) {
        Map<String, String> told = sentence.texts();
        notices.remove(told);
        notices.addFirst(told);
        while (notices.size() > NOTICES) {
            notices.removeLast();
        }
    }

    /** Removes all running games. */
    void clear() {
        playing.keySet().forEach(this::go);
        playing.clear();
    }

    /** The games in play. */
    List<PlayingGame> playing() {
        return List.copyOf(playing.values());
    }

    Optional<PlayingGame> playing(String id) {
        return Optional.ofNullable(playing.get(id));
    }

    /** Games with new plies since the last call, including the last plies of games that have ended. */
    List<PlayingGame> drainUpdated() {
        List<PlayingGame> some = List.copyOf(touched.values());
        touched.clear();
        return some;
    }

    /** Games that left play since the last call. */
    List<String> drainRemoved() {
        List<String> some = List.copyOf(gone);
        gone.clear();
        return some;
    }

    /** Games that have a recorded result or were given up, in order, until {@link #looked}. */
    List<String> ended() {
        return List.copyOf(ended.keySet());
    }

    /**
     * Forgets ended games that were looked up; a game whose last plies were never reported gets them from its record.
     *
     * @param records reads the records of some games
     */
    void looked(List<String> ids, Function<Collection<String>, List<GameRecord>> records) {
        Map<String, PlayingGame> incomplete = new LinkedHashMap<>();
        ids.forEach(id -> ended.remove(id).ifPresent(game -> incomplete.put(id, game)));
        records.apply(incomplete.keySet()).forEach(record -> {
            incomplete.get(record.id()).complete(record);
            touch(incomplete.get(record.id()));
            go(record.id());
        });
    }

    /** Whether a run has begun since the last call, so that the entrants may have changed. */
    boolean takeBegun() {
        boolean was = hasBegun;
        hasBegun = false;
        return was;
    }

    /** Whether a round that depends on results has begun and is not {@linkplain #seeRound seen} yet. */
    boolean isNewRound() {
        return isNewRound && !meetings.isEmpty();
    }

    void seeRound() {
        isNewRound = false;
    }

    boolean isOver() {
        return isOver;
    }

    List<Happening> ticker() {
        return List.copyOf(ticker);
    }

    List<Map<String, String>> notices() {
        return List.copyOf(notices);
    }

    List<List<String>> meetings() {
        return meetings;
    }

    /** Recently ended games per minute, or 0 if unknown. */
    double pace() {
        return times.size() < 2
                ? 0
                : (times.size() - 1)
                        * 60_000.0
                        / Math.max(
                                1,
                                Duration.between(times.getFirst(), times.getLast())
                                        .toMillis());
    }

    Optional<Instant> ends() {
        return ends;
    }

    Optional<String> until() {
        return until;
    }

    EventId last() {
        return last;
    }

    int round() {
        return round;
    }

    int disturbed() {
        return disturbed;
    }
}
