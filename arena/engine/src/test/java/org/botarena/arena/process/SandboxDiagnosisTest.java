package org.botarena.arena.process;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.group.FreezerTrial;
import org.botarena.arena.process.SandboxTrial.Fails;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Explains to the organizer why there is no sandbox and what to do. */
class SandboxDiagnosisTest {
    @TempDir
    private Path settings;

    @Test
    void withoutBubblewrapTheMessageNamesThePackage() {
        Fails fails = obstacles().missing(machine(true, Optional.empty())).orElseThrow();
        assertSays(fails, "bubblewrap (bwrap) is not installed", "apt install bubblewrap", "dnf install bubblewrap");
    }

    @Test
    void thereIsNoSandboxOutsideLinux() {
        assertSays(obstacles().missing(machine(false, Optional.empty())).orElseThrow(), "Linux");
    }

    @Test
    void withAllPrerequisitesOnlyATrialDecides() {
        assertFalse(obstacles()
                .missing(machine(true, Optional.of(Path.of("/usr/bin/bwrap"))))
                .isPresent());
    }

    @Test
    void disabledNamespacesAreToBeEnabled() throws IOException {
        set("user/max_user_namespaces", "0");
        assertSays(diagnosis(), "no user namespaces", "sysctl user.max_user_namespaces=");
    }

    @Test
    void theMessageNamesDebiansOldSetting() throws IOException {
        set("user/max_user_namespaces", "15000");
        set("kernel/unprivileged_userns_clone", "0");
        assertSays(diagnosis(), "only root", "sysctl kernel.unprivileged_userns_clone=1");
    }

    @Test
    void appArmorNeedsAProfileOrARelaxedSetting() throws IOException {
        set("kernel/apparmor_restrict_unprivileged_userns", "1");
        assertSays(diagnosis(), "AppArmor", "/etc/apparmor.d/bwrap", "apparmor_restrict_unprivileged_userns=0");
    }

    @Test
    void anUnknownErrorIsQuoted() {
        assertSays(diagnosis(), "bwrap: something new");
    }

    private SandboxDiagnosis obstacles() {
        return new SandboxDiagnosis(settings);
    }

    private Fails diagnosis() {
        return obstacles().diagnose("bwrap:\n  something new\n");
    }

    private void set(String name, String value) throws IOException {
        Path file = settings.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, value + "\n");
    }

    private static final FreezerTrial NONE = new FreezerTrial.Fails("none");

    private static Machine machine(boolean isLinux, Optional<Path> bubblewrap) {
        Optional<Path> there = Optional.of(Path.of("/usr/bin/tool"));
        return new Machine(isLinux, List.of(0, 1), there, there, there, there, there, bubblewrap, NONE);
    }

    private static void assertSays(Fails fails, String... words) {
        for (String each : words) {
            assertTrue(fails.toString().contains(each), fails::toString);
        }
    }
}
