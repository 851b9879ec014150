package org.botarena.play.internal;

import java.util.List;
import org.botarena.api.Position;

/**
 * What a seat is told when it is asked for a move. Immutable.
 *
 * @param player the seat
 * @param ply the number of the ply that it owes, from 0
 * @param news the plies since its last request
 * @param view the position as this seat may see it
 */
public record MoveRequest<P extends Position<P>>(int player, int ply, List<Long> news, P view) {
    public MoveRequest {
        news = List.copyOf(news);
    }
}
