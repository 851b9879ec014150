package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/** Detects disks of other machines, where a store's log cannot be shared and written data may be missing. */
final class NetworkDisk {
    private static final Set<String> TYPES =
            Set.of("nfs", "nfs3", "nfs4", "cifs", "smb", "smb2", "smb3", "smbfs", "afpfs", "afs", "fuse.sshfs");

    private NetworkDisk() {}

    /** Whether a file or folder, which need not exist yet, is on such a disk. */
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
