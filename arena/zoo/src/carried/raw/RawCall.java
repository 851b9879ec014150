package raw;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import sun.misc.Unsafe;

/**
 * System calls from pure Java, without a library or a native method: the compiled body of a method is overwritten with
 * this class's machine code. The JVM's code cache is writable and executable, and Unsafe writes anywhere. For x86-64;
 * one thread at a time.
 */
public final class RawCall {
    private static final Unsafe UNSAFE = unsafe();

    /**
     * The input of the machine code: the number of the call, six arguments, and whether a process made by the call ends
     * immediately; and the place for the kernel's answer.
     */
    private static final long BLOCK = UNSAFE.allocateMemory(72);

    private static final int ENDS_CHILD = 56;
    private static final int ANSWER = 64;

    /** Saves the registers, loads those of the call, makes it, stores the answer, restores the registers, returns. */
    private static final byte[] CODE = HexFormat.of()
            .parseHex(
                    "50515256574150415141524153" // push rax, rcx, rdx, rsi, rdi, r8 to r11
                            + "53" // push rbx
                            + "48bb0000000000000000" // mov rbx, BLOCK
                            + "488b03488b7b08488b7310488b53184c8b53204c8b43284c8b4b30" // mov rax, rdi, rsi, rdx, r10,
                            // r8, r9, [rbx+…]
                            + "0f05" // syscall
                            + "4885c07510" // test rax, rax; jnz to the parent's part
                            + "48837b38007409" // cmp qword [rbx+56], 0; je to the parent's part
                            + "b8e700000031ff0f05" // exit_group(0)
                            + "48894340" // mov [rbx+64], rax
                            + "5b415b415a415941585f5e5a5958" // pop all
                            + "c3"); // ret

    private static final int BLOCK_IN_CODE = 16;

    private static final int GETPID = 39;
    private static final long NONE = Long.MIN_VALUE;

    /** About four seconds: on a busy machine the compiler waits for a core. */
    private static final int ATTEMPTS = 400;

    private static final int WARM_UP = 1_000;

    /** The maximum distance of a method's first constant from its beginning. */
    private static final int REACH = 400;

    private static volatile long sink;

    private RawCall() {}

    private static Unsafe unsafe() {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            return (Unsafe) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The kernel's answer; an error is its negative number.
     *
     * @throws IOException if the machine code is not reached
     */
    public static long call(long number, long... arguments) throws IOException, InterruptedException {
        return call(false, number, arguments);
    }

    /** Makes a call that creates a process, which ends immediately. */
    public static long fork(long number, long... arguments) throws IOException, InterruptedException {
        return call(true, number, arguments);
    }

    /** Memory outside the heap, filled with zeros. */
    public static long memory(long bytes) {
        long at = UNSAFE.allocateMemory(bytes);
        UNSAFE.setMemory(at, bytes, (byte) 0);
        return at;
    }

    /** Writes there. */
    public static void put(long at, long value) {
        UNSAFE.putLong(at, value);
    }

    /** Reads there. */
    public static long get(long at) {
        return UNSAFE.getLong(at);
    }

    /** A null-terminated text. */
    public static long text(String text) {
        long at = memory(text.length() + 1);
        for (int i = 0; i < text.length(); i++) {
            UNSAFE.putByte(at + i, (byte) text.charAt(i));
        }
        return at;
    }

    private static long call(boolean endsChild, long number, long... arguments)
            throws IOException, InterruptedException {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            prepare(endsChild, number, arguments);
            overwritten();
            long answer = UNSAFE.getLongVolatile(null, BLOCK + ANSWER);
            if (answer != NONE) {
                return answer;
            }
            prepare(false, GETPID);
            for (int i = 0; i < WARM_UP; i++) {
                overwritten(); // until it is compiled
            }
            Thread.sleep(10);
            overwrite();
        }
        throw new IOException("the machine code is not reached");
    }

    private static void prepare(boolean endsChild, long number, long... arguments) {
        UNSAFE.putLong(BLOCK, number);
        for (int i = 0; i < 6; i++) {
            UNSAFE.putLong(BLOCK + 8 + 8 * i, i < arguments.length ? arguments[i] : 0);
        }
        UNSAFE.putLong(BLOCK + ENDS_CHILD, endsChild ? 1 : 0);
        UNSAFE.putLong(BLOCK + ANSWER, NONE);
    }

    /** Found in the code cache by its first constant; it is too long to be inlined into its callers. */
    private static void overwritten() {
        sink = 0x5EED_C0DE_0BAD_F000L;
        sink = 0x5EED_C0DE_0BAD_F000L + 1;
        sink = 0x5EED_C0DE_0BAD_F000L + 2;
        sink = 0x5EED_C0DE_0BAD_F000L + 3;
        sink = 0x5EED_C0DE_0BAD_F000L + 4;
        sink = 0x5EED_C0DE_0BAD_F000L + 5;
        sink = 0x5EED_C0DE_0BAD_F000L + 6;
        sink = 0x5EED_C0DE_0BAD_F000L + 7;
        sink = 0x5EED_C0DE_0BAD_F000L + 8;
        sink = 0x5EED_C0DE_0BAD_F000L + 9;
        sink = 0x5EED_C0DE_0BAD_F000L + 10;
        sink = 0x5EED_C0DE_0BAD_F000L + 11;
        long[] padding = {
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
            30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
            57, 58, 59, 60
        };
        sink = padding[59];
    }

    private static void overwrite() throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc/self/maps"))) {
            if (line.contains(" rwxp ")) {
                String[] bounds = line.substring(0, line.indexOf(' ')).split("-", -1);
                overwrite(Long.parseUnsignedLong(bounds[0], 16), Long.parseUnsignedLong(bounds[1], 16));
            }
        }
    }

    private static void overwrite(long from, long to) {
        long mark = Long.parseLong("5EEDC0DE0BADF000", 16); // A constant of this method would also be found.
        for (long at = from + REACH; at < to - 8; at++) {
            if (UNSAFE.getLong(at) == mark) {
                writeCode(entry(at));
            }
        }
    }

    private static void writeCode(long entry) {
        byte[] code = CODE.clone();
        ByteBuffer.wrap(code).order(ByteOrder.LITTLE_ENDIAN).putLong(BLOCK_IN_CODE, BLOCK);
        for (int i = 0; entry != 0 && i < code.length; i++) {
            UNSAFE.putByte(entry + i, code[i]);
        }
    }

    /**
     * The beginning of the compiled method: it touches the stack that it may need (mov [rsp-…], eax) and pushes rbp.
     */
    private static long entry(long within) {
        for (long at = within; at > within - REACH; at--) {
            if ((UNSAFE.getLong(at) & 0xFFFF_0000_00FF_FFFFL) == 0x55FF_0000_0024_8489L) {
                return at;
            }
        }
        return 0;
    }
}
