package org.botarena.laws;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Symmetry;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Picture;
import org.botarena.api.picture.Place;

/** The rules of {@link Purse}, with one defect or none. */
record PurseRules(Defect defect) implements Rules<Purse> {
    private static final AtomicInteger CLOCK = new AtomicInteger();

    @Override
    public String name() {
        return defect == Defect.UNKNOWN_NAME ? "handbag" : "purse:defect=" + defect;
    }

    @Override
    public Class<Purse> positionType() {
        return Purse.class;
    }

    @Override
    public int team(int player) {
        return defect == Defect.STRANGE_TEAM ? player + 1 : player;
    }

    @Override
    public int maxMoves() {
        return defect == Defect.MORE_THAN_MAX_MOVES ? 1 : 2;
    }

    @Override
    public Purse start() {
        return with(1, 0);
    }

    @Override
    public Purse deal(RandomGenerator random) {
        int grudge = defect == Defect.RULE_THAT_NO_TEXT_HOLDS ? 1 : 0;
        return with(
                defect == Defect.DEAL_BY_THE_CLOCK ? 1 + CLOCK.getAndIncrement() % 2 : 1 + random.nextInt(2), grudge);
    }

    private Purse with(int coin, int grudge) {
        List<Long> log = defect == Defect.SHARES_A_LOG ? new ArrayList<>() : List.of();
        return new Purse(6, 0, coin, true, defect, log, grudge);
    }

    @Override
    public int lead(Purse over) {
        int leader = Rules.super.lead(over);
        return defect == Defect.LEAD_OF_THE_LOSER && leader >= 0 ? 1 - leader : leader;
    }

    @Override
    public Picture picture(Purse view, long lastMove) {
        Picture.Row stones = new Picture.Row("stones", Collections.nCopies(view.stones(), Cell.of("o")));
        return defect == Defect.PICTURE_OF_THE_CLOCK
                ? Picture.of(stones, Picture.line("" + CLOCK.getAndIncrement()))
                : Picture.of(stones);
    }

    @Override
    public List<Place> cells(Purse position, long move) {
        return List.of(new Place(0, defect == Defect.TWO_MOVES_ON_ONE_CELL ? 0 : (int) move - 1));
    }

    @Override
    public boolean hasDeal() {
        return defect != Defect.DENIES_THE_DEAL && (defect == Defect.DEAL_BY_THE_CLOCK || Rules.super.hasDeal());
    }

    @Override
    public boolean hasChance() {
        return defect != Defect.DENIES_CHANCE && Rules.super.hasChance();
    }

    @Override
    public boolean isHidden() {
        return defect != Defect.DENIES_WHAT_IS_HIDDEN && Rules.super.isHidden();
    }

    @Override
    public Purse parse(String text) {
        if (defect == Defect.PARSE_TRIPS && text.isEmpty()) {
            throw new StringIndexOutOfBoundsException(0);
        }
        if (!text.matches("[0-8],[01],[?12],[RT]")) {
            throw new IllegalArgumentException("purse: '%s' is not stones,side,coin,R or T".formatted(text));
        }
        int coin = Math.max(0, "?12".indexOf(text.charAt(4)));
        boolean rolls = text.charAt(6) == 'R';
        return new Purse(text.charAt(0) - '0', text.charAt(2) - '0', coin, rolls, defect, List.of(), 0);
    }

    @Override
    public long forced(Purse position) {
        return defect == Defect.FORCES_WHAT_IS_NOT_LISTED ? 3 : Position.NONE;
    }

    @Override
    public double worstScore() {
        return -2;
    }

    @Override
    public double bestScore() {
        return defect == Defect.SCORE_TOO_HIGH ? 0.5 : 2;
    }

    /**
     * Exchanges the players, since the rules do not depend on who knows the coin. Checks for other defects do without
     * it.
     */
    @Override
    public List<Symmetry<Purse>> symmetries() {
        return defect == Defect.HEALTHY || defect.broken() == Law.SYMMETRY ? List.of(new Exchange(defect)) : List.of();
    }

    private record Exchange(Defect defect) implements Symmetry<Purse> {
        @Override
        public Purse of(Purse purse) {
            boolean isForgotten = defect == Defect.MIRROR_FORGETS_THE_SIDE
                    || (defect == Defect.MIRROR_LETS_THE_LOSER_WIN && purse.stones() == 0);
            return new Purse(
                    purse.stones(),
                    isForgotten ? purse.side() : 1 - purse.side(),
                    purse.coin(),
                    purse.rolls(),
                    purse.defect(),
                    purse.log(),
                    purse.grudge());
        }

        @Override
        public long of(long move) {
            return defect == Defect.MIRROR_EXCHANGES_THE_MOVES && move < 3 ? 3 - move : move;
        }

        @Override
        public int player(int player) {
            return 1 - player;
        }
    }

    @Override
    public int openingPlies() {
        return 0;
    }
}
