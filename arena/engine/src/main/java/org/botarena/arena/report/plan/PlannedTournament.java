package org.botarena.arena.report.plan;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.match.Terms;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Setup;

/**
 * A tournament without entrants yet. Immutable.
 *
 * @param terms of every game
 * @param entrants their number, from 2
 * @param references the number of the arena's agents in a gauntlet
 * @param pairs of games for each meeting
 * @param jobs games at a time
 * @param machine on which it will be played
 */
public record PlannedTournament(Terms terms, int entrants, int references, int pairs, int jobs, PlanMachine machine) {
    private static final long SEED = 1;

    /** The plan of its round robin. */
    public Plan roundRobin() {
        Setup setup = setup(new RoundRobin(), 0);
        Fixtures fixtures = Fixtures.of(terms.rules(), setup.openings(), SEED);
        Roster roster = new Roster(setup.entrants(), List.of(), List.of(), List.of());
        return Plan.of(setup, fixtures, roster, Path.of("agents"), Path.of("results"), machine, Optional.empty());
    }

    /** The setup of another format, with this number of the arena's agents among the entrants. */
    Setup setup(Format format, int ours) {
        Stream<String> names = Stream.concat(
                IntStream.rangeClosed(1, entrants).mapToObj("entrant %d"::formatted), referenceNames(ours));
        return new Setup(
                terms,
                format,
                pairs,
                Openings.of(terms.rules()),
                SEED,
                jobs,
                names.map(PlannedTournament::entrant).toList());
    }

    /** The names of the arena's agents. */
    Stream<String> referenceNames(int number) {
        return IntStream.rangeClosed(1, number).mapToObj("reference %d"::formatted);
    }

    private static Entrant entrant(String name) {
        Path nowhere = Path.of(name + ".jar");
        Admitted jar = new Admitted(nowhere, "", nowhere, name, Optional.empty(), List.of(), List.of(), false);
        return new Entrant(name, jar, Map.of());
    }
}
