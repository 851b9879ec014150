package org.botarena.arena.cli;

import org.botarena.arena.duel.TargetScore;
import org.botarena.arena.machine.HeapSize;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.rating.Sprt;
import org.botarena.arena.text.catalogue.Language;
import picocli.CommandLine;

/** Converts options to the arena's types, with the parsers of the types themselves. */
final class Converters {
    private Converters() {}

    /** Registers the converters with a command and all its subcommands. */
    static void register(CommandLine line) {
        line.registerConverter(GameJars.class, GameJars::parse);
        line.registerConverter(HeapSize.class, HeapSize::parse);
        line.registerConverter(Isolation.class, Isolation::parse);
        line.registerConverter(Language.class, Language::parse);
        line.registerConverter(Sprt.class, Sprt::parse);
        line.registerConverter(TargetScore.class, TargetScore::parse);
    }
}
