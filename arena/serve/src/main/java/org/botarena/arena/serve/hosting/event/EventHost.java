package org.botarena.arena.serve.hosting.event;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
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
import org.botarena.arena.serve.hosting.entry.SeasonList;
import org.botarena.arena.serve.hosting.entry.TestGameList;
import org.botarena.arena.serve.hosting.entry.TournamentList;
import org.botarena.arena.serve.hosting.entry.Upload;
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
import org.botarena.arena.serve.hosting.people.Access;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.hosting.play.LanePlan;
import org.botarena.arena.serve.hosting.play.LostGames;
import org.botarena.arena.serve.hosting.play.Matches;
import org.botarena.arena.serve.hosting.play.QuestionSheets;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.hosting.play.Visitors;
import org.botarena.arena.serve.hosting.protest.ProtestList;
import org.botarena.arena.serve.hosting.protest.RerunList;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;

/** A hosted event with its background work. Thread-safe. */
public final class EventHost implements AutoCloseable {
    /** The maximum size of an upload in bytes. */
    private static final long MOST_BYTES = 64L << 20;

    private final Background background = new Background(sentence -> {});
    private final EventFile file;
    private final EventVenue venue;
    private final Persons persons;
    private final Uploads uploads;
    private final Versions versions;
    private final CheckQueue checks;
    private final HostedLadder ladder;
    private final Tournaments tournaments;
    private final Matches matches;
    private final QuestionSheets sheets;
    private final Protests protests;
    private final AuthorNotices notices;
    private final RerunSets reruns;
    private final OwnGames own;
    private final Lessons lessons;
    private final EventCopies copies;
    private final Optional<String> copied;
    private final Visitors visitors;
    private final StarterProjects starters;
    private final StarterKit kit;
    private final Editor editor;
    private final List<Lost> lost;
    private Optional<Webhook> webhook = Optional.empty();

    private EventHost(EventFile file, EventVenue venue, Uploads uploads, LadderHours hours, Optional<String> copied) {
        this.file = file;
        this.venue = venue;
        this.uploads = uploads;
        this.copied = copied;
        persons = new Persons(file, venue.sampleNames());
        versions = new Versions(file);
        visitors = new Visitors(venue.cores(), this::visitorsChanged);
        tournaments = new Tournaments(venue, new TournamentList(file), versions, background);
        matches = new Matches(venue, new MatchList(file), versions, background);
        sheets = new QuestionSheets(venue, tournaments, this::personBehind, background);
        ladder = new HostedLadder(file, venue, tournaments, visitors, hours, background);
        checks = new CheckQueue(venue, uploads, actions(), this::play, background);
        protests = new Protests(tournaments, new ProtestList(file), background);
        notices = new AuthorNotices(notices(), versions, ladder, tournaments, protests.list(), background);
        reruns = new RerunSets(tournaments, new RerunList(file), background);
        own = new OwnGames(venue, versions, ladder, tournaments, new TestGameList(file));
        lessons = new Lessons(own, background);
        copies = new EventCopies(file.folder(), this::news, background);
        starters = new StarterProjects(venue);
        kit = new StarterKit(venue, starters);
        editor = new Editor(file, venue, starters, uploads, background);
        lost = lostNow();
    }

    /**
     * Opens or creates an event.
     *
     * @param asked the game settings, by the names of a tournament's options; for an existing event they must be empty
     *     or the same
     * @throws Failed with a remedy if it cannot be hosted
     * @throws IllegalArgumentException if a setting is wrong
     */
    public static EventHost open(Path folder, Map<String, String> asked, Installation installation, LadderHours hours) {
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
            return new EventHost(file, venue, uploads, hours, copied);
        } catch (RuntimeException e) {
            file.close();
            throw e;
        }
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

    /** Also sends the news for authors to an address. Call it before {@link #start}. */
    public void useWebhook(WebhookTarget target) {
        webhook = Optional.of(new Webhook(target, notices(), persons, background));
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
        notices.start();
        webhook.ifPresent(Webhook::start);
    }

    /** A number that grows with every game, upload and action. */
    private long news() {
        return file.number("SELECT (SELECT count(*) FROM upload) + (SELECT coalesce(max(number), 0) FROM action)")
                + ladder.view().ended()
                + tournaments.all().stream()
                        .mapToLong(each ->
                                Math.max(0, tournaments.view(each.name()).sequence()))
                        .sum();
    }

