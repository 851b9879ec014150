package org.botarena.search;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Endings;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;

/**
 * A game that is a drawn tree: a move is the number of a child, and a leaf has a score for player 0. Nodes are compared
 * by identity, so no two nodes are the same position.
 */
public final class Tree implements Position<Tree> {
    private final int turn;
    private final double value;
    private final List<Tree> children;
    private final double[] probabilities;

    private Tree(int turn, double value, List<Tree> children, double... probabilities) {
        this.turn = turn;
        this.value = value;
        this.children = List.copyOf(children);
        this.probabilities = probabilities;
    }

    /** A leaf. */
    public static Tree leaf(double value) {
        return new Tree(OVER, value, List.of());
    }

    /** A node of player 0, who maximises the value, or of player 1, who minimises it. */
    public static Tree node(int turn, List<Tree> children) {
        return new Tree(turn, 0, children);
    }

    /** Reads nested arrays of numbers, in which max and min alternate. */
    public static Tree alternating(JsonNode json, int turn) {
        if (json.isNumber()) {
            return leaf(json.asDouble());
        }
        return node(
                turn,
                Facts.each(json).map(child -> alternating(child, 1 - turn)).toList());
    }

    /** Reads labelled nodes: max, min, chance with probabilities as fractions, leaf. */
    public static Tree labelled(JsonNode json) {
        String type = json.get("t").asText();
        if (type.equals("leaf")) {
            return leaf(json.get("v").asDouble());
        }
        List<Tree> children = Facts.each(json.get("c")).map(Tree::labelled).toList();
        if (type.equals("chance")) {
            double[] probabilities = Facts.each(json.get("p"))
                    .mapToDouble(p -> p.get(0).asDouble() / p.get(1).asDouble())
                    .toArray();
            return new Tree(CHANCE, 0, children, probabilities);
        }
        return node(type.equals("max") ? 0 : 1, children);
    }

    /** The same tree with the best child of every node first. */
    public Tree inPerfectOrder() {
        List<Tree> sorted =
                new ArrayList<>(children.stream().map(Tree::inPerfectOrder).toList());
        Comparator<Tree> byValue = Comparator.comparingDouble(Tree::minimax);
        sorted.sort(turn == 0 ? byValue.reversed() : byValue);
        return new Tree(turn, value, sorted);
    }

    /** The value by definition. */
    public double minimax() {
        return switch (turn) {
            case OVER -> value;
            case 0 -> children.stream().mapToDouble(Tree::minimax).max().orElseThrow();
            default -> children.stream().mapToDouble(Tree::minimax).min().orElseThrow();
        };
    }

    /** The rules of a game that begins with this tree. */
    public Rules<Tree> rules() {
        return new Drawn(this);
    }

    /** Leaves have the value written on them. */
    public static Estimation<Tree> written() {
        return new Estimation<Tree>(Endings.score(), Evaluation.nothing());
    }

    @Override
    public int turn() {
        return turn;
    }

    @Override
    public int moves(long[] into) {
        long[] moves = moves();
        System.arraycopy(moves, 0, into, 0, moves.length);
        return moves.length;
    }

    @Override
    public long[] moves() {
        return LongStream.range(0, children.size()).toArray();
    }

    @Override
    public Tree play(long move) {
        return children.get((int) move);
    }

    @Override
    public double score(int player) {
        return player == 0 ? value : -value;
    }

    @Override
    public double probability(long outcome) {
        return probabilities[(int) outcome];
    }

    @Override
    public String show(long move) {
        return Long.toString(move);
    }

    @Override
    public long parse(String move) {
        return Long.parseLong(move);
    }

    private record Drawn(Tree start) implements Rules<Tree> {
        @Override
        public String name() {
            return "tree";
        }

        @Override
        public Class<Tree> positionType() {
            return Tree.class;
        }

        @Override
        public int maxMoves() {
            return 8;
        }

        @Override
        public Tree parse(String text) {
            throw new IllegalArgumentException("a tree is drawn, never written: " + text);
        }

        @Override
        public double worstScore() {
            return -99;
        }

        @Override
        public double bestScore() {
            return 99;
        }

        @Override
        public int openingPlies() {
            return 0;
        }
    }
}
