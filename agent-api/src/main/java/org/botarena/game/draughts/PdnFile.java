package org.botarena.game.draughts;

import java.util.ArrayList;
import java.util.List;
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
 * Reads the games of a PDN text. A game consists of tags, moves and a result; each may be missing. After an unreadable
 * game, reading resumes at the next line that begins with a tag. An object reads one text. One thread.
 *
 * @see <a href="https://pdn.fmjd.org/">PDN 3.0</a>
 */
final class PdnFile {
    private static final Pattern TYPE =
            Pattern.compile("\\s*([0-9]+)\\s*(?:,\\s*([WBwb])\\s*)?(?:,\\s*([0-9]+)\\s*,\\s*([0-9]+)\\s*)?(?:,(.*))?");
    private static final Pattern TAG_LINE =
            Pattern.compile("(?m)^[ \\t]*\\[[ \\t]*[A-Za-z]\\w*[ \\t]*:?[ \\t]*[\"\u201c]");
    private static final Pattern FAULT = Pattern.compile("(White|Black): ([a-z-]+)");
    private static final String ENGLISH = "21";
    private static final String NONE = "*";

    /** The names of the type numbers in the standard. */
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("20", "international draughts"),
            Map.entry("22", "Italian draughts"),
            Map.entry("23", "American pool checkers"),
            Map.entry("24", "Spanish draughts"),
            Map.entry("25", "Russian draughts"),
            Map.entry("26", "Brazilian draughts"),
            Map.entry("27", "Canadian draughts"),
            Map.entry("28", "Portuguese draughts"),
            Map.entry("29", "Czech draughts"),
            Map.entry("30", "Turkish draughts"),
            Map.entry("31", "Thai draughts"),
            Map.entry("40", "Frisian draughts"),
            Map.entry("41", "Spantsiretti"));

    private final String text;
    private final int size;
    private final PdnWords words;
    private final List<NotatedGame> games = new ArrayList<>();
    private PdnTags tags = new PdnTags();

    /** Whether the tags of a game have ended. */
    private boolean isInMoves;

    /**
     * Starts reading a text.
     *
     * @param size the board size for games that do not give one
     */
    PdnFile(String text, int size) {
        this.text = text;
        this.size = size;
        this.words = new PdnWords(text);
    }

    List<NotatedGame> games() {
        while (isMore()) {
            tags = new PdnTags();
            isInMoves = false;
            try {
                games.add(game());
            } catch (NotationException e) {
                games.add(UnreadGame.in(text, id(), e));
                resume();
            }
        }
        return List.copyOf(games);
    }

    /** Whether more than comments is left. */
    private boolean isMore() {
        try {
            PdnWords.Word word = words.next();
            while (word.is(PdnWords.Kind.COMMENT)) {
                word = words.next();
            }
            words.resume(word.at());
            return !word.is(PdnWords.Kind.END);
        } catch (NotationException e) {
            words.resume(e.at()); // The game that begins here reports it.
            return true;
        }
    }

    private String id() {
        return tags.text("GameId", "" + (games.size() + 1));
    }

    /** Skips the rest of an unreadable game. */
    private void resume() {
        int at = words.at();
        Matcher line = TAG_LINE.matcher(text);
        if (!isInMoves && (text.startsWith("[", at) || tags.reach(text, at))) { // Further tags belong to it.
            at = lineAfter(at);
            while (line.find(at) && text.substring(at, line.start()).isBlank()) {
                at = lineAfter(line.start());
            }
        }
        words.resume(line.find(Math.min(text.length(), at + 1)) ? line.start() : text.length());
    }

    private int lineAfter(int at) {
        int end = at;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    private PlayedGame game() {
        int behindTags = words.at();
        PdnWords.Word word = words.next();
        while (word.is(PdnWords.Kind.TAG) || word.is(PdnWords.Kind.COMMENT)) {
            if (word.is(PdnWords.Kind.TAG)) {
                int behind = tags.add(text, word.at());
                words.resume(behind);
                behindTags = behind;
                if (behind == word.at()) {
                    break; // The tag belongs to the next game; this one has no moves.
                }
            }
            word = words.next();
        }
        words.resume(behindTags);
        isInMoves = true;
        DraughtsRules rules = rules();
        Draughts start = start(rules);
        PlyReader reader = new PlyReader(start);
        Moves moves = moves(reader);
        String date = tags.text("Date", "");
        String round = tags.text("Round", "");
        return new PlayedGame(
                id(),
                rules.name(),
                date.matches("[0-9]{4}[.][0-9]{2}[.][0-9]{2}") ? date.replace('.', '-') : "",
                round.matches("[0-9]{1,9}") ? Integer.parseInt(round) : games.size() + 1,
                List.of(tags.text("White", "?"), tags.text("Black", "?")),
                start.toString(),
                reader.plies().stream()
                        .map(ply -> new PlayedGame.Ply(ply, OptionalDouble.empty()))
                        .toList(),
                ending(result(moves.result), moves.fault));
    }

    private DraughtsRules rules() {
        Optional<PdnTags.Value> type = tags.value("GameType");
        if (type.isEmpty()) {
            return new DraughtsRules(size);
        }
        Matcher told = TYPE.matcher(type.get().text());
        if (!told.matches() || !told.group(1).equals(ENGLISH)) {
            String name =
                    told.matches() ? TYPES.getOrDefault(told.group(1), "a type that is not known here") : "unknown";
            throw new NotationException(
                    type.get().at(),
                    "GameType '%s' is %s: only English draughts, %s, is read here"
                            .formatted(type.get().text(), name, ENGLISH));
        }
        String rows = Optional.ofNullable(told.group(3)).orElse("" + size);
        if (!rows.matches("6|8|10") || (told.group(4) != null && !told.group(4).equals(rows))) {
            throw new NotationException(
                    type.get().at(),
                    "GameType '%s' has another board: boards have 6, 8 or 10 rows and columns here"
                            .formatted(type.get().text()));
        }
        return new DraughtsRules(Integer.parseInt(rows));
    }

    /**
     * The position of the tag FEN; otherwise the usual start, with the side to move given by the type of game, or else
     * Black.
     */
    private Draughts start(DraughtsRules rules) {
        Optional<PdnTags.Value> fen = tags.value("FEN");
        if (fen.isPresent()) {
            try {
                return rules.parse(fen.get().text().strip());
            } catch (IllegalArgumentException e) {
                throw (NotationException) new NotationException(fen.get().at(), e.getMessage()).initCause(e);
            }
        }
        Matcher type = TYPE.matcher(tags.text("GameType", ENGLISH));
        boolean opensWhite = type.matches() && "w".equalsIgnoreCase(type.group(2));
        return opensWhite ? rules.start() : rules.parse(rules.start().toString().replaceFirst("^W", "B"));
    }

    /** The contents of a game's move text. */
    private static final class Moves {
        private Optional<PdnWords.Word> result = Optional.empty();
        private Optional<PlayedGame.Fault> fault = Optional.empty();

        /** The number before the next move, if it has no dot. */
        private Optional<PdnWords.Word> bare = Optional.empty();

        private int number;
    }

    private Moves moves(PlyReader reader) {
        Moves moves = new Moves();
        while (true) {
            PdnWords.Word word = words.next();
            switch (word.kind()) {
                case COMMENT -> comment(word, moves);
                case NUMBER -> number(word, moves, reader);
                case MOVE -> {
                    moves.bare = Optional.empty();
                    reader.add(word.move());
                }
                case RESULT -> {
                    if (!isMark(word)) {
                        end(moves, reader);
                        moves.result = Optional.of(word);
                        requireEnd(word);
                        return moves;
                    }
                }
                case TAG, END -> {
                    words.resume(word.at());
                    end(moves, reader);
                    return moves;
                }
            }
        }
    }

    private static void comment(PdnWords.Word word, Moves moves) {
        Matcher fault = FAULT.matcher(word.text());
        if (fault.matches()) {
            moves.fault = Optional.of(new PlayedGame.Fault(
                    fault.group(1).equals("White") ? 0 : 1,
                    fault.group(2),
                    fault.group(2).equals("late")));
        }
    }

    private static void end(Moves moves, PlyReader reader) {
        moves.bare.ifPresent(number -> {
            throw noMove(number);
        });
        reader.requireWhole();
    }

    /** Handles a number without a dot: the number of the next move, or a misspelt move. */
    private void number(PdnWords.Word word, Moves moves, PlyReader reader) {
        String digits = word.text().replaceAll("[^0-9]", "");
        boolean isBare = digits.equals(word.text());
        if (isBare) {
            boolean isNext = reader.plies().isEmpty()
                    ? digits.equals("1")
                            || (digits.length() <= 3 && tags.value("FEN").isPresent())
                    : digits.equals("" + (moves.number + 1));
            if (!isNext || moves.bare.isPresent()) {
                throw noMove(word);
            }
            moves.bare = Optional.of(word);
        }
        moves.number = Integer.parseInt(digits);
    }

    static NotationException noMove(PdnWords.Word number) {
        return new NotationException(
                number.at(), "%s is neither a move nor the number of the next one".formatted(number.text()));
    }

    /** Whether an asterisk is a mark. It is, if moves follow that do not begin with number 1 of the next game. */
    private boolean isMark(PdnWords.Word result) {
        return result.text().equals(NONE) && isMoves(peek());
    }

    private static boolean isMoves(PdnWords.Word next) {
        return next.is(PdnWords.Kind.MOVE)
                || (next.is(PdnWords.Kind.NUMBER) && !next.text().matches("1\\b.*"));
    }

    private PdnWords.Word peek() {
        int at = words.at();
        PdnWords.Word next = words.next();
        while (next.is(PdnWords.Kind.COMMENT)) {
            next = words.next();
        }
        words.resume(at);
        return next;
    }

    private void requireEnd(PdnWords.Word result) {
        try {
            PdnWords.Word next = peek();
            if (next.is(PdnWords.Kind.RESULT) && next.text().equals(NONE)) {
                words.next(); // Some programs end every game with it.
                next = peek();
            }
            if (!isMoves(next) && !next.is(PdnWords.Kind.RESULT)) {
                return;
            }
        } catch (NotationException e) {
            return; // This word cannot be read, and does not belong to this game.
        }
        throw new NotationException(
                words.at(), "the game has ended before with %s: a tag or the end is wanted".formatted(result.text()));
    }

    /** White's points, from the tag and from the result after the moves. */
    private Optional<Double> result(Optional<PdnWords.Word> written) {
        Optional<PdnTags.Value> tag = tags.value("Result");
        Optional<Double> told = tag.flatMap(value -> points(value.at(), value.text()));
        Optional<Double> ended = written.flatMap(word -> points(word.at(), word.text()));
        if (told.isPresent() && ended.isPresent() && !told.equals(ended)) {
            throw new NotationException(
                    written.get().at(),
                    "the moves end with %s, and the tag Result says %s"
                            .formatted(written.get().text(), tag.get().text()));
        }
        return told.or(() -> ended);
    }

    private static Optional<Double> points(int at, String result) {
        return switch (result.replaceAll("\\s", "").replaceAll("[\u2010-\u2014\u2212]", "-")) {
            case "1-0", "2-0" -> Optional.of(1.0);
            case "0-1", "0-2" -> Optional.of(0.0);
            case "1/2-1/2", "1/2", "\u00bd-\u00bd", "\u00bd", "1-1" -> Optional.of(0.5);
            case NONE, "?", "-", "0-0" -> Optional.empty();
            default -> throw new NotationException(at, "the result is '%s': 1-0, 0-1, 1/2-1/2 or *".formatted(result));
        };
    }

    private static Optional<PlayedGame.Ending> ending(Optional<Double> white, Optional<PlayedGame.Fault> fault) {
        if (white.isEmpty() && fault.isEmpty()) {
            return Optional.empty();
        }
        List<Double> points = white.map(point -> List.of(point, 1 - point)).orElse(List.of(0.0, 0.0));
        List<Double> scores = points.stream().map(point -> 2 * point - 1).toList();
        return Optional.of(new PlayedGame.Ending(scores, points, fault));
    }
}
