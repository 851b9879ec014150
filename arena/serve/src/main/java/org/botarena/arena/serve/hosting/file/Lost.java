package org.botarena.arena.serve.hosting.file;

import java.util.Optional;
import org.botarena.arena.text.catalogue.Language;

/**
 * The losses of an event that was copied by hand while it ran. Immutable.
 *
 * @param from the incomplete file or folder
 * @param after the time of the last existing change, UTC, or empty if unknown
 * @param upTo the time of the last change known to be missing, UTC
 */
public record Lost(String from, Optional<String> after, String upTo) {
    /** A sentence without a full stop. */
    public String text(Language language) {
        return after.map(since -> language.text("host.lost.since", from, since, upTo))
                .orElseGet(() -> language.text("host.lost.all", from, upTo));
    }
}
