package org.botarena.arena.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.function.BooleanSupplier;
import org.botarena.arena.admission.examination.AdmissionStopped;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.files.BugReports;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Reports a failed command in words, without a stack trace unless one is requested. */
record Failures(BooleanSupplier wantsStackTrace) implements IParameterExceptionHandler, IExecutionExceptionHandler {
    @Override
    public int handleParseException(ParameterException e, String[] args) {
        CommandLine line = e.getCommandLine();
        PrintWriter err = line.getErr();
        err.println("arena: " + UsageText.of(e, args));
        err.println(UsageText.help(line));
        return CommandLine.ExitCode.USAGE;
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine line, ParseResult parsed) {
        PrintWriter err = line.getErr();
        if (e instanceof InterruptedException || e instanceof AdmissionStopped) {
            return Interruption.EXIT_CODE;
        }
        if (e instanceof Failed) {
            err.println("arena: " + e.getMessage());
        } else if (e instanceof UncheckedIOException io) {
            err.printf("arena: %s (%s)%n", io.getMessage(), io.getCause().getMessage());
        } else {
            err.println("arena: this is a bug of the arena: " + e);
            err.println(wantsStackTrace.getAsBoolean() ? "Please report it with what follows:" : keep(e));
        }
        if (wantsStackTrace.getAsBoolean()) {
            e.printStackTrace(err);
        }
        return CommandLine.ExitCode.SOFTWARE;
    }

    private static String keep(Exception e) {
        try {
            return "Please report it with its stack trace, which is in " + BugReports.write(e);
        } catch (IOException noRoom) {
            return "Please report it with its stack trace: the same command with --stacktrace shows it (no file: "
                    + noRoom.getMessage() + ")";
        }
    }
}
