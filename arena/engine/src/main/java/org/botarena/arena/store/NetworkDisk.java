package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/** Disks of other machines: there a store's log cannot be shared, and what was written may not be there. */
final class NetworkDisk {
    private static final Set<String> TYPES =
            Set.of("nfs", "nfs3", "nfs4", "cifs", "smb", "smb2", "smb3", "smbfs", "afpfs", "afs", "fuse.sshfs");

    private NetworkDisk() {}

    /** Whether a file or folder, which need not be there yet, is on one. */
    public static boolean holds(Path file) {
        Path there = file.toAbsolutePath().normalize();
        while (there.getParent() != null && !Files.exists(there)) {
            there = there.getParent();
        }
        try {
            return isOne(Files.getFileStore(there).type());
        } catch (IOException e) {
            throw new StoreException("cannot read %s: %s".formatted(there, e.getMessage()), e);
        }
    }

    public static boolean isOne(String type) {
        return TYPES.contains(type);
    }
}
