package org.botarena.host;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import org.botarena.api.Agent;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * One agent in its seat: turns requests into answers. Nothing that the agent throws gets out of here. For the agent's
 * thread alone.
 */
public final class HostedAgent {
    /** The most of a stack trace that is sent, in characters. */
    private static final int TRACE = 8_000;

    private final AgentJar jar;
    private final Rules<?> rules;
    private Agent<?> agent;
    private HostedGame<?> seat;
    private int player;

    /** A player whose agent is not loaded yet. */
    public HostedAgent(AgentJar jar, Rules<?> rules) {
        this.jar = jar;
        this.rules = rules;
    }

    /** Does what the request says; its time runs from this {@code System.nanoTime()}. */
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

    /** A second game in this process: the first one's agent and its classes go. */
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
            agent = null; // room for what remains to be said
            seat = null;
            return new Message.Failure(nonce, Message.Failure.Kind.OUT_OF_MEMORY, thrown.toString());
        }
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        String text = trace.toString();
        return new Message.Failure(nonce, kind, text.length() <= TRACE ? text : text.substring(0, TRACE) + " ...");
    }

    /** The JVM calls it a want of memory when the system gives it no further thread. */
    private static boolean isThreadLimit(Throwable thrown) {
        return String.valueOf(thrown.getMessage()).startsWith("unable to create native thread");
    }
}
