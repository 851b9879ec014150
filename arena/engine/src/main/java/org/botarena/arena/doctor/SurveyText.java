package org.botarena.arena.doctor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.doctor.RemoteDoctor.Answer;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.VisibleText;

/**
 * A table of the machines of a lab, followed by a line for each problem; machines with the same problem share a line.
 * Immutable.
 *
 * @param build of the arena here
 * @param java the feature version that agents run on here
 */
public record SurveyText(List<Answer> answers, String build, int java) {
    private static final int LONGEST_NAME = 30;

    /** Whether each machine can play games of a tournament held here. */
    public boolean canAllPlay() {
        return answers.stream()
                .allMatch(answer -> answer.facts()
                        .filter(MachineFacts::hasSandbox)
                        .filter(facts -> facts.build().equals(build) && facts.java() == java)
                        .isPresent());
    }

    /** The table and the lines. */
    public String text() {
        int widest = answers.stream()
                .mapToInt(answer -> answer.host().length())
                .max()
                .orElse(0);
        int columns = Math.min(LONGEST_NAME, Math.max(widest, "machine".length()));
        List<String> lines = new ArrayList<>();
        lines.add(Columns.left("machine", columns) + "  sandbox  cores  games  memory  Java  arena");
        answers.forEach(answer -> lines.add(row(answer, columns)));
        addLines(lines, "For their administrators", administrators());
        addLines(lines, "For you", own());
        return String.join("\n", lines);
    }

    private String row(Answer answer, int columns) {
        String host = Columns.left(answer.host(), columns);
        return answer.facts()
                .map(facts -> String.format(
                        Locale.ROOT,
                        "%s  %-7s  %5d  %5d  %4.0f G  %4d  %s",
                        host,
                        facts.hasSandbox() ? "works" : "none",
                        facts.cores(),
                        facts.games(),
                        facts.memoryMiB() / 1024.0,
                        facts.java(),
                        facts.build().equals(build) ? "the same" : "another"))
                .orElse(host + "  no answer");
    }

    private static void addLines(List<String> lines, String title, Map<String, List<String>> byText) {
        if (!byText.isEmpty()) {
            lines.add("");
            lines.add(title + ":");
            byText.forEach((text, hosts) -> lines.add("%s: %s.".formatted(String.join(", ", hosts), text)));
        }
    }

    /** The tasks of a machine's administrator, one per line. */
    private Map<String, List<String>> administrators() {
        Map<String, List<String>> hosts = new LinkedHashMap<>();
        answers.forEach(answer -> answer.facts()
                .filter(facts -> !facts.needs().isEmpty())
                .ifPresent(facts -> add(
                        hosts,
                        facts.needs().stream()
                                .map(need -> "%s: %s. %s".formatted(need.subject(), need.state(), need.remedy()))
                                .collect(Collectors.joining("; ")),
                        answer.host())));
        return hosts;
    }

    /** The tasks that the organizer can do without an administrator. */
    private Map<String, List<String>> own() {
        Map<String, List<String>> hosts = new LinkedHashMap<>();
        for (Answer answer : answers) {
            if (answer.facts().isEmpty()) {
                add(hosts, answer.failure(), answer.host());
                continue;
            }
            MachineFacts facts = answer.facts().get();
            if (!facts.build().equals(build)) {
                add(hosts, "another build of the arena than here: unpack the same zip there", answer.host());
            }
            if (facts.java() != java) {
                add(
                        hosts,
                        String.format(Locale.ROOT, "Java %d, here %d: set JAVA_HOME to the same", facts.java(), java),
                        answer.host());
            }
        }
        return hosts;
    }

    private static void add(Map<String, List<String>> hosts, String text, String host) {
        hosts.computeIfAbsent(VisibleText.name(text), none -> new ArrayList<>()).add(host);
    }
}
