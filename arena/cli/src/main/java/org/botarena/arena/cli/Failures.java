package org.botarena.arena.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.function.BooleanSupplier;
import org.botarena.arena.admission.examination.AdmissionStopped;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.files.BugReports;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Worded;
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
        err.println(UsageText.help(line, args));
        return CommandLine.ExitCode.USAGE;
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine line, ParseResult parsed) {
        PrintWriter err = line.getErr();
        if (e instanceof InterruptedException || e instanceof AdmissionStopped) {
            return Interruption.EXIT_CODE;
        }
        Language language = LanguageOption.of(parsed.originalArgs());
        if (e instanceof Failed || e instanceof Worded || e instanceof UncheckedIOException) {
            err.println("arena: " + new Failed(e).in(language));
        } else {
            err.println("arena: " + language.text("error.bug", e));
            err.println(wantsStackTrace.getAsBoolean() ? language.text("error.bug.trace") : keep(e, language));
        }
        if (wantsStackTrace.getAsBoolean()) {
            e.printStackTrace(err);
        }
        return CommandLine.ExitCode.SOFTWARE;
    }

    private static String keep(Exception e, Language language) {
        try {
            return language.text("error.bug.file", BugReports.write(e));
        } catch (IOException noRoom) {
            return language.text("error.bug.no-file", noRoom.getMessage());
        }
    }
}
