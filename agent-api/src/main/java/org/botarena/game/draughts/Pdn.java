package org.botarena.game.draughts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.api.notation.GameNotation;
import org.botarena.api.notation.PlayedGame;

/**
 * Draughts games in Portable Draughts Notation, which draughts programs read: tags, moves, result, and a blank line.
 * Immutable.
 *
 * @param size rows and columns of the board
 * @see <a href="https://pdn.fmjd.org/">PDN 3.0</a>
 */
record Pdn(int size) implements GameNotation {
    private static final int WIDTH = 79;

    /** Long values are cut into pieces that a pattern's recursion can take. */
    private static final Pattern TAG = Pattern.compile("(?m)^\\[(\\w+) \"((?:[^\"\\\\]|\\\\.){0,1000})\"\\]\\s*$");

    private static final Pattern MOVE =
            Pattern.compile("(?<=^|\\s)((?!1-1)[1-9][0-9]?(?:[-x][1-9][0-9]?){1,20})[!?]*(?=\\s|$)");
    private static final Pattern SHORT = Pattern.compile("([0-9]+)x([0-9]+)");
    private static final Pattern TYPE = Pattern.compile("([0-9]+)(?:,[WB],([0-9]+),([0-9]+)(?:,.*)?)?");
    private static final String ENGLISH = "21";
    private static final int DEEPEST_VARIATION = 10;
    private static final Pattern FAULT = Pattern.compile("\\{(White|Black): ([a-z-]+)}");

    @Override
    public String suffix() {
        return "pdn";
    }

    /**
     * A game. Its type is English draughts (21) in which White opens, on a board that is written with square 1 at the top
     * left ({@code N2}); the start is a FEN, since nobody else starts so. How a game ended by a fault stands in a comment.
     */
    @Override
    public String text(PlayedGame game) {
        String result = result(game);
        StringBuilder text = new StringBuilder();
        tag(text, "Event", "Bot Arena, " + game.game());
        tag(text, "Site", "?");
        tag(
                text,
                "Date",
                game.started().length() < 10
                        ? "????.??.??"
                        : game.started().substring(0, 10).replace('-', '.'));
        tag(text, "Round", "" + game.round());
        tag(text, "White", game.players().get(0));
        tag(text, "Black", game.players().get(1));
        tag(text, "Result", result);
        tag(text, "GameType", String.format(Locale.ROOT, "21,W,%d,%d,N2,0", size, size));
        tag(text, "GameId", game.id());
        tag(text, "SetUp", "1");
        String[] start = game.start().split(" ", -1);
        tag(text, "FEN", start[0]);
        text.append('\n');
        List<String> words = moves(game, start[0].startsWith("W"));
        fault(game).ifPresent(words::add);
        words.add(result);
        return text.append(wrapped(words)).append("\n\n").toString();
    }

    /**
     * Games of English draughts; without a FEN they begin as others play it, with Black. Comments are passed over, but for how a
     * game ended; so are marks and variations. A capture that others name by its ends alone gets all of its squares.
     */
    @Override
    public List<PlayedGame> games(String file) {
        List<PlayedGame> games = new ArrayList<>();
        for (String text : file.strip().split("(?m)^(?=\\[Event )", -1)) {
            if (!text.isBlank()) {
                games.add(game(text, games.size() + 1));
            }
        }
        return games;
    }

