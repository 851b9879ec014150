package org.botarena.arena.cli.ticker;

import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.news.Pace;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.tournament.standing.Standing;

/** The state of the games so far. One thread at a time. */
final class TickerState {
    private static final int LAST_FAULTS = 3;

    private final Clock clock;
    private final Deque<String> faults = new ArrayDeque<>();
    private long faulty;
    private long missing;
    private long disturbed;
    private String last = "";
    private Pace pace = Pace.NONE;
    private List<Standing> standings = List.of();

    TickerState(Clock clock) {
        this.clock = clock;
    }

    boolean hasBegun() {
        return pace.hasBegun();
    }

    void accept(NumberedNews numbered) {
        News news = numbered.news();
        pace = numbered.pace();
        if (news instanceof News.GameEnded ended) {
            ended(ended);
        } else if (news instanceof News.AttemptVoided voided) {
            disturbed++;
            add("disturbed, and resumed later: %s (%s, %s)"
                    .formatted(voided.reason(), TickerText.players(voided.seats()), voided.id()));
        } else if (news instanceof News.GivenUp given) {
            missing++;
            last = TickerText.unplayed(given.seats());
            add("not played: %s (%s, %s)".formatted(given.reason(), TickerText.players(given.seats()), given.id()));
        } else if (news instanceof News.StandingsChanged changed) {
            standings = changed.standings().rows();
        }
    }

    private void ended(News.GameEnded game) {
        last = TickerText.ended(game.seats(), game.scores());
        for (News.AgentFault fault : game.faults()) {
            faulty++;
            add(fault(game, fault));
        }
    }

    private void add(String line) {
        faults.addFirst(VisibleText.plain(line));
        if (faults.size() > LAST_FAULTS) {
            faults.removeLast();
        }
    }

    private static String fault(News.GameEnded game, News.AgentFault fault) {
        String others = game.seats().stream()
                .filter(other -> !other.equals(fault.entrant()))
                .distinct()
                .collect(Collectors.joining(", "));
        return String.format(
                Locale.ROOT,
                "%s: %s at ply %d against %s, %s",
                fault.entrant(),
                fault.kind(),
                fault.ply(),
                others,
                game.id());
    }

    /** All of it. */
    TickerText bulletin() {
        return new TickerText(
                pace, clock.instant(), "games", VisibleText.plain(last), standings, trouble(), List.copyOf(faults));
    }

    /** The problems so far, in a phrase: {@code 2 faults of agents, 1 game not played}; empty if there are none. */
    private String trouble() {
        return Stream.of(
                        faulty == 0 ? "" : faulty == 1 ? "1 fault of an agent" : faulty + " faults of agents",
                        disturbed == 0 ? "" : Numbers.counted(disturbed, "disturbed attempt"),
                        missing == 0 ? "" : Numbers.counted(missing, "game") + " not played")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }
}
