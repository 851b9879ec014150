package org.botarena.arena.rebuild;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.RecordedGame;
import org.botarena.arena.record.form.RecordedSeat;
import org.botarena.arena.record.form.Seated;
import org.botarena.arena.report.ResultsFile;
import org.botarena.arena.report.games.GamesFile;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.store.entry.Absentees;
import org.botarena.arena.store.entry.Beginning;
import org.botarena.arena.store.entry.Entry;
import org.botarena.arena.store.entry.GameEntry;
import org.botarena.arena.store.entry.RosterEntry;
import org.botarena.arena.store.entry.Settings;
import org.botarena.arena.store.entry.State;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.kind.Formats;

/**
 * A tournament as its published files {@code results.json} and {@code games.jsonl} tell it, as entries of a journal: for a
 * folder whose store and journal are lost. What they do not hold is lost: which threads the agents left running, attempts that others took the place of, games that count no more. One thread.
 */
final class PublishedEntries {
    private static final String SOURCE = "games.jsonl";
    private static final String ACCEPTED = Language.ENGLISH.text("disturbance.accepted", "");

    private final Path folder;
    private final FormerOutput printed;
    private final Summary summary;
    private final PublishedRoster roster;

    PublishedEntries(Path folder, FormerOutput printed) {
        this.folder = folder;
        this.printed = printed;
        this.summary = ResultsFile.read(folder.resolve("results.json"));
        this.roster = new PublishedRoster(summary);
    }

    /** All of them, the beginning first. */
    void each(Consumer<Entry> taker) {
        List<RecordedGame> games = new ArrayList<>();
        new GamesFile(folder.resolve(SOURCE)).forEach(games::add);
        roster.enlist(games);
        taker.accept(new Entry.Begin(beginning(games), ""));
        roster.each(taker);
        taker.accept(RosterEntry.Absent.of(absentees()));
        games.forEach(game -> game(game).forEach(taker));
        boolean isWhole = summary.games().planned()
                <= summary.games().played() + summary.games().unplayed();
        taker.accept(new Entry.Reached(
                !summary.interrupted() && (isWhole || summary.trimmed().isEmpty()) ? State.FINISHED : State.STOPPED,
                summary.interrupted(),
                summary.ended(),
                Csv.COMMAS,
                summary.trimmed(),
                summary.notices()));
    }

    /** The attempts at a game; of one without a result also that it was given up. */
    List<Entry> game(RecordedGame game) {
        Seated seated = seated(game);
        List<Entry> entries = new ArrayList<>();
        for (int number = 0; number < game.voided().size(); number++) {
            entries.add(new GameEntry.Disturbed(
                    game.id(), number, seated, game.voided().get(number), null, SOURCE));
        }
        if (!game.hasResult()) {
            String reason = summary.unplayed().stream()
                    .filter(one -> one.id().equals(game.id()))
                    .map(Summary.NotPlayed::reason)
                    .findFirst()
                    .orElse("the game ended without a result");
            entries.add(new GameEntry.GivenUp(game.id(), seated, reason, null, printed.of(game.id())));
            return entries;
        }
        String marked = game.marked().orElse(null);
        boolean isAccepted = marked != null && marked.startsWith(ACCEPTED);
        entries.add(new GameEntry.Attempted(
                game.id(),
                0,
                isAccepted ? marked.substring(ACCEPTED.length()) : null,
                seated,
                game.attempt().with(isAccepted ? null : marked, printed.of(game.id())),
                null,
                SOURCE));
        return entries;
    }

    private Seated seated(RecordedGame game) {
        return new Seated(
                game.seated().pair(),
                game.seated().seed(),
                game.start(),
                game.seated().opening(),
                game.seats().stream()
                        .map(seat -> RecordedSeat.of(
                                seat.entrant(), roster.author(seat.entrant()), roster.generation(seat), seat.seed()))
                        .toList());
    }

    private Beginning beginning(List<RecordedGame> games) {
        Summary.Configuration configuration = summary.configuration();
        Map<String, String> settings = new TreeMap<>(Formats.settings(configuration.format()));
        boolean isListed = !configuration.openings().matches("start|random:[0-9]+");
        Openings.Listed listed = isListed ? listed(configuration.openings(), games) : null;
        settings.put("game", configuration.game());
        settings.put(Settings.OPENINGS, isListed ? Settings.openings(listed) : configuration.openings());
        settings.put("move-time", milliseconds(configuration.moveMs()));
        settings.put("start-time", milliseconds(configuration.startMs()));
        settings.put("heap", configuration.heapMiB() + "m");
        settings.put("isolation", summary.isolation());
        if (!configuration.fresh().equals("game")) {
            settings.put("fresh", configuration.fresh());
        }
        settings.put("seed", summary.seed());
        settings.put("agent-java", summary.java().replaceFirst("[^0-9].*", ""));
        return new Beginning(
                Personal.newSalt(),
                new Settings(settings)
                        .anchored(configuration.anchors())
                        .renamed(roster.ids())
                        .texts(),
                listed,
                summary.arena(),
                summary.java(),
                summary.started(),
                configuration.pairs(),
                configuration.jobs(),
                null,
                roster.first());
    }

    private static String milliseconds(double time) {
        return Duration.ofNanos(Math.round(time * 1e6)).toMillis() + "ms";
    }

    /** Those of the pairs that were played, in order; what is behind them in the file is not known any more. */
    private static Openings.Listed listed(String file, List<RecordedGame> games) {
        Map<Integer, Openings.Opening> lines = new TreeMap<>();
        games.forEach(game -> lines.putIfAbsent(
                game.seated().pair(),
                new Openings.Opening(game.start(), game.seated().opening(), game.start())));
        return new Openings.Listed(file, List.copyOf(lines.values()));
    }

    private Absentees absentees() {
        return new Absentees(
                summary.refused().stream()
                        .map(jar -> new Absentees.Turned(
                                jar.jar(),
                                null,
                                List.of(),
                                jar.problems().stream()
                                        .map(why -> Problem.refused(why.what(), why.why(), why.remedy()))
                                        .toList()))
                        .toList(),
                summary.leftOut().stream()
                        .map(jar -> new Absentees.Other(jar.jar(), "", jar.plays(), null, List.of()))
                        .toList());
    }
}
