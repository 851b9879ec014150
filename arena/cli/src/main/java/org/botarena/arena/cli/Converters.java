package org.botarena.arena.cli;

import java.util.function.Function;
import org.botarena.arena.duel.TargetScore;
import org.botarena.arena.machine.HeapSize;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.rating.Sprt;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Converts options to the arena's types, with the parsers of the types themselves. */
final class Converters {
    private Converters() {}

    /** Registers the converters with a command and all its subcommands. */
    static void register(CommandLine line) {
        register(line, GameJars.class, GameJars::parse);
        register(line, HeapSize.class, HeapSize::parse);
        register(line, Isolation.class, Isolation::parse);
        register(line, Sprt.class, Sprt::parse);
        register(line, TargetScore.class, TargetScore::parse);
    }

    private static <T> void register(CommandLine line, Class<T> type, Function<String, T> reader) {
        line.registerConverter(type, text -> {
            try {
                return reader.apply(text);
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(e.getMessage());
            }
        });
    }
}
