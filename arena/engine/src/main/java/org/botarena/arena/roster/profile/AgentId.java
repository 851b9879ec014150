package org.botarena.arena.roster.profile;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.botarena.arena.files.Sha256;

/** What an address calls an entrant, whatever its name is made of: twelve hexadecimal digits, always the same for a name. */
public final class AgentId {
    private static final int BYTES = 6;

    private AgentId() {}

    /** The id of the entrant of that name. */
    public static String of(String entrant) {
        byte[] hash = Sha256.digest().digest(entrant.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(hash, 0, BYTES);
    }
}
