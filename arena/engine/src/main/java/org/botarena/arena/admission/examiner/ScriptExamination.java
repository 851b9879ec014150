package org.botarena.arena.admission.examiner;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.botarena.arena.admission.examiner.ExaminerAnswer.Facts;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.admission.examiner.archive.PackedFile;
import org.botarena.arena.admission.examiner.archive.Submission;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Reads the games of an agent in Python from a line {@code games = ["reversi", "tictactoe"]} at the left margin of
 * {@code agent.py}. No code runs, so only a list or tuple of literal strings counts. An agent without this line plays
 * any game. Immutable.
 */
record ScriptExamination(ExaminerSettings brief) {
    private static final String MAIN = "agent.py";
    private static final int LONGEST = 1 << 20;

    private static final Pattern LIST = Pattern.compile("(?m)^games[ \\t]*=[ \\t]*[\\[(]([^\\])]{0,2000})[\\])]");

    private static final Pattern LITERAL = Pattern.compile("\"([^\"\\n]*)\"|'([^'\\n]*)'");

    /**
     * Examines one zip.
     *
     * @throws Refusal if its list names a game that does not exist here
     */
    ExaminerAnswer of(ExaminationRequest request) throws Refusal {
        List<String> positions = new ArrayList<>();
        for (String name : games(source(request.bytes()))) {
            positions.add(brief.games().stream()
                    .filter(game -> game.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> unknown(name))
                    .positions());
        }
        Facts facts = new Facts(
                "agent", MAIN, positions.stream().distinct().toList(), List.of(), JarNotes.NONE, Fingerprint.NONE);
        return new ExaminerAnswer(request.number(), false, List.of(), Optional.of(facts));
    }

    private Refusal unknown(String name) {
        return new Refusal(
                ProblemText.say("what.unknown-game"),
                Sentence.quote("games = [\"%s\"]".formatted(ProblemText.cut(name))),
                ProblemText.say(
                        "remedy.games",
                        brief.games().stream()
                                .map(ExaminerSettings.Played::name)
                                .collect(Collectors.joining(", "))));
    }

    /** The source of the main file, found as the Python runner finds it, or empty if Java cannot read it. */
    private static String source(byte[] zip) {
        try {
            Optional<PackedFile> main = Submission.files(zip).stream()
                    .filter(file -> file.path().equals(MAIN) || file.path().endsWith("/" + MAIN))
                    .min(Comparator.comparing(file -> file.path().length()));
            return main.isPresent() && main.get().size() <= LONGEST
                    ? new String(main.get().bytes(), StandardCharsets.UTF_8)
                    : "";
        } catch (Refusal e) {
            return ""; // Python reads more kinds of zips; the trial shows whether it reads this one.
        }
    }

    private static List<String> games(String source) {
        Matcher list = LIST.matcher(source);
        if (!list.find()) {
            return List.of();
        }
        String inside = list.group(1).replaceAll("#.*", "");
        return LITERAL.matcher(inside).replaceAll("").replace(",", "").isBlank()
                ? LITERAL.matcher(inside)
                        .results()
                        .map(text -> text.group(1) == null ? text.group(2) : text.group(1))
                        .toList()
                : List.of();
    }
}
