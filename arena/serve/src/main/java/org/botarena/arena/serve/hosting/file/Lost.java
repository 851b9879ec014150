package org.botarena.arena.serve.hosting.file;

import java.util.Optional;
import org.botarena.arena.text.catalogue.Language;

/**
 * What an event lacks that was copied by hand while it ran, and not as a whole. Immutable.
 *
 * @param from the file or folder that lacks it
 * @param after when the last change was that is there, UTC; empty: none is known
 * @param upTo when the last change was that is known to be missing, UTC
 */
public record Lost(String from, Optional<String> after, String upTo) {
    /** In a sentence without a full stop. */
    public String text(Language language) {
        return after.map(since -> language.text("host.lost.since", from, since, upTo))
                .orElseGet(() -> language.text("host.lost.all", from, upTo));
    }
}
