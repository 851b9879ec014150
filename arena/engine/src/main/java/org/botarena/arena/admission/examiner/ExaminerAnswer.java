package org.botarena.arena.admission.examiner;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.botarena.api.Setting;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.Problem.Severity;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * An examiner's findings about a file. When read, every part is checked against its limit, and the texts contain no
 * control characters. Immutable.
 *
 * @param number of the request
 * @param isLast whether this examiner stops after this answer
 * @param problems refusals and warnings
 * @param facts of a jar that may play; empty for a refused one
 */
public record ExaminerAnswer(long number, boolean isLast, List<Problem> problems, Optional<Facts> facts) {
    private static final int MOST_PROBLEMS = 100;
    private static final int LONGEST_PROBLEM = 8_000;
    private static final int MOST_ARGUMENTS = 10;
    private static final int MOST_DEPTH = 20;
    private static final int MOST_PIECES = 100_000;
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,60}");

    public ExaminerAnswer {
        problems = List.copyOf(problems);
    }

    /**
     * Facts about a jar that may play. Immutable.
     *
     * @param id the plugin's id: letters, digits, dashes and underscores
     * @param agentClass the binary name of the one Agent class
     * @param positions the position classes that it accepts, or empty for any game
     * @param settings the options that it declares
     * @param notes its description of itself
     * @param code the fingerprint of its methods
     */
    public record Facts(
            String id,
            String agentClass,
            List<String> positions,
            List<Setting> settings,
            JarNotes notes,
            Fingerprint code) {
        public Facts {
            positions = List.copyOf(positions);
            settings = List.copyOf(settings);
            if (!ID.matcher(id).matches() || agentClass.isEmpty() || agentClass.length() > Bounds.NAME) {
                throw new IllegalArgumentException("an agent without a name");
            }
        }
    }

    /** Returns this answer with another warning; a refusal stays unchanged. */
    ExaminerAnswer with(Problem warning) {
        List<Problem> all = new ArrayList<>(problems);
        all.add(warning);
        return facts.isEmpty() ? this : new ExaminerAnswer(number, isLast, all, facts);
    }

    /** An answer that refuses. */
    public static ExaminerAnswer refusal(long number, boolean isLast, Problem why) {
        return new ExaminerAnswer(number, isLast, List.of(why), Optional.empty());
    }

    void write(DataOutputStream out) throws IOException {
        out.writeLong(number);
        out.writeBoolean(isLast);
        ExaminerWire.list(problems.subList(0, Math.min(problems.size(), MOST_PROBLEMS)), ExaminerAnswer::write, out);
        out.writeBoolean(facts.isPresent());
        if (facts.isPresent()) {
            write(facts.get(), out);
        }
    }

    private static void write(Problem problem, DataOutputStream out) throws IOException {
        out.writeBoolean(problem.severity() == Severity.REFUSED);
        for (Sentence text : List.of(problem.what(), problem.why(), problem.remedy())) {
            write(text, out);
        }
    }

    private static void write(Sentence sentence, DataOutputStream out) throws IOException {
        ExaminerWire.text(sentence.key(), out);
        ExaminerWire.list(sentence.arguments(), ExaminerAnswer::writeArgument, out);
    }

    private static void writeArgument(Object argument, DataOutputStream out) throws IOException {
        out.writeBoolean(argument instanceof Sentence);
        if (argument instanceof Sentence sentence) {
            write(sentence, out);
            return;
        }
        out.writeBoolean(argument instanceof Long);
        String text = argument.toString();
        ExaminerWire.text(text.substring(0, Math.min(text.length(), LONGEST_PROBLEM)), out);
    }

    private static void write(Facts facts, DataOutputStream out) throws IOException {
        ExaminerWire.text(facts.id, out);
        ExaminerWire.text(facts.agentClass, out);
        ExaminerWire.list(facts.positions, ExaminerWire::text, out);
        ExaminerWire.list(facts.settings, ExaminerAnswer::write, out);
        ExaminerWire.text(facts.notes.authors(), out);
        ExaminerWire.text(facts.notes.description(), out);
        out.writeInt(facts.code.size());
        for (long piece : facts.code.pieces()) {
            out.writeLong(piece);
        }
    }

    private static void write(Setting setting, DataOutputStream out) throws IOException {
        ExaminerWire.text(setting.name(), out);
        ExaminerWire.text(setting.type().name(), out);
        ExaminerWire.text(setting.byDefault(), out);
        ExaminerWire.text(setting.min(), out);
        ExaminerWire.text(setting.max(), out);
        ExaminerWire.list(setting.choices(), ExaminerWire::text, out);
        ExaminerWire.text(setting.text(), out);
    }

    /**
     * Reads an answer.
     *
     * @throws IOException if it is malformed
     */
    public static ExaminerAnswer read(DataInputStream in) throws IOException {
        try {
            long number = in.readLong();
            boolean isLast = in.readBoolean();
            List<Problem> problems = ExaminerWire.list(MOST_PROBLEMS, ExaminerAnswer::problem, in);
            Optional<Facts> facts = in.readBoolean() ? Optional.of(facts(in)) : Optional.empty();
            boolean isRefused = problems.stream().anyMatch(problem -> problem.severity() == Severity.REFUSED);
            if (isRefused == facts.isPresent() || in.read() >= 0) {
                throw new IOException("neither yes nor no");
            }
            return new ExaminerAnswer(number, isLast, problems, facts);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IOException(ProblemText.reason(e), e);
        }
    }

    private static Problem problem(DataInputStream in) throws IOException {
        Severity severity = in.readBoolean() ? Severity.REFUSED : Severity.WARNING;
        return new Problem(severity, sentence(in, 0), sentence(in, 0), sentence(in, 0));
    }

    private static Sentence sentence(DataInputStream in, int depth) throws IOException {
        if (depth > MOST_DEPTH) {
            throw new IOException("a sentence nests too deep");
        }
        String key = ExaminerWire.text(in);
        return new Sentence(key, ExaminerWire.list(MOST_ARGUMENTS, from -> argument(from, depth), in));
    }

    private static Object argument(DataInputStream in, int depth) throws IOException {
        if (in.readBoolean()) {
            return sentence(in, depth + 1);
        }
        return in.readBoolean() ? Long.valueOf(ExaminerWire.text(in)) : words(in);
    }

    private static String words(DataInputStream in) throws IOException {
        return VisibleText.plain(ExaminerWire.text(in));
    }

    private static Facts facts(DataInputStream in) throws IOException {
        String id = ExaminerWire.text(in);
        String agentClass = words(in);
        List<String> positions = ExaminerWire.list(ExaminerSettings.MOST_GAMES, ExaminerWire::text, in);
        List<Setting> settings = ExaminerWire.list(Bounds.OPTIONS, ExaminerAnswer::setting, in);
        JarNotes notes = new JarNotes(ExaminerWire.text(in), ExaminerWire.text(in));
        long[] pieces = new long[ExaminerWire.number(in, MOST_PIECES)];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = in.readLong();
        }
        return new Facts(id, agentClass, positions, settings, notes, Fingerprint.of(pieces));
    }

    private static Setting setting(DataInputStream in) throws IOException {
        String name = ExaminerWire.text(in);
        Setting.Type type = Setting.Type.valueOf(ExaminerWire.text(in));
        String byDefault = words(in);
        String min = words(in);
        String max = words(in);
        List<String> choices = ExaminerWire.list(Bounds.OPTION_CHOICES, ExaminerAnswer::words, in);
        return new Setting(name, type, byDefault, min, max, choices, words(in));
    }
}
