package org.botarena.arena.cli.record;

import java.util.Objects;
import java.util.SortedSet;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.Suggestion;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which games on file are looked at, for every command that takes one. */
public final class GameFilterOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--entrant", paramLabel = "NAME", description = "Choose games of this entrant.")
    private String of;

    @Option(names = "--opponent", paramLabel = "NAME", description = "Choose games against this opponent.")
    private String against;

    @Option(names = "--faults", description = "Choose games that ended by a fault, with --entrant by that entrant's.")
    private boolean faults;

    @Option(names = "--won", description = "Choose games that the --entrant won.")
    private boolean won;

    /** Whether it is one of those. */
    boolean admits(GameRecord game) {
        if (won && of == null) {
            throw new ParameterException(
                    command.commandLine(), "--won goes with --entrant NAME: whose victories are meant?");
        }
        return (of == null || sits(of, game))
                && (against == null || (sits(against, game) && !Objects.equals(of, against)))
                && (!faults || hasFault(game))
                && (!won || hasWon(game));
    }

    private static boolean sits(String name, GameRecord game) {
        return game.seats().stream().anyMatch(seat -> seat.entrant().equals(name));
    }

    private boolean hasFault(GameRecord game) {
        return game.faults().stream().anyMatch(fault -> of == null || of.equals(entrant(fault.player(), game)));
    }

    private boolean hasWon(GameRecord game) {
        return !game.isDisturbed() && game.winners().stream().anyMatch(player -> of.equals(entrant(player, game)));
    }

    private static String entrant(int player, GameRecord game) {
        return game.seats().get(player).entrant();
    }

    /**
     * Says that no game is like that, where the reason is a name that nobody has.
     *
     * @param names of all who sit in the games
     */
    void requireKnown(SortedSet<String> names) {
        for (String name : new String[] {of, against}) {
            if (name != null && !names.contains(name)) {
                throw new Failed("nobody in these games is called '%s'%s"
                        .formatted(
                                name,
                                Suggestion.to(name, names)
                                        .map(": did you mean %s?"::formatted)
                                        .orElse("; there are " + String.join(", ", names))));
            }
        }
    }
}
