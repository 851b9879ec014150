package org.botarena.arena.process;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.io.output.TeeOutputStream;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.enclosure.Enclosure;
import org.botarena.arena.process.enclosure.OwnProcess;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.JvmFlags;
import org.botarena.host.Message;
import org.botarena.host.Wire;

/** A real host that records every byte it is sent, beginning with its command and its environment. For one thread. */
public final class TappedChild {
    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();
    private final int before;
    private final Child child;

    private TappedChild(Enclosure enclosure, List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().clear();
        sent.write(command.toString().getBytes(StandardCharsets.UTF_8));
        sent.write(builder.environment().toString().getBytes(StandardCharsets.UTF_8));
        before = sent.size();
        Process process = new Tapped(builder.start(), sent);
        ChildHandle handle = new ChildHandle(process, enclosure, Optional.empty(), Optional.empty(), "");
        child = new Child(new ChildProcess(process, handle, false), new Conversation(process));
    }

    /** Starts a host for this jar and this game. */
    public static TappedChild start(HostRuntime runtime, Path staged, String game) throws IOException {
        List<String> command = runtime.command(JvmFlags.DEFAULT_HEAP_MIB, staged.toString(), game);
        return new TappedChild(new OwnProcess(Machine.here(), runtime, JvmFlags.DEFAULT_HEAP_MIB), command);
    }

    /** The host, as the arena controls it. */
    public Child child() {
        return child;
    }

    /** All bytes so far. */
    public byte[] sent() {
        return sent.toByteArray();
    }

    /**
     * The bytes after its command and its environment, as messages.
     *
     * @throws IOException if some of it is not a message
     */
    public List<Message> messages() throws IOException {
        ByteArrayInputStream bytes = new ByteArrayInputStream(sent(), before, sent.size() - before);
        Wire wire = new Wire(bytes, OutputStream.nullOutputStream());
        List<Message> messages = new ArrayList<>();
        while (bytes.available() > 0) {
            messages.add(wire.receive());
        }
        return messages;
    }

    /** A process that delegates to another one except for its input. */
    private static final class Tapped extends Process {
        private final Process process;
        private final OutputStream input;

        Tapped(Process process, OutputStream tap) {
            this.process = process;
            this.input = new TeeOutputStream(process.getOutputStream(), tap);
        }

        @Override
        public OutputStream getOutputStream() {
            return input;
        }

        @Override
        public InputStream getInputStream() {
            return process.getInputStream();
        }

        @Override
        public InputStream getErrorStream() {
            return process.getErrorStream();
        }

        @Override
        public long pid() {
            return process.pid();
        }

        @Override
        public ProcessHandle toHandle() {
            return process.toHandle();
        }

        @Override
        public int waitFor() throws InterruptedException {
            return process.waitFor();
        }

        @Override
        public int exitValue() {
            return process.exitValue();
        }

        @Override
        public void destroy() {
            process.destroy();
        }

        @Override
        public Process destroyForcibly() {
            return process.destroyForcibly();
        }

        @Override
        public boolean isAlive() {
            return process.isAlive();
        }
    }
}
