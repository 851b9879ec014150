package org.botarena.arena.cli.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Standard output that remembers failed writes. The command nevertheless runs to its end. */
public final class StandardOutput extends OutputStream {
    /** The code that a shell reports for a program ended by SIGPIPE. */
    static final int CODE_OF_CLOSED_PIPE = 141;

    private static final Path TARGET = Path.of("/proc/self/fd/1");

    private final OutputStream out;
    private Optional<IOException> trouble = Optional.empty();

    /** The standard output of this process. */
    public StandardOutput() {
        this(new FileOutputStream(FileDescriptor.out));
    }

    StandardOutput(OutputStream out) {
        this.out = out;
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        if (trouble.isPresent()) {
            return;
        }
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            trouble = Optional.of(e);
        }
    }

    /**
     * The exit code of a command that has written to this stream.
     *
     * @param code of the command itself
     * @param err gets a line if output is missing, except when the reader has closed the pipe
     */
    public int code(int code, PrintWriter err) {
        if (trouble.isEmpty()) {
            return code;
        }
        boolean isClosedPipe = isBrokenPipe(trouble.get());
        if (!isClosedPipe) {
            err.println("arena: standard output could not be written (%s): what belongs there is missing"
                    .formatted(trouble.get().getMessage()));
        }
        return code != 0 ? code : isClosedPipe ? CODE_OF_CLOSED_PIPE : 1;
    }

    /** The message is in the language of the system, so the test relies on pipes having no other error. */
    private static boolean isBrokenPipe(IOException e) {
        if (("" + e.getMessage()).contains("Broken pipe")) {
            return true;
        }
        try {
            return Files.readSymbolicLink(TARGET).toString().matches("(pipe|socket):.*");
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }
}
