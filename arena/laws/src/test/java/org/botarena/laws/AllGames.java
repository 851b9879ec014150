package org.botarena.laws;

import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Games;

/** The games of the API, without the games for tests. */
final class AllGames {
    private static final String PACKAGE = "org.botarena.game.";

    private AllGames() {}

    /** Their names; a new game is tested automatically. */
    static Stream<String> names() {
        return Games.installed().all().stream()
                .filter(type -> type.getClass().getName().startsWith(PACKAGE))
                .map(GameType::name);
    }
}
