package org.botarena.arena.serve.watch;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.botarena.api.Rules;
import org.botarena.arena.news.LiveReader;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.serve.stream.EventId;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;

/** What the news have told: the games in play, and what is to be looked up on file. One thread. */
final class LiveNews {
    private static final int TICKER = 30;
    private static final int NOTICES = 10;

    private final Map<String, PlayingGame> playing = new LinkedHashMap<>();
    private final Deque<Happening> ticker = new ArrayDeque<>();
    private final Deque<Map<String, String>> notices = new ArrayDeque<>();
    private final Map<String, PlayingGame> touched = new LinkedHashMap<>();
    private final Set<String> gone = new LinkedHashSet<>();
    private final Map<String, Optional<PlayingGame>> ended = new LinkedHashMap<>();
    private List<List<String>> meetings = List.of();
    private Optional<Instant> ends = Optional.empty();
    private Optional<String> until = Optional.empty();
    private EventId last = EventId.NONE;
    private boolean hasBegun;
    private boolean isOver;
    private boolean isNewRound;
    private int round;
    private int disturbed;

    /** Takes a line in; the rules are those of the tournament. */
    void take(LiveReader.Line line, Rules<?> rules) {
        JsonNode fields = line.fields();
        EventId id = new EventId(line.sequence(), line.number(), 0);
        last = id.compareTo(last) > 0 ? id : last;
        String game = fields.path("id").asText();
        switch (line.event()) {
            case "begins" -> begins(fields);
            case "round" -> round(fields);
            case "begun" -> begun(new PlayingGame(fields, rules));
            case "ply" -> Optional.ofNullable(playing.get(game)).ifPresent(one -> ply(one, fields));
            case "game" -> {
                Happening.faults(fields).forEach(this::tell);
                ends(game, fields);
            }
            case "disturbed" -> {
                disturbed++;
                tell(Happening.of(Happening.DISTURBED, fields));
                leave(game);
            }
            case "unplayed" -> {
                tell(Happening.of(Happening.UNPLAYED, fields));
                ends(game, fields);
            }
            case "notice" -> notice(StableJson.value(fields.path("sentence"), Sentence.class));
            case "end" -> isOver = true;
            default -> {
                // What a page has no use for.
            }
        }
    }

    private void begins(JsonNode fields) {
        hasBegun = true;
        isOver = false;
        clear();
        until = Optional.ofNullable(fields.path("until").textValue());
    }

    private void round(JsonNode fields) {
        isNewRound |= fields.path("round").asInt() != round;
        round = fields.path("round").asInt();
        List<List<String>> drawn = new ArrayList<>();
        fields.path("meetings")
                .forEach(pair -> drawn.add(List.of(
                        AgentId.of(pair.path(0).asText()),
                        AgentId.of(pair.path(1).asText()))));
        meetings = List.copyOf(drawn);
    }

    private void begun(PlayingGame game) {
        playing.put(game.id(), game);
        touched.put(game.id(), game);
        gone.remove(game.id());
    }

    private void ply(PlayingGame game, JsonNode fields) {
        game.ply(fields);
        touched.put(game.id(), game);
        if (fields.path("excused").asBoolean() && fields.path("player").isInt()) {
            tell(Happening.excused(fields, game.seats()));
        }
    }

    private void ends(String game, JsonNode fields) {
        ended.put(
                game,
                playing(game).filter(one -> one.isBehind(fields.path("plies").asInt())));
        leave(game);
        ends = fields.path("leftMs").isNumber()
                ? Optional.of(Instant.parse(fields.path("time").asText())
                        .plusMillis(fields.path("leftMs").asLong()))
                : Optional.empty();
    }

    private void leave(String game) {
        if (playing.remove(game) != null) {
            gone.add(game);
        }
    }

    private void tell(Happening happening) {
        ticker.addFirst(happening);
        while (ticker.size() > TICKER) {
            ticker.removeLast();
        }
    }

    /** Puts a notice before the others. */
    void notice(Sentence sentence) {
        Map<String, String> told = told(sentence);
        notices.remove(told);
        notices.addFirst(told);
        while (notices.size() > NOTICES) {
            notices.removeLast();
        }
    }

    /** A sentence by language. */
    static Map<String, String> told(Sentence sentence) {
        Map<String, String> told = new LinkedHashMap<>();
        for (Language language : Language.values()) {
            told.put(language.code(), sentence.in(language));
        }
        return told;
    }

    /** Nobody plays any more. */
    void clear() {
        gone.addAll(playing.keySet());
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
    List<PlayingGame> takeTouched() {
        List<PlayingGame> some = List.copyOf(touched.values());
        touched.clear();
        return some;
    }

    /** Those that are not in play any more since this was asked last. */
    List<String> takeGone() {
        List<String> some = List.copyOf(gone);
        gone.clear();
        return some;
    }

    /** Those that have a result on file, or were given up; until {@link #looked}. */
    Set<String> ended() {
        return Set.copyOf(ended.keySet());
    }

    /** Forgets ended games that were looked up; a game whose last plies were never reported gets them from its record. */
    void looked(Set<String> ids, Function<String, Optional<GameRecord>> records) {
        for (String id : ids) {
            Optional<PlayingGame> behind = ended.remove(id);
            behind.ifPresent(game -> records.apply(id).ifPresent(record -> {
                game.complete(record);
                touched.put(id, game);
                gone.add(id);
            }));
        }
    }

    /** Whether a run has begun since this was asked last: who plays may be others. */
    boolean takeBegun() {
        boolean was = hasBegun;
        hasBegun = false;
        return was;
    }

    /** Whether a round that hangs on results has begun since this was asked last. */
    boolean takeNewRound() {
        boolean was = isNewRound && !meetings.isEmpty();
        isNewRound = false;
        return was;
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
