package org.botarena.search.tree;

import java.util.Locale;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * MCTS-Solver: proofs about the nodes of a tree, so that no games are wasted on them. A node where the game has ended
 * is proven. A node whose player can move to a proven win is won. A node whose children are all proven has the value of
 * the best one. Each proof includes the distance to the end: the shortest win found, or the longest resistance.
 *
 * <p>Source: Winands, Björnsson and Saito, Monte-Carlo Tree Search Solver, 2008; here draws are also proven, and a
 * chance node is proven if all its outcomes are, with the same result.
 *
 * <p>Convention: a proof is stored from the side of player 0's team, because it belongs to the position and not to the
 * player who moved there. With more than two teams nothing is ever proven, because a loss does not determine the
 * winner.
 */
final class Proofs {
    static final byte OPEN = 0;

    private static final byte DRAWN = 2;

    private final Tree tree;
    private final Teams teams;
    private final boolean isProving;

    /** Makes the proofs of a tree; nothing is ever proven if they are not wanted. */
    Proofs(Tree tree, Rules<?> rules, boolean isWanted) {
        this.tree = tree;
        teams = new Teams(rules);
        isProving = isWanted && teams.areTwo();
    }

    boolean isProven(int node) {
        return tree.proof[node] != OPEN;
    }

    /** The proven result of a node to a player: 1 a win, 0 a draw, -1 a loss. */
    int worth(int node, int player) {
        return (tree.proof[node] - DRAWN) * teams.side(player);
    }

    /** The proof of a node as text: the result to a player and the plies to it, or empty. */
    String show(int node, int player) {
        if (!isProven(node)) {
            return "";
        }
        String result = worth(node, player) > 0 ? "won" : worth(node, player) < 0 ? "lost" : "drawn";
        return String.format(Locale.ROOT, "%s in %d", result, 1 + tree.distance[node]);
    }

    boolean isLost(int node, int player) {
        return isProven(node) && worth(node, player) < 0;
    }

    /** Writes the proven result of a node for every player. */
    void results(int node, int[] into) {
        for (int player = 0; player < teams.players(); player++) {
            into[player] = worth(node, player);
        }
    }

    /** Records a finished game at a node with these results by player, and draws conclusions for all nodes above it. */
    void over(int node, int[] results) {
        if (isProving) {
            tree.proof[node] = (byte) (DRAWN + results[0]);
            tree.distance[node] = 0;
            for (int above = tree.parent[node]; above != Tree.NOWHERE && conclude(above); above = tree.parent[above]) {}
        }
    }

    /** Whether a node became proven by the proofs of its children. */
    private boolean conclude(int node) {
        return !isProven(node) && (tree.turn[node] == Position.CHANCE ? concludeChance(node) : concludeChoice(node));
    }

    private boolean concludeChoice(int node) {
        int player = tree.turn[node];
        boolean isOpen = false;
        for (int child = tree.firstChild[node]; child < tree.end(node); child++) {
            isOpen |= !isProven(child);
        }
        int best = best(node);
        if (best == Tree.NOWHERE || (isOpen && worth(best, player) < 1)) {
            return false;
        }
        prove(node, tree.proof[best], tree.distance[best]);
        return true;
    }

    private boolean concludeChance(int node) {
        int longest = 0;
        for (int child = tree.firstChild[node]; child < tree.end(node); child++) {
            if (!isProven(child) || tree.proof[child] != tree.proof[tree.firstChild[node]]) {
                return false;
            }
            longest = Math.max(longest, tree.distance[child]);
        }
        prove(node, tree.proof[tree.firstChild[node]], longest);
        return true;
    }

    private void prove(int node, byte proof, int distance) {
        tree.proof[node] = proof;
        tree.distance[node] = (short) Math.min(Short.MAX_VALUE, 1 + distance);
    }

    /**
     * The best of the proven children for the player to move at the node: the shortest win, else a draw, else the
     * longest resistance; {@link Tree#NOWHERE} if none is proven.
     */
    int best(int node) {
        int player = tree.turn[node];
        int best = Tree.NOWHERE;
        for (int child = tree.firstChild[node]; child < tree.end(node); child++) {
            if (isProven(child) && (best == Tree.NOWHERE || isBetter(child, best, player))) {
                best = child;
            }
        }
        return best;
    }

    private boolean isBetter(int child, int than, int player) {
        int worth = worth(child, player);
        int difference = worth - worth(than, player);
        int longer = tree.distance[child] - tree.distance[than];
        return difference != 0 ? difference > 0 : worth > 0 ? longer < 0 : longer > 0;
    }
}
