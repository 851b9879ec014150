package org.botarena.arena.news;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.botarena.arena.tournament.schedule.Spectator;

/** Lets spectators watch by the news: how games end, and about once a second that time passes. */
public final class SpectatorNews implements NewsListener {
    private static final long BETWEEN_TICKS = TimeUnit.SECONDS.toNanos(1);

    private final List<Spectator> spectators;
    private long tickedAt = System.nanoTime();

    /** For these, one after the other. */
    public SpectatorNews(Spectator... spectators) {
        this.spectators = List.of(spectators);
    }

    @Override
    public void told(NumberedNews numbered) {
        News news = numbered.news();
        if (news instanceof News.GameEnded ended) {
            tell(spectator -> spectator.ended(ended.game()));
        } else if (news instanceof News.AttemptVoided voided) {
            tell(spectator -> spectator.disturbed(voided.game()));
        } else if (news instanceof News.GivenUp given) {
            tell(spectator -> spectator.unplayed(given.game()));
        }
    }

    @Override
    public void tick() {
        long now = System.nanoTime();
        if (now - tickedAt >= BETWEEN_TICKS) {
            tickedAt = now;
            tell(Spectator::tick);
        }
    }

    private void tell(Consumer<Spectator> news) {
        spectators.forEach(news);
    }
}
