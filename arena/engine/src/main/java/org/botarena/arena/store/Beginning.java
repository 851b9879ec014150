package org.botarena.arena.store;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.schedule.Setup;

/**
 * The settings and the roster of a tournament at its start. The SHA-256 is the tournament's id, so any change gives
 * another id. Immutable.
 *
 * @param nonce random, so that two tournaments with the same settings differ
 * @param settings by name, as in {@link Settings}: requested, drawn or detected; entrants appear by id
 * @param openings those of a file; null without a file
 * @param arena the arena's version
 * @param java the version of the JVM that ran it
 * @param started the start time, UTC
 * @param jobs the number of concurrent games
 * @param entrants the entrants at the start
 */
record Beginning(
        String nonce,
        Map<String, String> settings,
        Openings.Listed openings,
        String arena,
        String java,
        String started,
        int jobs,
        List<StoredEntrant.Row> entrants) {
    /** Sorts the settings, so that the same beginning has one text. */
    public Beginning {
        RecordChecks.requireAll(nonce, settings, arena, java, started, entrants);
        RecordChecks.requireAll(settings.values());
        RecordChecks.require(
                settings.getOrDefault("game", "").length() <= RecordChecks.LONGEST_NAME, "a game's name is too long");
        RecordChecks.requirePairs(pairs(settings), jobs);
        RecordChecks.instant(started);
        settings = new TreeMap<>(settings);
        entrants = List.copyOf(entrants);
    }

    public static Beginning of(String nonce, Settings settings, Setup setup, Provenance provenance) {
        return new Beginning(
                nonce,
                settings.renamed(ids(setup)).texts(),
                setup.openings() instanceof Openings.Listed listed ? listed : null,
                provenance.arena(),
                provenance.java(),
                provenance.started().toString(),
                setup.jobs(),
                setup.entrants().stream().map(StoredEntrant::row).toList());
    }

    private static Map<String, String> ids(Setup setup) {
        return setup.entrants().stream().collect(Collectors.toMap(Entrant::name, Entrant::id));
    }

    /** The number of pairs of games between every two entrants. */
    public int pairs() {
        return pairs(settings);
    }

    private static int pairs(Map<String, String> settings) {
        return Integer.parseInt(settings.getOrDefault(Settings.PAIRS, ""));
    }

    /** The id of the tournament. */
    String id() {
        return Sha256.of(StableJson.text(this));
    }
}
