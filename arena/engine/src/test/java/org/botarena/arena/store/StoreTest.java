package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.botarena.api.Games;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.EveryFault;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Said;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.report.Reports;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.accounting.ResourceUse;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Tally;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The contents of a store, and what can be restored from it. */
class StoreTest {
    @RegisterExtension
    final CupFolder cup = new CupFolder(Kept.setup(new RoundRobin(), 2));

    @Test
    void reportsAreRewrittenByteForByte() throws IOException {
        cup.run()
                .play(
                        cup.run().runner().withFault("bert", new Verdict.Late(2001.5, 2000, Optional.empty())),
                        store -> List.of());
        Map<String, String> before = Kept.files(cup.folder());
        assertTrue(before.keySet().containsAll(List.of("games.jsonl", "results.json", "standings.csv")), before + "");
        for (String name : before.keySet()) {
            if (!name.startsWith("jars/")) {
                Files.delete(cup.folder().resolve(name));
            }
        }
        try (Store store = Store.read(cup.folder())) {
            Reports.write(store, Games.installed());
        }
        assertEquals(before, Kept.files(cup.folder()));
    }

    @Test
    void aGameComesBackAsItWasWithEveryKindOfFault() {
        List<Verdict> faults = EveryFault.with("a1", 2000.123456);
        List<ScheduledGame> games = Contest.games(cup.setup());
        try (Store store = Store.open(cup.folder())) {
            cup.run().begin(store);
            Ledger ledger = store.games();
            for (int i = 0; i < faults.size(); i++) {
                Attempt attempt = new Attempt(
                        List.of(
                                new Ply(0, -1, "c3", 0, 0, 0),
                                new Ply(1, 1, "c2", 1.234567, 1, 0.5, Optional.empty(), Said.of(0.5, "c2 d1")),
                                new Ply(
                                        2,
                                        1,
                                        "c1",
                                        2001,
                                        1,
                                        5,
                                        Optional.of(new Evidence(2001, 1, 2, 0, 0.5)),
                                        Optional.empty())),
                        List.of(16.0, -16.0),
                        List.of(new Fault(1, 2, faults.get(i), Optional.of(new Evidence(2000.5, 1.5, 1, 10, 3)))),
                        List.of(new ResourceUse(20, 4096, List.of("timer")), new ResourceUse(0, 1, List.of())),
                        i == 0 ? Optional.of(Sentence.quote("a stall of 80 ms")) : Optional.empty(),
                        Optional.empty(),
                        0,
                        Optional.empty());
                Attempt spoilt = new Attempt(List.of(), List.of(), List.of(), Optional.of(Sentence.quote("no host")));
                GameRecord game = new GameRecord(games.get(i), attempt, List.of(spoilt), List.of("", "caf\u00e9\n"));
                ledger.ended(game);
                GameRecord found = ledger.find(games.get(i).id()).orElseThrow();
                assertEquals(attempt, found.result());
                assertEquals(List.of(spoilt), found.voided());
                assertEquals(game.logs(), found.logs());
                assertEquals(games.get(i).fixture(), found.fixture());
                assertEquals(
                        games.get(i).seeds(),
                        found.seats().stream().map(SeatRecord::seed).toList());
            }
        }
    }

    @Test
    void forgettingAnAuthorDeletesTheAgentsCommentsAndChangesNoHash() throws IOException {
        ScheduledGame game = Contest.games(cup.setup()).get(0);
        String author = game.seats().get(1).name();
        Ply ply = new Ply(0, 1, "c3", 1, 1, 0, Optional.empty(), Said.of(0.5, "c3 d1"));
        Attempt attempt = new Attempt(List.of(ply), List.of(16.0, -16.0), List.of(), Optional.empty());
        try (Store store = Store.open(cup.folder())) {
            cup.run().begin(store);
            store.games().ended(new GameRecord(game, attempt, List.of("", "")));
        }
        Path journal = cup.folder().resolve(Journal.FILE);
        String line = Files.readAllLines(journal).get(1);
        assertFalse(line.substring(0, line.indexOf(",\"personal\":")).contains("c3 d1"), line);
        PersonalTexts.erase(cup.folder(), text -> text.about().contains(author));
        assertFalse(Files.readString(journal).contains("c3 d1"));
        Files.delete(cup.folder().resolve("tournament.db"));
        try (Store store = Store.open(cup.folder())) {
            GameRecord found = store.games().find(game.id()).orElseThrow();
            assertEquals(List.of(ply.silent()), found.plies());
            assertEquals(List.of(), store.games().damage());
        }
    }

