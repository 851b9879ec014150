package org.botarena.arena.serve.hosting.casual;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.Finding;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.person.AgentSeats;
import org.botarena.arena.person.PersonSeat;
import org.botarena.arena.person.PersonView;
import org.botarena.arena.person.Request;
import org.botarena.arena.record.ChanceStream;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.hosting.play.Visitors;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.venue.DrawnSeed;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Venue;

/**
 * The games that do not count: those of people against agents, one per person at a time, and test games. If all places
 * are taken, a person waits in a queue, and their game begins automatically. Thread-safe.
 */
public final class CasualGames implements AutoCloseable {
    /** The time that a game waits for its person before it ends. */
    public static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final int MOST_WAITING = 100;

    private final EventVenue venue;
    private final Visitors visitors;
    private final Tournaments tournaments;
    private final Opponents opponents;
    private final TestGames tests;
    private final OwnGames own;
    private final Duration patience;
    private final Map<Integer, PersonalGame> games = new HashMap<>();
    private final Map<Integer, GameRequest> queue = new LinkedHashMap<>();
    private final EventSettings rules;
    private final Guests guests = new Guests();
    private boolean isClosed;

    /**
     * Creates it without games.
     *
     * @param patience the time that a game waits for its person before it ends
     */
    public CasualGames(
            EventVenue venue,
            Visitors visitors,
            Tournaments tournaments,
            Opponents opponents,
            TestGames tests,
            OwnGames own,
            EventSettings rules,
            Duration patience) {
        this.venue = venue;
        this.visitors = visitors;
        this.tournaments = tournaments;
        this.opponents = opponents;
        this.tests = tests;
        this.own = own;
        this.rules = rules;
        this.patience = patience;
    }

    /** Plays waiting and future test games. */
    public void start() {
        tests.start();
    }

    /** The agents that people can play against. */
    public Opponents opponents() {
        return opponents;
    }

    /** Whether visitors who do not take part may play; not if the authors are listed. */
    public boolean takesGuests() {
        return rules.joins();
    }

    /** The visitors who play without taking part. */
    public Guests guests() {
        return guests;
    }

    /** The test games of authors. */
    public TestGames tests() {
        return tests;
    }

    /** The games of the ladder and of tournaments, for the authors of their agents. */
    public OwnGames own() {
        return own;
    }

    /** Whether there would be too few cores if another game started now. */
    public boolean wouldBeCrowded() {
        return visitors.isNarrow() && tournaments.isSeenPlayingHere();
    }

    /** A person's view of their game, or empty if they have none. */
    public synchronized Optional<PersonView> state(int person) {
        return Optional.ofNullable(games.get(person)).map(PersonalGame::state);
    }

    /** A person's place in the queue, from 1, or empty if they do not wait. */
    public synchronized Optional<Integer> place(int person) {
        int place = List.copyOf(queue.keySet()).indexOf(person) + 1;
        return place == 0 ? Optional.empty() : Optional.of(place);
    }

    /** A person's view of their game or of the queue, without the time left on the clock. */
    public synchronized Optional<?> untimed(int person) {
        Optional<Integer> place = place(person);
        return place.isPresent()
                ? place
                : Optional.ofNullable(games.get(person)).map(PersonalGame::untimed);
    }

