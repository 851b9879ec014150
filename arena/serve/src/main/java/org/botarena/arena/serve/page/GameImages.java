package org.botarena.arena.serve.page;

import java.util.LinkedHashMap;
import java.util.Map;
import org.botarena.arena.image.GamePicture;
import org.botarena.arena.view.GameView;
import org.botarena.arena.view.Snapshot;

/**
 * Images of games, drawn one at a time and kept for the next who asks. The key is all that an image shows, so none is ever out of
 * date. Thread-safe.
 */
final class GameImages {
    private static final int KEPT = 64;

    private final Map<GamePicture, byte[]> drawn = new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<GamePicture, byte[]> eldest) {
            return size() > KEPT;
        }
    };

    /** The last position of a game that has pictures, as the public may see it, in the format PNG. */
    synchronized byte[] png(GameView game, Snapshot now) {
        int last = game.game().pictures().size() - 1;
        GamePicture picture = GamePicture.of(
                now.tournament().setup().terms().rules(),
                game.game().pictures().get(last).unpacked(game.cells()),
                ShareTags.names(game, now),
                ShareTags.points(game));
        return drawn.computeIfAbsent(picture, GamePicture::png);
    }
}
