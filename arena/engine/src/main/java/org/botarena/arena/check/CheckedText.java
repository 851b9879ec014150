package org.botarena.arena.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.botarena.api.Setting;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.SettingText;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;

/**
 * Formats the findings of a check as text, one line or more for each. Immutable.
 *
 * @param width of a line, in characters
 */
record CheckedText(Checked checked, Language language, int width) {
    /** The delay that signal delivery and clock resolution can explain, in milliseconds. */
    private static final double IDLE_MS = 50;

    String text() {
        List<String> lines = new ArrayList<>();
        lines.add(language.text(
                checked.isAdmitted() ? "check.admitted" : "check.refused",
                VisibleText.name(checked.examined().source())));
        if (checked.examined() instanceof Admitted jar) {
            lines.add(line(
                    "agent",
                    language.text(
                            "check.plays",
                            VisibleText.name(jar.agentClass()),
                            String.join(", ", Checked.games(jar, checked.games())))));
            jar.settings().forEach(setting -> lines.add(line("option", option(setting))));
        }
        checked.trial().ifPresent(played -> played.games().forEach(game -> lines.addAll(lines(played, game))));
        checked.protocol()
                .ifPresent(protocol -> lines.add(line(
                        "protocol",
                        language.text(
                                "check.protocol",
                                protocol.conditions() - protocol.problems().size(),
                                protocol.conditions()))));
        checked.refusals().forEach(refusal -> lines.add(line("sandbox", language.text("check.sandbox", refusal))));
        checked.problems().forEach(problem -> lines.add(line(Checked.severity(problem), problem.in(language))));
        return String.join("\n", lines);
    }

    private String line(String label, String text) {
        int column = 3
                + language.all("check.label.").values().stream()
                        .mapToInt(String::length)
                        .max()
                        .orElse(0);
        return Labelled.of("  " + language.text("check.label." + label), column, text, width);
    }

    private String option(Setting setting) {
        return language.text(
                "check.option",
                setting.name(),
                setting.byDefault(),
                setting.text(),
                SettingText.range(setting).in(language));
    }

    /** Describes a trial game in plain words, as the organizer will see it. */
    private List<String> lines(Trial trial, TrialGame game) {
        List<String> lines = new ArrayList<>();
        lines.add(line("trial", game(trial, game)));
        if (game.moves() > 0) {
            lines.add(line(
                    "time",
                    language.text("check.time", game.firstMs(), game.medianMs(), game.ninetyMs(), game.slowestMs())));
        }
        if (game.peakMiB() > 0) {
            lines.add(line("memory", language.text("check.memory", game.peakMiB())));
        }
        lines.add(line(
                "output",
                game.printed() == 0
                        ? language.text("check.output.none")
                        : language.text("check.output", game.printed())));
        if (!game.threads().isEmpty()) {
            lines.add(line("threads", language.text("check.threads", String.join(", ", game.threads()))));
        }
        if (game.idleCpuMs() != null) {
            lines.add(line(
                    "idle",
                    game.idleCpuMs() > IDLE_MS
                            ? language.text("check.idle", game.idleCpuMs())
                            : language.text("check.idle.none")));
        }
        return lines;
    }

    private String game(Trial trial, TrialGame game) {
        String scores = game.scores().stream()
                .map(score -> Numbers.plain(score, language))
                .collect(Collectors.joining(":"));
        return language.text(
                trial.isRemembered() ? "check.trial.before" : "check.trial",
                trial.game(),
                game.player(),
                trial.isolation(),
                scores.isEmpty() ? language.text("check.no-result") : scores);
    }
}
