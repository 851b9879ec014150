package org.botarena.arena.cli;

import java.util.List;
import java.util.Optional;
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
            "Examples: arena match uct.jar:k=0.5 uct --pairs 20",
            "          arena match uct flat --game jass --to 1000"
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

    @Option(
            names = "--to",
            paramLabel = "POINTS",
            converter = Goal.Typed.class,
            description = "Whole games of Jass, turn by turn until a team has so many points: 1000 in the hand-out.")
    private Goal goal;

    @Option(names = "--json", description = "Print JSON, for programs.")
    private boolean json;

    MatchCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() {
        Duel duel = Duel.play(order(), Optional.ofNullable(goal), installation);
        spec.commandLine().getOut().println(json ? Json.of(duel.json()) : duel.text());
        return duel.code();
    }

    private Order order() {
        try {
            Conditions what = conditions.conditions(installation);
            if (goal != null) {
                goal.require(what, conditions.hasOpenings());
            }
            return Order.duel(what, entrants);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
