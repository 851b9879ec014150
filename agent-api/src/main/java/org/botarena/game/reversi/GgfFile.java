package org.botarena.game.reversi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.api.notation.NotatedGame;
import org.botarena.api.notation.NotationException;
import org.botarena.api.notation.PlayedGame;
import org.botarena.api.notation.UnreadGame;

/**
 * Reads the games of a GGF text, each from {@code (;} to {@code ;)}. After an unreadable game, reading resumes at the
 * next one. An object reads one text. One thread.
 *
 * @see <a href="https://skatgame.net/mburo/ggsa/ggf">the format</a>
 */
final class GgfFile {
    private static final String BEGIN = "(;";
    private static final String END = ";)";

    private static final Pattern BETWEEN = Pattern.compile("[\\s0-9]*"); // Some files count the games of a line.
    private static final Pattern KEY = Pattern.compile("\\s*([A-Z]{1,3})\\s*\\[");
    private static final Pattern TYPE = Pattern.compile("(s?)([0-9]+)([a-z]*)(?:r?[0-9]+)?");
    private static final Pattern SQUARES = Pattern.compile("\\s*([0-9]+)\\s+(.*)", Pattern.DOTALL);
    private static final Pattern MOVE = Pattern.compile("([a-z][0-9])|pa|pass|ps|--");
    private static final Pattern RESULT = Pattern.compile("([+-]?[0-9]+(?:[.][0-9]+)?)(?::([a-z]))?");
    private static final Pattern DATE =
            Pattern.compile("([0-9]{4})[.-]([0-9]{2})[.-]([0-9]{2})[_ ]([0-9]{2}:[0-9]{2}:[0-9]{2})[. ](?:UTC|GMT)");
    private static final Pattern SECONDS = Pattern.compile("[0-9]{1,9}(?:[.][0-9]{1,9})?");

    private final String text;
    private final List<NotatedGame> games = new ArrayList<>();
    private int at;

    /** Starts reading a text. */
    GgfFile(String text) {
        this.text = text;
    }

    /**
     * A property.
     *
     * @param at the index of its value
     */
    private record Property(int at, String value) {}

    List<NotatedGame> games() {
        while (true) {
            at = behind(BETWEEN);
            if (at >= text.length()) {
                return List.copyOf(games);
            }
            String id = "" + (games.size() + 1);
            try {
                games.add(game(id));
            } catch (NotationException e) {
                games.add(UnreadGame.in(text, id, e));
                int next = text.indexOf(BEGIN, Math.max(at, e.at()) + 1);
                at = next < 0 ? text.length() : next;
            }
        }
    }

    private int behind(Pattern pattern) {
        Matcher here = pattern.matcher(text).region(at, text.length());
        return here.lookingAt() ? here.end() : at;
    }

    private PlayedGame game(String id) {
        if (!text.startsWith(BEGIN, at)) {
            throw new NotationException(at, "this is not GGF: (;GM[Othello] ... ;) is wanted");
        }
        int begin = at;
        at += BEGIN.length();
        Map<String, Property> properties = new HashMap<>();
        List<Map.Entry<String, Property>> moves = new ArrayList<>();
        while (!isEnd()) {
            Matcher key = KEY.matcher(text).region(at, text.length());
            if (!key.lookingAt()) {
                throw noProperty(begin);
            }
            Property property = new Property(key.end(), value(begin, key.end()));
            if (key.group(1).matches("[BW]")) {
                moves.add(Map.entry(key.group(1), property));
            } else {
                properties.putIfAbsent(key.group(1), property);
            }
        }
        return game(id, begin, properties, moves);
    }