    @Test
    void aRecordedGameIsNotPlayedAgain() {
        cup.play();
        List<String> played = new ArrayList<>();
        Setup more = Kept.setup(new RoundRobin(), 3);
        new Kept(cup.folder(), more)
                .play(cup.run().runner(), store -> List.of((Spectator) game -> played.add(game.id())));
        assertEquals(12, played.size());
        assertTrue(played.stream().allMatch(id -> id.startsWith("0002-")), played.toString());
    }

    @Test
    void concurrentGamesAreRecordedOnlyForUnfinishedTournaments() {
        assertEquals(2, cup.setup().jobs());
        cup.run().playUntil(4);
        assertTrue(notesOneGameAtATime());
        cup.play();
        assertFalse(notesOneGameAtATime());
    }

    /** Resumes with one concurrent game; returns whether the journal records only that. */
    private boolean notesOneGameAtATime() {
        Setup kept = cup.setup();
        Setup one = new Setup(kept.terms(), kept.format(), 2, kept.openings(), kept.seed(), 1, kept.entrants());
        try (Store store = Store.open(cup.folder())) {
            long before = store.games().sequence();
            new Kept(cup.folder(), one).begin(store);
            return store.games().sequence() == before + 1 && store.state().jobs() == 1;
        }
    }

    @Test
    void aLateEntrantMeetsEveryOtherAndNoGameIsRepeated() {
        cup.play();
        List<String> played = new ArrayList<>();
        Setup five = Kept.setup(
                new RoundRobin(),
                2,
                Kept.entrant("anna", 1),
                Kept.entrant("bert", 1),
                Kept.entrant("carl", 1),
                Kept.entrant("dora", 1),
                Kept.entrant("emil", 1));
        new Kept(cup.folder(), five)
                .play(cup.run().runner(), store -> List.of((Spectator) game -> played.add(game.id())));
        assertEquals(16, played.size());
    }

    @Test
    void aReplacedEntrantReplaysAllGamesUnderOtherIds() throws IOException {
        cup.play();
        Setup second = Kept.setup(
                new RoundRobin(),
                2,
                Kept.entrant("anna", 1),
                Kept.entrant("bert", 2),
                Kept.entrant("carl", 1),
                Kept.entrant("dora", 1));
        List<String> before =
                Contest.games(cup.setup()).stream().map(ScheduledGame::id).toList();
        List<String> played = new ArrayList<>();
        new Kept(cup.folder(), second)
                .play(cup.run().runner(), store -> List.of((Spectator) game -> played.add(game.id())));
        assertEquals(12, played.size());
        assertTrue(played.stream().noneMatch(before::contains));
        try (Store store = Store.read(cup.folder())) {
            assertEquals(24, store.games().count(), "the old ones stay recorded and no longer count");
            assertEquals(List.of(), Audit.of(store, Games.installed(), false).damage());
            assertEquals(36, Audit.of(store, Games.installed(), false).records());
        }
        assertEquals(24, Files.readAllLines(cup.folder().resolve("games.jsonl")).size());
    }

