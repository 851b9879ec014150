package org.botarena.arena.serve.hosting.casual;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.report.summary.FirstPlaces;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.ladder.HostedLadder;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.OneEntrant;
import org.botarena.arena.venue.Venue;

/**
 * The agents that a person may play against: samples, the person's own versions, and versions that their authors have
 * opened. An agent is only offered for games that its constructor takes and in which it has not failed to start.
 * Thread-safe.
 */
public final class Opponents {
    private static final String JAR = ".jar";
    private static final int STRONGEST = 5;

    /** The number of ladder games after which an entrant's place is meaningful. */
    private static final int RATED = 10;

    /** The usual strength of the samples. */
    private static final Map<String, Integer> SAMPLES = Map.ofEntries(
            Map.entry("random", 1),
            Map.entry("greedy", 2),
            Map.entry("flat", 2),
            Map.entry("bandit", 2),
            Map.entry("minimax", 3),
            Map.entry("expectimax", 3),
            Map.entry("mcts", 4),
            Map.entry("jass", 4),
            Map.entry("puct", 4),
            Map.entry("alphabeta", 4),
            Map.entry("uct", 5),
            Map.entry("zero", 5));

    private final EventVenue venue;
    private final Versions versions;
    private final EventSettings rules;
    private final HostedLadder ladder;
    private final Map<String, Set<String>> unfit = new ConcurrentHashMap<>();
    private final Map<String, Examined> examined = new HashMap<>();

    /** Offers the agents of an event. */
    public Opponents(EventVenue venue, Versions versions, EventSettings rules, HostedLadder ladder) {
        this.venue = venue;
        this.versions = versions;
        this.rules = rules;
        this.ladder = ladder;
    }

    /** A game that can be played here; the components are the JSON's fields. Immutable. */
    public record Offer(
            @JsonPropertyDescription("with its options") String name,
            @JsonPropertyDescription("how many it has") int seats,

            @JsonPropertyDescription("what stands for each seat in the pictures, or empty if nothing does")
            List<Cell> pieces,

            @JsonPropertyDescription("the agents that the person may play it against")
            List<String> opponents,

            @JsonPropertyDescription("of these agents, from 1 to 5, or 0 if not known yet")
            List<Integer> strengths) {}

    /** The games; the event's game with its options comes first. */
    public List<Offer> games(Person person) {
        return names().map(name -> offer(person, name)).toList();
    }

    private Offer offer(Person person, String game) {
        Rules<?> rules = venue.games().parse(game);
        List<String> opponents = opponents(person, game);
        List<String> ranked = ranked(game);
        return new Offer(
                game,
                rules.players(),
                DemoGame.pieces(rules),
                opponents,
                opponents.stream().map(name -> strength(name, ranked)).toList());
    }

    /** The strength from 1 to 5: from the place in the ladder, else the usual strength of a sample. */
    private static int strength(String name, List<String> ranked) {
        int place = ranked.indexOf(name);
        return place < 0 ? SAMPLES.getOrDefault(name, 0) : STRONGEST - STRONGEST * place / ranked.size();
    }

    /** The entrants of the ladder, the best first; the ladder plays the event's own game. */
    private List<String> ranked(String game) {
        return game.equals(venue.terms().rules().name())
                ? ladder.view().rows().stream()
                        .filter(row -> row.standing().games() >= RATED)
                        .map(Row::entrant)
                        .limit(rules.isFirstPlacesOnly() ? FirstPlaces.SHOWN : Long.MAX_VALUE)
                        .toList()
                : List.of();
    }

    private Stream<String> names() {
        String own = venue.terms().rules().name();
        return Stream.concat(Stream.of(own), venue.games().all().stream().map(GameType::name))
                .distinct();
    }

    private List<String> opponents(Person person, String game) {
        GameType type = venue.games().type(game);
        Set<String> left = unfit.getOrDefault(game, Set.of());
        return agents(person).stream()
                .filter(agent -> agent.plays(type) && !left.contains(agent.name()))
                .map(Agent::name)
                .toList();
    }

    /** All agents that a person may play against in some game; each is examined once. */
    private synchronized List<Agent> agents(Person person) {
        List<String> names = Stream.concat(versions(person).stream(), venue.sampleNames().stream())
                .toList();
        if (!examined.keySet().containsAll(names)) {
            try (Venue open = venue.open()) {
                names.forEach(name -> examined.computeIfAbsent(
                        name, unknown -> open.admission().examine(jar(unknown), false)));
            }
        }
        return names.stream().map(name -> new Agent(name, examined.get(name))).toList();
    }

    private record Agent(String name, Examined examined) {
        boolean plays(GameType game) {
            return examined instanceof Admitted jar && jar.plays(game);
        }
    }

    /**
     * Stops offering a sample for a game in which it did not start. The start of a version may have failed because of
     * the machine.
     */
    void leaveOut(String name, Rules<?> game) {
        if (versions.find(name).isEmpty()) {
            unfit.computeIfAbsent(game.name(), same -> ConcurrentHashMap.newKeySet())
                    .add(name);
        }
    }

    private List<String> versions(Person person) {
        Stream<Version> own = versions.of(person.author()).stream();
        Stream<Version> opened = versions.active().stream()
                .filter(version -> version.person() != person.author() && rules.isOpened(version.person()));
        return Stream.concat(own, opened).map(Version::entrant).toList();
    }

    /** The versions for which a person may request test games: their own, or all active ones for an assistant. */
    public List<String> testable(Person person) {
        Stream<Version> those = person.role().includes(Role.ASSISTANT)
                ? versions.active().stream()
                : versions.of(person.author()).stream();
        return those.map(Version::entrant).toList();
    }

    /** The jar of an agent, or empty if the person may not play this game against it. */
    public Optional<Path> jar(Person person, String game, String name) {
        return names().anyMatch(game::equals) && opponents(person, game).contains(name)
                ? Optional.of(jar(name))
                : Optional.empty();
    }

    /** The jar of an agent in a test game, which uses the event's game. */
    Optional<Path> jarOfTest(Person person, String name) {
        return testable(person).contains(name)
                ? Optional.of(jar(name))
                : jar(person, venue.terms().rules().name(), name);
    }

    private Path jar(String name) {
        return versions.find(name)
                .map(venue::jar)
                .orElseGet(() -> venue.samples().resolve(name + JAR));
    }

    /**
     * Prepares an agent for a seat.
     *
     * @throws Failed if it may not play this game; the reason names the agent and no path
     */
    Entrant entrant(String name, Path jar, Rules<?> game, Venue open) {
        try {
            Entrant entrant = OneEntrant.of(jar.toString(), game.name(), venue.installation(), open);
            return new Entrant(name, entrant.jar(), entrant.options());
        } catch (Failed e) {
            throw new Failed(e.getMessage().replace(jar.toString(), name), e);
        }
    }
}
