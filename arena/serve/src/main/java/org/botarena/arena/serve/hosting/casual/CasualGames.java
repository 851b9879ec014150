package org.botarena.arena.serve.hosting.casual;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.LiveTable;
import org.botarena.arena.match.Terms;
import org.botarena.arena.person.AgentSeats;
import org.botarena.arena.record.ChanceStream;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.serve.hosting.casual.PersonalGame.Request;
import org.botarena.arena.serve.hosting.event.EventHost;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.venue.DrawnSeed;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Venue;

/** The games that count for nothing: those of persons against agents, one of each person at a time, and test games. Thread-safe. */
public final class CasualGames implements AutoCloseable {
    private final EventHost host;
    private final Map<Integer, PersonalGame> games = new HashMap<>();
    private final Opponents opponents;
    private final TestGames tests;
    private boolean isClosed;

    /** Nobody plays yet. */
    public CasualGames(EventHost host) {
        this.host = host;
        this.opponents = new Opponents(host);
        this.tests = new TestGames(host, host.testGames(), opponents);
    }

    /** Plays the test games that wait, and those that come. */
    public void start() {
        tests.start();
    }

    /** The agents that can be played against. */
    public Opponents opponents() {
        return opponents;
    }

    /** The test games of authors. */
    public TestGames tests() {
        return tests;
    }

    /** The games of the ladder and of tournaments, for the authors of their agents. */
    public OwnGames own() {
        return new OwnGames(host);
    }

    /** Whether cores would run short if someone started a game now. */
    public boolean wouldBeCrowded() {
        return host.wouldBeCrowded();
    }

    /** What a person sees of its game; empty: it has none. */
    public synchronized Optional<CasualState> state(int person) {
        return Optional.ofNullable(games.get(person)).map(PersonalGame::state);
    }

    /** The same but for what is left on the clock. */
    public synchronized Optional<CasualState> untimed(int person) {
        return Optional.ofNullable(games.get(person)).map(PersonalGame::untimed);
    }

    /**
     * Begins a game, in the place of the one that the person has.
     *
     * @throws Failed if there is no room
     * @throws IllegalArgumentException if there is no such game or seat
     */
    public synchronized void begin(int person, GameRequest wanted) {
        Rules<?> rules = host.venue().games().parse(wanted.game());
        if (wanted.seat() < 0 || wanted.seat() >= rules.players()) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "%s has the seats 0 to %d", rules.name(), rules.players() - 1));
        }
        Optional.ofNullable(games.remove(person)).ifPresent(PersonalGame::close);
        games.values().removeIf(PersonalGame::isOver);
        if (isClosed || games.size() >= host.visitors().most()) {
            throw new Failed("all places where a person can play are taken: try again in some minutes");
        }
        host.visitors().begin();
        games.put(person, new PersonalGame(wanted, rules.players(), game -> {
            try {
                play(rules, wanted, game);
            } finally {
                host.visitors().end();
            }
        }));
    }

    private <P extends Position<P>> void play(Rules<P> rules, GameRequest wanted, PersonalGame game)
            throws InterruptedException {
        Fixtures fixtures = Fixtures.of(rules, new Openings.Start(), DrawnSeed.next());
        try (Venue venue = host.venue().open()) {
            Entrant opponent = opponents.entrant(wanted.name(), wanted.opponent(), rules, venue);
            Entrant adviser = opponents.entrant(wanted.name(), wanted.adviser(), rules, venue);
            String start = fixtures.pair(0).start();
            try (LiveTable table = venue.table(terms(rules), 1, Lanes.Use.PERSON);
                    AgentSeats company = new AgentSeats(
                            table,
                            opponent,
                            Optional.of(adviser),
                            start,
                            seat -> fixtures.pair(1 + seat).seed())) {
                ChanceStream dice = new ChanceStream(fixtures.pair(0).seed());
                Optional<Verdict> fault = new PersonalSeat<>(rules, start, wanted.seat(), company, dice, game).play();
                if (fault.filter(Verdict.FailedToStart.class::isInstance).isPresent()) {
                    opponents.leaveOut(wanted.name(), rules);
                }
            }
        }
    }

    private Terms terms(Rules<?> rules) {
        Terms same = host.venue().terms();
        return new Terms(
                rules,
                same.moveTime(),
                same.startTime(),
                same.heapMiB(),
                host.venue().level());
    }

    /**
     * Makes a move.
     *
     * @param ply its number, so that the same request sent twice makes one move
     * @throws IllegalArgumentException if it is not one that the person can make now
     */
    public void move(int person, int ply, String move) {
        PersonalGame game = playing(person);
        if (game.state().plies().size() != ply || !game.moves().contains(move)) {
            throw new IllegalArgumentException("this move cannot be made now");
        }
        ask(game, new Request.Move(ply, move));
    }

    /** Takes the person's last move back. */
    public void undo(int person) {
        ask(playing(person), new Request.Undo());
    }

    /** Asks the adviser. */
    public void hint(int person) {
        ask(playing(person), new Request.Hint());
    }

    /** Gives the game up, whoever is to move. */
    public void end(int person) {
        playing(person).close();
    }

    private static void ask(PersonalGame game, Request request) {
        if (!game.ask(request)) {
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
        synchronized (this) {
            isClosed = true;
            games.values().forEach(PersonalGame::close);
        }
        tests.close();
    }
}
