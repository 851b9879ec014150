package org.botarena.zoo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.seccomp.CpuArchitecture;
import org.botarena.arena.process.seccomp.SystemCallFilter;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every call that specimens make by machine code reaches the kernel, and the filter answers it. */
class CallsTest {
    /** An error that the kernel returns for none of these calls: the filter is changed to return it. */
    private static final int MARK = 77;

    /** {@code ENOSYS}. */
    private static final int NO_SUCH_CALL = 38;

    private static final String PROGRAM = """
            package raw;
            public class Main {
                public static void main(String[] args) throws Exception {
                    for (Calls.Call call : Calls.all()) {
                        System.out.println(call.name() + " " + call.number() + " " + call.make());
                    }
                }
            }
            """;

    @TempDir
    Path folder;

    private Path jar;

    @BeforeEach
    void pack() {
        assumeTrue(CpuArchitecture.here().equals(Optional.of(CpuArchitecture.X86_64)), "machine code for x86-64");
        jar = TestJars.jar("calls")
                .source("raw.Main", PROGRAM)
                .source("raw.Calls", SpecimenJar.carried("raw.Calls"))
                .source("raw.RawCall", SpecimenJar.carried("raw.RawCall"))
                .into(folder);
    }

    /** The answers: each line is a call, its number, and the kernel's answer. */
    private List<String[]> answers(List<String> prefix) throws Exception {
        List<String> command = new ArrayList<>(prefix);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        command.addAll(List.of(java, "-Xmx64m", "-XX:+UseSerialGC", "-XX:-UsePerfData"));
        // As in the sandbox: without space for the launcher's thread the JVM runs on the first one, for which no thread
        // waits.
        command.addAll(List.of("-Xss1g", "-XX:ThreadStackSize=512", "-XX:CompressedClassSpaceSize=32m"));
        command.addAll(List.of("-XX:ReservedCodeCacheSize=48m", "-cp", jar.toString(), "raw.Main"));
        Path errors = folder.resolve("errors"); // Later JVMs warn about sun.misc.Unsafe there.
        Process process =
                new ProcessBuilder(command).redirectError(errors.toFile()).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said + Files.readString(errors));
        return said.lines().map(line -> line.split(" ", -1)).toList();
    }

    private List<String> filtered(byte[] filter) throws Exception {
        Path file = Files.write(folder.resolve("filter"), filter);
        String bubblewrap = Machine.here().bubblewrap().map(Path::toString).orElse("");
        assumeTrue(!bubblewrap.isEmpty(), "there is no bubblewrap");
        return List.of(
                "sh",
                "-c",
                "ulimit -v 1040000; exec \"$@\" 9<\"$0\"",
                file.toString(),
                bubblewrap,
                "--seccomp",
                "9",
                "--dev-bind",
                "/",
                "/");
    }

    /** All errors except "no such call", which makes the C library use an older call. */
    private static byte[] marked(byte[] filter) {
        ByteBuffer program = ByteBuffer.wrap(filter).order(ByteOrder.LITTLE_ENDIAN);
        for (int at = 0; at < filter.length; at += 8) {
            boolean isError = program.getShort(at) == 6 && (program.getInt(at + 4) & 0xFFFF_0000) == 0x0005_0000;
            if (isError && (program.getInt(at + 4) & 0xFFFF) != NO_SUCH_CALL) {
                program.putInt(at + 4, 0x0005_0000 | MARK);
            }
        }
        return filter;
    }

    @Test
    void theFilterAnswersEachOfThem() throws Exception {
        for (String[] answer : answers(filtered(marked(SystemCallFilter.bytes(CpuArchitecture.X86_64, false))))) {
            int expected = answer[0].equals("clone3") ? NO_SUCH_CALL : MARK;
            assertEquals("-" + expected, answer[2], answer[0] + " " + answer[1]);
        }
    }

    @Test
    void withoutTheFilterTheAnswerIsAnother() throws Exception {
        // A user without privileges, to whom the calls' effects on the machine are forbidden.
        List<String> user = Machine.here()
                .setpriv()
                .map(setpriv -> List.of(
                        setpriv.toString(),
                        "--reuid=1900000000",
                        "--regid=1900000000",
                        "--clear-groups",
                        "--no-new-privs"))
                .orElse(List.of());
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        for (String[] answer : answers(user)) {
            assertNotEquals("-" + MARK, answer[2], answer[0] + " " + answer[1]);
        }
    }

    @Test
    void theyAreAllThatTheFilterRefuses() {
        Map<String, Integer> made = SpecimenJar.carried("raw.Calls")
                .lines()
                .map(line -> line.strip().split(" ", -1))
                .filter(words -> words.length >= 3 && words[2].matches("\\d+") && words[1].matches("!?[a-z_0-9]+"))
                .collect(Collectors.toMap(
                        words -> words[1].replace("!", ""),
                        words -> Integer.parseInt(words[2]),
                        (a, b) -> a,
                        TreeMap::new));
        Map<String, Integer> refused = SystemCallFilter.refused(CpuArchitecture.X86_64);
        assertTrue(refused.size() > 90, "" + refused.size());
        assertEquals(
                new TreeSet<>(refused.entrySet().stream().map(Object::toString).toList()),
                new TreeSet<>(made.entrySet().stream().map(Object::toString).toList()));
    }
}
