package org.botarena.arena.cli.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.OneEntrant;
import org.botarena.arena.cli.option.Span;
import org.botarena.arena.cli.option.TermsOptions;
import org.botarena.arena.match.LiveTable;
import org.botarena.arena.match.Terms;
import org.botarena.arena.record.ChanceStream;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.venue.DrawnSeed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "play",
        description = "Lets you play against an agent, here in the terminal.",
        footer = {
            "",
            "You sit at one seat, agents at all others: in Jass your partner is one, too. What your seat may not see is not"
                    + " shown. While you play, ? lists what you can type.",
            "Example: arena play uct --game reversi:size=6 --seat 1 --hints alphabeta"
        })
public final class PlayCommand implements Callable<Integer> {
    private static final String YOU = "you";
    private static final int LABEL = 8;

    private final Installation installation;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "JAR",
            arity = "0..1",
            defaultValue = "uct",
            description = "A jar, a folder of classes, or the name of a sample, with options (default:"
                    + " ${DEFAULT-VALUE}).")
    private String jar;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "reversi",
            description = "The game, with its options (default: ${DEFAULT-VALUE}).")
    private String game;

    @Option(
            names = "--seat",
            paramLabel = "N",
            defaultValue = "0",
            description = "Where you sit; seat 0 opens most games (default: ${DEFAULT-VALUE}).")
    private int seat;

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "Begin there instead, in the game's text form; the whole position, with all hands.")
    private String position;

    @Option(names = "--hints", paramLabel = "JAR", description = "The agent that is asked when you type hint.")
    private String adviser;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The same cards, dice and seeds of the agents again; by default drawn.")
    private Long seed;

    @Option(
            names = "--move-time",
            paramLabel = "SPAN",
            defaultValue = "2s",
            converter = Span.class,
            description = "What an agent has for a move (default: ${DEFAULT-VALUE}); you have all the time.")
    private Duration moveTime;

    @Mixin
    private TermsOptions options;

    @Mixin
    private GamesOption games;

    /** Of this installation, whose samples can be named. */
    public PlayCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() throws InterruptedException {
        Rules<?> rules;
        String start;
        long drawn = seed == null ? DrawnSeed.next() : seed;
        try {
            rules = games.games().parse(game);
            start = position == null ? null : whole(rules, position);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        if (seat < 0 || seat >= rules.players()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--seat %d: %s has the seats 0 to %d".formatted(seat, rules.name(), rules.players() - 1));
        }
        try (Venue venue = Venue.open(options.agentJava(), games.jars())) {
            play(rules, start, Fixtures.of(rules, new Openings.Start(), drawn), drawn, venue);
        }
        return 0;
    }

    /** Its text, if nothing is hidden in it and somebody is to move. */
    private static <P extends Position<P>> String whole(Rules<P> rules, String text) {
        P start = rules.parse(text);
        if (!start.guess(new SplittableRandom(0)).equals(start)) {
            throw new IllegalArgumentException("--position: something is hidden in %s: give all hands".formatted(text));
        }
        if (start.turn() == Position.OVER) {
            throw new IllegalArgumentException("--position: the game is over in %s".formatted(text));
        }
        return start.toString();
    }

    private <P extends Position<P>> void play(Rules<P> rules, String given, Fixtures fixtures, long drawn, Venue venue)
            throws InterruptedException {
        Entrant opponent = OneEntrant.of(jar, rules.name(), installation, venue);
        Optional<Entrant> hints =
                Optional.ofNullable(adviser).map(named -> OneEntrant.of(named, rules.name(), installation, venue));
        String start = given == null ? fixtures.pair(0).start() : given;
        PersonSeat chair = chair(rules, opponent);
        introduce(rules, opponent, drawn);
        // Seeds that tell nothing of each other, so that an agent cannot compute the cards or the dice from its own.
        try (LiveTable table = venue.table(terms(rules, venue), 1, Lanes.Use.PERSON);
                AgentSeats company = new AgentSeats(
                        table,
                        opponent,
                        hints,
                        start,
                        player -> fixtures.pair(1 + player).seed())) {
            ChanceStream dice = new ChanceStream(fixtures.pair(0).seed());
            new PersonGame<>(rules, start, company, dice, chair).play();
        }
    }

    private PersonSeat chair(Rules<?> rules, Entrant opponent) {
        List<String> names = IntStream.range(0, rules.players())
                .mapToObj(player -> player == seat ? YOU : opponent.name())
                .toList();
        return new PersonSeat(seat, names, spec.commandLine().getOut());
    }

    private void introduce(Rules<?> rules, Entrant opponent, long drawn) {
        spec.commandLine()
                .getOut()
                .println(Labelled.of(
                        "Game",
                        LABEL,
                        "%s. You sit at seat %d of 0 to %d, %s has %s a move. With --seed %d it begins like this again. ? helps."
                                .formatted(
                                        rules.name(),
                                        seat,
                                        rules.players() - 1,
                                        opponent.name(),
                                        Span.show(moveTime),
                                        drawn)));
    }

    private Terms terms(Rules<?> rules, Venue venue) {
        Terms wanted = options.terms(rules, moveTime);
        Protection protection = Protection.strongest(options.isolation(), venue, wanted.heapMiB());
        protection
                .reason()
                .ifPresent(reason ->
                        spec.commandLine().getErr().printf("arena: isolation %s: %s%n", protection.level(), reason));
        return wanted.at(protection.level());
    }
}
