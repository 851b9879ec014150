package org.botarena.arena.process.seccomp;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The filter, run like in the kernel, for the architecture of this machine and for the others. */
class SystemCallFilterTest {
    private static final int CLONE_VM = 0x100;
    private static final int CLONE_THREAD = 0x1_0000;
    private static final int SIGCHLD = 17;

    private static final Set<SystemCall> BY_ARGUMENT = EnumSet.of(
            SystemCall.CLONE,
            SystemCall.CLONE3,
            SystemCall.FCNTL,
            SystemCall.PREADV2,
            SystemCall.PRCTL,
            SystemCall.MADVISE,
            SystemCall.MMAP,
            SystemCall.FUTEX);

    private static Kernel kernel(CpuArchitecture architecture) {
        return new Kernel(SystemCallFilter.bytes(architecture, false), architecture.audit());
    }

    private static int number(SystemCall call, CpuArchitecture on) {
        return call.on(on).orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void aThreadIsAllowedAndAProcessIsNot(CpuArchitecture on) {
        int clone = number(SystemCall.CLONE, on);
        assertAll(
                () -> assertEquals(Kernel.ALLOWED, kernel(on).call(clone, CLONE_VM | CLONE_THREAD)),
                () -> assertEquals(
                        Kernel.EPERM, kernel(on).call(clone, CLONE_VM | CLONE_THREAD | 0x1000), "CLONE_PIDFD"),
                () -> assertEquals(Kernel.EPERM, kernel(on).call(clone, SIGCHLD)),
                () -> assertEquals(Kernel.EPERM, kernel(on).call(clone, CLONE_VM | SIGCHLD)));
    }

    @ParameterizedTest
    @EnumSource
    void aCallWithHiddenFlagsDoesNotExist(CpuArchitecture on) {
        assertEquals(Kernel.ENOSYS, kernel(on).call(number(SystemCall.CLONE3, on), CLONE_THREAD));
    }

    @ParameterizedTest
    @EnumSource
    void fcntlRefusesOnlyFileLocksAndHints(CpuArchitecture on) {
        int fcntl = number(SystemCall.FCNTL, on);
        int duplicate = 0;
        int setFlags = 4;
        int getLock = 5;
        for (int lock : new int[] {6, 7, 37, 38, 1024, 1026, 1031, 1035, 1036, 1037, 1038}) {
            assertEquals(Kernel.EPERM, kernel(on).call(fcntl, 3, lock), "command " + lock);
        }
        for (int other : new int[] {duplicate, 1, 2, 3, setFlags, getLock, 1030, 1032, 1034, 1039}) {
            assertEquals(Kernel.ALLOWED, kernel(on).call(fcntl, 3, other), "command " + other);
        }
    }

    @ParameterizedTest
    @EnumSource
    void readingIsAllowedButNotProbingTheCache(CpuArchitecture on) {
        int preadv2 = number(SystemCall.PREADV2, on);
        assertEquals(Kernel.ALLOWED, kernel(on).call(preadv2, 3, 4096, 1, 0, 0, 0));
        for (int flags : new int[] {1, 8, 0x80, -1}) { // RWF_NOWAIT is 8, RWF_DONTCACHE is 0x80
            assertEquals(Kernel.EPERM, kernel(on).call(preadv2, 3, 4096, 1, 0, 0, flags), "flags " + flags);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aThreadMaySetItsNameButNotAFilter(CpuArchitecture on) {
        int prctl = number(SystemCall.PRCTL, on);
        int setName = 15;
        int setNoNewPrivileges = 38;
        assertEquals(Kernel.EPERM, kernel(on).call(prctl, 22, 2));
        assertEquals(Kernel.ALLOWED, kernel(on).call(prctl, setName));
        assertEquals(Kernel.ALLOWED, kernel(on).call(prctl, setNoNewPrivileges, 1));
    }

    @ParameterizedTest
    @EnumSource
    void onlyPrivateFutexesAreAllowed(CpuArchitecture on) {
        int futex = number(SystemCall.FUTEX, on);
        Kernel waiting = new Kernel(SystemCallFilter.bytes(on, true), on.audit());
        for (int operation = 0; operation <= 13; operation++) {
            assertEquals(Kernel.ALLOWED, kernel(on).call(futex, 4096, operation | 0x80), "private " + operation);
            assertEquals(Kernel.ALLOWED, kernel(on).call(futex, 4096, operation | 0x180), "by the clock " + operation);
            assertEquals(Kernel.EPERM, kernel(on).call(futex, 4096, operation), "shared " + operation);
            assertEquals(Kernel.EPERM, kernel(on).call(futex, 4096, operation | 0x100), "shared " + operation);
            boolean isWait = operation == 0 || operation == 9;
            assertEquals(isWait ? Kernel.ALLOWED : Kernel.EPERM, waiting.call(futex, 4096, operation), "" + operation);
            assertEquals(Kernel.ALLOWED, waiting.call(futex, 4096, operation | 0x80), "private " + operation);
        }
    }

    @ParameterizedTest
    @EnumSource
    void memoryIsNeverSharedAndAdviceIsOnlyForPrivatePages(CpuArchitecture on) {
        int mmap = number(SystemCall.MMAP, on);
        int madvise = number(SystemCall.MADVISE, on);
        for (int flags : new int[] {1, 2, 0x22, 0x4022, 0x32, 3}) {
            assertEquals(Kernel.ALLOWED, kernel(on).call(mmap, 0, 4096, 3, flags), "flags " + flags);
        }
        for (int flags : new int[] {0x21, 0x23, 0x4021}) {
            assertEquals(Kernel.EPERM, kernel(on).call(mmap, 0, 4096, 3, flags), "flags " + flags);
        }
        for (int advice : new int[] {0, 1, 2, 4, 8, 14, 15, 16, 23}) {
            assertEquals(Kernel.ALLOWED, kernel(on).call(madvise, 4096, 4096, advice), "advice " + advice);
        }
        for (int advice : new int[] {3, 12, 20, 21, 22, 25}) {
            assertEquals(Kernel.EPERM, kernel(on).call(madvise, 4096, 4096, advice), "advice " + advice);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyOtherListedCallIsRefusedForAllArguments(CpuArchitecture on) {
        for (SystemCall call : SystemCall.values()) {
            OptionalInt number = call.on(on);
            if (number.isPresent() && !BY_ARGUMENT.contains(call)) {
                assertEquals(Kernel.EPERM, kernel(on).call(number.getAsInt()), call::name);
                assertEquals(Kernel.EPERM, kernel(on).call(number.getAsInt(), -1, -1, -1, -1, -1, -1), call::name);
            }
        }
    }

    @Test
    void theCallsOfAJvmAreAllowed() {
        // read, write, close, mmap, munmap, ioctl, pread64, socketpair, execve, exit_group, gettid, tgkill,
        // openat
        for (int number : new int[] {0, 1, 3, 9, 11, 16, 17, 28, 53, 59, 231, 186, 234, 257}) {
            assertEquals(Kernel.ALLOWED, kernel(CpuArchitecture.X86_64).call(number), "x86-64 " + number);
        }
        for (int number : new int[] {63, 64, 57, 222, 215, 29, 67, 199, 221, 94, 178, 131, 56, 233}) {
            assertEquals(Kernel.ALLOWED, kernel(CpuArchitecture.AARCH64).call(number), "aarch64 " + number);
        }
    }

    @ParameterizedTest
    @EnumSource
    void newerCallsDoNotExist(CpuArchitecture on) {
        assertAll(
                () -> assertEquals(Kernel.ALLOWED, kernel(on).call(SystemCall.NEWEST)),
                () -> assertEquals(Kernel.ENOSYS, kernel(on).call(SystemCall.NEWEST + 1)),
                () -> assertEquals(Kernel.ENOSYS, kernel(on).call(0x4000_0000 | 41), "the numbers of x32"),
                () -> assertEquals(Kernel.ENOSYS, kernel(on).call(-1)));
    }

    @ParameterizedTest
    @EnumSource
    void aCallOfAnotherArchitectureEndsTheProcess(CpuArchitecture on) {
        int i386 = 0x4000_0003;
        Kernel foreign = new Kernel(SystemCallFilter.bytes(on, false), i386);
        assertEquals(Kernel.KILLED, foreign.call(1));
    }

    /** The kernel's own headers are authoritative; where they are installed, the list is compared with them. */
    @ParameterizedTest
    @EnumSource
    void theNumbersMatchTheKernelsHeaders(CpuArchitecture on) throws IOException {
        Path header = on == CpuArchitecture.X86_64
                ? Path.of("/usr/include/x86_64-linux-gnu/asm/unistd_64.h")
                : Path.of("/usr/include/asm-generic/unistd.h");
        assumeTrue(Files.exists(header), header + " is not installed");
        Map<String, Integer> kernels = Pattern.compile("#define __NR(?:3264)?_(\\w+)\\s+(\\d+)")
                .matcher(Files.readString(header))
                .results()
                .collect(Collectors.toMap(each -> each.group(1), each -> Integer.parseInt(each.group(2)), (a, b) -> a));
        int compared = 0;
        for (SystemCall call : SystemCall.values()) {
            String name = (call == SystemCall.SYSCTL ? "_" : "") + call.name().toLowerCase(Locale.ROOT);
            if (kernels.containsKey(name)) {
                assertEquals(OptionalInt.of(kernels.get(name)), call.on(on), name);
                compared++;
            }
        }
        assertTrue(compared > 60, "compared " + compared);
    }

    @Test
    void architectureNamesMatchTheJvms() {
        assertAll(
                () -> assertEquals(
                        CpuArchitecture.X86_64, CpuArchitecture.of("amd64").orElseThrow()),
                () -> assertEquals(
                        CpuArchitecture.AARCH64, CpuArchitecture.of("aarch64").orElseThrow()),
                () -> assertTrue(CpuArchitecture.of("riscv64").isEmpty()));
    }
}
