package org.botarena.game.jass;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.picture.Picture;
import org.botarena.api.picture.Place;

/** The rules of one turn of Jass for two teams of two. Immutable. */
record JassRules() implements Rules<Jass> {
    private static final int BEST = 257;

    @Override
    public String name() {
        return "jass";
    }

    @Override
    public int players() {
        return OpenTable.SEATS;
    }

    /** Partners sit opposite each other. */
    @Override
    public int team(int player) {
        return player & 1;
    }

    /** Nine for a visible hand; all cards for a seat about which nothing is known. */
    @Override
    public int maxMoves() {
        return Cards.COUNT;
    }

    /** The first turn of the assignment's game from seed 0. */
    @Override
    public Jass start() {
        return new JassGame(0).deal();
    }

    /** Draws the hands, the trump and the leading seat independently: a turn from the middle of a game. */
    @Override
    public Jass deal(RandomGenerator random) {
        int[] room = {OpenTable.TRICKS, OpenTable.TRICKS, OpenTable.TRICKS, OpenTable.TRICKS};
        long[] may = {Cards.ALL, Cards.ALL, Cards.ALL, Cards.ALL};
        long[] hands = new Unseen(Cards.ALL, room, may).deal(random);
        long table = OpenTable.before(random.nextInt(Cards.COLOURS), random.nextInt(OpenTable.SEATS));
        return Jass.of(hands, 0, Known.NOTHING, table);
    }

    @Override
    public boolean hasDeal() {
        return true;
    }

    @Override
    public boolean isHidden() {
        return true;
    }

    @Override
    public Jass parse(String text) {
        return JassNotation.read(text);
    }

    @Override
    public List<Integer> counts(Jass position) {
        return List.of(position.points(0), position.points(1));
    }

    /** The points of the teams. */
    @Override
    public Optional<String> tally(Jass over) {
        return Optional.of(String.format(Locale.ROOT, "%.0f-%.0f", over.score(0), over.score(1)));
    }

    @Override
    public Picture picture(Jass view, long lastMove) {
        return picture(view, lastMove == Position.NONE ? List.of() : List.of(lastMove));
    }

    /** Includes the last completed trick, which is not part of a position. */
    @Override
    public Picture picture(Jass view, List<Long> moves) {
        return new CardTable(view, moves).picture();
    }

    @Override
    public List<Place> cells(Jass position, long move) {
        return CardTable.cells(position, move);
    }

    @Override
    public double worstScore() {
        return 0;
    }

    @Override
    public double bestScore() {
        return BEST;
    }

    /** Empty: the teams' points add up to 157, or to 257 if a team takes all nine tricks. */
    @Override
    public OptionalDouble scoreSum() {
        return OptionalDouble.empty();
    }

    /** No openings, because every deal is different. */
    @Override
    public int openingPlies() {
        return 0;
    }
}
