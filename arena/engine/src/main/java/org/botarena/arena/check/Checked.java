package org.botarena.arena.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Setting;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisibleText;

/**
 * What is known about a jar after its check. Immutable.
 *
 * @param examined what admission said
 * @param trial empty if admission refused it
 * @param games that there are
 */
public record Checked(Examined examined, Optional<Trial> trial, Games games) {
    private static final int LABEL = 11;

    /** What the signals' way and the clock's steps explain. */
    private static final double IDLE_MS = 50;

    /** All that admission and trial found. */
    List<Problem> problems() {
        List<Problem> all = new ArrayList<>();
        if (examined instanceof Admitted jar) {
            all.addAll(jar.warnings());
        } else if (examined instanceof org.botarena.arena.admission.Refused jar) {
            all.addAll(jar.problems());
        }
        trial.ifPresent(played -> all.addAll(played.problems()));
        return all;
    }

    public boolean isAdmitted() {
        return problems().stream().noneMatch(problem -> problem.severity() == Problem.Severity.REFUSED);
    }

    /** The games that the agent plays, by name. */
    static List<String> games(Admitted jar, Games among) {
        return among.all().stream().filter(jar::plays).map(GameType::name).toList();
    }

    /** As {@code check --json} shows it. */
    public Map<String, Object> json() {
        Optional<Admitted> jar = examined instanceof Admitted admitted ? Optional.of(admitted) : Optional.empty();
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("jar", examined.source().toString());
        object.put("admitted", isAdmitted());
        object.put("agent", jar.map(Admitted::agentClass).orElse(null));
        object.put("games", jar.map(each -> games(each, games)).orElse(List.of()));
        object.put(
                "options",
                jar.stream()
                        .flatMap(each -> each.settings().stream())
                        .map(ListedOption::of)
                        .toList());
        object.put("problems", problems().stream().map(Checked::json).toList());
        object.put("trial", trial.orElse(null));
        return object;
    }

    private static Map<String, String> json(Problem problem) {
        Map<String, String> object = new LinkedHashMap<>();
        object.put("severity", severity(problem));
        object.put("what", problem.what());
        object.put("why", problem.why());
        object.put("remedy", problem.remedy());
        return object;
    }

    private static String severity(Problem problem) {
        return problem.severity().name().toLowerCase(Locale.ROOT);
    }

    /** For people, in several lines. */
    public String text() {
        List<String> lines = new ArrayList<>();
        lines.add("%s: %s".formatted(VisibleText.name(examined.source()), isAdmitted() ? "admitted" : "REFUSED"));
        if (examined instanceof Admitted jar) {
            lines.add(line(
                    "agent",
                    "%s, plays %s"
                            .formatted(VisibleText.name(jar.agentClass()), String.join(", ", games(jar, games)))));
            jar.settings().forEach(setting -> lines.add(line("option", option(setting))));
        }
        trial.ifPresent(played -> played.games().forEach(game -> lines.addAll(lines(played, game))));
        problems().forEach(problem -> lines.add(line(severity(problem), problem.toString())));
        return String.join("\n", lines);
    }

    private static String line(String label, String text) {
        return Labelled.of("  " + label, LABEL, text);
    }

    private static String option(Setting setting) {
        return "%s=%s: %s (%s)".formatted(setting.name(), setting.byDefault(), setting.text(), setting.range());
    }

    /** What the organizer will see of it, in plain words. */
    private static List<String> lines(Trial trial, Trial.Game game) {
        List<String> lines = new ArrayList<>();
        lines.add(line("trial", game(trial, game)));
        if (game.moves() > 0) {
            lines.add(line("time", time(game)));
        }
        if (game.peakMiB() > 0) {
            lines.add(line("memory", "at most %d MiB, the JVM's own included".formatted(game.peakMiB())));
        }
        lines.add(line("output", output(game)));
        if (!game.threads().isEmpty()) {
            lines.add(line(
                    "threads",
                    "still there at the end: %s. They share your one core, and are stopped with you"
                            .formatted(String.join(", ", game.threads()))));
        }
        if (game.idleCpuMs() != null) {
            lines.add(line("idle CPU", idle(game)));
        }
        game.refusals().forEach(refusal -> lines.add(line("refused", "by the sandbox, it seems: " + refusal)));
        return lines;
    }

    private static String time(Trial.Game game) {
        return "first move %s ms; half of all within %s ms, nine of ten within %s ms, the slowest later %s ms"
                .formatted(
                        Numbers.fixed(game.firstMs(), 1),
                        Numbers.fixed(game.medianMs(), 1),
                        Numbers.fixed(game.ninetyMs(), 1),
                        Numbers.fixed(game.slowestMs(), 1));
    }

    private static String output(Trial.Game game) {
        return game.printed() == 0
                ? "it prints nothing"
                : "%s characters are kept for you, of at most 65,536 a game".formatted(Numbers.grouped(game.printed()));
    }

    private static String idle(Trial.Game game) {
        return game.idleCpuMs() > IDLE_MS
                ? "%s ms of CPU time while the opponent was to move: let no thread run on after play returns"
                        .formatted(Numbers.fixed(game.idleCpuMs(), 0))
                : "none while the opponent was to move";
    }

    private static String game(Trial trial, Trial.Game game) {
        String scores = game.scores().stream().map(Numbers::plain).collect(Collectors.joining(":"));
        return "%s as player %d against random, isolation %s: %s%s"
                .formatted(
                        trial.game(),
                        game.player(),
                        trial.isolation(),
                        scores.isEmpty() ? "no result" : scores,
                        trial.isRemembered() ? " (tried before)" : "");
    }
}
