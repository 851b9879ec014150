package org.botarena.arena.serve.page;

import java.util.LinkedHashMap;
import java.util.Map;
import org.botarena.arena.image.GamePicture;
import org.botarena.arena.view.GameView;
import org.botarena.arena.view.Snapshot;

/**
 * Images of games, drawn one at a time and cached. The key contains everything that an image shows, so none is ever
 * stale. Thread-safe.
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

    /** The last public position of a game with pictures, as a PNG. */
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
