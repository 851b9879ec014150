package org.botarena.arena.report.plan;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.botarena.arena.machine.MachineMemory;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.fixture.Fixtures;
import org.botarena.arena.tournament.schedule.Setup;

/**
 * The cost of a tournament, before it starts. Immutable.
 *
 * @param setup what is played
 * @param roster who plays, and who does not, with the reasons
 * @param agents the folder that was searched
 * @param results the folder to be written
 * @param machine the resources of the machine
 * @param length moves of a game
 * @param isolation why agents are not in the sandbox without a request for less, or empty if it needs no explanation
 * @param fixtures the start positions of the games
 * @param time the limit into which whole rounds must fit; empty: none
 */
public record Plan(
        Setup setup,
        Roster roster,
        Path agents,
        Path results,
        PlanMachine machine,
        Optional<String> isolation,
        GameLength length,
        Fixtures fixtures,
        Optional<Duration> time) {
    /** The longest tournament that starts without confirmation. */
    public static final Duration LIMIT = Duration.ofHours(12);

    /** The share of a move's time that agents take on average. */
    private static final double SHARE = 0.5;

    private static final Duration NEW_PROCESSES = Duration.ofMillis(300);
    private static final double GAME_KIB = 1;
    private static final double PLY_KIB = 0.1;
    private static final double LOG_KIB = 64;

    /** Makes the folders absolute. */
    public Plan {
        agents = agents.toAbsolutePath().normalize();
        results = results.toAbsolutePath().normalize();
    }

    /** The plan for a setup. */
    public static Plan of(
            Setup setup,
            Fixtures fixtures,
            Roster roster,
            Path agents,
            Path results,
            PlanMachine machine,
            Optional<String> isolation) {
        return new Plan(
                setup,
                roster,
                agents,
                results,
                machine,
                isolation,
                GameLength.of(setup.terms().rules()),
                fixtures,
                Optional.empty());
    }

    /** The plan limited to a time. */
    public Plan within(Duration limit) {
        return new Plan(setup, roster, agents, results, machine, isolation, length, fixtures, Optional.of(limit));
    }

    /** The plan for other entrants, or another format, of the same game. */
    public Plan with(Setup other) {
        return new Plan(other, roster, agents, results, machine, isolation, length, fixtures, time);
    }

    /** Games in all. */
    public long games() {
        return setup.games();
    }

    /**
     * The longest time: every agent uses all of its start and of every move, in games as long as the longest random
     * one. Games repeated because of the machine are not included.
     */
    public Duration worst() {
        return inAll(worstGame(), games());
    }

    /** The expected time: agents use half of each move and start at once, in games as long as the mean random one. */
    public Duration estimate() {
        return inAll(meanGame(), games());
    }

    /** The expected time of the first round. */
    public Duration roundEstimate() {
        return inAll(meanGame(), setup.gamesOfRound());
    }

    /** The most memory that the agents of one game can use, in MiB. */
    public long memoryOfGameMiB() {
        return MachineMemory.gameMiB(
                setup.terms().rules().players(), setup.terms().heapMiB());
    }

    /** The disk space of the results if agents print little, in MiB, rounded up. */
    public long diskMiB() {
        return mebibytes(GAME_KIB + PLY_KIB * length.mean());
    }

    /** The disk space of the results if every agent prints up to the limit, in MiB. */
    long worstDiskMiB() {
        return mebibytes(GAME_KIB
                + PLY_KIB * length.longest()
                + LOG_KIB * setup.terms().rules().players());
    }

    /** Whether submitted code runs without a kernel sandbox. */
    boolean isExposed() {
        return setup.terms().isolation() != Isolation.SANDBOX && foreign() > 0;
    }

    /** The number of entrants that are not the arena's own samples. */
    long foreign() {
        return setup.entrants().stream()
                .map(Entrant::jar)
                .filter(jar -> !jar.isSample())
                .count();
    }

    /** Why it does not start without confirmation, and what would, or empty if it takes {@link #LIMIT} at most. */
    public Optional<Sentence> objection() {
        if (time.isPresent() && roundEstimate().compareTo(time.get()) > 0) {
            return Optional.of(Sentence.of(
                    "plan.stop.round", setup.gamesOfRound(), Numbers.span(roundEstimate()), Numbers.span(time.get())));
        }
        if (worst().compareTo(LIMIT) <= 0 || time.orElse(worst()).compareTo(LIMIT) <= 0) {
            return Optional.empty();
        }
        return Optional.of(Sentence.of("plan.stop.long", Numbers.span(worst()), LIMIT.toHours(), whatFits()));
    }

    /** The whole plan in a language. */
    public String text(Language language) {
        return new PlanText(this, language).text();
    }

    private Sentence whatFits() {
        Terms terms = setup.terms();
        Duration available = LIMIT.multipliedBy(setup.jobs());
        long pairs = available.toMillis() / (worstGame().toMillis() * games() / setup.pairs());
        Duration game = available.dividedBy(games());
        int players = terms.rules().players();
        Duration moves = game.minus(terms.times().start().multipliedBy(players));
        String fewer = pairs >= 1 ? "--pairs " + pairs : "";
        String faster = terms.times()
                .moves()
                .within(moves, players, length.longest())
                .map(fitting -> "--%s %s".formatted(fitting.option(), fitting.typed()))
                .orElse("");
        if (fewer.isEmpty() && faster.isEmpty()) {
            return Sentence.of("plan.fits.nothing");
        }
        return fewer.isEmpty() || faster.isEmpty()
                ? Sentence.of("plan.fits.one", fewer + faster)
                : Sentence.of("plan.fits.either", fewer, faster);
    }

    /** The expected time of one game. */
    public Duration meanGame() {
        Terms terms = setup.terms();
        Duration all = terms.times().moves().longest(terms.rules().players(), length.mean());
        return NEW_PROCESSES.plus(Duration.ofMillis(Math.round(all.toMillis() * SHARE)));
    }

    /** A game at worst. */
    public Duration worstGame() {
        Terms terms = setup.terms();
        return terms.times().longest(terms.rules().players(), length.longest());
    }

    /** The time of all games, rounded up to full lanes. */
    private Duration inAll(Duration game, long games) {
        return game.multipliedBy((games + setup.jobs() - 1) / setup.jobs());
    }

    private long mebibytes(double kibibytesOfGame) {
        return (long) Math.ceil(games() * kibibytesOfGame / 1024);
    }
}
