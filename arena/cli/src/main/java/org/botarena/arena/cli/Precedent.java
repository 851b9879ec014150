package org.botarena.arena.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.Store;

/** What a tournament on file says of how it is to go on. */
record Precedent(Store store) {
    /** What a path or a folder says, and what the hash of it that is on file cannot say again. */
    private static final List<String> NOT_TYPED = List.of("agent-java", "games");

    /** The settings of a file, and below them those of the tournament. */
    ConfigFile under(ConfigFile file) {
        Settings settled = store.settings();
        Map<String, String> texts = new HashMap<>(settled.without(NOT_TYPED).texts());
        if (store.listedOpenings().isPresent()) {
            texts.remove(Settings.OPENINGS);
        }
        texts.put("pairs", "" + store.pairs());
        Keeping.scanned(store).ifPresent(folder -> texts.put("agents", folder));
        texts.putAll(file.settings());
        return new ConfigFile(texts, file.entrants());
    }

    /**
     * Whether an order is for a tournament like this one, pairs and entrants aside.
     *
     * @param hasSeed whether the order's seed was given, and not drawn
     */
    boolean agrees(Order order, boolean hasSeed) {
        Conditions what = order.conditions();
        Settings wanted = Settings.of(
                        what.terms(),
                        order.format(),
                        what.openings(),
                        what.seed(),
                        what.games().digest(),
                        0)
                .anchored(order.anchors());
        List<String> open = new ArrayList<>(List.of("agent-java"));
        if (!hasSeed) {
            open.add("seed");
        }
        if (what.isolation().isEmpty()) {
            open.add("isolation");
        }
        return store.settings().without(open).differences(wanted.without(open)).isEmpty();
    }
}
