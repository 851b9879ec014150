package org.botarena.arena.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.match.Finding;
import org.botarena.arena.person.AgentSeats;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.venue.Failed;
import org.botarena.play.internal.Referee;

/**
 * Answers lines with an agent. If the sent moves do not lead from the game's start to the position, because cards are
 * hidden or the game began elsewhere, the agent's game begins at the position. One thread.
 *
 * @param <P> the positions of the game
 */
public final class LinesServer<P extends Position<P>> implements AutoCloseable {
    private final Rules<P> rules;
    private final Function<String, AgentSeats> begin;
    private Referee<P> referee;
    private AgentSeats agents;
    private List<Long> clocks = List.of();
    private Duration increment = Duration.ZERO;
    private Optional<Duration> told = Optional.empty();
    private P position;
    private List<String> since = List.of();

    private LinesServer(Rules<P> rules, Function<String, AgentSeats> begin) {
        this.rules = rules;
        this.begin = begin;
        restart(rules.start());
    }

    /** Answers until the other side closes its end; the function starts the agent at a position. */
    public static void serve(
            TournamentSpec what, String name, Function<String, AgentSeats> begin, BufferedReader in, PrintWriter out)
            throws IOException, InterruptedException {
        try (LinesServer<?> server = of(what.terms().rules(), begin)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String answer = server.answer(line.strip(), name);
                if (!answer.isEmpty()) {
                    out.print(answer + "\n");
                    out.flush();
                }
            }
        }
    }

    private static <P extends Position<P>> LinesServer<P> of(Rules<P> rules, Function<String, AgentSeats> begin) {
        return new LinesServer<>(rules, begin);
    }

    private void restart(P start) {
        close();
        position = start;
        referee = new Referee<>(rules, start);
        agents = begin.apply(start.toString());
    }

    /** The answer to a line, or empty. */
    private String answer(String line, String name) throws InterruptedException {
        int blank = line.indexOf(' ');
        String rest = blank < 0 ? "" : line.substring(blank + 1);
        switch (blank < 0 ? line : line.substring(0, blank)) {
            case "arena" -> require(rest.equals("1"), "version %s of lines is not spoken here: 1 is".formatted(rest));
            case "game" ->
                require(
                        rest.equals(rules.name()),
                        "the game is %s, and %s is asked: --game %s".formatted(rules.name(), rest, rest));
            case "start" -> {
                return "ready 1";
            }
            case "position" -> position = rules.parse(rest);
            case "since" -> since = rest.isEmpty() ? List.of() : List.of(rest.split(" ", -1));
            case "clocks" ->
                clocks = Stream.of(rest.split(" ", -1)).map(Long::valueOf).toList();
            case "increment" -> increment = Duration.ofMillis(Long.parseLong(rest));
            case "time" -> told = Optional.of(Duration.ofMillis(Math.max(1, Long.parseLong(rest))));
            case "move" -> {
                return rest + " " + move(name);
            }
            default -> {
                // The legal moves, the seat and the seed are not needed: the agent has the rules, and its options and
                // seed come from the command line.
            }
        }
        return "";
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new Failed(otherwise);
        }
    }

    private String move(String name) throws InterruptedException {
        P asked = position;
        if (!follows(asked)) {
            restart(asked);
        }
        Finding finding =
                agents.ask(asked.turn(), referee.notation(), told.map(time -> Deadline.told(time, clocks, increment)));
        if (finding.verdict().isFault()) {
            throw new Failed("%s lost by a fault (%s): %s"
                    .formatted(name, finding.verdict().kind(), finding.verdict().reason()));
        }
        return finding.move();
    }

    /** Plays the sent moves if they lead to the position. */
    private boolean follows(P asked) {
        P reached = referee.position();
        List<Long> moves = new ArrayList<>();
        try {
            for (String word : since) {
                long move = reached.parse(word);
                moves.add(move);
                reached = reached.tryPlay(move);
            }
        } catch (IllegalArgumentException e) {
            return false;
        }
        if (!reached.equals(asked)) {
            return false;
        }
        moves.forEach(referee::enter);
        return true;
    }

    @Override
    public void close() {
        if (agents != null) {
            agents.close();
        }
    }
}
