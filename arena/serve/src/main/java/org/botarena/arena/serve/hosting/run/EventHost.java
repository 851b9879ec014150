package org.botarena.arena.serve.hosting.run;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.serve.hosting.entry.ProtestList;
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
import org.botarena.arena.serve.hosting.people.Access;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.people.Sheet;
import org.botarena.arena.spec.Request;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.entry.Settings;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;

/** A hosted event, with all that it does by itself. Thread-safe. */
public final class EventHost implements AutoCloseable {
    /** Bytes of one upload. */
    private static final long MOST_BYTES = 64L << 20;

    private final EventFile file;
    private final Installation installation;
    private final Map<String, String> settings;
    private final TournamentSpec spec;
    private final Venue venue;
    private final Isolation level;
    private final Lanes lanes;
    private final Persons persons;
    private final Uploads uploads;
    private final Versions versions;
    private final CheckQueue checks;
    private final HostedLadder ladder;
    private final Tournaments tournaments;
    private final Protests protests;
    private final EventCopies copies;
    private Optional<String> copied = Optional.empty();
    private final Visitors visitors;
    private final StarterKit kit = new StarterKit(this);

    private EventHost(
            EventFile file,
            Installation installation,
            Map<String, String> settings,
            TournamentSpec spec,
            Venue venue,
            LadderHours hours) {
        this.file = file;
        this.installation = installation;
        this.settings = settings;
        this.spec = spec;
        this.venue = venue;
        this.level = level(spec, venue);
        this.lanes = venue.lanes();
        persons = new Persons(file);
        uploads = new Uploads(file, MOST_BYTES);
        versions = new Versions(file);
        ladder = new HostedLadder(this, new EventSettings(file), hours);
        visitors = new Visitors(venue.machine().coreCount(), ladder::changed);
        checks = new CheckQueue(this, uploads, this::play);
        tournaments = new Tournaments(this, new TournamentList(file));
        protests = new Protests(this, new ProtestList(file));
        copies = new EventCopies(file.folder(), this::news);
    }

    /** Grows with every game, upload and action. */
    private long news() {
        return file.number("SELECT (SELECT count(*) FROM upload) + (SELECT coalesce(max(number), 0) FROM action)")
                + ladder.ranking().games()
                + tournaments.all().stream()
                        .mapToLong(each ->
                                Math.max(0, tournaments.ranking(each.name()).sequence()))
                        .sum();
    }

    /** Another number whenever something has changed that somebody may see: a game, a move, an upload, an action. */
    public long changes() {
        long changes = 31 * file.changes()
                + ladder.ranking().changes()
                + ladder.state().hashCode();
        for (HostedTournament each : tournaments.all()) {
            changes = 31 * changes
                    + tournaments.ranking(each.name()).changes()
                    + tournaments.state(each.name()).hashCode();
        }
        return changes;
    }

    /** What was copied before this arena took the event over, in a sentence; empty: nothing. */
    public Optional<String> copied() {
        return copied;
    }

    /** The copies that are made every ten minutes. */
    public EventCopies copies() {
        return copies;
    }

