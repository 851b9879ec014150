package org.botarena.arena.serve.hosting.event;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.serve.hosting.casual.CasualGames;
import org.botarena.arena.serve.hosting.casual.Lessons;
import org.botarena.arena.serve.hosting.casual.Opponents;
import org.botarena.arena.serve.hosting.casual.OwnGames;
import org.botarena.arena.serve.hosting.casual.TestGames;
import org.botarena.arena.serve.hosting.draft.Editor;
import org.botarena.arena.serve.hosting.draft.StarterProjects;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.MatchList;
import org.botarena.arena.serve.hosting.entry.NoticeList;
import org.botarena.arena.serve.hosting.entry.TestGameList;
import org.botarena.arena.serve.hosting.entry.TournamentList;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.file.Actions;
import org.botarena.arena.serve.hosting.file.EventCopies;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.file.Leftovers;
import org.botarena.arena.serve.hosting.file.Lost;
import org.botarena.arena.serve.hosting.ladder.HostedLadder;
import org.botarena.arena.serve.hosting.ladder.LadderHours;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.hosting.play.LostGames;
import org.botarena.arena.serve.hosting.play.Matches;
import org.botarena.arena.serve.hosting.play.QuestionSheets;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.hosting.protest.ProtestList;
import org.botarena.arena.serve.hosting.protest.RerunList;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;

/**
 * The parts of a hosted event. Each route gets those that it needs. Thread-safe.
 *
 * @param casual the games that do not count
 * @param notices finds the news for authors, and sends it to a webhook if there is one
 * @param copies made every ten minutes
 * @param copied a sentence about the copy made before this arena took over the event, or empty if it made no copy
 * @param lost the known losses of the event, as in a manual copy
 */
