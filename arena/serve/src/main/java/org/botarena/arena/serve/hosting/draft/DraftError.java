package org.botarena.arena.serve.hosting.draft;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An error in a draft, at a line of one of its files. Immutable. */
public record DraftError(
        String file,
        @JsonPropertyDescription("from 1") int line,

        @JsonPropertyDescription("what is wrong; empty: what the agent printed says it")
        String message) {
    /** The examiner's form: {@code my-agent/src/MyAgent.java, line 12: ';' expected; my-agent/…}. */
    private static final Pattern COMPILER =
            Pattern.compile("([^/;\\s]+[.](?:java|py)), line (\\d+): (.*?)(?=; [^;]*[.](?:java|py), line \\d+: |$)");

    /** A line of a stack trace in Java or Python. */
    private static final Pattern TRACE =
            Pattern.compile("\\(([^()/\\s]+[.]java):(\\d+)\\)|File \"(?:[^\"]*/)?([^\"/]+[.]py)\", line (\\d+)");

    /** The exception in a stack trace: its first line in Java, its last line in Python. */
    private static final Pattern THROWN = Pattern.compile("(?m)^[\\w.$]*(?:Error|Exception)\\b.*$");

    /** Finds the errors in the reason of a refusal. */
    static List<DraftError> ofCheck(String reason) {
        return COMPILER.matcher(reason)
                .results()
                .map(error -> new DraftError(error.group(1), Integer.parseInt(error.group(2)), error.group(3)))
                .toList();
    }

    /** Finds the lines of these files in a stack trace. */
    static List<DraftError> ofTrace(String printed, Collection<String> files) {
        List<DraftError> errors = new ArrayList<>();
        String thrown = THROWN.matcher(printed)
                .results()
                .map(MatchResult::group)
                .findFirst()
                .orElse("");
        Matcher trace = TRACE.matcher(printed);
        while (trace.find()) {
            boolean isJava = trace.group(1) != null;
            DraftError error = new DraftError(
                    isJava ? trace.group(1) : trace.group(3),
                    Integer.parseInt(isJava ? trace.group(2) : trace.group(4)),
                    thrown);
            if (files.contains(error.file()) && !errors.contains(error)) {
                errors.add(error);
            }
        }
        return errors;
    }
}