    private void visitorsChanged() {
        ladder.changed();
    }

    /** Activates an upload that has passed its trial, unless its author has submitted another one since. */
    private void play(Upload upload) {
        boolean isNewest = uploads.of(upload.person()).get(0).id().equals(upload.id());
        boolean isPlaying = versions.of(upload.person()).stream().anyMatch(Version::isActive);
        if (isNewest || !isPlaying) {
            persons.members(upload.person()).stream()
                    .filter(Person::isApproved)
                    .findFirst()
                    .ifPresent(person -> versions.play(person, upload));
            ladder.changed();
        }
    }

    /** The known losses of an event, as in a manual copy, or empty if none are known. */
    public List<Lost> lost() {
        return lost;
    }

    private List<Lost> lostNow() {
        List<Path> folders = new ArrayList<>(List.of(ladder.folder()));
        tournaments.all().forEach(each -> folders.add(tournaments.folder(each.name())));
        return Stream.concat(
                        file.lost().stream(),
                        folders.stream().flatMap(folder -> LostGames.in(file.folder(), folder).stream()))
                .toList();
    }

    /** A sentence about the copy made before this arena took over the event, or empty if it made no copy. */
    public Optional<String> copied() {
        return copied;
    }

    /** The copies made every ten minutes. */
    public EventCopies copies() {
        return copies;
    }

    /** The venue of its games. */
    public EventVenue venue() {
        return venue;
    }

    /** The folder of the event. */
    public Path folder() {
        return file.folder();
    }

    public Persons persons() {
        return persons;
    }

    /** Detects changes that its pages show. */
    public EventChanges changes() {
        return new EventChanges(file, persons, versions, ladder, tournaments, matches, sheets, lessons, background);
    }

    /** Its background threads. */
    public Background background() {
        return background;
    }

    /** The names visible to the public. */
    public ShownNames names() {
        return new ShownNames(rules(), persons, uploads, versions, ladder);
    }

    /** The teams, whose members submit as one author. */
    public Teams teams() {
        return new Teams(file, persons, rules(), uploads);
    }

    public Access access() {
        return new Access(file);
    }

    public Actions actions() {
        return new Actions(file);
    }

    public EventSettings rules() {
        return new EventSettings(file);
    }

    public Uploads uploads() {
        return uploads;
    }

    public Versions versions() {
        return versions;
    }

    public CheckQueue checks() {
        return checks;
    }

    public HostedLadder ladder() {
        return ladder;
    }

    /** The seasons of the ladder. */
    public SeasonList seasons() {
        return new SeasonList(file);
    }

    public Tournaments tournaments() {
        return tournaments;
    }

    public Matches matches() {
        return matches;
    }

    /** The defence sheets of its tournaments. */
    public QuestionSheets sheets() {
        return sheets;
    }

    private Optional<String> personBehind(String entrant) {
        return versions.find(entrant).map(Version::person).map(persons::names);
    }

    public Protests protests() {
        return protests;
    }

    /** The news for authors. */
    public NoticeList notices() {
        return new NoticeList(file);
    }

    /** The sets of games that are played again. */
    public RerunSets reruns() {
        return reruns;
    }

    /** The explanations of where authors' games were lost. */
    public Lessons lessons() {
        return lessons;
    }

    public Grades grades() {
        return new Grades(persons, versions, tournaments);
    }

    /** The starter kit for authors. */
    public StarterKit kit() {
        return kit;
    }

    /** The browser editor. */
    public Editor editor() {
        return editor;
    }

    /**
     * The games that do not count.
     *
     * @param patience the time that a game waits for its person before it ends
     */
    public CasualGames casual(Duration patience) {
        Opponents opponents = new Opponents(venue, versions, rules(), ladder);
        TestGames tests = new TestGames(venue, persons, actions(), own.tests(), opponents, own, background);
        return new CasualGames(venue, visitors, tournaments, opponents, tests, own, rules(), patience);
    }

    /** The distribution of the cores among games. */
    public LanePlan lanes() {
        return new LanePlan(venue.cores(), Lanes.mostGames(venue.cores()), visitors.most());
    }

    /** Whether a tournament is being played while people play, on too few cores for both. */
    public boolean isCrowded() {
        return visitors.areInTheWay() && tournaments.isSeenPlayingHere();
    }

    /** The moment. */
    public Instant now() {
        return file.now();
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
                notices) {
            webhook.ifPresent(Webhook::close);
            protests.close();
        }
    }
}
