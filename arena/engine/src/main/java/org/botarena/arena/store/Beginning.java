package org.botarena.arena.store;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.record.form.RecordChecks;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.schedule.Setup;

/**
 * What a tournament is when it begins: its settings and its roster. Its SHA-256 is the tournament's id, so that nothing of
 * it can change without another id. Immutable.
 *
 * @param nonce random: two tournaments with the same settings are two
 * @param settings by name, as {@link Settings} has them: what was asked for, and what was drawn or found; entrants in them by
 *     their ids
 * @param openings those of a file; null: there was none
 * @param arena the arena's version
 * @param java the version of the JVM that ran it
 * @param started when, UTC
 * @param jobs games at a time
 * @param entrants who plays from the start
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
    /** Puts the settings in order, so that the same beginning has one text. */
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

    /** Pairs of games between every two. */
    public int pairs() {
        return pairs(settings);
    }

    private static int pairs(Map<String, String> settings) {
        return Integer.parseInt(settings.getOrDefault(Settings.PAIRS, ""));
    }

    /** The id of the tournament that begins with this text. */
    public static String id(String text) {
        return Sha256.of(text);
    }
}
