package org.botarena.game.reversi;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.notation.GameNotation;
import org.botarena.api.notation.PlayedGame;

/**
 * Reversi games in the Generic Game Format, which Othello viewers read: a line for each game. Immutable.
 *
 * @see <a href="https://skatgame.net/mburo/ggsa/ggf">the format</a>
 */
record Ggf() implements GameNotation {
    private static final Pattern GAME = Pattern.compile("(?s)\\(;(.*?);\\)");
    private static final Pattern PROPERTY = Pattern.compile("([A-Z]{1,3})\\[([^\\[\\]]*)\\]");
    private static final Pattern RESULT = Pattern.compile("([+-]?[0-9]+(?:[.][0-9]+)?)(?::([rts]))?");
    private static final Pattern DATE = Pattern.compile("([0-9]{4}[.][0-9]{2}[.][0-9]{2})_([0-9:]{8})[.]UTC");

    @Override
    public String suffix() {
        return "ggf";
    }

    /**
     * A game. Its result is black's discs minus white's, as the arena scores it; a fault is marked as the format marks a
     * lost game: {@code t} when it was late, {@code r} otherwise. Times are in seconds. A game without a result has none.
     */
    @Override
    public String text(PlayedGame game) {
        StringBuilder text = new StringBuilder("(;GM[Othello]PC[Bot Arena]");
        String[] start = game.start().split(" ", -1);
        int size = (int) Math.round(Math.sqrt(start[0].length()));
        text.append("DT[").append(date(game.started())).append(']');
        text.append("PB[")
                .append(name(game, 0))
                .append("]PW[")
                .append(name(game, 1))
                .append(']');
        text.append("TY[").append(size).append("]RE[").append(result(game)).append(']');
        text.append("BO[")
                .append(size)
                .append(' ')
                .append(board(start[0], size))
                .append(' ');
        text.append(start[1].equals("X") ? '*' : 'O').append(']');
        boolean isBlack = start[1].equals("X");
        for (PlayedGame.Ply ply : game.plies()) {
            String move = ply.move().equals("pass") ? "PA" : ply.move().toUpperCase(Locale.ROOT);
            text.append(isBlack ? 'B' : 'W').append('[').append(move);
            ply.seconds()
                    .ifPresent(seconds ->
                            text.append("//").append(BigDecimal.valueOf(seconds).setScale(3, RoundingMode.HALF_UP)));
            text.append(']');
            isBlack = !isBlack;
        }
        return text.append(";)\n").toString();
    }

    /** Games by the form's own marks; another program's moves may have an evaluation between move and time, which is passed over. */
    @Override
    public List<PlayedGame> games(String file) {
        List<PlayedGame> games = new ArrayList<>();
        Matcher game = GAME.matcher(file);
        int end = 0;
        while (game.find()) {
            requireNothing(file.substring(end, game.start()), games.size());
            end = game.end();
            games.add(game(game.group(1), games.size() + 1));
        }
        requireNothing(file.substring(end), games.size());
        return games;
    }

    private static void requireNothing(String between, int before) {
        if (!between.matches("[\\s0-9]*")) { // some files begin each game with the number of games
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "this is no GGF behind game %d: (;GM[Othello]...;) is wanted", before));
        }
    }

    private static PlayedGame game(String properties, int number) {
        String other = PROPERTY.matcher(properties).replaceAll("").strip();
        if (!other.isEmpty()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "game %d holds something that is no property: '%s'",
                    number,
                    other.substring(0, Math.min(20, other.length()))));
        }
        Map<String, String> values = new HashMap<>();
        List<PlayedGame.Ply> plies = new ArrayList<>();
        String[] last = {""};
        PROPERTY.matcher(properties).results().forEach(property -> {
            String key = property.group(1);
            if (!key.matches("[BW]")) {
                values.putIfAbsent(key, property.group(2));
                return;
            }
            if (key.equals(last[0])) { // some programs leave out that the other side has passed
                plies.add(new PlayedGame.Ply("pass", OptionalDouble.empty()));
            }
            last[0] = key;
            plies.add(ply(property.group(2)));
        });
        String[] board = values.getOrDefault("BO", "").strip().split("\\s+", -1);
        if (!board[0].matches("[1-9]") || board.length != Integer.parseInt(board[0]) + 2) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "game %d has no board: BO[8 ...] is wanted", number));
        }
        String cells = String.join("", Arrays.asList(board).subList(1, board.length - 1));
        String side = board[board.length - 1].equals("*") ? "X" : "O";
        return new PlayedGame(
                "" + number,
                board[0].equals("8") ? "reversi" : "reversi:size=" + board[0],
                started(values.getOrDefault("DT", "")),
                number,
                List.of(values.getOrDefault("PB", "?"), values.getOrDefault("PW", "?")),
                cells.replace('*', 'X') + " " + side,
                plies,
                ending(values.getOrDefault("RE", "?")));
    }

    private static PlayedGame.Ply ply(String text) {
        String[] parts = text.split("/", -1);
        String move = parts[0].strip().toLowerCase(Locale.ROOT);
        boolean isTimed = parts.length > 2 && parts[2].matches("[0-9.]+");
        return new PlayedGame.Ply(
                move.startsWith("pa") ? "pass" : move,
                isTimed ? OptionalDouble.of(Double.parseDouble(parts[2])) : OptionalDouble.empty());
    }

    private static Optional<PlayedGame.Ending> ending(String result) {
        Matcher told = RESULT.matcher(result);
        if (!told.matches()) {
            return Optional.empty();
        }
        double discs = Double.parseDouble(told.group(1));
        double black = discs == 0 ? 0.5 : discs > 0 ? 1 : 0;
        Optional<PlayedGame.Fault> fault = Optional.ofNullable(told.group(2))
                .map(mark -> new PlayedGame.Fault(
                        discs > 0 ? 1 : 0, mark.equals("t") ? "late" : "resigned", mark.equals("t")));
        return Optional.of(new PlayedGame.Ending(List.of(discs, -discs), List.of(black, 1 - black), fault));
    }

    /** The inverse of {@link #date}; empty where it is written otherwise. */
    private static String started(String date) {
        Matcher told = DATE.matcher(date);
        return told.matches() ? told.group(1).replace('.', '-') + "T" + told.group(2) + "Z" : "";
    }

    private static String board(String cells, int size) {
        String signs = cells.replace('X', '*');
        return IntStream.range(0, size)
                .mapToObj(row -> signs.substring(row * size, (row + 1) * size))
                .collect(Collectors.joining(" "));
    }

    private static String result(PlayedGame game) {
        if (game.ending().isEmpty()) {
            return "?";
        }
        BigDecimal discs = BigDecimal.valueOf(game.ending().get().scores().get(0));
        String plain = (discs.signum() < 0 ? "" : "+") + discs.setScale(3).toPlainString();
        return game.ending()
                .get()
                .fault()
                .map(fault -> plain + (fault.isTimeout() ? ":t" : ":r"))
                .orElse(plain);
    }

    /** {@code 2026.11.20_12:00:00.UTC}. */
    private static String date(String instant) {
        return instant.length() < 19
                ? "?"
                : instant.substring(0, 10).replace('-', '.') + "_" + instant.substring(11, 19) + ".UTC";
    }

    /** A bracket would end the property. */
    private static String name(PlayedGame game, int seat) {
        return game.players().get(seat).replaceAll("[\\[\\]\\\\;\\p{Cntrl}]", "_");
    }
}
