package org.botarena.arena.event;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.report.gradebook.Gradebook;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.plan.PlanMachine;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.Selection;
import org.botarena.arena.roster.likeness.Likeness;
import org.botarena.arena.roster.likeness.Likenesses;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Venue;

/** Resolves a spec against the available jars and this machine. */
final class Preparation {
    private Preparation() {}

    /**
     * Plans a tournament that can begin.
     *
     * @param runners opens the runner
     * @param folder the entrants of a resumed tournament, including those who joined
     * @throws Failed if it cannot be played; the message says what to do
     */
    static Plan of(Order order, Installation installation, Venue venue, GameRunnerSource runners, EventFolder folder) {
        TournamentSpec spec = order.spec();
        try {
            Setup.requireTwoSides(spec.terms().rules());
            PlayConditions meeting = PlayConditions.of(
                    spec,
                    order.isAmongStrangers(),
                    installation,
                    venue,
                    runners,
                    (selection, admission) -> folder.roster(selection, admission, venue.games()));
            Roster roster = meeting.roster();
            Setup setup = new Setup(
                    meeting.terms(),
                    spec.format(),
                    spec.pairs(),
                    spec.openings(),
                    spec.seed(),
                    meeting.jobs(),
                    roster.entrants(),
                    spec.anchors(),
                    folder.turnover(),
                    spec.title());
            return Plan.of(
                    setup,
                    meeting.fixtures(),
                    order.isAmongStrangers() ? presented(setup, roster, spec, venue.admission()) : roster,
                    spec.entrants().agents(),
                    folder.folder(),
                    PlanMachine.here(folder.folder()).with(runners.lanes()),
                    meeting.protection().reason());
        } catch (IllegalArgumentException e) {
            throw new Failed(e);
        }
    }

    /**
     * Checks that {@code entrants.csv} and the rules for grades, if present, match the entrants. Adds notes about
     * both and about strikingly similar jars.
     *
     * @param admission reads the arena's own agents
     * @throws IllegalArgumentException if one of the files is malformed; the message says what to do
     */
    private static Roster presented(Setup setup, Roster roster, TournamentSpec spec, Admission admission) {
        Selection selection = spec.entrants();
        List<Sentence> notes = new ArrayList<>(
                Profiles.of(roster.entrants(), selection.agents()).notes());
        alike(roster, selection.samples(), admission)
                .forEach(pair -> notes.add(Sentence.of("roster.alike", pair.sentence())));
        spec.roster().ifPresent(file -> Gradebook.of(file, selection.agents()));
        spec.grades().ifPresent(file -> GradeRules.read(file).require(setup.names(), samples(selection)));
        return roster.withNotes(notes);
    }

    private static Collection<String> samples(Selection selection) {
        return Roster.submitted(Selection.folder(selection.game(), selection.samples(), selection.samples(), List.of()))
                .values()
                .stream()
                .map(Roster.HandedIn::name)
                .toList();
    }

    private static List<Likeness> alike(Roster roster, Path samples, Admission admission) {
        Map<String, Admitted> jars = roster.entrants().stream().collect(Collectors.toMap(Entrant::name, Entrant::jar));
        return jars.values().stream().allMatch(Admitted::isSample)
                ? List.of()
                : Likenesses.with(samples, admission).among(jars);
    }
}
