package org.botarena.golden;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The text of a report before its scripts run: a line for each row, heading and paragraph. */
final class ReportText {
    private static final Pattern UNSEEN = Pattern.compile("(?s)<(script|style|head|svg|template)\\b.*?</\\1>");
    private static final Pattern CELL = Pattern.compile("</t[dh]>\\s*(?=<t[dh])");
    private static final Pattern LINE =
            Pattern.compile("</?(tr|p|h[1-6]|li|div|section|dt|caption|summary|table|label|option)\\b[^>]*>");
    private static final Pattern TAG = Pattern.compile("<[^>]*>");

    private ReportText() {}

    static String of(String html) {
        String seen = UNSEEN.matcher(html).replaceAll("").replaceAll("\\s+", " ");
        String cells = CELL.matcher(seen).replaceAll(" | ");
        String lines = TAG.matcher(LINE.matcher(cells).replaceAll("\n")).replaceAll("");
        return lines.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
