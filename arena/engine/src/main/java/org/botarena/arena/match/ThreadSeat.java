package org.botarena.arena.match;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.botarena.api.Rules;
import org.botarena.arena.process.Child.Reply;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.accounting.ResourceUse;
import org.botarena.host.AgentJar;
import org.botarena.host.Host;
import org.botarena.host.HostedAgent;
import org.botarena.host.Message;

/**
 * A seat whose agent is a thread of the arena's own JVM, for debugging and trusted agents. A late thread is abandoned,
 * and an agent that ends the JVM ends the arena.
 */
final class ThreadSeat implements Seat {
    private final AgentJar jar;
    private final Entrant entrant;
    private final HostedAgent player;
    private final ExecutorService thread;
    private final StringBuilder log = new StringBuilder();
    private long nonce;

    private ThreadSeat(AgentJar jar, Entrant entrant, Rules<?> rules) {
        this.jar = jar;
        this.entrant = entrant;
        this.player = new HostedAgent(jar, rules);
        this.thread = Executors.newSingleThreadExecutor(task -> {
            Thread agent = new Thread(task, Host.THREAD + " " + entrant.name());
            agent.setDaemon(true);
            return agent;
        });
    }

    static ThreadSeat open(Entrant entrant, Rules<?> rules) throws IOException {
        return new ThreadSeat(
                AgentJar.open(entrant.jar().staged(), rules.getClass().getClassLoader()), entrant, rules);
    }

    @Override
    public void warmUpOn(OptionalInt core) {
        // There is nothing to start.
    }

    @Override
    public void ready(OptionalInt core) {
        // A thread cannot leave the arena's own cores.
    }

    @Override
    public Outcome start(int seat, long seed, Deadline deadline) throws InterruptedException {
        nonce++;
        return request(new Message.Start(nonce, seat, seed, deadline.granted(), entrant.options()), deadline);
    }

    @Override
    public Outcome ask(int ply, Deadline deadline, List<Long> moves, String position) throws InterruptedException {
        nonce++;
        return request(Seat.asking(nonce, ply, deadline, moves, position), deadline);
    }

    private Outcome request(Message message, Deadline deadline) throws InterruptedException {
        long sent = System.nanoTime();
        Future<Message> answer = thread.submit(() -> player.answer(message, sent));
        try {
            Message said = answer.get(deadline.granted(), TimeUnit.NANOSECONDS);
            if (said instanceof Message.Failure failure) {
                log.append(failure.text()).append('\n');
            }
            return Outcome.timed(new Reply.Said(said, System.nanoTime() - sent));
        } catch (TimeoutException e) {
            answer.cancel(true);
            return Outcome.timed(new Reply.Silent(System.nanoTime() - sent));
        } catch (ExecutionException e) {
            throw new IllegalStateException("the host failed, not the agent", e);
        }
    }

    @Override
    public Optional<ResourceUse> footprint() {
        return Optional.empty();
    }

    @Override
    public String log() {
        return log.toString();
    }

    @Override
    public void close() {
        thread.shutdownNow();
        jar.close();
    }
}
