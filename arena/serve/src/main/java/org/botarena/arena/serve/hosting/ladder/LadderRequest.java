package org.botarena.arena.serve.hosting.ladder;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.serve.hosting.entry.SeasonList;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoredEntrant;
import org.botarena.arena.text.NameList;

/**
 * Requests the ladder's tournament: new versions join, removed ones are withdrawn.
 *
 * @param active the active versions
 */
record LadderRequest(EventVenue venue, List<Version> active, SeasonList seasons) {
    /** The current settings for a folder. */
    Settings now(Path folder) {
        Map<String, String> texts = new HashMap<>(venue.settings());
        texts.putIfAbsent("with", "random");
        String anchors = anchors(NameList.parse(texts.get("with")));
        if (!anchors.isEmpty()) {
            texts.put("anchor", anchors);
        }
        texts.put("format", "open-ladder");
        texts.put("out", folder.toString());
        texts.put("agents", venue.jars().toString());
        texts.put("yes", "true");
        Map<String, Boolean> enlisted = enlisted(folder);
        Map<String, Path> joining = new LinkedHashMap<>();
        active.stream()
                .filter(version -> !enlisted.getOrDefault(version.entrant(), false))
                .forEach(version -> joining.put(version.entrant(), venue.jar(version)));
        String returning = NameList.text(
                joining.keySet().stream().filter(enlisted::containsKey).toList());
        if (!returning.isEmpty()) {
            texts.put("replace", returning);
        }
        Set<String> playing = active.stream().map(Version::entrant).collect(Collectors.toSet());
        String leaving = NameList.text(enlisted.keySet().stream()
                .filter(name -> enlisted.get(name) && name.contains("@") && !playing.contains(name))
                .toList());
        if (!leaving.isEmpty()) {
            texts.put("withdraw", leaving);
        }
        return new Settings(texts).naming(joining);
    }

    /** The samples keep the ratings of the season before, so that both seasons are comparable. */
    private String anchors(List<String> samples) {
        return NameList.text(seasons.last().map(Season::anchors).orElse(Map.of()).entrySet().stream()
                .filter(one -> samples.contains(one.getKey()))
                .map(one -> one.getKey() + "=" + one.getValue())
                .sorted()
                .toList());
    }

    /** The versions that have played there, each with whether it still does. */
    private static Map<String, Boolean> enlisted(Path folder) {
        if (!Store.isIn(folder)) {
            return Map.of();
        }
        try (Store store = Store.read(folder)) {
            return store.isEmpty()
                    ? Map.of()
                    : store.entrants().last().stream()
                            .collect(Collectors.toMap(
                                    StoredEntrant::name, one -> !one.standing().isWithdrawn()));
        }
    }
}
