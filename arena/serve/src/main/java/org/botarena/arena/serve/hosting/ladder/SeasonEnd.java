package org.botarena.arena.serve.hosting.ladder;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.botarena.api.Games;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.report.Reports;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.serve.hosting.entry.SeasonList;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.verification.Receipt;
import org.botarena.arena.view.TournamentView;

/**
 * Ends a season of the ladder: standings and receipts are recorded, and the ladder is moved. It can be repeated after
 * any interruption. One thread.
 *
 * @param event the event's folder
 * @param seasons the recorded ones
 * @param tournaments of the event, which belong to the season in which they began
 * @param games that include the ladder's game
 */
record SeasonEnd(Path event, SeasonList seasons, Tournaments tournaments, Games games) {
    private LadderFolders folders() {
        return new LadderFolders(event);
    }

    /** Records the end of the season. */
    void keep(List<Row> standings, Instant now) {
        report(now);
        seasons.ended(receipts(), Season.Place.of(standings));
    }

    /** Records the end of the ladder and writes its report. */
    private void report(Instant now) {
        if (TournamentView.hasBegun(folders().current())) {
            try (Store ladder = Store.open(folders().current())) {
                ladder.changes().reach(State.STOPPED, true, now);
                Reports.write(ladder, games);
                Receipt.write(ladder, UserKey.usual());
            }
        }
    }

    /** Moves the tournaments of the ended season; returns whether there was one. */
    boolean move() {
        Optional<Integer> moving = seasons.moving();
        moving.ifPresent(number -> {
            folders().endSeason(number);
            seasons.last().ifPresent(season -> SeasonReceipt.write(event, season));
            seasons.moved();
        });
        return moving.isPresent();
    }

    /** The receipts of all tournaments of the season, by their paths after its end. */
    private Map<String, String> receipts() {
        Map<String, String> receipts = new TreeMap<>();
        receipt(folders().current(), folders().ended(1 + seasons.all().size()), receipts);
        Instant begun = Instant.parse(seasons.begun());
        tournaments.all().stream()
                .filter(each -> !each.begun().isBefore(begun))
                .map(each -> tournaments.folder(each.name()))
                .forEach(folder -> receipt(folder, folder, receipts));
        return receipts;
    }

    private void receipt(Path folder, Path then, Map<String, String> into) {
        Receipt.in(folder).ifPresent(receipt -> into.put(event.relativize(then).toString(), receipt.words()));
    }
}
