package org.botarena.arena.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The contents of the installation for clusters beyond those of the other one. */
class ClusterDistributionIT {
    @BeforeEach
    void require() {
        assumeTrue(System.getProperty(Lab.PROPERTY) != null, "the installation is not assembled yet");
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    @Test
    void eachLibraryOfSparkHasItsLicence() throws IOException {
        Path licences = Lab.installation().resolve("licences/spark");
        List<Path> jars = list(Lab.installation().resolve("spark/jars"));
        assertTrue(jars.size() > 100, "there are only " + jars.size());
        List<String> without = new ArrayList<>();
        for (Path jar : jars) {
            String library = jar.getFileName().toString().replaceFirst("[.]jar$", "");
            if (!Files.isDirectory(licences.resolve(library))
                    || list(licences.resolve(library)).isEmpty()) {
                without.add(library);
            }
        }
        assertEquals(List.of(), without);
    }
}
