package org.botarena.arena.report.plan;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.botarena.arena.admission.examiner.limits.Misuse;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.ProcessReuse;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.tournament.format.Format;

/** Writes a plan in two columns: the entrants, the settings, the time it may take, and anything unusual. One thread. */
final class PlanText {
    private static final String LABELS = "plan.label.";

    private final Plan plan;
    private final Language language;
    private final int column;
    private final StringBuilder text = new StringBuilder();

    PlanText(Plan plan, Language language) {
        this.plan = plan;
        this.language = language;
        column = Labelled.column(language, LABELS);
    }

    String text() {
        title();
        tournament();
        times();
        line("openings", openings());
        line("seed", "" + plan.setup().seed());
        line("entrants", String.join(", ", plan.setup().names()));
        absentees();
        time();
        machine();
        disk();
        line("agents", plan.agents().toString());
        line("results", plan.results().toString());
        risks();
        plan.objection().ifPresent(objection -> line("stop", objection.in(language)));
        return text.toString();
    }

    private void title() {
        String title = plan.setup().title();
        lines("title", title.isEmpty() ? List.of() : List.of(title));
    }

    private void tournament() {
        Format format = plan.setup().format();
        Sentence games = Sentence.of("page.games-counted", plan.games());
        say(
                "tournament",
                "plan.tournament",
                plan.setup().terms().rules().name(),
                format.title(),
                plan.setup().entrants().size(),
                format.meeting(plan.setup().pairs()),
                format.isFixed() ? games : Sentence.of("plan.at-most", games));
    }

    private void times() {
        Terms terms = plan.setup().terms();
        say(
                "times",
                "plan.times",
                terms.times().moves().phrase(this::time),
                time(terms.times().start()),
                Numbers.span(plan.estimate()),
                Numbers.span(plan.worst()));
    }

    private String openings() {
        String openings = plan.setup().openings().toString();
        boolean isRepeating = plan.fixtures().distinct().orElse(Integer.MAX_VALUE)
                < plan.setup().fixtures();
        return isRepeating ? language.text("plan.openings.repeat", openings) : openings;
    }

    private void absentees() {
        lines(
                "refused",
                plan.roster().refused().stream()
                        .flatMap(jar -> jar.text(language).lines())
                        .toList());
        lines("left-out", told(plan.roster().leftOutWhy(), ""));
        lines(
                "warning",
                plan.roster().entrants().stream().flatMap(this::warnings).toList());
        lines("note", told(plan.roster().notes(), "."));
    }

    private List<String> told(List<Sentence> sentences, String end) {
        return sentences.stream().map(sentence -> sentence.in(language) + end).toList();
    }

    /** The references in an entrant's class files that will lose its games. */
    private Stream<String> warnings(Entrant entrant) {
        return entrant.jar().warnings().stream()
                .filter(problem -> Misuse.saidBy(problem.what()).isPresent())
                .map(problem -> "%s: %s (%s)"
                        .formatted(
                                entrant.name(),
                                problem.what().in(language),
                                problem.why().in(language)));
    }

    private void time() {
        plan.time()
                .ifPresent(time -> say(
                        "time", "plan.time", Numbers.span(time), plan.setup().gamesOfRound()));
    }

    private void machine() {
        PlanMachine machine = plan.machine();
        if (machine.workers().isPresent()) {
            line("workers", machine.workersText().in(language));
        } else {
            int jobs = plan.setup().jobs();
            boolean areTooMany = jobs > Math.max(1, machine.cores() - 1);
            say(
                    "cores",
                    areTooMany ? "plan.cores.too-many" : "plan.cores",
                    machine.cores(),
                    Sentence.of("page.games-counted", jobs));
        }
    }

    private void disk() {
        PlanMachine machine = plan.machine();
        if (plan.worstDiskMiB() > machine.freeDiskMiB()) {
            say("disk", "plan.disk", size(machine.freeDiskMiB()), size(plan.diskMiB()), size(plan.worstDiskMiB()));
        }
    }

    private void risks() {
        line(
                "isolation",
                plan.setup().terms().isolation()
                        + plan.isolation().map(reason -> ": " + reason).orElse(""));
        if (plan.setup().terms().fresh() == ProcessReuse.PAIR) {
            say("processes", "plan.processes");
        }
        if (plan.isExposed()) {
            line("exposed", language.counted("plan.exposed", plan.foreign()));
        }
    }

    private void lines(String label, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            line(i == 0 ? label : "", lines.get(i));
        }
    }

    private void say(String label, String key, Object... arguments) {
        line(label, Sentence.of(key, arguments).in(language));
    }

    private void line(String label, String words) {
        String shown = label.isEmpty() ? "" : language.text(LABELS + label);
        text.append(Labelled.of(shown, column, VisibleText.plain(words))).append('\n');
    }

    private String time(Duration time) {
        if (time.equals(TimeControl.UNLIMITED)) {
            return language.text("plan.no-limit");
        }
        return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
    }

    private String size(long mebibytes) {
        return mebibytes < 1024
                ? language.text("size.mebibytes", mebibytes)
                : language.text("size.gibibytes", mebibytes / 1024.0);
    }
}
