package org.botarena.play.internal;

import java.util.List;
import org.botarena.api.Position;

/**
 * A request to a player for a move. Immutable.
 *
 * @param player the seat
 * @param ply the number of the requested ply, from 0
 * @param news the plies since its last request
 * @param view the position as this player may see it
 */
public record MoveRequest<P extends Position<P>>(int player, int ply, List<Long> news, P view) {
    public MoveRequest {
        news = List.copyOf(news);
    }
}
