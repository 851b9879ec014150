package org.botarena.arena.record;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.examiner.limits.MissingClass;
import org.botarena.arena.admission.examiner.limits.Misuse;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * An agent's mistake, for its author: one cause in one line, and its place. Findings of admission in class files use
 * the same words. It quotes the agent's exception, so it must not be published. Immutable.
 *
 * @param cause with what to do, of the catalogue's {@code problem.what}
 * @param where class, method and line, or empty if unknown
 * @param remedy the row of the rules, and further advice
 */
public record Diagnosis(Sentence cause, Optional<Sentence> where, Sentence remedy) {
    private static final Pattern FRAME =
            Pattern.compile("\\s+at (?:[^\\s/(]*/)*([\\w.$<>]+)[.]([\\w$<>]+)\\((?:[^:()]*?)(?::(\\d+))?\\)\\s*");

    /** The host's heading for the stack samples of a late agent. */
    private static final String SAMPLED = "shortly before the deadline:";

    /** The host's heading for the place where an agent ended its process. */
    private static final String EXITED = "System.exit was called:";

    /** Frames around an agent's own code. */
    private static final Pattern AROUND =
            Pattern.compile("(java|javax|jdk|sun|com[.]sun|org[.]pf4j|org[.]botarena[.](host|api|game|play))[.].*");

    private static final Pattern THROWN = Pattern.compile("(?:[\\w$]+[.])*[\\w$]+(?:: .*)?");

    /** A JVM's message about a missing class; classes of the JDK are missing for another reason. */
    private static final Pattern MISSING = Pattern.compile(
            "(?:Caused by: )?java[.]lang[.](?:NoClassDefFoundError|ClassNotFoundException): (?!java[./])([\\w$/.]+)");

    /** Python's message about a missing module. */
    private static final Pattern MISSING_MODULE = Pattern.compile("ModuleNotFoundError: No module named '([^']+)'.*");

    private static final Pattern FILE_TROUBLE =
            Pattern.compile("java[.]io[.]FileNotFoundException|java[.]nio[.]file[.](?!Provider)\\w+Exception"
                    + "|PermissionError|FileNotFoundError|OSError: .*Read-only");

    private static final Pattern NETWORK_TROUBLE =
            Pattern.compile("java[.]net[.].*|.*(Network is unreachable|Temporary failure in name resolution).*");

    /**
     * The messages of the JVM and of Python when the system provides no further thread; the JVM calls that out of
     * memory.
     */
    private static final Pattern THREAD_LIMIT =
            Pattern.compile("unable to create native thread|can't start new thread|pthread_create failed [(]EAGAIN[)]");

    /** Messages that prove the use of a window: Java's AWT, JavaFX, Python's Tk and Pygame. */
    private static final Pattern NO_SCREEN =
            Pattern.compile("java[.]awt[.](HeadlessException|AWTError)|Fontconfig head is null|fontconfig[.]properties"
                    + "|Unable to open DISPLAY|[$]DISPLAY|X11 window server|_tkinter[.]TclError|No available video device"
                    + "|ModuleNotFoundError: No module named '(_?tkinter|pygame)'");

    /** Errors of AWT where its libraries and fonts are missing. */
    private static final Pattern BROKEN_LIBRARY = Pattern.compile(
            "(Caused by: )?java[.]lang[.](InternalError|UnsatisfiedLinkError|NoClassDefFoundError|ExceptionInInitializerError)\\b.*");

    private static final Pattern GRAPHICS = Pattern.compile(
            "(java[.]awt|javax[.](swing|imageio)|sun[.](awt|font|java2d)|javafx|com[.]sun[.](glass|javafx))[.].*");

    private static final Pattern NO_ACCESS =
            Pattern.compile(".*(Operation not permitted|Permission denied|Read-only file system|Network is unreachable"
                    + "|No such file or directory|NoSuchFileException|Temporary failure in name resolution).*");

    /**
     * The diagnosis from a verdict and the author's log of the game.
     *
     * @param log as in the game's record, beginning with the arena's notes
     */
    public static Diagnosis of(Verdict verdict, String log) {
        Optional<Misuse> misuse = misuse(verdict, log);
        Optional<String> missing = misuse.isPresent() ? Optional.empty() : missingClass(log);
        Optional<String> module = misuse.isPresent() ? Optional.empty() : missingModule(log);
        Sentence cause = misuse.map(Misuse::text)
                .or(() -> missing.map(MissingClass::text))
                .or(() -> module.map(name -> ProblemText.say("what.missing-module", ProblemText.cut(name))))
                .orElseGet(() -> cause(verdict, log));
        Sentence remedy = misuse.map(
                        one -> ProblemText.say("remedy.row", one.row().quote()))
                .or(() -> missing.map(name -> MissingClass.remedy()))
                .or(() -> module.map(name -> ProblemText.say("remedy.missing-module")))
                .orElseGet(verdict::remedy);
        boolean hasPlace = !(verdict instanceof Verdict.Illegal);
        return new Diagnosis(cause, hasPlace ? place(log) : Optional.of(verdict.sentence()), remedy);
    }

    /** Cause and place in a line. */
    public String line(Language language) {
        String said = cause.in(language);
        return where.map(place -> "%s (%s)".formatted(said, place.in(language))).orElse(said);
    }

    /** A log without the frames around the agent's own code. */
    public static String ownFrames(String log) {
        return log.lines()
                .filter(line -> frame(line).map(Diagnosis::isOwn).orElse(true))
                .collect(Collectors.joining("\n", "", log.endsWith("\n") ? "\n" : ""));
    }

