package org.botarena.arena.cli.ticker;

import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.news.Pace;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.standing.Standing;

/** The state of the games so far. One thread at a time. */
final class TickerState {
    private static final int LAST_FAULTS = 3;

    private final Clock clock;
    private final Language language;
    private final Deque<String> faults = new ArrayDeque<>();
    private long faulty;
    private long missing;
    private long disturbed;
    private Sentence last = Sentence.NONE;
    private Pace pace = Pace.NONE;
    private List<Standing> standings = List.of();

    TickerState(Clock clock, Language language) {
        this.clock = clock;
        this.language = language;
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
            add(Sentence.of("ticker.disturbed", voided.reason(), TickerText.players(voided.seats()), voided.id()));
        } else if (news instanceof News.GivenUp given) {
            missing++;
            last = TickerText.unplayed(given.seats());
            add(Sentence.of("ticker.given-up", given.reason(), TickerText.players(given.seats()), given.id()));
        } else if (news instanceof News.StandingsChanged changed) {
            standings = changed.standings();
        }
    }

    private void ended(News.GameEnded game) {
        last = TickerText.ended(game.seats(), game.scores());
        for (News.AgentFault fault : game.faults()) {
            faulty++;
            add(fault(game, fault));
        }
    }

    private void add(Sentence line) {
        faults.addFirst(VisibleText.plain(line.in(language)));
        if (faults.size() > LAST_FAULTS) {
            faults.removeLast();
        }
    }

    private Sentence fault(News.GameEnded game, News.AgentFault fault) {
        String others = game.seats().stream()
                .filter(other -> !other.equals(fault.entrant()))
                .distinct()
                .collect(Collectors.joining(", "));
        return Sentence.of(
                "ticker.fault", fault.entrant(), language.named("kind", fault.kind()), fault.ply(), others, game.id());
    }

    /** All of it. */
    TickerText bulletin() {
        return new TickerText(
                language,
                pace,
                clock.instant(),
                "games",
                VisibleText.plain(last.in(language)),
                standings,
                trouble(),
                List.copyOf(faults));
    }

    /** The problems so far, in a phrase: {@code 2 faults of agents, 1 game not played}. Empty without problems. */
    private String trouble() {
        return Stream.of(counted("faults", faulty), counted("disturbed", disturbed), counted("missing", missing))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private String counted(String what, long number) {
        return number == 0 ? "" : language.counted("ticker.count." + what, number);
    }
}
