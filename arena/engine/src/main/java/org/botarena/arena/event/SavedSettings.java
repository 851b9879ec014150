package org.botarena.arena.event;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.UserKey;
import org.botarena.arena.store.entry.Settings;
import org.botarena.arena.venue.Failed;

/** What a tournament on file says of how it is to go on. */
public record SavedSettings(Store store) {
    /** What a path or a folder says, and what the hash of it that is on file cannot say again. */
    private static final List<String> NOT_TYPED = List.of("agent-java", "games");

    /** The setting that says at which level of isolation the agents play. */
    public static final String LEVEL = "isolation";

    /**
     * A level below the sandbox is the decision of whoever typed it: the folder of somebody else cannot make it.
     *
     * @param isTyped whether a level was given this time
     * @throws Failed if this user's arena did not begin the tournament, and nobody has accepted its level
     */
    public void requireLevel(boolean isTyped) {
        String level = store.settings().texts().getOrDefault(LEVEL, "");
        if (!isTyped && !level.equals(Isolation.SANDBOX.toString()) && !store.isMadeHere(UserKey.usual())) {
            throw new Failed(("nothing was started: the tournament in %s was not begun by your arena, or not on this"
                            + " machine, and its agents play at level %s, without a sandbox.%n"
                            + "If you trust the authors of its jars: --isolation=process")
                    .formatted(store.folder(), level));
        }
    }

    /** The settings of a file, and below them those of the tournament. */
    public ConfigFile under(ConfigFile file) {
        Settings settled = store.settings();
        Map<String, String> texts = new HashMap<>(settled.without(NOT_TYPED).texts());
        if (store.listedOpenings().isPresent()) {
            texts.remove(Settings.OPENINGS);
        }
        texts.put("pairs", "" + store.pairs());
        EventFolder.scanned(store).ifPresent(folder -> texts.put("agents", folder));
        texts.putAll(file.settings());
        return new ConfigFile(texts, file.entrants());
    }

    /**
     * Whether an order is for a tournament like this one, pairs and entrants aside.
     *
     * @param hasSeed whether the order's seed was given, and not drawn
     */
    public boolean agrees(Order order, boolean hasSeed) {
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
            open.add(LEVEL);
        }
        return store.settings().without(open).differences(wanted.without(open)).isEmpty();
    }
}