    private static Optional<Misuse> misuse(Verdict verdict, String log) {
        boolean hasExited = log.startsWith(EXITED) || log.contains("\n" + EXITED);
        if (hasExited && (verdict instanceof Verdict.Crashed || verdict.isAtStart())) {
            return Optional.of(Misuse.EXIT);
        }
        boolean isLate = isLate(verdict, log);
        if (isLate && frames(log).limit(4).anyMatch(frame -> frame.matches("java[.]lang[.]Thread[.]sleep0?"))) {
            return Optional.of(Misuse.SLEEP);
        }
        Optional<Misuse> limit = isFailure(verdict) ? limit(log, isLate) : Optional.empty();
        if (limit.isPresent()) {
            return limit;
        }
        String thrown = isLate ? "" : thrown(log);
        if (!NO_ACCESS.matcher(thrown).matches()) {
            return Optional.empty();
        }
        if (NETWORK_TROUBLE.matcher(thrown).matches()) {
            return Optional.of(Misuse.NETWORK);
        }
        return FILE_TROUBLE.matcher(thrown).lookingAt() ? Optional.of(Misuse.FILES) : Optional.empty();
    }

    /** The missing class according to the agent's exception, or empty if it reports something else. */
    private static Optional<String> missingClass(String log) {
        if (thrown(log).isEmpty()) {
            return Optional.empty();
        }
        return log.lines()
                .map(MISSING::matcher)
                .filter(Matcher::matches)
                .map(line -> line.group(1).replace('/', '.'))
                .findFirst();
    }

    /** The missing module according to the agent's exception, or empty if it reports something else. */
    private static Optional<String> missingModule(String log) {
        return Optional.of(MISSING_MODULE.matcher(thrown(log)))
                .filter(Matcher::matches)
                .map(line -> line.group(1));
    }

    private static boolean isFailure(Verdict verdict) {
        return !(verdict instanceof Verdict.Illegal || verdict instanceof Verdict.Resigned);
    }

    /**
     * A limit named in the exception or one of its causes. A late agent may wait for a thread that could not start;
     * then the JVM's own message in the log names the limit.
     */
    private static Optional<Misuse> limit(String log, boolean isLate) {
        if (isLate) {
            return THREAD_LIMIT.matcher(log).find() ? Optional.of(Misuse.THREADS) : Optional.empty();
        }
        List<String> thrown = trace(log);
        if (thrown.stream().anyMatch(line -> THREAD_LIMIT.matcher(line).find())) {
            return Optional.of(Misuse.THREADS);
        }
        boolean isBroken =
                thrown.stream().anyMatch(line -> BROKEN_LIBRARY.matcher(line).matches());
        boolean isGraphic = isBroken
                && thrown.stream()
                        .flatMap(line -> frame(line).stream())
                        .anyMatch(frame -> GRAPHICS.matcher(frame).matches());
        boolean isScreen = isGraphic
                || thrown.stream().anyMatch(line -> NO_SCREEN.matcher(line).find());
        return isScreen ? Optional.of(Misuse.SCREEN) : Optional.empty();
    }

    /** The lines of the exception that the arena has noted, with its causes; empty without one. */
    private static List<String> trace(String log) {
        return thrown(log).isEmpty()
                ? List.of()
                : Stream.concat(
                                log.lines().limit(1),
                                log.lines()
                                        .skip(1)
                                        .takeWhile(line -> frame(line).isPresent()
                                                || line.matches(
                                                        "(Caused by: |\\s+[.]{3} |\\s+Suppressed: ).*|\\s+at .*")))
                        .toList();
    }

    /** Whether its time ran out, at a move or in its constructor. */
    private static boolean isLate(Verdict verdict, String log) {
        return verdict.isTimeout() || (verdict.isAtStart() && log.startsWith(SAMPLED));
    }

    private static Sentence cause(Verdict verdict, String log) {
        return verdict.isAtStart() && log.startsWith(SAMPLED)
                ? ProblemText.say("what.constructor-late")
                : verdict.cause(thrown(log));
    }

    /** The exception that the arena has noted, recognized by the frames that follow or by its package; may be empty. */
    private static String thrown(String log) {
        List<String> first = log.lines().limit(2).toList();
        if (first.isEmpty() || !THROWN.matcher(first.get(0)).matches()) {
            return "";
        }
        boolean isThrown = first.get(0).replaceFirst(":.*", "").contains(".")
                || (first.size() == 2 && frame(first.get(1)).isPresent());
        return isThrown ? first.get(0) : "";
    }

    /** The first frame of the agent's own code. */
    private static Optional<Sentence> place(String log) {
        return log.lines()
                .map(FRAME::matcher)
                .filter(Matcher::matches)
                .filter(frame -> isOwn(frame.group(1) + "." + frame.group(2)))
                .findFirst()
                .map(frame -> frame.group(3) == null
                        ? Sentence.quote(frame.group(1) + "." + frame.group(2))
                        : ProblemText.say(
                                "why.line", frame.group(1) + "." + frame.group(2), Integer.parseInt(frame.group(3))));
    }

    private static Stream<String> frames(String log) {
        return log.lines().flatMap(line -> frame(line).stream());
    }

    private static Optional<String> frame(String line) {
        Matcher frame = FRAME.matcher(line);
        return frame.matches() ? Optional.of(frame.group(1) + "." + frame.group(2)) : Optional.empty();
    }

    private static boolean isOwn(String frame) {
        return !AROUND.matcher(frame).matches();
    }
}
