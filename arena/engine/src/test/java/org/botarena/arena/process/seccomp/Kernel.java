package org.botarena.arena.process.seccomp;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Runs a filter as the kernel does, with the few instructions of classic BPF that filters of system calls use. */
final class Kernel {
    static final int ALLOWED = 0x7FFF_0000;
    static final int KILLED = 0x8000_0000;
    static final int EPERM = 0x0005_0001;
    static final int ENOSYS = 0x0005_0026;

    private final byte[] program;
    private final int architecture;

    Kernel(byte[] program, int architecture) {
        this.program = program;
        this.architecture = architecture;
    }

    /** The filter's verdict on a call with these arguments; a missing argument is 0. */
    int call(int number, long... arguments) {
        ByteBuffer data = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
        data.putInt(number).putInt(architecture).putLong(0);
        for (long argument : arguments) {
            data.putLong(argument);
        }
        ByteBuffer code = ByteBuffer.wrap(program).order(ByteOrder.LITTLE_ENDIAN);
        int accumulator = 0;
        for (int at = 0; at < program.length / 8; at++) {
            int operation = code.getShort(8 * at);
            int ifSo = code.get(8 * at + 2) & 0xFF;
            int otherwise = code.get(8 * at + 3) & 0xFF;
            int constant = code.getInt(8 * at + 4);
            switch (operation) {
                case 0x20 -> accumulator = data.getInt(constant);
                case 0x15 -> at += accumulator == constant ? ifSo : otherwise;
                case 0x25 -> at += Integer.compareUnsigned(accumulator, constant) > 0 ? ifSo : otherwise;
                case 0x45 -> at += (accumulator & constant) != 0 ? ifSo : otherwise;
                case 0x06 -> {
                    return constant;
                }
                default -> throw new AssertionError("invalid instruction %d".formatted(at));
            }
        }
        throw new AssertionError("the program runs past its end");
    }
}
