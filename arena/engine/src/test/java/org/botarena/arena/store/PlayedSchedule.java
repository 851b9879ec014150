package org.botarena.arena.store;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.Gauntlet;
import org.botarena.arena.tournament.format.Knockout;
import org.botarena.arena.tournament.format.Ladder;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.tournament.format.WithFinal;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;

/**
 * The games of a tournament of five in playing order, as text. After four games a sixth entrant joins, one entrant
 * replaces its jar, and one game is given up. Golden files of schedules depend on the arena's classes only through
 * this class.
 */
public final class PlayedSchedule {
    private static final List<String> FIVE = List.of("anna", "bert", "carl", "dora", "emil");
    private static final List<String> SIX = List.of("anna", "bert", "carl", "dora", "emil", "fred");
    private static final int BEFORE = 4;

    private static final Map<String, Format> FORMATS = Map.of(
            "round-robin", new RoundRobin(),
            "gauntlet", new Gauntlet(List.of("anna")),
            "swiss", new Swiss(4),
            "knockout", new Knockout(),
            "ladder", new Ladder(),
            "swiss-with-final", new WithFinal(new Swiss(2), 3));

    private final Path folder;
    private final Format format;
    private final List<String> told = new ArrayList<>();

    private PlayedSchedule(Path folder, Format format) {
        this.folder = folder;
        this.format = format;
    }

    /** Plays it in an empty folder and returns a line for each game that ended or was given up. */
    public static List<String> of(Path folder, String format) {
        PlayedSchedule schedule = new PlayedSchedule(folder, FORMATS.get(format));
        schedule.play(FIVE, 1, BEFORE);
        schedule.told.add("fred comes, bert has another jar, the next game in which dora moves first is given up");
        schedule.play(SIX, 2, Integer.MAX_VALUE);
        return schedule.told;
    }

    private Setup setup(List<String> names, int generation) {
        Setup kept = Kept.setup(
                format,
                2,
                names.stream()
                        .map(name -> Kept.entrant(name, name.equals("bert") ? generation : 1))
                        .toArray(Entrant[]::new));
        return new Setup(kept.terms(), format, 2, kept.openings(), kept.seed(), 1, kept.entrants());
    }

    private void play(List<String> names, int generation, int games) {
        Kept kept = new Kept(folder, setup(names, generation));
        int before = told.size();
        GameRunner runner = generation == 1 ? kept.runner() : new Disturbed(kept.runner());
        kept.play(
                runner,
                store -> List.of(new Spectator() {
                    @Override
                    public void ended(GameRecord game) {
                        tell(game, scores(game));
                        if (told.size() - before == games) {
                            kept.stop();
                        }
                    }

                    @Override
                    public void unplayed(GameRecord given) {
                        tell(given, "given up");
                    }
                }));
    }

    private static String scores(GameRecord game) {
        return game.result().scores().stream()
                .map(score -> "%+.0f".formatted(score))
                .collect(Collectors.joining(" : "));
    }

    private void tell(GameRecord game, String ending) {
        Fixture fixture = game.fixture();
        String seats = IntStream.range(0, game.seats().size())
                .mapToObj(seat -> "%s.%d seed %d"
                        .formatted(
                                game.seats().get(seat).entrant(),
                                game.seats().get(seat).generation(),
                                game.seats().get(seat).seed()))
                .collect(Collectors.joining(", "));
        told.add("%s pair %d seed %d from %s %s: %s -> %s"
                .formatted(
                        game.id(), fixture.pair(), fixture.seed(), fixture.start(), fixture.opening(), seats, ending));
    }

    /** A runner where the first game in which dora moves first is disturbed whenever it is played. */
    private static final class Disturbed implements GameRunner {
        private final PlayedInProcess runner;
        private String disturbed = "";

        Disturbed(PlayedInProcess runner) {
            this.runner = runner;
        }

        @Override
        public void prepare(ScheduledGame pairing) {}

        @Override
        public GameRecord play(ScheduledGame pairing) throws InterruptedException {
            if (disturbed.isEmpty() && pairing.seats().get(0).name().equals("dora")) {
                disturbed = pairing.id();
            }
            return pairing.id().equals(disturbed)
                    ? new GameRecord(pairing, Attempt.failed(Sentence.quote("a stall of 80 ms")), List.of("", ""))
                    : runner.play(pairing);
        }

        @Override
        public void close() {}
    }
}
