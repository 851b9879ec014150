package org.botarena.arena.store;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.report.Provenance;
import org.botarena.arena.tournament.Openings;
import org.botarena.arena.tournament.Setup;

/**
 * What a tournament is when it begins: its settings and its roster. Its SHA-256 is the tournament's id, so that nothing of
 * it can change without another id. Immutable.
 *
 * @param nonce random: two tournaments with the same settings are two
 * @param settings by name, as {@link Settings} has them
 * @param openings those of a file; null: there was none
 * @param arena the arena's version
 * @param java the version of the JVM that ran it
 * @param started when, UTC
 * @param pairs of games between every two
 * @param jobs games at a time
 * @param scanned the drop folder; empty: the entrants were named; null: nobody knows any more
 * @param entrants who plays from the start
 */
record Beginning(
        String nonce,
        Map<String, String> settings,
        Openings.Listed openings,
        String arena,
        String java,
        String started,
        int pairs,
        int jobs,
        String scanned,
        List<Enlisted.Row> entrants) {
    /** Puts the settings in order, so that the same beginning has one text. */
    Beginning {
        settings = new TreeMap<>(settings);
        entrants = List.copyOf(entrants);
    }

    static Beginning of(String nonce, Settings settings, Setup setup, Provenance provenance, String scanned) {
        return new Beginning(
                nonce,
                settings.texts(),
                setup.openings() instanceof Openings.Listed listed ? listed : null,
                provenance.arena(),
                provenance.java(),
                provenance.started().toString(),
                setup.pairs(),
                setup.jobs(),
                scanned,
                setup.entrants().stream()
                        .map(entrant -> Enlisted.of(entrant).row())
                        .toList());
    }

    /** Random digits. */
    static String newNonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return HexFormat.of().formatHex(nonce);
    }

    /** The id of the tournament that begins with this text. */
    static String id(String text) {
        return HexFormat.of().formatHex(Originals.sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
    }
}
