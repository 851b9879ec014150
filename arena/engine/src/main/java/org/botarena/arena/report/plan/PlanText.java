package org.botarena.arena.report.plan;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.botarena.arena.admission.examiner.limits.Misuse;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.ProcessReuse;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.tournament.format.Format;

/** Writes a plan in two columns: the entrants, the settings, the time it may take, and anything unusual. One thread. */
final class PlanText {
    private static final int WIDTH = 80;
    private static final int LABEL = 12;

    private final Plan plan;
    private final Language language;
    private final StringBuilder text = new StringBuilder();

    PlanText(Plan plan, Language language) {
        this.language = language;
        this.plan = plan;
    }

    String text() {
        title();
        tournament();
        times();
        line("Openings", plan.setup().openings() + repeating());
        line("Seed", "" + plan.setup().seed());
        line("Entrants", String.join(", ", plan.setup().names()));
        absentees();
        time();
        machine();
        disk();
        line("Agents", plan.agents().toString());
        line("Results", plan.results().toString());
        risks();
        plan.objection().ifPresent(objection -> line("STOP", objection));
        return text.toString();
    }

    private void title() {
        String title = plan.setup().title();
        lines("Title", title.isEmpty() ? List.of() : List.of(title));
    }

    private void tournament() {
        int pairs = plan.setup().pairs();
        Format format = plan.setup().format();
        line(
                "Tournament",
                String.format(
                        Locale.ROOT,
                        "%s, %s of %d entrants, %d %s of games %s: %s%d games",
                        plan.setup().terms().rules().name(),
                        format,
                        plan.setup().entrants().size(),
                        pairs,
                        pairs == 1 ? "pair" : "pairs",
                        format.meeting(),
                        format.isFixed() ? "" : "at most ",
                        plan.games()));
    }

    private void times() {
        Terms terms = plan.setup().terms();
        line(
                "Times",
                "%s, %s to start; about %s, %s at worst"
                        .formatted(
                                terms.times().moves().phrase(PlanText::time),
                                time(terms.times().start()),
                                Numbers.time(plan.estimate()),
                                Numbers.time(plan.worst())));
    }

    private String repeating() {
        boolean isRepeating =
                plan.distinctOpenings().orElse(Integer.MAX_VALUE) < plan.setup().fixtures();
        return isRepeating ? ": they repeat, the pairs are more" : "";
    }

    private void absentees() {
        List<String> refused = plan.roster().refused().stream()
                .flatMap(jar -> jar.text(language).lines())
                .toList();
        lines("Refused", refused);
        lines(
                "Left out",
                plan.roster().leftOutWhy().stream().map(Sentence::toString).toList());
        lines(
                "Warning",
                plan.roster().entrants().stream().flatMap(this::warnings).toList());
        lines("Note", plan.roster().notes());
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

    private void lines(String label, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            line(i == 0 ? label : "", lines.get(i));
        }
    }

    private void time() {
        plan.time()
                .ifPresent(time -> line(
                        "Time",
                        String.format(
                                Locale.ROOT,
                                "%s: only whole rounds of %d games that fit; the report says what was left out",
                                Numbers.time(time),
                                plan.setup().gamesOfRound())));
    }

    private void machine() {
        PlanMachine machine = plan.machine();
        if (machine.workers().isPresent()) {
            line("Workers", machine.workersText());
        } else {
            cores(machine);
        }
    }

    private void disk() {
        PlanMachine machine = plan.machine();
        if (plan.worstDiskMiB() > machine.freeDiskMiB()) {
            line(
                    "Disk",
                    "%s free; the results take about %s, at most %s: IT MAY NOT BE ENOUGH"
                            .formatted(size(machine.freeDiskMiB()), size(plan.diskMiB()), size(plan.worstDiskMiB())));
        }
    }

    private void cores(PlanMachine machine) {
        int jobs = plan.setup().jobs();
        line(
                "Cores",
                String.format(
                        Locale.ROOT,
                        "%d, for %d %s at a time%s",
                        machine.cores(),
                        jobs,
                        jobs == 1 ? "game" : "games",
                        jobs > Math.max(1, machine.cores() - 1)
                                ? ": TOO MANY, agents will lose time to each other"
                                : ""));
    }

    private void risks() {
        line(
                "Isolation",
                plan.setup().terms().isolation()
                        + plan.isolation().map(reason -> ": " + reason).orElse(""));
        if (plan.setup().terms().fresh() == ProcessReuse.PAIR) {
            line(
                    "Processes",
                    "one for both games of a pair: an agent that means to can carry what it saw from the first game"
                            + " into the second. For agents that are trusted.");
        }
        if (plan.isExposed()) {
            line(
                    "WARNING",
                    String.format(
                            Locale.ROOT,
                            "%d of the entrants %s not the arena's own. At this level nothing keeps an agent from reading"
                                    + " and writing this computer's files or from using the network: play only jars"
                                    + " whose authors you trust.",
                            plan.foreign(),
                            plan.foreign() == 1 ? "is" : "are"));
        }
    }

    /** Writes a label and a text next to it, in lines of at most 80 columns. */
    private void line(String label, String words) {
        String visible = VisibleText.plain(words);
        text.append(Columns.left(label, LABEL));
        int used = LABEL;
        for (String word : visible.split(" ", -1)) {
            if (used > LABEL && used + 1 + Columns.width(word) > WIDTH) {
                text.append('\n').append(" ".repeat(LABEL));
                used = LABEL;
            }
            text.append(used == LABEL ? "" : " ").append(word);
            used += (used == LABEL ? 0 : 1) + Columns.width(word);
        }
        text.append('\n');
    }

    private static String time(Duration time) {
        if (time.equals(TimeControl.UNLIMITED)) {
            return "no limit";
        }
        return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
    }

    private static String size(long mebibytes) {
        return mebibytes < 1024
                ? mebibytes + " MiB"
                : BigDecimal.valueOf(mebibytes / 1024.0).setScale(1, RoundingMode.HALF_UP) + " GiB";
    }
}