public record EventParts(
        EventFile file,
        EventVenue venue,
        Background background,
        Persons persons,
        ShownNames names,
        Teams teams,
        Uploads uploads,
        CheckQueue checks,
        HostedLadder ladder,
        Tournaments tournaments,
        Matches matches,
        QuestionSheets sheets,
        Protests protests,
        RerunSets reruns,
        Lessons lessons,
        CasualGames casual,
        AuthorNotices notices,
        StarterProjects starters,
        StarterKit kit,
        Editor editor,
        EventCopies copies,
        Optional<String> copied,
        List<Lost> lost)
        implements AutoCloseable {
    /** The maximum size of an upload in bytes. */
    private static final long MOST_BYTES = 64L << 20;

    /**
     * Opens or creates an event.
     *
     * @param asked the game settings, by the names of a tournament's options; for an existing event they must be empty
     *     or the same
     * @param webhook also gets the news for authors
     * @param patience the time that a person's game waits for them before it ends
     * @throws Failed with a remedy if it cannot be hosted
     * @throws IllegalArgumentException if a setting is wrong
     */
    public static EventParts open(
            Path folder,
            Map<String, String> asked,
            Installation installation,
            LadderHours hours,
            Optional<WebhookTarget> webhook,
            Duration patience) {
        Optional<String> copied = EventCopies.beforeUpgrade(folder, installation.version());
        EventFile file = EventFile.open(folder, Clock.system(ZoneId.systemDefault()));
        try {
            tidy(file);
            file.servedBy(installation.version());
            EventSettings onFile = new EventSettings(file);
            Map<String, String> settings = settled(onFile.game(), asked, folder);
            Uploads uploads = new Uploads(file, MOST_BYTES);
            EventVenue venue = EventVenue.open(folder, installation, settings, uploads);
            onFile.settle(settings);
            return of(file, venue, uploads, hours, webhook, patience, copied);
        } catch (RuntimeException e) {
            file.close();
            throw e;
        }
    }

    private static EventParts of(
            EventFile file,
            EventVenue venue,
            Uploads uploads,
            LadderHours hours,
            Optional<WebhookTarget> target,
            Duration patience,
            Optional<String> copied) {
        Background background = new Background(sentence -> {});
        EventSettings rules = new EventSettings(file);
        Persons persons = new Persons(file, venue.sampleNames());
        Versions versions = new Versions(file);
        NoticeList notices = new NoticeList(file);
        Tournaments tournaments = new Tournaments(venue, new TournamentList(file), versions, background);
        HostedLadder ladder = new HostedLadder(file, venue, tournaments, hours, background);
        OwnGames own = new OwnGames(venue, versions, ladder, tournaments, new TestGameList(file));
        Protests protests = new Protests(tournaments, new ProtestList(file), background);
        StarterProjects starters = new StarterProjects(venue);
        Actions actions = new Actions(file);
        Opponents opponents = new Opponents(venue, versions, rules, ladder);
        TestGames tests = new TestGames(venue, persons, actions, own.tests(), opponents, own, background);
        return new EventParts(
                file,
                venue,
                background,
                persons,
                new ShownNames(rules, persons, uploads, versions, ladder),
                new Teams(file, persons, rules, uploads),
                uploads,
                new CheckQueue(venue, uploads, actions, persons, versions, ladder, background),
                ladder,
                tournaments,
                new Matches(venue, new MatchList(file), versions, background),
                new QuestionSheets(
                        venue,
                        tournaments,
                        entrant -> versions.find(entrant).map(Version::person).map(persons::names),
                        background),
                protests,
                new RerunSets(tournaments, new RerunList(file), background),
                new Lessons(own, background),
                new CasualGames(venue, ladder.visitors(), tournaments, opponents, tests, own, rules, patience),
                new AuthorNotices(
                        notices,
                        versions,
                        ladder,
                        tournaments,
                        protests.list(),
                        target.map(to -> new Webhook(to, notices, persons, background)),
                        background),
                starters,
                new StarterKit(venue, starters),
                new Editor(file, venue, starters, uploads, background),
                new EventCopies(file.folder(), () -> news(file, ladder, tournaments), background),
                copied,
                lost(file, ladder, tournaments));
    }

    /** Removes the remains of a kill. */
    private static void tidy(EventFile file) {
        try {
            new Leftovers(file.folder()).delete();
            new Uploads(file, MOST_BYTES).sweep();
        } catch (IOException e) {
            throw new Failed("%s cannot be used: %s".formatted(file.folder(), e.getMessage()), e);
        }
    }

    private static Map<String, String> settled(Map<String, String> onFile, Map<String, String> asked, Path folder) {
        if (onFile.isEmpty()) {
            Map<String, String> first = new TreeMap<>(asked);
            first.putIfAbsent("game", "reversi");
            return first;
        }
        asked.forEach((name, value) -> {
            if (!value.equals(onFile.get(name))) {
                throw new Failed("%s was begun with --%s %s: leave it so, or serve another folder"
                        .formatted(folder, name, onFile.getOrDefault(name, "(not set)")));
            }
        });
        return onFile;
    }

    /** A number that grows with every game, upload and action. */
    private static long news(EventFile file, HostedLadder ladder, Tournaments tournaments) {
        return file.number("SELECT (SELECT count(*) FROM upload) + (SELECT coalesce(max(number), 0) FROM action)")
                + ladder.view().ended()
                + tournaments.all().stream()
                        .mapToLong(each ->
                                Math.max(0, tournaments.view(each.name()).sequence()))
                        .sum();
    }

    private static List<Lost> lost(EventFile file, HostedLadder ladder, Tournaments tournaments) {
        List<Path> folders = new ArrayList<>(List.of(ladder.folder()));
        tournaments.all().forEach(each -> folders.add(tournaments.folder(each.name())));
        return Stream.concat(
                        file.lost().stream(),
                        folders.stream().flatMap(folder -> LostGames.in(file.folder(), folder).stream()))
                .toList();
    }

    /**
     * Plays tournaments on other machines, in a sandbox there. Call it before {@link #start}.
     *
     * @param runners asked for when a tournament begins or is resumed
     * @throws Failed if authors' agents may play outside a sandbox in this event
     */
    public void playTournamentsAt(Supplier<GameRunnerSource> runners) {
        if (venue.level() != Isolation.SANDBOX) {
            throw new Failed(
                    "uploads are strangers' code, and only play on other machines in a sandbox: leave out --cluster, or --isolation");
        }
        tournaments.playAt(runners);
    }

    /** Resumes all unfinished work. */
    public void start() {
        checks.start();
        ladder.start();
        tournaments.start();
        matches.start();
        copies.start();
        protests.start();
        reruns.start();
        lessons.start();
        editor.start();
        casual.start();
        notices.start();
    }

    /** Ends everything; unfinished work resumes at the next start. */
    @Override
    public void close() {
        try (file;
                venue;
                ladder;
                checks;
                tournaments;
                matches;
                sheets;
                copies;
                reruns;
                lessons;
                starters;
                editor;
                kit;
                notices;
                casual) {
            protests.close();
        }
    }
}
