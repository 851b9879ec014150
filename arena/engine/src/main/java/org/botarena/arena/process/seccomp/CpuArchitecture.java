package org.botarena.arena.process.seccomp;

import java.util.Arrays;
import java.util.Optional;

/** A processor architecture whose system call numbers are known. */
public enum CpuArchitecture {
    /** 64-bit Intel and AMD. */
    X86_64("amd64", 0xC000_003E),
    /** 64-bit ARM, little-endian. */
    AARCH64("aarch64", 0xC000_00B7);

    private final String osArch;
    private final int audit;

    CpuArchitecture(String osArch, int audit) {
        this.osArch = osArch;
        this.audit = audit;
    }

    /** The architecture of this JVM, or empty if it is another one. */
    public static Optional<CpuArchitecture> here() {
        return of(System.getProperty("os.arch"));
    }

    static Optional<CpuArchitecture> of(String osArch) {
        return Arrays.stream(values())
                .filter(each -> each.osArch.equals(osArch))
                .findFirst();
    }

    /** The kernel's name for it: {@code AUDIT_ARCH_…} of {@code linux/audit.h}. */
    int audit() {
        return audit;
    }
}
