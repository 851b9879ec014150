package org.botarena.arena.roster.profile;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.botarena.arena.files.Sha256;

/** The id of an entrant in URLs: twelve hexadecimal digits that depend only on its name. */
public final class AgentId {
    private static final int BYTES = 6;

    private AgentId() {}

    /** The id of the entrant of that name. */
    public static String of(String entrant) {
        byte[] hash = Sha256.digest().digest(entrant.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(hash, 0, BYTES);
    }
}
