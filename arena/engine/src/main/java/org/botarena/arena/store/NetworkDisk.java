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

    /**
     * Says no to a folder on one.
     *
     * @throws StoreException with what to do
     */
    static void refuse(Path folder) {
        try {
            String type = Files.getFileStore(folder).type();
            if (isOne(type)) {
                throw new StoreException(
                        "%s is on a network file system (%s), where no store is safe: choose a folder on a disk of this"
                                        .formatted(folder, type)
                                + " machine with --out, and copy it when the tournament has ended.");
            }
        } catch (IOException e) {
            throw new StoreException("cannot read %s: %s".formatted(folder, e.getMessage()), e);
        }
    }

    static boolean isOne(String type) {
        return TYPES.contains(type);
    }
}
