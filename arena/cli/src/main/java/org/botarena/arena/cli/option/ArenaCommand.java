package org.botarena.arena.cli.option;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command of the arena. Its result is the exit code. One thread. */
public abstract class ArenaCommand implements Callable<Integer> {
    @Spec
    protected CommandSpec spec;

    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    protected final PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
