package org.botarena.packing;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.spi.ToolProvider;

/** Runs the tools of the JDK that builds. */
final class JdkTool {
    private JdkTool() {}

    /**
     * Runs a tool.
     *
     * @param input what the tool reads, for the message
     * @throws IllegalStateException with the tool's output if it fails, or if this Java is not a JDK
     */
    static void run(String name, Object input, List<String> arguments) {
        ToolProvider tool = ToolProvider.findFirst(name)
                .orElseThrow(() -> new IllegalStateException("this Java has no %s: build with a JDK".formatted(name)));
        StringWriter output = new StringWriter();
        PrintWriter writer = new PrintWriter(output);
        if (tool.run(writer, writer, arguments.toArray(String[]::new)) != 0) {
            throw new IllegalStateException("%s of %s failed:%n%s".formatted(name, input, output));
        }
    }
}
