package org.botarena.arena.event;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.report.gradebook.Gradebook;
import org.botarena.arena.report.grading.GradeRules;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.plan.PlanMachine;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.Selection;
import org.botarena.arena.roster.likeness.Likeness;
import org.botarena.arena.roster.likeness.Likenesses;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.schedule.RosterChanges;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;

/**
 * A tournament that can begin: what a spec comes to with the jars and the machine that there are. Immutable.
 *
 * @param setup what is played
 * @param protection why it is played at its level of isolation
 * @param fixtures of its pairs
 * @param roster who plays and who does not
 */
record Preparation(Setup setup, Protection protection, Fixtures fixtures, Roster roster) {
    /**
     * Prepares a meeting of agents that somebody trusts.
     *
     * @throws Failed if it cannot be held, with what to do
     */
    static Preparation ofTrusted(TournamentSpec spec, Installation installation, Venue venue, TableSource tables) {
        return of(spec, false, installation, venue, tables, Roster::of, () -> RosterChanges.NONE);
    }

    /**
     * Prepares a tournament that may run code that others wrote.
     *
     * @param folder knows who plays on and who came since, where it is resumed
     * @throws Failed if it cannot be held, with what to do
     */
    static Preparation ofStrangers(
            TournamentSpec spec, Installation installation, Venue venue, TableSource tables, EventFolder folder) {
        return of(
                        spec,
                        true,
                        installation,
                        venue,
                        tables,
                        (selection, admission) -> folder.roster(selection, admission, venue.games()),
                        folder::turnover)
                .presented(spec, venue.admission());
    }

    private static Preparation of(
            TournamentSpec spec,
            boolean isAmongStrangers,
            Installation installation,
            Venue venue,
            TableSource tables,
            BiFunction<Selection, Admission, Roster> entrants,
            Supplier<RosterChanges> turnover) {
        try {
            Setup.requireTwoSides(spec.terms().rules());
            PlayConditions meeting = PlayConditions.of(spec, isAmongStrangers, installation, venue, tables, entrants);
            Setup setup = new Setup(
                    meeting.terms(),
                    spec.format(),
                    spec.pairs(),
                    spec.openings(),
                    spec.seed(),
                    meeting.jobs(),
                    meeting.roster().entrants(),
                    spec.anchors(),
                    turnover.get());
            return new Preparation(setup, meeting.protection(), meeting.fixtures(), meeting.roster());
        } catch (IllegalArgumentException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    /**
     * The same once it is known that {@code entrants.csv} and the rules for grades, if there are such, go with the entrants; with
     * what is noted of both and of jars that are strikingly alike.
     *
     * @param admission has the arena's own agents read
     * @throws Failed if one of the files is wrong, with what to do
     */
    private Preparation presented(TournamentSpec spec, Admission admission) {
        Selection selection = spec.entrants();
        try {
            List<String> notes = new ArrayList<>(
                    Profiles.of(roster.entrants(), selection.agents()).notes());
            alike(selection.samples(), admission).forEach(pair -> notes.add(pair + " (a hint, never a verdict)."));
            spec.roster().ifPresent(file -> Gradebook.of(file, selection.agents()));
            spec.grades().ifPresent(file -> GradeRules.read(file).require(setup.names(), samples(selection)));
            return new Preparation(setup, protection, fixtures, roster.withNotes(notes));
        } catch (IllegalArgumentException e) {
            throw new Failed(e.getMessage(), e);
        }
    }

    private static Collection<String> samples(Selection selection) {
        return Roster.handedIn(Selection.folder(selection.game(), selection.samples(), selection.samples()))
                .values()
                .stream()
                .map(Roster.HandedIn::name)
                .toList();
    }

    /**
     * What it will take.
     *
     * @param agents the folder that was searched
     * @param tables where the games are played
     */
    Plan plan(Path agents, TableSource tables, EventFolder folder) {
        return Plan.of(
                setup,
                fixtures,
                roster,
                agents,
                folder.folder(),
                PlanMachine.here(folder.folder()).with(tables.lanes()),
                protection.reason());
    }

    private List<Likeness> alike(Path samples, Admission admission) {
        Map<String, Admitted> jars = roster.entrants().stream().collect(Collectors.toMap(Entrant::name, Entrant::jar));
        return jars.values().stream().allMatch(Admitted::isSample)
                ? List.of()
                : Likenesses.with(samples, admission).among(jars);
    }
}
