package org.botarena.arena.process.seccomp;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * The program that the kernel runs before every system call of an agent's process (seccomp, classic BPF; see {@code
 * linux/filter.h}, {@code linux/seccomp.h}). It lists the refused calls, not the allowed ones. The calls of a JVM
 * differ between versions and C libraries, and the namespaces protect the machine even without the filter. Immutable.
 */
public final class SystemCallFilter {
    // Instructions: load a word of the call, compare the accumulator with a constant, return.
    private static final int LOAD = 0x20; // BPF_LD | BPF_W | BPF_ABS
    private static final int EQUAL = 0x15; // BPF_JMP | BPF_JEQ | BPF_K
    private static final int GREATER = 0x25; // BPF_JMP | BPF_JGT | BPF_K, unsigned
    private static final int ANY_BIT = 0x45; // BPF_JMP | BPF_JSET | BPF_K
    private static final int RETURN = 0x06; // BPF_RET | BPF_K

    // Offsets in struct seccomp_data. For an argument it is the low half, which contains all the bits that matter.
    private static final int NUMBER = 0;
    private static final int ARCHITECTURE = 4;
    private static final int FIRST_ARGUMENT = 16;
    private static final int SECOND_ARGUMENT = 24;
    private static final int THIRD_ARGUMENT = 32;
    private static final int FOURTH_ARGUMENT = 40;
    private static final int SIXTH_ARGUMENT = 56;

    // Return values of the filter.
    private static final int ALLOWED = 0x7FFF_0000;
    private static final int KILLED = 0x8000_0000; // the whole process
    private static final int FAILED = 0x0005_0000; // with the error number in the low half
    private static final int EPERM = 1;
    private static final int ENOSYS = 38;

    private static final int CLONE_THREAD = 0x0001_0000;
    private static final int CLONE_PIDFD = 0x1000; // its number counts up for the machine

    private static final int MAP_SHARED = 1; // a bit of MAP_SHARED_VALIDATE as well
    private static final int MAP_ANONYMOUS = 0x20;

    private static final int FUTEX_PRIVATE_FLAG = 0x80;

    /**
     * FUTEX_WAIT, FUTEX_WAIT_BITSET, and the latter with the realtime clock: how the C library waits for a thread's
     * end.
     */
    private static final int[] WAITS_FOR_A_THREAD = {0, 9, 0x109};

    /**
     * Advice on pages of files (WILLNEED, COLD, PAGEOUT, POPULATE_READ, COLLAPSE) and on pages that may be merged with
     * other processes' pages (MERGEABLE).
     */
    private static final int[] ADVICE = {3, 12, 20, 21, 22, 25};

    /**
     * Commands of fcntl that are refused. Some lock, lease or watch a file (F_SETLK, F_SETLKW, the same by open file,
     * lease, notify). One takes pages that are counted by user (F_SETPIPE_SZ). Others access a file's hints
     * (F_GET_RW_HINT to F_SET_FILE_RW_HINT), which all processes with the open file share.
     */
    private static final int[] SHARED = {6, 7, 37, 38, 1024, 1026, 1031, 1035, 1036, 1037, 1038};

    private static final int PR_SET_SECCOMP = 22;

    private final boolean waitsForThreads;
    private final List<long[]> instructions = new ArrayList<>();

    private SystemCallFilter(CpuArchitecture architecture, boolean waitsForThreads) {
        this.waitsForThreads = waitsForThreads;
        // Call numbers depend on the architecture: a call by another architecture's numbers is an attempt to bypass the
        // filter.
        load(ARCHITECTURE);
        jump(EQUAL, architecture.audit(), 1, 0);
        done(KILLED);
        load(NUMBER);
        // Calls newer than this filter do not exist for an agent; the numbers of x32 are in that range as well.
        jump(GREATER, SystemCall.NEWEST, 0, 1);
        done(FAILED | ENOSYS);
        for (SystemCall call : SystemCall.values()) {
            OptionalInt number = call.on(architecture);
            if (number.isPresent()) {
                refuse(call, number.getAsInt());
            }
        }
        done(ALLOWED);
    }

