package org.botarena.arena.serve.hosting.casual;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.botarena.arena.files.FullDisk;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.serve.hosting.entry.TestGame;
import org.botarena.arena.serve.hosting.entry.TestGameList;
import org.botarena.arena.serve.hosting.file.Actions;
import org.botarena.arena.serve.hosting.file.KeptGame;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.hosting.play.WorkSignal;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Venue;

/**
 * Games that do not count, of an author's version against a sample or another version. They are played one by one on
 * the lanes of checks; authors with the fewest games come first. Requests are recorded, and played after a restart.
 * Thread-safe.
 */
public final class TestGames implements AutoCloseable {
    private static final Duration LOOK = Duration.ofMinutes(1);
    private static final int MOST_WAITING = 10;

    /** The games that an author may request within 24 hours. Assistants, who review checks, have no such limit. */
    private static final int MOST_A_DAY = 60;

    private static final Duration DAY = Duration.ofHours(24);
    private static final int MOST_SHOWN = 40;

    private final EventVenue venue;
    private final Persons persons;
    private final Actions actions;
    private final TestGameList list;
    private final Opponents opponents;
    private final OwnGames own;
    private final Background.Worker worker;
    private final WorkSignal signal = new WorkSignal();

    /** Test games of an event; {@link #start} begins to play them. */
    public TestGames(
            EventVenue venue,
            Persons persons,
            Actions actions,
            TestGameList list,
            Opponents opponents,
            OwnGames own,
            Background background) {
        this.venue = venue;
        this.persons = persons;
        this.actions = actions;
        this.list = list;
        this.opponents = opponents;
        this.own = own;
        worker = background.worker("test-games", this::work);
    }

    /** Plays waiting and future games. */
    public void start() {
        worker.start();
    }

    /**
     * Requests a game with each seating.
     *
     * @param version one of the author's versions, or any active one for people who review checks
     * @param opponent a sample, another of these versions, or one that its author has opened
     * @throws Failed if too many of their games wait, or they have reached the daily limit
     * @throws IllegalArgumentException if the person may not choose one of them
     */
    public void ask(Person person, String version, String opponent) {
        if (!opponents.testable(person).contains(version)
                || opponents.jarOfTest(person, opponent).isEmpty()) {
            throw new IllegalArgumentException("no such agent is yours, or open to play against");
        }
        synchronized (this) {
            if (list.waiting(person.author()) >= MOST_WAITING) {
                throw new Failed(String.format(
                        Locale.ROOT, "%d of your test games wait: more would not be played sooner", MOST_WAITING));
            }
            if (left(person) < 2) {
                throw new Failed(String.format(
                        Locale.ROOT,
                        "you have asked for %d test games within 24 hours, which is the limit",
                        MOST_A_DAY));
            }
            list.add(person.author(), version, opponent);
        }
        signal.wake();
    }

    /** The number of games that a person may still request now. */
    public long left(Person person) {
        return person.role() == Role.AUTHOR ? Math.max(0, MOST_A_DAY - list.asked(person.author(), DAY)) : MOST_A_DAY;
    }

    /** A test game, for its author; the components are the JSON's fields. Immutable. */
    public record Shown(
            long number,
            String first,
            String second,
            @JsonPropertyDescription("UTC, ISO 8601") String asked,
            TestGame.State state,

            @JsonPropertyDescription("null: it was not played") @OrNull
            OwnGame game,

            @JsonPropertyDescription(
                    "why it could not be played, or empty if it was, it waits, or the reason is not known")
            String reason) {
        private static Shown of(TestGame game, Set<String> own, Language language) {
            return new Shown(
                    game.number(),
                    game.first(),
                    game.second(),
                    game.asked(),
                    game.state(),
                    game.state() == TestGame.State.PLAYED
                            ? OwnGame.of(KeptGame.parse(game.result()), own, language)
                            : null,
                    game.state() == TestGame.State.FAILED ? game.result() : "");
        }
    }

    /** A person's last test games, the newest first. */
    public List<Shown> of(Person person, Language language) {
        Set<String> agents = own.agents(person);
        return list.of(person.author(), MOST_SHOWN).stream()
                .map(game -> Shown.of(game, agents, language))
                .toList();
    }

    /** Games that wait when it is closed are played when the event is opened again. */
    private void work() throws InterruptedException {
        long seen = signal.seen();
        Optional<TestGame> next = list.next();
        if (next.isPresent()) {
            play(next.get());
        } else {
            signal.await(seen, LOOK);
        }
    }

    private void play(TestGame test) throws InterruptedException {
        try {
            Person person = persons.find(test.person()).orElseThrow(() -> new Failed("the request was withdrawn"));
            GameRecord game = game(test, person);
            list.settle(
                    test.number(),
                    game.isDisturbed() ? TestGame.State.FAILED : TestGame.State.PLAYED,
                    game.isDisturbed() ? "" : KeptGame.json(game));
        } catch (RuntimeException e) {
            if (signal.isClosed()) {
                throw new InterruptedException("closed"); // It is played when the event is opened again.
            }
            if (FullDisk.of(e).isPresent()) {
                throw e; // It is played when there is space.
            }
            String reason = String.valueOf(e.getMessage());
            list.settle(test.number(), TestGame.State.FAILED, e instanceof Failed ? reason : "");
            actions.add(0, String.format(Locale.ROOT, "could not play test game %d", test.number()), reason);
        }
    }

    private GameRecord game(TestGame test, Person person) throws InterruptedException {
        try (Venue open = venue.open()) {
            Entrant first = entrant(test.first(), person, open);
            Entrant second = test.first().equals(test.second()) ? first : entrant(test.second(), person, open);
            Terms terms = venue.terms().at(venue.level());
            try (LocalGameRunner runner = open.runner(terms, 1, Lanes.Use.CHECK)) {
                return UncountedGame.played(test.number() + "-test", first, second, terms.rules(), runner);
            }
        }
    }

    private Entrant entrant(String name, Person person, Venue open) {
        Path jar = opponents.jarOfTest(person, name).orElseThrow(() -> new Failed("%s is gone".formatted(name)));
        return opponents.entrant(name, jar, venue.terms().rules(), open);
    }

    @Override
    public void close() {
        signal.close();
        worker.end();
        worker.await();
    }
}
