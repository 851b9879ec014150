package org.botarena.arena.admission.examiner.classfile;

import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.botarena.arena.admission.examiner.limits.Misuse;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Searches a method for references to forbidden or impossible operations: ending its JVM, sleeping, standard input,
 * processes, sockets, files, native code. This helps honest authors, who would otherwise wonder why a call fails.
 * Reflection bypasses it; the security boundary is elsewhere.
 */
final class Suspicions extends MethodVisitor {
    private static final Set<String> UNSAFE = Set.of("sun/misc/Unsafe", "jdk/internal/misc/Unsafe");
    private static final Set<String> FILES = Set.of(
            "java/io/FileInputStream",
            "java/io/FileOutputStream",
            "java/io/FileReader",
            "java/io/FileWriter",
            "java/io/RandomAccessFile",
            "java/nio/file/Files",
            "java/nio/channels/FileChannel");
    private static final Set<String> SOCKETS = Set.of(
            "java/net/Socket",
            "java/net/ServerSocket",
            "java/net/DatagramSocket",
            "java/net/MulticastSocket",
            "java/net/InetAddress",
            "java/nio/channels/SocketChannel",
            "java/nio/channels/ServerSocketChannel",
            "java/nio/channels/DatagramChannel",
            "java/nio/channels/AsynchronousSocketChannel",
            "java/nio/channels/AsynchronousServerSocketChannel");

    /** Receives findings: the kind, the line (0 if unknown), and a description. */
    interface Found {
        void refersTo(Misuse misuse, int line, Supplier<String> what);
    }

    private final Found found;
    private int line;

    /**
     * Searches a method on its way to another visitor.
     *
     * @param next receives all events as well
     */
    Suspicions(MethodVisitor next, Found found) {
        super(Opcodes.ASM9, next);
        this.found = found;
    }

    @Override
    public void visitLineNumber(int number, Label start) {
        super.visitLineNumber(number, start);
        line = number;
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        look(owner, name);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        super.visitFieldInsn(opcode, owner, name, descriptor);
        look(owner, name);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        for (Object argument : arguments) {
            if (argument instanceof Handle handle) {
                look(handle.getOwner(), handle.getName());
            }
        }
    }

    private void look(String owner, String name) {
        misuse(owner, name)
                .ifPresent(misuse -> found.refersTo(
                        misuse,
                        line,
                        () -> ProblemText.cut(owner.replace('/', '.') + (name.equals("<init>") ? "" : "." + name))));
    }

    private static Optional<Misuse> misuse(String owner, String name) {
        boolean isRuntime = owner.equals("java/lang/System") || owner.equals("java/lang/Runtime");
        if (isRuntime && (name.equals("exit") || name.equals("halt"))) {
            return Optional.of(Misuse.EXIT);
        }
        if (name.equals("sleep")
                && (owner.equals("java/lang/Thread") || owner.equals("java/util/concurrent/TimeUnit"))) {
            return Optional.of(Misuse.SLEEP);
        }
        if (owner.equals("java/lang/System") && (name.equals("in") || name.equals("console"))) {
            return Optional.of(Misuse.INPUT);
        }
        if (owner.equals("java/lang/ProcessBuilder") || (owner.equals("java/lang/Runtime") && name.equals("exec"))) {
            return Optional.of(Misuse.PROGRAMS);
        }
        if (UNSAFE.contains(owner) || (isRuntime && (name.equals("load") || name.equals("loadLibrary")))) {
            return Optional.of(Misuse.NATIVE);
        }
        boolean opensUrl = owner.equals("java/net/URL") && (name.equals("openConnection") || name.equals("openStream"));
        if (SOCKETS.contains(owner) || owner.startsWith("java/net/http/") || opensUrl) {
            return Optional.of(Misuse.NETWORK);
        }
        return FILES.contains(owner) ? Optional.of(Misuse.FILES) : Optional.empty();
    }
}