    @Test
    void theGamesOfAWithdrawnEntrantNoLongerCount() {
        cup.play();
        try (Store store = Store.open(cup.folder())) {
            store.changes().extend(cup.setup(), List.of(), List.of("bert"), store.roundState(Games.installed()));
            assertEquals(12, store.games().count());
            Reports.write(store, Games.installed());
        }
        assertFalse(Files.exists(cup.folder().resolve("for/bert")));
    }

    @Test
    void anAcceptedResultCountsAndIsMarkedAndTheOldOneStays() throws IOException {
        cup.play();
        String id = Contest.games(cup.setup()).get(0).id();
        try (Store store = Store.open(cup.folder())) {
            GameRecord game = store.games().find(id).orElseThrow();
            Attempt other = new Attempt(
                    List.of(),
                    List.of(16.0, -16.0),
                    List.of(new Fault(1, 0, new Verdict.Threw(), Optional.empty())),
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    0,
                    Optional.empty());
            store.games()
                    .accept(
                            List.of(new GameRecord(game.pairing(store.entrants().all()), other, game.logs())),
                            "the lights went out");
            Reports.write(store, Games.installed());
            assertEquals(
                    List.of(16.0, -16.0),
                    store.games().find(id).orElseThrow().result().scores());
            assertEquals(24, store.games().count());
        }
        String line = Files.readAllLines(cup.folder().resolve("games.jsonl")).stream()
                .filter(text -> text.contains(id))
                .findFirst()
                .orElseThrow();
        assertTrue(line.contains("\"marked\":\"played again, and the new result counts: the lights went out\""), line);
    }

    @Test
    void aGameThatWasGivenUpStaysUnplayedForGoodWhenTheTournamentResumes() {
        ScheduledGame first = Contest.games(cup.setup()).get(0);
        try (Store store = Store.open(cup.folder())) {
            cup.run().begin(store);
            store.games().unplayed(new GameRecord(first, Attempt.failed(Sentence.quote("no memory")), List.of()));
            assertEquals(1, store.games().givenUp().size());
        }
        cup.play();
        try (Store store = Store.read(cup.folder())) {
            assertEquals(
                    List.of(first.id()),
                    store.games().givenUp().stream().map(GameRecord::id).toList());
            assertEquals(23, store.games().count());
            assertEquals(State.FINISHED, store.progress());
        }
    }

    @Test
    void everyReportHasTheTableFormatAndTimeNotesOfTheRun() throws IOException {
        cup.play();
        try (Store store = Store.open(cup.folder())) {
            store.changes()
                    .reach(
                            State.FINISHED,
                            new RunEnd(
                                    false,
                                    store.end().moment(),
                                    new Csv(';'),
                                    Sentence.quote("There was time for 6 of at most 12 games."),
                                    List.of()));
            Reports.write(store, Games.installed());
        }
        String standings = Files.readString(cup.folder().resolve("standings.csv"));
        assertTrue(standings.contains("place;entrant;"), standings);
        String results = Files.readString(cup.folder().resolve("results.json"));
        assertTrue(results.contains("\"trimmed\" : \"There was time for 6 of at most 12 games.\""), results);
        String page = Files.readString(cup.folder().resolve("report.html"));
        assertTrue(page.contains("There was time for 6 of at most 12 games."), "the page does not say it");
    }

    @Test
    void theTablesAreTheSameFromTheRowsAsFromTheRecords() {
        cup.run()
                .play(
                        cup.run().runner().withFault("bert", new Verdict.Late(2001.5, 2000, Optional.empty())),
                        store -> List.of());
        try (Store store = Store.read(cup.folder())) {
            Setup kept = store.setup(Games.installed());
            Tally records = new Tally(kept);
            store.games().each(records::ended);
            Tally rows = new Tally(kept);
            store.games().count((game, line) -> rows.count(game));
            assertEquals(24, rows.games());
            assertEquals(records.distinctGames(), rows.distinctGames());
            assertEquals(records.standings(), rows.standings());
        }
    }

