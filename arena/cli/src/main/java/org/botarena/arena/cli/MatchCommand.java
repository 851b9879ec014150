package org.botarena.arena.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "match",
        description = "Lets two entrants play each other, and counts wins, draws and losses of the first.",
        footer = {
            "",
            "Each pair of games is one opening, deal and stream of chance with the sides exchanged. Nothing is kept.",
            "Example: arena match uct.jar:k=0.5 uct --pairs 20"
        })
final class MatchCommand implements Callable<Integer> {
    private final Installation installation;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "2",
            paramLabel = "ENTRANT",
            description = "A jar, a folder of classes, or a name among the agents or samples, with options.")
    private List<String> entrants;

    @Mixin
    private ConditionsOptions conditions;

    @Option(names = "--json", description = "Print JSON, for programs.")
    private boolean json;

    MatchCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() {
        Duel duel = Duel.play(order(), installation);
        spec.commandLine().getOut().println(json ? Json.of(duel.json()) : duel.text());
        return duel.code();
    }

    private Order order() {
        try {
            return Order.duel(conditions.conditions(installation), entrants);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
