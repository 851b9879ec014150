package org.botarena.docs;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.reversi.Reversi;
import org.pf4j.Extension;

@Extension
public class CornerAgent extends Agent<Reversi> {
    public CornerAgent(Game<Reversi> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        Reversi now = game.position();
        long best = now.moves()[0];
        for (long move : now.moves()) {
            if (worth(now, move, player) > worth(now, best, player)) {
                best = move;
            }
        }
        return best;
    }

    private int worth(Reversi now, long move, int player) {
        int last = now.size() - 1;
        boolean isCorner = Reversi.row(move) % last == 0 && Reversi.column(move) % last == 0;
        return now.play(move).discs(player) + (isCorner ? 100 : 0);
    }
}
