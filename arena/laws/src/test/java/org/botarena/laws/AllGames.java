package org.botarena.laws;

import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Games;

/** The games of the API, without those of the tests. */
final class AllGames {
    private static final String PACKAGE = "org.botarena.game.";

    private AllGames() {}

    /** Their names; an added game is tested like the others. */
    static Stream<String> names() {
        return Games.installed().all().stream()
                .filter(type -> type.getClass().getName().startsWith(PACKAGE))
                .map(GameType::name);
    }
}
