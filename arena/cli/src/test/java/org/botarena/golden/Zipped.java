package org.botarena.golden;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Folders that are zipped among the resources. */
final class Zipped {
    private Zipped() {}

    /** Unzips a golden folder into a new folder. */
    static Path into(Path folder, String name) throws IOException {
        try (InputStream in = Files.newInputStream(Golden.FOLDER.resolve(name));
                ZipInputStream zip = new ZipInputStream(in)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path file = folder.resolve(entry.getName());
                Files.createDirectories(file.getParent());
                Files.copy(zip, file);
            }
        }
        return folder;
    }
}
