package org.botarena.arena.cli.play;

import java.util.List;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.ask.NamedPosition;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.cli.option.SettingOptions;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.match.Finding;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.person.AgentSeats;
import org.botarena.arena.person.PersonSeat;
import org.botarena.arena.person.PersonView;
import org.botarena.arena.record.ChanceStream;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.text.Durations;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.OneEntrant;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "play",
        header = "Play against an agent",
        description = "Play against an agent here in the terminal.",
        footer = {
            "",
            "You have one seat, agents have all others: in Jass your partner is one, too. You see only what"
                    + " your seat may see. While you play, ? lists what you can type.",
            "Example: arena play uct --game reversi:size=6 --seat 1 --hints alphabeta"
        })
public final class PlayCommand extends ArenaCommand {
    private static final int LABEL = 8;
    private static final List<TournamentOption> SETTINGS = List.of(
            TournamentOption.GAME,
            TournamentOption.MOVE_TIME.saying("Time limit for an agent's move, such as 100ms or 2s (default: 2s)."),
            TournamentOption.CLOCK.saying(
                    "Clock for all moves of an agent, such as 60s+1s; yours has no limit. In place of --move-time."),
            TournamentOption.SEED.saying("Random seed of cards, dice and agents (default: random)."));

    private final Installation installation;

    @Parameters(
            paramLabel = "JAR",
            arity = "0..1",
            defaultValue = "uct",
            description = "Agent: a jar, a folder of classes, or the name of a sample, with options (default:"
                    + " ${DEFAULT-VALUE}).")
    private String jar;

    @Option(
            names = "--seat",
            paramLabel = "N",
            defaultValue = "0",
            description = "Your seat; seat 0 opens most games (default: ${DEFAULT-VALUE}).")
    private int seat;

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "Position to start from, in the game's text form, with all hands.")
    private String position;

    @Option(names = "--hints", paramLabel = "JAR", description = "Agent that answers when you type hint.")
    private String adviser;

    @Mixin
    private LanguageOption language;

    /** Uses an installation, whose samples can be named. */
    public PlayCommand(Installation installation) {
        this.installation = installation;
    }

    @Spec
    void add(CommandSpec command) {
        spec = command;
        SettingOptions.add(command, TournamentOption.OF_AGENTS);
        SettingOptions.add(command, SETTINGS);
    }

    @Override
    public Integer call() throws InterruptedException {
        TournamentSpec what = SettingOptions.spec(spec, installation);
        Rules<?> rules = what.terms().rules();
        String start = position == null ? null : Usage.of(spec, () -> whole(rules, position));
        Usage.require(
                spec,
                seat >= 0 && seat < rules.players(),
                Sentence.of("play.seats", seat, rules.name(), rules.players() - 1));
        try (Venue venue = Venue.open(what.agentJava(), what.games())) {
            play(rules, start, what, venue);
        }
        return 0;
    }

    /** The text of the position, if nothing is hidden and a player is to move. */
    private static String whole(Rules<?> rules, String text) {
        NamedPosition<?> start = NamedPosition.of(rules, text);
        if (!start.isComplete()) {
            throw new InvalidInput(Sentence.of("play.hidden", text));
        }
        if (start.isOver()) {
            throw new InvalidInput(Sentence.of("play.over", text));
        }
        return start.position().toString();
    }

    private <P extends Position<P>> void play(Rules<P> rules, String given, TournamentSpec what, Venue venue)
            throws InterruptedException {
        Fixtures fixtures = Fixtures.of(rules, new Openings.Start(), what.seed());
        Entrant opponent = OneEntrant.of(jar, rules.name(), installation, venue);
        Optional<Entrant> hints =
                Optional.ofNullable(adviser).map(named -> OneEntrant.of(named, rules.name(), installation, venue));
        String start = given == null ? fixtures.pair(0).start() : given;
        introduce(what, opponent);
        PersonView before = PersonView.before(rules.name(), rules.players(), seat, opponent.name());
        // Independent seeds, so that an agent cannot compute the cards or the dice from its own seed.
        try (TerminalPerson person = new TerminalPerson(rules, before, hints.isPresent(), out(), language.language());
                LocalGameRunner runner = venue.runner(terms(what, venue), 1, Lanes.Use.PERSON);
                AgentSeats company = new AgentSeats(
                        runner,
                        opponent,
                        hints,
                        start,
                        player -> fixtures.pair(1 + player).seed())) {
            ChanceStream dice = new ChanceStream(fixtures.pair(0).seed());
            play(new PersonSeat<>(rules, start, before, company, dice, person), person);
        }
    }

    /** Plays until the game ends or the person quits. */
    private static void play(PersonSeat<?> game, TerminalPerson person) throws InterruptedException {
        Optional<Finding> fault = game.play();
        while (fault.isEmpty() && person.wantsBack()) {
            if (!game.takeBack()) {
                person.nothingBack();
                return;
            }
            fault = game.play();
        }
        if (fault.isPresent()) {
            throw person.failed(fault.get());
        }
    }

    private void introduce(TournamentSpec what, Entrant opponent) {
        Rules<?> rules = what.terms().rules();
        Language shown = language.language();
        String game = shown.text(
                "play.game",
                rules.name(),
                seat,
                rules.players() - 1,
                opponent.name(),
                what.terms().times().moves().phrase(Durations::show).in(shown),
                what.seed());
        out().println(Labelled.of(shown.text("play.label.game"), LABEL, game));
    }

    private Terms terms(TournamentSpec what, Venue venue) {
        return Protection.strongest(what.terms(), what.isolation(), venue, err());
    }
}
