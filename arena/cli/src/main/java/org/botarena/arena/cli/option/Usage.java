package org.botarena.arena.cli.option;

import java.util.function.Supplier;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Mistakes in a command line that only the command itself can find. */
public final class Usage {
    private Usage() {}

    /** Runs work on typed values. If it rejects one, its message becomes a usage error. */
    public static <T> T of(CommandSpec command, Supplier<T> work) {
        try {
            return work.get();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(command.commandLine(), e.getMessage(), e);
        }
    }

    /** Requires a condition on typed values; otherwise this message is a usage error. */
    public static void require(CommandSpec command, boolean holds, Sentence otherwise) {
        if (!holds) {
            throw new ParameterException(command.commandLine(), otherwise.toString(), new InvalidInput(otherwise));
        }
    }

    /** Requires a value from {@code least} to {@code most}. */
    public static void requireRange(CommandSpec command, String option, long value, long least, long most) {
        require(command, value >= least && value <= most, Sentence.of("error.range", option, value, least, most));
    }

    /** Requires a condition; the message is only in English. */
    public static void require(CommandSpec command, boolean holds, String otherwise) {
        require(command, holds, Sentence.quote(otherwise));
    }
}
