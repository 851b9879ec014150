package org.botarena.golden;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.group.FreezerTrial;
import org.botarena.arena.process.enclosure.Bubblewrap;
import org.botarena.arena.process.enclosure.EnclosedCommand;
import org.botarena.arena.process.jvm.ChildRuntime;
import org.botarena.arena.process.seccomp.CpuArchitecture;
import org.botarena.arena.process.seccomp.SystemCallFilter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The parts of the sandbox: the arguments of bubblewrap, and the system-call filter, instruction by instruction. */
class SandboxTest {
    private static final int INSTRUCTION = 8;

    /** The header in bytes: architecture, highest number. */
    private static final int HEADER = 6 * INSTRUCTION;

    private static final String USER = "61184";

    /** The system's libraries, whose paths differ between machines. */
    private static final String LIBRARIES = "(--ro-bind|--symlink) \\S+ (/usr)?/lib(32|64|x32)?\n";

    @TempDir
    Path folder;

    @Test
    @EnabledOnOs(OS.LINUX)
    void bubblewrapGetsTheSameArguments() throws IOException {
        Files.createDirectory(folder.resolve("jdk"));
        Files.createDirectory(folder.resolve("host"));
        Path bubblewrap = Files.writeString(folder.resolve("bwrap"), "#!/bin/sh\necho '  --disable-userns  '\n");
        Files.setPosixFilePermissions(bubblewrap, PosixFilePermissions.fromString("rwxr-xr-x"));
        StringBuilder told = new StringBuilder();
        for (int heapMiB : new int[] {256, 2048}) {
            for (Optional<Path> setpriv : List.of(Optional.<Path>empty(), Optional.of(Path.of("/bin/setpriv")))) {
                told.append("# heap %d MiB, the arena is %s\n"
                        .formatted(heapMiB, setpriv.isPresent() ? "root" : "an ordinary user"));
                Path own = Files.createDirectory(folder.resolve("%d-%s".formatted(heapMiB, setpriv.isPresent())));
                told.append(lines(new Bubblewrap(machine(bubblewrap, setpriv), runtime(), heapMiB, own))
                        .replace(own.toString(), "OWN"));
            }
        }
        Golden.assertSame("sandbox/bubblewrap.txt", told.toString().replace(folder.toString(), "HERE"));
    }

    private static Machine machine(Path bubblewrap, Optional<Path> setpriv) {
        return new Machine(
                true,
                List.of(0, 1),
                Optional.of(Path.of("/bin/sh")),
                Optional.of(Path.of("/bin/setsid")),
                Optional.of(Path.of("/bin/taskset")),
                Optional.of(Path.of("/bin/prlimit")),
                setpriv,
                Optional.of(bubblewrap),
                new FreezerTrial.Fails("it is not wanted"));
    }

    private ChildRuntime runtime() {
        return new ChildRuntime() {
            @Override
            public Path program() {
                return folder.resolve("jdk").resolve("bin").resolve("java");
            }

            @Override
            public Optional<Path> home() {
                return Optional.of(folder.resolve("jdk"));
            }

            @Override
            public List<Path> files() {
                return List.of(folder.resolve("host"));
            }
        };
    }

    private static String lines(Bubblewrap sandbox) {
        EnclosedCommand inside = new EnclosedCommand(
                Optional.of(Path.of("/staged/agent.jar")), jar -> List.of("java", "-Xss512k", "-cp", "HOST", jar));
        return String.join(" ", sandbox.command(inside, USER))
                        .replaceAll(" (?=--)", "\n")
                        .replaceAll(LIBRARIES, "")
                + "\n\n";
    }

    @ParameterizedTest
    @EnumSource
    void theSystemCallFilterIsUnchanged(CpuArchitecture architecture) throws Exception {
        String digests = "";
        for (boolean waits : new boolean[] {false, true}) {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(SystemCallFilter.bytes(architecture, waits));
            digests +=
                    "SHA-256 %s%s\n".formatted(HexFormat.of().formatHex(digest), waits ? " waiting for threads" : "");
        }
        String name = architecture.name().toLowerCase(Locale.ROOT);
        Golden.assertSame("sandbox/filter-%s.txt".formatted(name), digests + "\n" + listing(architecture));
    }

    /** The program that blocks waiting for threads, one instruction per line, with the names of the calls. */
    private static String listing(CpuArchitecture architecture) {
        Map<Integer, String> names = new TreeMap<>();
        SystemCallFilter.refused(architecture).forEach((call, number) -> names.put(number, call));
        ByteBuffer program =
                ByteBuffer.wrap(SystemCallFilter.bytes(architecture, false)).order(ByteOrder.LITTLE_ENDIAN);
        StringBuilder listing = new StringBuilder();
        int nextCall = HEADER; // The accumulator holds the number at the end of each call's block.
        for (int at = 0; at < program.limit(); at += INSTRUCTION) {
            int ifSo = program.get(at + 2) & 0xFF;
            int otherwise = program.get(at + 3) & 0xFF;
            int constant = program.getInt(at + 4);
            String jump = "0x%x, +%d, +%d".formatted(constant, ifSo, otherwise);
            int operation = program.getShort(at);
            String call = operation == 0x15 && at == nextCall ? names.getOrDefault(constant, "") : "";
            nextCall = at == nextCall ? at + INSTRUCTION * (1 + otherwise) : nextCall;
            String line = switch (operation) {
                case 0x20 -> "ld [%d]".formatted(constant);
                case 0x15 -> "jeq " + jump;
                case 0x25 -> "jgt " + jump;
                case 0x45 -> "jset " + jump;
                case 0x06 -> "ret 0x%08x".formatted(constant);
                default -> throw new AssertionError("0x%x is not an instruction of a filter".formatted(operation));
            };
            listing.append(call.isEmpty() ? line : "%-24s; %s".formatted(line, call))
                    .append('\n');
        }
        return listing.toString();
    }
}
