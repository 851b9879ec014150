package org.botarena.host;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import org.botarena.api.Agent;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * One agent in its seat, which converts requests to answers and catches everything that the agent throws. Only for the
 * agent's thread.
 */
public final class HostedAgent {
    /** The maximum length of a sent stack trace, in characters. */
    private static final int TRACE = 8_000;

    private final AgentJar jar;
    private final Rules<?> rules;
    private Agent<?> agent;
    private HostedGame<?> seat;
    private int player;

    /** A seat whose agent is not loaded yet. */
    public HostedAgent(AgentJar jar, Rules<?> rules) {
        this.jar = jar;
        this.rules = rules;
    }

    /** Executes a request, whose time starts at this {@code System.nanoTime()}. */
    public Message answer(Message request, long arrived) {
        if (request instanceof Message.Start start) {
            return start(rules, start, arrived);
        }
        if (request instanceof Message.Ask ask && agent != null) {
            return move(ask, arrived);
        }
        throw new IllegalStateException("a request that makes no sense here: " + request);
    }

    private <P extends Position<P>> Message start(Rules<P> game, Message.Start start, long arrived) {
        HostedGame<P> taken = new HostedGame<>(game, start, arrived);
        try {
            if (seat != null) {
                renew();
            }
            seat = taken;
            player = start.seat();
            agent = jar.construct(taken);
            return new Message.Started(start.nonce());
        } catch (InvocationTargetException e) {
            return failure(start.nonce(), Message.Failure.Kind.NOT_CONSTRUCTED, e.getCause());
        } catch (Throwable e) {
            return failure(start.nonce(), Message.Failure.Kind.NOT_CONSTRUCTED, e);
        }
    }

    /** Discards the agent and the classes of the first game for a second one in this process. */
    private void renew() {
        agent = null;
        seat = null;
        jar.renew();
    }

    private Message move(Message.Ask ask, long arrived) {
        try {
            seat.moveOn(ask, arrived);
            return seat.answer(ask, agent.play(player));
        } catch (Throwable e) {
            return failure(ask.nonce(), Message.Failure.Kind.THREW, e);
        }
    }

    private Message failure(long nonce, Message.Failure.Kind kind, Throwable thrown) {
        if (thrown instanceof OutOfMemoryError && !isThreadLimit(thrown)) {
            agent = null; // Frees space for the remaining messages.
            seat = null;
            return new Message.Failure(nonce, Message.Failure.Kind.OUT_OF_MEMORY, thrown.toString());
        }
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        String text = trace.toString();
        return new Message.Failure(nonce, kind, text.length() <= TRACE ? text : text.substring(0, TRACE) + " ...");
    }

    /** The JVM reports a lack of memory when the system refuses another thread. */
    private static boolean isThreadLimit(Throwable thrown) {
        return String.valueOf(thrown.getMessage()).startsWith("unable to create native thread");
    }
}
