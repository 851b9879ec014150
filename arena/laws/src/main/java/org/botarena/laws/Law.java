package org.botarena.laws;

/** The laws that every game owes to the arena and the agents. */
enum Law {
    FACTS("the fixed facts fit together: players, teams, maxMoves, worstScore <= bestScore, openingPlies"),
    NAMED("Games finds the game by rules.name() and gives equal rules"),
    SAME_DEAL("start() is always the same, and so is deal() from the same seed"),
    ENDS("every game ends"),
    NO_SURPRISE("nothing throws what it does not declare"),
    TURN("turn() is a player, CHANCE or OVER"),
    EMPTY_IFF_OVER("there are no moves iff the game is over"),
    SAME_MOVES("moves() and moves(into) give the same moves in the same order, always"),
    AT_MOST_MAX_MOVES("no position has more than rules.maxMoves() moves"),
    DISTINCT("moves are distinct, and NONE is not among them"),
    LEGAL_IFF_LISTED("tryPlay accepts a move iff it is listed, gives what play gives, and refuses with IllegalMove"),
    FORCED_IS_LISTED("a forced move is a listed one"),
    UNCHANGED("playing a move leaves the position as it was, and gives the same each time"),
    RANDOM_IS_LISTED("randomMove gives a listed move; NONE iff the game is over"),
    RANDOM_IS_EVEN("randomMove draws every move equally often, an outcome as often as its probability says"),
    PROBABILITIES("outcomes have probabilities above 0 that add up to 1, and only they have any"),
    SCORE_AT_THE_END("there is a score iff the game is over"),
    SCORE_IN_RANGE("scores are in worstScore..bestScore"),
    SCORE_SUM("the teams' scores add up as scoreSum declares, and a team's players have one score"),
    LEAD("lead() is the team whose players' margin is above 0, and -1 iff no team has one"),
    DENIED("what hasDeal, isHidden or hasChance denies never happens"),
    NOTATION("parse(show(move)) is the move, and any long can be shown"),
    TEXT("rules.parse(position.toString()) is equal, with the same hash and the same text"),
    REFUSAL("a text that is not a position, or not a move, is refused with IllegalArgumentException"),
    REPLAY("a replay of the recorded texts gives every position again"),
    VIEW_IS_A_POSITION(
            "what a player sees has the turn of the moment itself, its text round-trips, and seen again it stays"),
    VIEW_LISTS_MOVES("the mover sees exactly its moves, the others at least all of the moves"),
    VIEW_SCORES("at the end everybody sees the same score"),
    WORLDS_LOOK_EQUAL("a guess is a complete moment that looks to the player exactly as the real one does"),
    PICTURE("the picture of a view is the same when the view is read from its text: it tells no more"),
    CELLS("the cells of a move are in the mover's picture, and no other move has the same"),
    SYMMETRY("the image of a position has the images of its moves, of what they lead to, and of the scores");

    private final String text;

    Law(String text) {
        this.text = text;
    }

    String text() {
        return text;
    }
}