    /** Whether the game ends here. */
    private boolean isEnd() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        boolean isEnd = text.startsWith(END, at);
        at += isEnd ? END.length() : 0;
        return isEnd;
    }

    private NotationException noProperty(int begin) {
        if (at >= text.length() || text.startsWith(BEGIN, at)) {
            at--; // The next game begins here.
            return cutOff(begin);
        }
        return new NotationException(
                at,
                "'%s' is not a property, as B[d3]"
                        .formatted(text.substring(at, Math.min(at + 20, text.length()))
                                .split("\\s", 2)[0]));
    }

    private static NotationException cutOff(int begin) {
        return new NotationException(begin, "the game is cut off: ;) is missing");
    }

    /** Reads the text in brackets; a backslash escapes a bracket. Stops after the closing bracket. */
    private String value(int begin, int from) {
        StringBuilder value = new StringBuilder();
        for (int i = from; i < text.length() && !text.startsWith(BEGIN, i); i++) {
            char sign = text.charAt(i);
            if (sign == ']') {
                at = i + 1;
                return value.toString();
            }
            boolean isEscaped = sign == '\\' && i + 1 < text.length() && "[]\\".indexOf(text.charAt(i + 1)) >= 0;
            i += isEscaped ? 1 : 0;
            value.append(text.charAt(i));
        }
        throw cutOff(begin);
    }

    private PlayedGame game(
            String id, int begin, Map<String, Property> properties, List<Map.Entry<String, Property>> moves) {
        Property game = properties.getOrDefault("GM", new Property(begin, "Othello"));
        if (!game.value().strip().matches("(?i)othello|reversi")) {
            throw new NotationException(game.at(), "a game of '%s' is not read: Othello is".formatted(game.value()));
        }
        Reversi start = start(begin, properties);
        List<PlayedGame.Ply> plies = plies(start, moves);
        return new PlayedGame(
                id,
                ReversiRules.name(start),
                started(properties),
                games.size() + 1,
                List.of(name(properties, "PB"), name(properties, "PW")),
                start.toString(),
                plies,
                ending(properties));
    }

    private static String name(Map<String, Property> properties, String key) {
        String name =
                Optional.ofNullable(properties.get(key)).map(Property::value).orElse("");
        return name.isBlank() ? "?" : name.strip();
    }

    /** Reads the board of BO: its size, its squares and the side to move. Blanks between squares are ignored. */
    private static Reversi start(int begin, Map<String, Property> properties) {
        Optional<Integer> size = Optional.ofNullable(properties.get("TY")).flatMap(GgfFile::size);
        Property board = properties.get("BO");
        Matcher squares = SQUARES.matcher(board == null ? "" : board.value());
        if (board == null || !squares.matches()) {
            throw new NotationException(board == null ? begin : board.at(), "it has no board: BO[8 ...] is wanted");
        }
        String rows = squares.group(1);
        if (!rows.matches("4|6|8")) {
            throw new NotationException(
                    board.at(), "its board is %sx%s: 4x4, 6x6 and 8x8 are read here".formatted(rows, rows));
        }
        int wide = Integer.parseInt(rows);
        if (size.isPresent() && size.get() != wide) {
            throw new NotationException(
                    board.at(),
                    String.format(
                            Locale.ROOT, "its board is %dx%d, and TY says %dx%d", wide, wide, size.get(), size.get()));
        }
        try {
            return BoardText.position("its board", wide, squares.group(2).replaceAll("\\s", " "));
        } catch (IllegalArgumentException e) {
            throw (NotationException) new NotationException(board.at(), e.getMessage()).initCause(e);
        }
    }

    /** The size that the type names. */
    private static Optional<Integer> size(Property type) {
        Matcher told = TYPE.matcher(type.value().strip());
        if (!told.matches()) {
            return type.value().isBlank() ? Optional.empty() : refuse(type, "a type that is not known here");
        }
        String variant = told.group(3).replaceFirst("r$", "");
        return switch (variant) {
            case "" ->
                told.group(2).matches("4|6|8")
                        ? Optional.of(Integer.valueOf(told.group(2)))
                        : refuse(
                                type,
                                "%sx%s".formatted(told.group(2), told.group(2)) + ": 4x4, 6x6 and 8x8 are read here");
            case "a" -> refuse(type, "anti-Othello, in which fewer discs win");
            case "k" -> refuse(type, "Othello with komi, in which equal discs do not draw");
            default -> refuse(type, "a variant that is not known here");
        };
    }

    private static Optional<Integer> refuse(Property type, String what) {
        throw new NotationException(type.at(), "TY[%s] is %s".formatted(type.value(), what));
    }

    /** The plies, legal or not; some programs omit passes. */
    private static List<PlayedGame.Ply> plies(Reversi start, List<Map.Entry<String, Property>> moves) {
        List<PlayedGame.Ply> plies = new ArrayList<>();
        boolean isBlack = start.side() == 0;
        for (Map.Entry<String, Property> each : moves) {
            if (each.getKey().equals("B") != isBlack) {
                plies.add(new PlayedGame.Ply(start.show(Reversi.PASS), OptionalDouble.empty()));
                isBlack = !isBlack;
            }
            plies.add(ply(start, each.getValue()));
            isBlack = !isBlack;
        }
        return plies;
    }

    /** Reads a move and, after slashes, an evaluation, which is skipped, and the seconds. */
    private static PlayedGame.Ply ply(Reversi start, Property property) {
        String[] parts = property.value().split("/", -1);
        Matcher move = MOVE.matcher(parts[0].strip().toLowerCase(Locale.ROOT));
        if (!move.matches()) {
            throw new NotationException(property.at(), "'%s' is not a move".formatted(property.value()));
        }
        String text = move.group(1) == null ? start.show(Reversi.PASS) : move.group(1);
        try {
            start.parse(text);
        } catch (IllegalArgumentException e) {
            throw (NotationException) new NotationException(property.at(), e.getMessage()).initCause(e);
        }
        boolean isTimed = parts.length > 2 && SECONDS.matcher(parts[2].strip()).matches();
        return new PlayedGame.Ply(
                text, isTimed ? OptionalDouble.of(Double.parseDouble(parts[2].strip())) : OptionalDouble.empty());
    }

    private static Optional<PlayedGame.Ending> ending(Map<String, Property> properties) {
        Property result = properties.getOrDefault("RE", new Property(0, "?"));
        String told = result.value().strip();
        if (told.isEmpty() || told.equals("?")) {
            return Optional.empty();
        }
        Matcher form = RESULT.matcher(told);
        if (!form.matches()) {
            throw new NotationException(result.at(), "the result is '%s': +14.000 or ?".formatted(told));
        }
        double discs = Double.parseDouble(form.group(1));
        double black = discs == 0 ? 0.5 : discs > 0 ? 1 : 0;
        Optional<PlayedGame.Fault> fault = Optional.ofNullable(form.group(2))
                .filter(mark -> mark.matches("[rts]"))
                .map(mark -> new PlayedGame.Fault(
                        discs > 0 ? 1 : 0, mark.equals("t") ? "late" : "resigned", mark.equals("t")));
        return Optional.of(new PlayedGame.Ending(List.of(discs, 0 - discs), List.of(black, 1 - black), fault));
    }

    /** The start in ISO 8601, or empty if it is written otherwise. */
    private static String started(Map<String, Property> properties) {
        Matcher told = DATE.matcher(
                Optional.ofNullable(properties.get("DT")).map(Property::value).orElse(""));
        return told.matches()
                ? "%s-%s-%sT%sZ".formatted(told.group(1), told.group(2), told.group(3), told.group(4))
                : "";
    }
}
