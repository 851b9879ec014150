package org.botarena.laws;

import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Games;

/** The games that the API has, without those that the tests bring along. */
final class AllGames {
    private static final String PACKAGE = "org.botarena.game.";

    private AllGames() {}

    /** Their names: a game that is added is tested like the others. */
    static Stream<String> names() {
        return Games.installed().all().stream()
                .filter(type -> type.getClass().getName().startsWith(PACKAGE))
                .map(GameType::name);
    }
}
