package org.botarena.arena.serve.hosting.event;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.serve.hosting.entry.Notice;
import org.botarena.arena.serve.hosting.entry.NoticeList;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.ladder.HostedLadder;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.hosting.protest.Protest;
import org.botarena.arena.serve.hosting.protest.ProtestList;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.view.TournamentView;

/**
 * Looks for news for authors every two seconds, in a separate thread, so that no game waits for it. News hidden by a
 * freeze is delivered after the end of the freeze. A webhook sends it as well. Thread-safe.
 */
final class AuthorNotices implements AutoCloseable {
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(2);

    /** A place that changes repeatedly is reported once within this time. */
    private static final Duration BETWEEN_PLACES = Duration.ofHours(1);

    private final NoticeList list;
    private final Versions versions;
    private final HostedLadder ladder;
    private final Tournaments tournaments;
    private final ProtestList protests;
    private final Optional<Webhook> webhook;
    private final Background.Worker worker;
    private final Set<String> told = new HashSet<>();

    AuthorNotices(
            NoticeList list,
            Versions versions,
            HostedLadder ladder,
            Tournaments tournaments,
            ProtestList protests,
            Optional<Webhook> webhook,
            Background background) {
        this.list = list;
        this.versions = versions;
        this.ladder = ladder;
        this.tournaments = tournaments;
        this.protests = protests;
        this.webhook = webhook;
        worker = background.worker("notices", () -> {
            look();
            Thread.sleep(BETWEEN_LOOKS.toMillis());
        });
    }

    void start() {
        worker.start();
        webhook.ifPresent(Webhook::start);
    }

    private void look() {
        list.checked()
                .forEach(upload ->
                        list.add(upload.person(), Notice.Kind.CHECK_DONE, upload.id(), List.of(upload.file())));
        for (Protest protest : protests.all()) {
            boolean isAnswered = protest.state() == Protest.State.ACCEPTED || protest.state() == Protest.State.REJECTED;
            if (isAnswered && tournaments.view(protest.tournament()).isOpen()) {
                list.add(protest.person(), Notice.Kind.PROTEST_ANSWERED, protest.id(), List.of(protest.game()));
            }
        }
        for (HostedTournament each : tournaments.all()) {
            TournamentView view = tournaments.view(each.name());
            if (tournaments.state(each.name()) == HostedTournament.State.FINISHED
                    && view.isOpen()
                    && told.add(each.name())) {
                view.rows().forEach(row -> over(each.name(), row));
            }
        }
        ladder.rows().forEach(this::fallen);
    }

    private void over(String tournament, Row row) {
        versions.find(row.entrant())
                .ifPresent(version ->
                        list.add(version.person(), Notice.Kind.TOURNAMENT_OVER, tournament, List.of(tournament)));
    }

    private void fallen(Row row) {
        if (row.change() < 0 && row.standing().games() >= Row.GAMES_OF_A_RATING) {
            versions.find(row.entrant())
                    .filter(Version::isActive)
                    .filter(version -> !list.isRecent(version.person(), Notice.Kind.PLACE_LOST, BETWEEN_PLACES))
                    .ifPresent(version -> list.add(
                            version.person(),
                            Notice.Kind.PLACE_LOST,
                            String.format(
                                    Locale.ROOT,
                                    "%s %d",
                                    row.entrant(),
                                    row.standing().games()),
                            List.of(row.entrant(), "" + row.standing().place())));
        }
    }

    @Override
    public void close() {
        webhook.ifPresent(Webhook::close);
        worker.end();
        worker.await();
    }
}
