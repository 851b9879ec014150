package org.botarena.arena.image;

import java.awt.Color;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.report.page.PageResources;

/** The colours of the pages' light theme, read from their style sheets. */
final class PageColours {
    private static final String STYLE = PageResources.text("tokens.css") + PageResources.text("face.css");
    private static final Pattern COLOUR = Pattern.compile("#([0-9a-f]{3}|[0-9a-f]{6})\\b");
    private static final Pattern TOKEN = Pattern.compile("var\\(--([a-z0-9-]+)\\)");

    private PageColours() {}

    /** The fill colour of a class of the style sheet, or empty if it has none. */
    static Optional<Color> fill(String style) {
        return property(style, "fill");
    }

    /** The outline colour of a class of the style sheet, or empty if it has none. */
    static Optional<Color> stroke(String style) {
        return property(style, "stroke");
    }

    private static Optional<Color> property(String style, String name) {
        String rule = "\\." + Pattern.quote(style) + " \\{[^}]*\\b" + name + ": ([^;]+);";
        return found(Pattern.compile(rule)).flatMap(PageColours::colour);
    }

    /** The colour of a token: {@code ink}. */
    static Color token(String name) {
        return found(Pattern.compile("--" + Pattern.quote(name) + ": ([^;]+);"))
                .flatMap(PageColours::colour)
                .orElseThrow();
    }

    private static Optional<String> found(Pattern pattern) {
        return pattern.matcher(STYLE).results().findFirst().map(match -> match.group(1));
    }

    /** The first colour of a value, which is the one for the light theme. */
    private static Optional<Color> colour(String value) {
        Matcher token = TOKEN.matcher(value);
        if (token.find()) {
            return Optional.of(token(token.group(1)));
        }
        Matcher colour = COLOUR.matcher(value);
        return colour.find() ? Optional.of(Color.decode("#" + six(colour.group(1)))) : Optional.empty();
    }

    private static String six(String digits) {
        return digits.length() == 6 ? digits : digits.replaceAll("(.)", "$1$1");
    }
}
