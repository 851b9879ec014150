package org.botarena.arena.report.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.FileUtils;

/** A program started for a test, with a folder that is deleted when it ends. */
record BrowserProcess(Path folder, Process process) implements AutoCloseable {
    private static final String SAID = "said.txt";

    static BrowserProcess start(Path folder, Map<String, String> environment, List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(SAID).toFile());
        builder.environment().putAll(environment);
        return new BrowserProcess(folder, builder.start());
    }

    /** The file with everything that the program has printed. */
    Path said() {
        return folder.resolve(SAID);
    }

    /** Waits until the callable returns a text, which it cannot while the program starts. */
    String await(Callable<String> text) throws Exception {
        for (int i = 0; i < 300 && process.isAlive(); i++) {
            try {
                String found = text.call();
                if (!found.isEmpty()) {
                    return found;
                }
            } catch (IOException e) {
                // not there yet
            }
            Thread.sleep(100);
        }
        String said = Files.readString(said());
        close();
        throw new IllegalStateException("the browser does not start: " + said);
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        FileUtils.deleteQuietly(folder.toFile());
    }
}
