package org.botarena.packing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The entry point of the build. */
public final class Packing {
    private Packing() {}

    /**
     * Makes the parts of the distribution besides the program.
     *
     * @param args the root of the sources, the folder with the libraries' jars, the folder to write into, the version,
     *     the file with the list of commands
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]).toAbsolutePath().normalize();
        Path libraries = Path.of(args[1]);
        Path target = Path.of(args[2]);
        Map<String, String> generated = Map.of(
                "commands.md", Files.readString(Path.of(args[4])), "messages.md", new MessagesPage(root).table());
        new Pages(root, target.resolve("pages"), generated).write();
        new SmallerJars(libraries, target.resolve("smaller-jars")).write();
        new Licences(root, libraries, target.resolve("licences"))
                .write(List.of(
                        "Bot Arena itself: Apache-2.0, see LICENSE in the folder above. So are the scripts in kit/wrapper,",
                        "which are those of Apache Maven Wrapper. The libraries in jars/ and kit/repository:"));
        List<Path> sources =
                List.of(root.resolve("agent-api/src/main/java"), root.resolve("arena/practice/src/main/java"));
        new ApiDocs(sources, libraries)
                .write(target.resolve("agent-api-%s-javadoc.jar".formatted(args[3])), target.resolve("javadoc"));
    }
}