    private PlayedGame game(String text, int number) {
        Map<String, String> tags = new HashMap<>();
        TAG.matcher(text)
                .results()
                .forEach(tag -> tags.putIfAbsent(
                        tag.group(1), tag.group(2).replace("\\\"", "\"").replace("\\\\", "\\")));
        if (tags.isEmpty()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "this is no PDN at game %d: tags as [Event \"...\"] are wanted before the moves",
                    number));
        }
        DraughtsRules rules = rules(tags.getOrDefault("GameType", ENGLISH), number);
        String start = Optional.ofNullable(tags.get("FEN"))
                .orElseGet(() -> rules.start().toString().replaceFirst("^W", "B"));
        String date = tags.getOrDefault("Date", "");
        String round = tags.getOrDefault("Round", "");
        String body = TAG.matcher(text).replaceAll("");
        return new PlayedGame(
                tags.getOrDefault("GameId", "" + number),
                rules.name(),
                date.matches("[0-9]{4}[.][0-9]{2}[.][0-9]{2}") ? date.replace('.', '-') : "",
                round.matches("[0-9]{1,9}") ? Integer.parseInt(round) : number,
                List.of(tags.getOrDefault("White", "?"), tags.getOrDefault("Black", "?")),
                start,
                plies(rules, start, moves(body)),
                ending(tags.getOrDefault("Result", "*"), FAULT.matcher(body)));
    }

    private DraughtsRules rules(String type, int number) {
        Matcher told = TYPE.matcher(type);
        if (!told.matches() || !told.group(1).equals(ENGLISH)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "game %d is of type '%s': %s, English draughts, is what is played here",
                    number,
                    type,
                    ENGLISH));
        }
        String rows = Optional.ofNullable(told.group(2)).orElse("" + size);
        if (!rows.matches("6|8|10") || (told.group(3) != null && !told.group(3).equals(rows))) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "game %d is of type '%s': boards have 6, 8 or 10 rows and columns here",
                    number,
                    type));
        }
        return new DraughtsRules(Integer.parseInt(rows));
    }

    /** What is left of a game's text without comments, variations, marks and numbers. */
    private static List<String> moves(String body) {
        String moves = body.replaceAll("\\{[^}]*}|;[^\n]*|[$][0-9]+", " ");
        for (int depth = 0; depth < DEEPEST_VARIATION; depth++) {
            moves = moves.replaceAll("\\([^()]*\\)", " ");
        }
        return MOVE.matcher(moves.replaceAll("[0-9]+[.]+", " "))
                .results()
                .map(move -> move.group(1))
                .toList();
    }

    private static List<PlayedGame.Ply> plies(DraughtsRules rules, String start, List<String> moves) {
        List<PlayedGame.Ply> plies = new ArrayList<>();
        Optional<Draughts> position = reached(() -> rules.parse(start));
        for (String text : moves) {
            String move = position.map(at -> whole(text, at)).orElse(text);
            plies.add(new PlayedGame.Ply(move, OptionalDouble.empty()));
            position = position.flatMap(at -> reached(() -> at.tryPlay(at.parse(move))));
        }
        return plies;
    }

    /** Empty behind an illegal move: it stays as it is written, for whoever plays the game through. */
    private static Optional<Draughts> reached(Supplier<Draughts> way) {
        try {
            return Optional.of(way.get());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static String whole(String text, Draughts at) {
        Matcher ends = SHORT.matcher(text);
        if (!ends.matches()) {
            return text;
        }
        List<String> captures = Arrays.stream(at.moves())
                .mapToObj(at::show)
                .filter(move -> move.startsWith(ends.group(1) + "x") && move.endsWith("x" + ends.group(2)))
                .toList();
        return captures.size() == 1 ? captures.get(0) : text;
    }

    private static Optional<PlayedGame.Ending> ending(String result, Matcher fault) {
        Optional<PlayedGame.Fault> ended = fault.find()
                ? Optional.of(new PlayedGame.Fault(
                        fault.group(1).equals("White") ? 0 : 1,
                        fault.group(2),
                        fault.group(2).equals("late")))
                : Optional.empty();
        List<Double> points = switch (result) {
            case "1-0", "2-0" -> List.of(1.0, 0.0);
            case "0-1", "0-2" -> List.of(0.0, 1.0);
            case "1/2-1/2", "1-1" -> List.of(0.5, 0.5);
            default -> List.of(0.0, 0.0);
        };
        boolean hasNone = points.get(0) + points.get(1) == 0 && ended.isEmpty();
        List<Double> scores = points.stream().map(point -> 2 * point - 1).toList();
        return hasNone ? Optional.empty() : Optional.of(new PlayedGame.Ending(scores, points, ended));
    }

    private static void tag(StringBuilder text, String name, String value) {
        String clean = value.replaceAll("\\p{Cntrl}", "_").replace("\\", "\\\\").replace("\"", "\\\"");
        text.append('[').append(name).append(" \"").append(clean).append("\"]\n");
    }

    private static List<String> moves(PlayedGame game, boolean opensWhite) {
        List<String> words = new ArrayList<>();
        int half = opensWhite ? 0 : 1;
        for (PlayedGame.Ply ply : game.plies()) {
            boolean isFirst = words.isEmpty();
            if (half % 2 == 0) {
                words.add(half / 2 + 1 + ".");
            } else if (isFirst) {
                words.add(half / 2 + 1 + "...");
            }
            words.add(ply.move());
            half++;
        }
        return words;
    }

    private static Optional<String> fault(PlayedGame game) {
        return game.ending().isEmpty()
                ? Optional.of("{not played}")
                : game.ending()
                        .flatMap(PlayedGame.Ending::fault)
                        .map(fault -> "{%s: %s}".formatted(fault.player() == 0 ? "White" : "Black", fault.kind()));
    }

    private static String result(PlayedGame game) {
        List<Double> points = game.ending().map(PlayedGame.Ending::points).orElse(List.of(0.0, 0.0));
        if (points.get(0) == 1) {
            return "1-0";
        }
        if (points.get(1) == 1) {
            return "0-1";
        }
        return points.get(0) == 0.5 ? "1/2-1/2" : "*";
    }

    private static String wrapped(List<String> words) {
        StringBuilder text = new StringBuilder();
        int column = 0;
        for (String word : words) {
            if (column > 0 && column + 1 + word.length() > WIDTH) {
                text.append('\n');
                column = 0;
            } else if (column > 0) {
                text.append(' ');
                column++;
            }
            text.append(word);
            column += word.length();
        }
        return text.toString();
    }
}