    /** The calls that are refused always or for some arguments, with their numbers, under the kernel's names. */
    public static Map<String, Integer> refused(CpuArchitecture architecture) {
        Map<String, Integer> numbers = new TreeMap<>();
        for (SystemCall call : SystemCall.values()) {
            call.on(architecture).ifPresent(number -> numbers.put(call.name().toLowerCase(Locale.ROOT), number));
        }
        return numbers;
    }

    /**
     * The program for this architecture, as {@code bwrap --seccomp} reads it: 8 bytes per instruction.
     *
     * @param waitsForThreads whether the C library may wait for the end of a thread. If not, a process that does so is
     *     ended; if so, the process can also wait on a page of a file.
     */
    public static byte[] bytes(CpuArchitecture architecture, boolean waitsForThreads) {
        List<long[]> program = new SystemCallFilter(architecture, waitsForThreads).instructions;
        ByteBuffer bytes = ByteBuffer.allocate(8 * program.size()).order(ByteOrder.LITTLE_ENDIAN);
        for (long[] each : program) {
            bytes.putShort((short) each[0]).put((byte) each[1]).put((byte) each[2]);
            bytes.putInt((int) each[3]);
        }
        return bytes.array();
    }

    private void refuse(SystemCall call, int number) {
        switch (call) {
            case CLONE -> {
                jump(EQUAL, number, 0, 6); // another call: past these six
                load(FIRST_ARGUMENT);
                jump(ANY_BIT, CLONE_PIDFD, 0, 1);
                done(FAILED | EPERM);
                jump(ANY_BIT, CLONE_THREAD, 0, 1);
                done(ALLOWED); // a thread of this process
                done(FAILED | EPERM); // a process
            }
            case CLONE3 -> {
                // Its flags are in memory, where a filter cannot look; the C library then uses clone.
                jump(EQUAL, number, 0, 1);
                done(FAILED | ENOSYS);
            }
            case FCNTL -> refuseValues(number, SECOND_ARGUMENT, SHARED);
            case PRCTL -> refuseValues(number, FIRST_ARGUMENT, PR_SET_SECCOMP);
            case MADVISE -> refuseValues(number, THIRD_ARGUMENT, ADVICE);
            case MMAP -> {
                jump(EQUAL, number, 0, 5);
                load(FOURTH_ARGUMENT);
                jump(ANY_BIT, MAP_SHARED, 0, 2);
                jump(ANY_BIT, MAP_ANONYMOUS, 0, 1);
                done(FAILED | EPERM);
                done(ALLOWED);
            }
            case FUTEX -> {
                int[] allowed = waitsForThreads ? WAITS_FOR_A_THREAD : new int[0];
                jump(EQUAL, number, 0, 4 + 2 * allowed.length);
                load(SECOND_ARGUMENT);
                jump(ANY_BIT, FUTEX_PRIVATE_FLAG, 0, 1);
                done(ALLOWED);
                for (int operation : allowed) {
                    jump(EQUAL, operation, 0, 1);
                    done(ALLOWED);
                }
                done(FAILED | EPERM);
            }
            case PREADV2 -> {
                jump(EQUAL, number, 0, 4);
                load(SIXTH_ARGUMENT);
                jump(EQUAL, 0, 0, 1);
                done(ALLOWED);
                done(FAILED | EPERM);
            }
            default -> {
                jump(EQUAL, number, 0, 1);
                done(FAILED | EPERM);
            }
        }
    }

    /** Refuses a call for these values of an argument. */
    private void refuseValues(int number, int argument, int... values) {
        jump(EQUAL, number, 0, 2 + 2 * values.length);
        load(argument);
        for (int value : values) {
            jump(EQUAL, value, 0, 1);
            done(FAILED | EPERM);
        }
        done(ALLOWED);
    }

    private void load(int offset) {
        instructions.add(new long[] {LOAD, 0, 0, offset});
    }

    /** Jumps by the first number of instructions if the condition holds, otherwise by the second. */
    private void jump(int condition, int constant, int ifSo, int otherwise) {
        instructions.add(new long[] {condition, ifSo, otherwise, constant});
    }

    private void done(int verdict) {
        instructions.add(new long[] {RETURN, 0, 0, verdict});
    }
}
