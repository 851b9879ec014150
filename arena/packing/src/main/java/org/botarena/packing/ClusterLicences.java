package org.botarena.packing;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The entry point of the build of the installation for clusters. */
public final class ClusterLicences {
    private ClusterLicences() {}

    /**
     * Collects the licences of the libraries that only this installation contains.
     *
     * @param args the root of the sources, the folder with the libraries' jars, the folder to write into
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]).toAbsolutePath().normalize();
        new Licences(root, Path.of(args[1]), Path.of(args[2])).write(List.of("The libraries in spark/jars:"));
    }
}
