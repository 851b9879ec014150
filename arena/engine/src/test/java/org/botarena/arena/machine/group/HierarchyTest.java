package org.botarena.arena.machine.group;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The group of a process, as the kernel reports it. */
class HierarchyTest {
    private static final String UNIFIED =
            "30 23 0:26 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw,nsdelegate,memory_recursiveprot\n";

    @TempDir
    private Path self;

    private Path own(String cgroup, String mounts) throws IOException {
        Files.writeString(self.resolve("cgroup"), cgroup);
        Files.writeString(self.resolve("mountinfo"), mounts);
        return new Hierarchy(self).ownGroup();
    }

    private String refusal(String cgroup, String mounts) {
        return assertThrows(IOException.class, () -> own(cgroup, mounts)).getMessage();
    }

    @Test
    void underSystemdItIsTheSessionsScope() throws IOException {
        assertEquals(
                Path.of("/sys/fs/cgroup/user.slice/user-1000.slice/user@1000.service/app.slice/run-r1.scope"),
                own("0::/user.slice/user-1000.slice/user@1000.service/app.slice/run-r1.scope\n", UNIFIED));
    }

    @Test
    void nextToTheFirstVersionItHasAFolderOfItsOwn() throws IOException {
        assertEquals(Path.of("/sys/fs/cgroup/unified"), own("6:freezer:/\n4:memory:/a/b\n0::/\n", """
                        31 25 0:28 / /sys/fs/cgroup rw - tmpfs tmpfs rw,mode=755
                        38 31 0:35 / /sys/fs/cgroup/freezer rw,relatime - cgroup cgroup rw,freezer
                        41 31 0:38 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw
                        """));
    }

    @Test
    void aContainerMaySeeOnlyAPartOfTheTree() throws IOException {
        assertEquals(
                Path.of("/sys/fs/cgroup/inner"),
                own(
                        "0::/docker/0abc/inner\n",
                        "30 23 0:26 /docker/0abc /sys/fs/cgroup rw shared:5 - cgroup2 cgroup2 rw\n"));
        assertTrue(refusal("0::/docker/0abcd\n", "30 23 0:26 /docker/0abc /sys/fs/cgroup rw - cgroup2 cgroup2 rw\n")
                .contains("not mounted"));
    }

    @Test
    void blanksAreWrittenInOctal() throws IOException {
        assertEquals(
                Path.of("/mnt/all groups/one"),
                own("0::/one\n", "30 23 0:26 / /mnt/all\\040groups rw - cgroup2 cgroup2 rw\n"));
    }

    @Test
    void withoutTheSecondVersionThereIsNoGroup() {
        assertTrue(refusal("6:freezer:/\n", UNIFIED).contains("no cgroups of version 2"));
        assertTrue(refusal("0::/\n", "38 31 0:35 / /sys/fs/cgroup rw - cgroup cgroup rw,freezer\n")
                .contains("not mounted"));
        assertTrue(refusal("0::/../outside\n", UNIFIED).contains("not mounted"));
    }
}
