package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.SmallDisk;
import org.botarena.arena.tournament.format.RoundRobin;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * A full disk stops a tournament with a message; with space again, the tournament resumes as if nothing had
 * happened.
 */
@EnabledOnOs(OS.LINUX)
class FullDiskTest {
    @TempDir
    private Path temporary;

    /** Plays on a disk that is nearly full, frees space bit by bit, and compares with a tournament on another disk. */
    static final class Run {
        private Run() {}

        public static void main(String[] args) throws IOException {
            Path disk = Path.of(args[0]);
            Path elsewhere = Path.of(args[1]);
            new Kept(elsewhere, Kept.setup(new RoundRobin(), 4)).play();
            int stops = 0;
            for (int ballast = 12; ballast >= 0; ballast -= 4) {
                Files.write(disk.resolve("ballast"), new byte[ballast * 650_000]);
                try {
                    new Kept(disk.resolve("cup"), Kept.setup(new RoundRobin(), 4)).play();
                } catch (StoreException | ResultsException e) {
                    stops++;
                    System.out.println(e.getMessage());
                }
            }
            boolean isSame = Kept.files(elsewhere).equals(Kept.files(disk.resolve("cup")));
            System.out.println("stopped " + stops + " times, " + (isSame ? "the same" : "another"));
            System.exit(stops > 0 && isSame ? 0 : 1);
        }
    }

    @Test
    @Tag("slow")
    void itResumesWhenThereIsSpaceAgain() throws Exception {
        new SmallDisk(temporary, 8).run(List.of("-XX:+UseSerialGC"), Run.class, temporary.resolve("elsewhere"));
    }
}