    private static List<Outcome> games(Ledger ledger, GameFilter filter, long sequence) {
        List<Outcome> games = ledger.page(filter, sequence, 0, 100).stream()
                .map(Counted::outcome)
                .toList();
        assertEquals(games.size(), ledger.count(filter, sequence));
        return games;
    }

    @Test
    void pagesOfGamesBeginWithTheLatestMatchingGame() {
        cup.run()
                .play(
                        cup.run().runner().withFault("bert", new Verdict.Late(2001.5, 2000, Optional.empty())),
                        store -> List.of());
        Optional<String> any = Optional.empty();
        try (Store store = Store.open(cup.folder())) {
            Ledger ledger = store.games();
            List<Outcome> all = games(ledger, GameFilter.ALL, ledger.sequence());
            assertEquals(24, all.size());
            assertEquals(
                    all.subList(20, 24).stream().map(Outcome::id).toList(),
                    ledger.page(GameFilter.ALL, ledger.sequence(), 20, 10).stream()
                            .map(game -> game.outcome().id())
                            .toList());
            Map<GameFilter, Predicate<Outcome>> filters = Map.of(
                    new GameFilter(Optional.of("anna"), any, Optional.empty(), any),
                    game -> game.isOf("anna"),
                    new GameFilter(Optional.of("carl"), Optional.of("bert"), Optional.empty(), any),
                    game -> game.isOf("bert") && game.isOf("carl"),
                    new GameFilter(any, any, Optional.of(1), any),
                    game -> game.pair() == 1,
                    new GameFilter(Optional.of("bert"), any, Optional.empty(), Optional.of("late")),
                    game -> game.isOf("bert") && game.isFaulted(),
                    new GameFilter(any, any, Optional.empty(), Optional.of("")),
                    Outcome::isFaulted);
            filters.forEach((filter, isMeant) -> {
                List<Outcome> found = games(ledger, filter, ledger.sequence());
                assertEquals(all.stream().filter(isMeant).toList(), found, filter.toString());
                assertFalse(found.isEmpty(), filter.toString());
            });
            assertEquals(
                    List.of(),
                    games(ledger, new GameFilter(any, any, Optional.empty(), Optional.of("la")), ledger.sequence()));
        }
    }

    @Test
    void aPageHasTheResultThatCountsWhenItsLineIsTheLast() {
        cup.play();
        try (Store store = Store.open(cup.folder())) {
            Ledger ledger = store.games();
            long end = ledger.sequence();
            List<Outcome> before = games(ledger, GameFilter.ALL, end);
            Outcome oldest = before.get(23);
            GameRecord game = ledger.find(oldest.id()).orElseThrow();
            ledger.accept(List.of(game), "the lights went out");
            List<Outcome> after = new ArrayList<>(before.subList(0, 23));
            after.add(0, oldest);
            assertEquals(after, games(ledger, GameFilter.ALL, ledger.sequence()));
            assertEquals(before, games(ledger, GameFilter.ALL, end));
        }
    }

    @Test
    void networkFileSystemsAreKnownByTheirNames() {
        assertTrue(NetworkDisk.isOne("nfs4"));
        assertTrue(NetworkDisk.isOne("cifs"));
        assertFalse(NetworkDisk.isOne("ext4"));
        assertFalse(NetworkDisk.isOne("tmpfs"));
    }

    @Test
    void settingsThatDifferAreNamed() {
        cup.play();
        try (Store store = Store.read(cup.folder())) {
            Settings settled = store.settings();
            assertEquals(List.of(), settled.differences(cup.run().settings()));
            Setup other = Contest.setup("reversi:size=6", 2, "anna", "bert");
            assertEquals(
                    List.of("game", "openings", "seed"),
                    settled.differences(Settings.of(other.terms(), other.format(), 2, other.openings(), 8, "", 17)));
            assertEquals(cup.setup().format(), store.setup(Games.installed()).format());
            assertEquals(
                    cup.setup().terms().times(),
                    store.setup(Games.installed()).terms().times());
        }
    }
}
