package org.botarena.arena.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.SandboxTrial.Fails;

/**
 * Finds out why a machine has no sandbox and how to fix it. Immutable.
 *
 * @param settings the folder of the kernel's settings: {@code /proc/sys}
 */
record SandboxDiagnosis(Path settings) {
    private static final String INSTALL =
            "Install it: 'apt install %1$s' (Debian, Ubuntu), 'dnf install %1$s' (Fedora),"
                    + " 'pacman -S %1$s' (Arch)";

    static SandboxDiagnosis here() {
        return new SandboxDiagnosis(Path.of("/proc/sys"));
    }

    /** Looks for missing prerequisites, without a trial. */
    Optional<Fails> missing(Machine machine) {
        if (!machine.isLinux()) {
            return Optional.of(new Fails(
                    "the sandbox is made of what Linux has, and this is " + System.getProperty("os.name"),
                    "Use a Linux machine, or a virtual one"));
        }
        if (machine.bubblewrap().isEmpty()) {
            return Optional.of(new Fails("bubblewrap (bwrap) is not installed", INSTALL.formatted("bubblewrap")));
        }
        if (machine.prlimit().isEmpty()
                || machine.shell().isEmpty()
                || machine.setsid().isEmpty()) {
            return Optional.of(new Fails(
                    "sh, prlimit or setsid is missing, which the limits need", INSTALL.formatted("util-linux")));
        }
        if (System.getProperty("user.name").equals("root") && machine.setpriv().isEmpty()) {
            return Optional.of(new Fails(
                    "the arena runs as root and cannot give agents another user (setpriv)",
                    "Start it as an ordinary user"));
        }
        return Optional.empty();
    }

    /** Derives the cause of a failed trial from its error message. */
    Fails diagnose(String said) {
        String why = "the trial failed: " + said.strip().replaceAll("\\s+", " ");
        if (isSet("user/max_user_namespaces", "0")) {
            return new Fails(
                    "this system allows no user namespaces",
                    "Allow them: 'sudo sysctl user.max_user_namespaces=10000' (to keep it, a line in"
                            + " /etc/sysctl.d/90-botarena.conf)");
        }
        if (isSet("kernel/unprivileged_userns_clone", "0")) {
            return new Fails(
                    "on this system only root may create user namespaces",
                    "Allow them: 'sudo sysctl kernel.unprivileged_userns_clone=1' (to keep it, a line in"
                            + " /etc/sysctl.d/90-botarena.conf)");
        }
        if (isSet("kernel/apparmor_restrict_unprivileged_userns", "1")) {
            return new Fails(
                    "AppArmor restricts user namespaces here (Ubuntu from 23.10 on)",
                    "Give bubblewrap a profile that allows them: write 'abi <abi/4.0>, include <tunables/global>"
                            + " profile bwrap /usr/bin/bwrap flags=(unconfined) { userns, }' to /etc/apparmor.d/bwrap and"
                            + " run 'sudo systemctl reload apparmor'; or lift the restriction: 'sudo sysctl"
                            + " kernel.apparmor_restrict_unprivileged_userns=0'");
        }
        if (isContainer()) {
            return new Fails(
                    why,
                    "This is a container, which needs leave to make namespaces: start it with '--security-opt"
                            + " seccomp=unconfined --security-opt systempaths=unconfined', or run the arena outside of it");
        }
        return new Fails(why, "See 'arena doctor'");
    }

    private boolean isSet(String setting, String value) {
        try {
            return Files.readString(settings.resolve(setting)).strip().equals(value);
        } catch (IOException e) {
            return false; // this kernel does not have the setting
        }
    }

    private static boolean isContainer() {
        return Files.exists(Path.of("/.dockerenv")) || Files.exists(Path.of("/run/.containerenv"));
    }
}