    /**
     * Opens an event, or makes one.
     *
     * @param asked what is played, by the names of a tournament's options; of an event that is there none, or the same
     * @throws Failed if it cannot be hosted, with what to do
     * @throws IllegalArgumentException if a setting is wrong
     */
    public static EventHost open(Path folder, Map<String, String> asked, Installation installation, LadderHours hours) {
        Optional<String> copied = EventCopies.beforeUpgrade(folder, installation.version());
        EventFile file = EventFile.open(folder, Clock.system(ZoneId.systemDefault()));
        try {
            file.servedBy(installation.version());
            EventSettings onFile = new EventSettings(file);
            Map<String, String> settings = settled(onFile.game(), asked, folder);
            TournamentSpec spec = TournamentSpec.of(
                    Request.typed(new Settings(settings), List.of()),
                    installation,
                    Clock.system(ZoneId.systemDefault()));
            Venue venue = Venue.open(spec.agentJava(), spec.games());
            try {
                EventHost host = new EventHost(file, installation, settings, spec, venue, hours);
                onFile.settle(settings);
                host.copied = copied;
                return host;
            } catch (RuntimeException e) {
                venue.close();
                throw e;
            }
        } catch (RuntimeException e) {
            file.close();
            throw e;
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

    private static Isolation level(TournamentSpec spec, Venue venue) {
        Protection protection =
                Protection.strongest(spec.isolation(), venue, spec.terms().heapMiB());
        protection.reason().ifPresent(reason -> {
            throw new Failed(
                    ("no uploads are taken: they are strangers' code, and %s. To take them without a sandbox, from"
                                    + " authors whom you trust: --isolation=process")
                            .formatted(reason));
        });
        return protection.level();
    }

    /** Lets the public see the authors' names from now on, or what they choose. Before {@link #start}. */
    public void realNames(boolean isShown) {
        boolean isNew = isShown && !rules().hasRealNames();
        rules().realNames(isShown);
        if (isNew) {
            persons.all().stream().map(persons::showName).forEach(this::renamed);
        }
    }

    /**
     * Adds somebody, as {@link Persons#add} does, under the name that the public is to see.
     *
     * @throws IllegalArgumentException as there
     */
    public Person add(Role role, Sheet.Named named, String alias, Person.State state) {
        Person person = persons.add(role, named.name(), named.email(), named.id(), alias, state);
        return rules().hasRealNames() ? persons.showName(person) : person;
    }

    /** Somebody is shown under another name: the version that plays comes back under it. */
    public void renamed(Person person) {
        versions.of(person.number()).stream()
                .filter(Version::isActive)
                .filter(version -> !version.entrant().equals(person.alias() + "@" + version.number()))
                .findFirst()
                .flatMap(version -> uploads.find(version.upload()))
                .ifPresent(upload -> versions.play(person, upload));
        ladder.changed();
    }

    /** Goes on with everything that was under way. */
    public void start() {
        checks.start();
        ladder.start();
        tournaments.start();
        copies.start();
        protests.start();
    }

    /** An upload has passed its trial: it plays from now on, unless its author has handed in another one since. */
    private void play(Upload upload) {
        boolean isNewest = uploads.of(upload.person()).get(0).id().equals(upload.id());
        boolean isPlaying = versions.of(upload.person()).stream().anyMatch(version -> version.isActive());
        if (isNewest || !isPlaying) {
            persons.find(upload.person()).filter(Person::isApproved).ifPresent(person -> versions.play(person, upload));
            ladder.changed();
        }
    }

    /** Where the event lies. */
    public Path folder() {
        return file.folder();
    }

    public Persons persons() {
        return persons;
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

    public Tournaments tournaments() {
        return tournaments;
    }

    public Protests protests() {
        return protests;
    }

    public Grades grades() {
        return new Grades(this);
    }

    /** Whether whoever has the link of the room may ask to take part. */
    public boolean joins() {
        return rules().joins();
    }

    /** What holds for every game. */
    public Terms terms() {
        return spec.terms();
    }

    /** The level of isolation in force. */
    public Isolation level() {
        return level;
    }

    /** What is played. */
    public GameType game() {
        return spec.entrants().game();
    }

    /** The games that are installed here, with those of jars. */
    public Games games() {
        return venue.games();
    }

    Map<String, String> settings() {
        return settings;
    }

    TournamentSpec spec() {
        return spec;
    }

    /** Where the samples lie. */
    public Path samples() {
        return installation.agents().resolve("samples");
    }

    /** Whose agents can be named. */
    public Installation installation() {
        return installation;
    }

    /** What an author needs to begin. */
    public StarterKit kit() {
        return kit;
    }

    /** The seasons of the ladder. */
    public SeasonList seasons() {
        return new SeasonList(file);
    }

    /** The test games on file. */
    public TestGameList testGames() {
        return new TestGameList(file);
    }

    /** The persons who play against agents. */
    public Visitors visitors() {
        return visitors;
    }

    /** Whether a tournament is being played while persons play, on too few cores for both. */
    public boolean isCrowded() {
        return visitors.areInTheWay() && tournaments.isPlaying();
    }

    /** Whether it would be, if somebody played now. */
    public boolean wouldBeCrowded() {
        return visitors.isNarrow() && tournaments.isPlaying();
    }

    /** The jar of a version. */
    public Path jar(Version version) {
        return entrants().path(version);
    }

    Lanes lanes() {
        return lanes;
    }

    Entrants entrants() {
        return new Entrants(folder().resolve("entrants"), uploads);
    }

    /** A venue of its own for a thread, on the lanes of all. */
    public Venue venue() {
        return Venue.open(spec.agentJava(), spec.games()).sharing(lanes);
    }

    /** The moment. */
    public Instant now() {
        return file.now();
    }

    /** Ends everything: what is under way goes on with the next start. */
    @Override
    public void close() {
        try (file;
                venue;
                lanes;
                ladder;
                checks;
                tournaments;
                copies;
                kit) {
            protests.close();
        }
    }
}