    /**
     * Begins a game, which replaces the person's current one, or queues the person.
     *
     * @throws Failed if too many wait
     * @throws IllegalArgumentException if the game or seat does not exist
     */
    public void begin(int person, GameRequest wanted) {
        Rules<?> rules = rules(wanted);
        if (wanted.seat() < 0 || wanted.seat() >= rules.players()) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "%s has the seats 0 to %d", rules.name(), rules.players() - 1));
        }
        leave(person).ifPresent(PersonalGame::close);
        synchronized (this) {
            if (isClosed || queue.size() >= MOST_WAITING) {
                throw new Failed("all places where a person can play are taken: try again in some minutes");
            }
            queue.put(person, wanted);
            startWaiting();
        }
    }

    private Rules<?> rules(GameRequest wanted) {
        return venue.games().parse(wanted.game());
    }

    /** Removes a person from their game and the queue; an ending game waits for the lock of this object. */
    private synchronized Optional<PersonalGame> leave(int person) {
        queue.remove(person);
        return Optional.ofNullable(games.remove(person));
    }

    private synchronized void startWaiting() {
        while (!isClosed && !queue.isEmpty() && playing() < visitors.most()) {
            int person = queue.keySet().iterator().next();
            games.put(person, start(queue.remove(person)));
        }
    }

    private long playing() {
        return games.values().stream().filter(game -> !game.isOver()).count();
    }

    private PersonalGame start(GameRequest wanted) {
        Rules<?> rules = rules(wanted);
        visitors.begin();
        return new PersonalGame(wanted, rules.players(), patience, game -> play(rules, wanted, game), () -> {
            visitors.end();
            startWaiting();
        });
    }

    private <P extends Position<P>> void play(Rules<P> rules, GameRequest wanted, PersonalGame game)
            throws InterruptedException {
        Fixtures fixtures = Fixtures.of(rules, new Openings.Start(), DrawnSeed.next());
        try (Venue open = venue.open()) {
            Entrant opponent = opponents.entrant(wanted.name(), wanted.opponent(), rules, open);
            Entrant adviser = opponents.entrant(wanted.name(), wanted.adviser(), rules, open);
            String start = wanted.start().orElse(fixtures.pair(0).start());
            try (LocalGameRunner runner = open.runner(terms(rules), 1, Lanes.Use.PERSON);
                    AgentSeats company = new AgentSeats(
                            runner,
                            opponent,
                            Optional.of(adviser),
                            start,
                            seat -> fixtures.pair(1 + seat).seed())) {
                ChanceStream dice = new ChanceStream(fixtures.pair(0).seed());
                Optional<Verdict> fault = new PersonSeat<>(rules, start, game.untimed(), company, dice, game)
                        .play()
                        .map(Finding::verdict);
                if (fault.filter(Verdict.FailedToStart.class::isInstance).isPresent()) {
                    opponents.leaveOut(wanted.name(), rules);
                }
            }
        }
    }

    private Terms terms(Rules<?> rules) {
        return venue.terms().of(rules).at(venue.level());
    }

    /**
     * Makes a move.
     *
     * @param ply its number, so that a repeated request makes only one move
     * @throws IllegalArgumentException if the person cannot make this move now
     */
    public void move(int person, int ply, String move) {
        PersonalGame game = playing(person);
        PersonView seen = game.untimed();
        if (seen.plies().size() != ply
                || seen.moves().stream().noneMatch(choice -> choice.text().equals(move))) {
            throw new IllegalArgumentException("this move cannot be made now");
        }
        ask(game, new Request.Move(ply, move));
    }

    /** Takes back the person's last move. */
    public void undo(int person) {
        ask(playing(person), new Request.Undo());
    }

    /** Asks the adviser. */
    public void hint(int person) {
        ask(playing(person), new Request.Hint());
    }

    /** Resigns the game at any turn, or leaves the queue. */
    public void end(int person) {
        boolean hasWaited;
        synchronized (this) {
            hasWaited = queue.remove(person) != null;
        }
        if (!hasWaited) {
            playing(person).close();
        }
    }

    private static void ask(PersonalGame game, Request request) {
        if (!game.put(request)) {
            throw new Failed("too much was asked at once");
        }
    }

    private synchronized PersonalGame playing(int person) {
        return Optional.ofNullable(games.get(person))
                .filter(game -> !game.isOver())
                .orElseThrow(() -> new IllegalArgumentException("you are not in a game"));
    }

    @Override
    public void close() {
        List<PersonalGame> all;
        synchronized (this) {
            isClosed = true;
            all = List.copyOf(games.values());
        }
        all.forEach(PersonalGame::close);
        tests.close();
    }
}
