package org.botarena.arena.explain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Games;
import org.botarena.arena.report.Reports;
import org.botarena.arena.store.Kept;
import org.botarena.arena.store.Store;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Setup;

/** Two pairs of games of random players in a folder, with their judgements and the report. */
record JudgedTournament(Path folder) {
    /** Plays it. */
    void play(String game) {
        Setup plain = Contest.setup(game, 2, "anna", "bert");
        Setup setup = new Setup(
                plain.terms(),
                new RoundRobin(),
                2,
                plain.openings(),
                plain.seed(),
                1,
                List.of(Kept.entrant("anna", 1), Kept.entrant("bert", 1)));
        new Kept(folder, setup).play();
    }

    /** Judges its games, and returns their number. */
    int judge() {
        List<Integer> read = new ArrayList<>();
        try (Store store = Store.read(folder)) {
            JudgedGames.write(store, Games.installed(), () -> read.add(1));
        }
        return read.size();
    }

    /** Writes the report and returns the page. */
    String report() throws IOException {
        try (Store store = Store.read(folder)) {
            Reports.write(store, Games.installed(), folder);
        }
        return Files.readString(folder.resolve("report.html"));
    }
}
