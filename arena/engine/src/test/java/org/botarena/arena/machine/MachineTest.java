package org.botarena.arena.machine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.process.jvm.Jdk;
import org.botarena.arena.timing.Lanes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineTest {
    @Test
    void coreListsAreReadAsTheKernelWritesThem() {
        assertArrayEquals(new int[] {0, 1, 2, 3, 8}, Machine.ranges("0-3,8\n").toArray());
        assertArrayEquals(new int[] {5}, Machine.ranges(" 5 ").toArray());
        assertArrayEquals(new int[0], Machine.ranges("").toArray());
    }

    @Test
    void twoHardwareThreadsOfACoreAreOneCore() {
        assertEquals(
                List.of(0, 1, 2, 3),
                Machine.physicalCores(List.of(0, 1, 2, 3, 4, 5, 6, 7), core -> core % 4 + "," + (core % 4 + 4)));
        assertEquals(
                List.of(0, 2),
                Machine.physicalCores(List.of(0, 1, 2, 3), core -> core / 2 * 2 + "-" + (core / 2 * 2 + 1)));
        assertEquals(List.of(5, 6), Machine.physicalCores(List.of(5, 6), core -> core + "," + (core + 8)));
    }

    @Test
    void thereIsAlwaysACoreAndRoomForAGame() {
        assertTrue(Machine.here().coreCount() >= 1);
        assertTrue(Lanes.mostGames(Machine.here()) >= 1);
    }

    @Test
    void everyChildGetsAUserOfItsOwn() {
        Uids uids = new Uids();
        assertNotEquals(uids.next(), uids.next());
        assertNotEquals(uids.next(), new Uids().next(), "of another launcher, too");
        assertTrue(uids.next() > Uids.FIRST);
    }

    @Test
    void aFolderThatIsNoJdkIsRefusedWithWhatToName(@TempDir Path folder) throws Exception {
        IllegalArgumentException none = assertThrows(IllegalArgumentException.class, () -> Jdk.in(folder));
        assertTrue(none.getMessage().contains("bin/java"), none.getMessage());
        Files.writeString(folder.resolve("release"), "JAVA_VERSION=\"11.0.2\"\n");
        IllegalArgumentException old = assertThrows(IllegalArgumentException.class, () -> Jdk.in(folder));
        assertTrue(old.getMessage().contains("11.0.2") && old.getMessage().contains("17"), old.getMessage());
        Jdk running = Jdk.in(Path.of(System.getProperty("java.home")));
        assertEquals(Runtime.version().feature(), running.feature());
    }
}
