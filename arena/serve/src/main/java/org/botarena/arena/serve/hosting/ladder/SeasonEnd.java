package org.botarena.arena.serve.hosting.ladder;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.serve.hosting.entry.SeasonList;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.verification.Receipt;

/**
 * Ends a season of the ladder: standings and receipts go on file, the chapters are put aside. Broken off at any moment, it is done
 * again. One thread.
 *
 * @param event the event's folder
 * @param seasons those on file
 * @param tournaments of the event, which belong to the season in which they began
 */
record SeasonEnd(Path event, SeasonList seasons, Tournaments tournaments) {
    private LadderChapters chapters() {
        return new LadderChapters(event);
    }

    /** The one that is ending has ended so. */
    void keep(LadderRanking ranking, Set<String> active) {
        seasons.ended(receipts(), places(ranking, active));
    }

    /** Puts aside what was played in the season that has ended; whether there was one. */
    boolean move() {
        Optional<Integer> moving = seasons.moving();
        moving.ifPresent(number -> {
            chapters().endSeason(number);
            seasons.last().ifPresent(season -> SeasonReceipt.write(event, season));
            seasons.moved();
        });
        return moving.isPresent();
    }

    private static List<Season.Place> places(LadderRanking ranking, Set<String> active) {
        return ranking.rows(active).stream()
                .map(row -> new Season.Place(
                        row.standing().place(),
                        row.entrant(),
                        row.elo(),
                        row.standing().games()))
                .toList();
    }

    /** The words of all that was played in the season, by where it lies when the season has ended. */
    private Map<String, String> receipts() {
        Map<String, String> receipts = new TreeMap<>();
        Path to = chapters().ofSeason(1 + seasons.all().size());
        chapters().all().forEach(chapter -> receipt(chapter, to.resolve(chapter.getFileName()), receipts));
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
