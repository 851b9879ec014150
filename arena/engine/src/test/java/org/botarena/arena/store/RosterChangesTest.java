package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.Knockout;
import org.botarena.arena.tournament.format.Ladder;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.tournament.format.WithFinal;
import org.botarena.arena.tournament.schedule.RoundState;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Entrants that join, leave or replace their jar during a tournament whose rounds depend on earlier results. */
class RosterChangesTest {
    private static final List<String> FIVE = List.of("anna", "bert", "carl", "dora", "emil");

    @TempDir(factory = InMemory.class)
    private Path temporary;

    static Stream<Format> drawn() {
        return Stream.of(new Swiss(4), new Knockout(), new Ladder(), new WithFinal(new RoundRobin(), 2));
    }

    private Path folder() {
        return temporary.resolve("cup");
    }

    private static Setup setup(Format format, List<String> names, String replaced) {
        return Kept.setup(
                format,
                1,
                names.stream()
                        .map(name -> Kept.entrant(name, name.equals(replaced) ? 2 : 1))
                        .toArray(Entrant[]::new));
    }

    /** Plays until that many games have ended, and returns the reported ones. */
    private static List<GameRecord> play(Kept kept, int games) {
        return kept.playUntil(games);
    }

    private RoundState now() {
        try (Store store = Store.read(folder())) {
            return store.roundState(Games.installed());
        }
    }

    private List<GameRecord> onFile() {
        List<GameRecord> games = new ArrayList<>();
        try (Store store = Store.read(folder())) {
            store.games().each(games::add);
            assertEquals(State.FINISHED, store.progress());
            assertEquals(List.of(), Audit.of(store, Games.installed(), false).damage());
        }
        return games;
    }

    private static boolean plays(GameRecord game, String name) {
        return game.names().contains(name);
    }

    private static long jars(List<GameRecord> games, String name, int generation) {
        return games.stream()
                .filter(game -> game.seats().stream()
                        .anyMatch(seat -> seat.entrant().equals(name) && seat.generation() == generation))
                .count();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("drawn")
    void aLateEntrantPlaysAndNoGameIsLost(Format format) {
        List<GameRecord> before = play(new Kept(folder(), setup(format, FIVE, "")), 3);
        List<String> six = Stream.concat(FIVE.stream(), Stream.of("fred")).toList();
        List<GameRecord> more = play(new Kept(folder(), setup(format, six, "")), 2);
        play(new Kept(folder(), setup(format, six, "")), Integer.MAX_VALUE);
        List<GameRecord> all = onFile();
        for (GameRecord game : Stream.concat(before.stream(), more.stream()).toList()) {
            assertTrue(all.stream().anyMatch(one -> one.id().equals(game.id())));
        }
        assertTrue(all.stream().anyMatch(game -> plays(game, "fred")), "who came plays");
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("drawn")
    void aNewJarPlaysFromTheNextRoundOrReplaysAllGames(Format format) {
        List<GameRecord> before = play(new Kept(folder(), setup(format, FIVE, "")), 3);
        boolean keepsGames = now().keepsGames();
        for (String name : FIVE) {
            play(new Kept(folder(), setup(format, FIVE, name)), 1);
        }
        play(new Kept(folder(), setup(format, FIVE, "emil")), Integer.MAX_VALUE);
        List<GameRecord> all = onFile();
        assertEquals(!(format instanceof WithFinal), keepsGames);
        if (keepsGames) {
            assertTrue(
                    before.stream()
                            .allMatch(game ->
                                    all.stream().anyMatch(one -> one.id().equals(game.id()))),
                    "the games before count on");
        } else {
            assertTrue(FIVE.stream().allMatch(name -> jars(all, name, 1) == 0), "they count no more");
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("drawn")
    void anEntrantThatLeavesPlaysNoFurtherRound(Format format) {
        play(new Kept(folder(), setup(format, FIVE, "")), 3);
        boolean keepsGames = now().keepsGames();
        Kept without = new Kept(folder(), setup(format, FIVE, ""), List.of("dora"));
        List<GameRecord> rest = play(without, Integer.MAX_VALUE);
        List<GameRecord> all = onFile();
        if (!keepsGames) {
            assertFalse(all.stream().anyMatch(game -> plays(game, "dora")));
        }
        assertTrue(rest.stream().filter(game -> plays(game, "dora")).count() <= 4, "the round that had begun, at most");
    }

    @Test
    void inASwissTournamentALateEntrantLosesEarlierRounds() {
        play(new Kept(folder(), setup(new Swiss(4), FIVE, "")), 5);
        assertEquals(2, now().round(), "four games are a round of five entrants");
        List<String> six = Stream.concat(FIVE.stream(), Stream.of("fred")).toList();
        play(new Kept(folder(), setup(new Swiss(4), six, "")), Integer.MAX_VALUE);
        List<GameRecord> all = onFile();
        assertEquals(4 + 4 + 6 + 6, all.size());
        assertEquals(4, all.stream().filter(game -> plays(game, "fred")).count(), "two rounds of two games");
    }

    @Test
    void inAKnockoutRestingEntrantsMeetLateOnes() {
        play(new Kept(folder(), setup(new Knockout(), FIVE, "")), 1);
        assertEquals(3, now().room(), "five of eight places are taken");
        List<String> six = Stream.concat(FIVE.stream(), Stream.of("fred")).toList();
        play(new Kept(folder(), setup(new Knockout(), six, "")), 1);
        assertEquals(2, now().room());
        play(new Kept(folder(), setup(new Knockout(), six, "")), 8);
        assertEquals(0, now().room(), "the second stage has begun");
    }

    @Test
    void noEntrantJoinsOnceTheFinalHasBegun() {
        Format format = new WithFinal(new RoundRobin(), 2);
        play(new Kept(folder(), setup(format, FIVE, "")), 19);
        assertEquals(Integer.MAX_VALUE, now().room());
        play(new Kept(folder(), setup(format, FIVE, "")), 3);
        assertEquals(0, now().room());
        assertTrue(now().keepsGames(), "places in the final were won by them");
    }
}
