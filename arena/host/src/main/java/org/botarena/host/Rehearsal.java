package org.botarena.host;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/**
 * Runs the code that every host runs before and around an agent, without an agent, and ends. With {@code
 * -XX:ArchiveClassesAtExit} one run leaves an archive from which later hosts start faster.
 */
public final class Rehearsal {
    private Rehearsal() {}

    /**
     * Runs the rehearsal.
     *
     * @param args a jar with only a plugin's manifest
     */
    public static void main(String[] args) throws IOException {
        System.setProperty(PoolThreads.PROPERTY, PoolThreads.class.getName());
        for (GameType type : Games.installed().all()) {
            Rules<?> rules = type.rules(Setting.complete(type.settings(), Map.of(), type.name()));
            try (AgentJar jar = AgentJar.open(Path.of(args[0]), rules.getClass().getClassLoader())) {
                HostedAgent player = new HostedAgent(jar, rules);
                player.answer(new Message.Start(1, 0, 1, 1, Map.of()), System.nanoTime());
                new Host(
                        new Wire(InputStream.nullInputStream(), OutputStream.nullOutputStream()),
                        new CappedOutput(OutputStream.nullOutputStream(), 0),
                        player);
            }
            rehearse(rules);
        }
        new CappedOutput(OutputStream.nullOutputStream(), 1);
        Watcher watcher = new Watcher(Thread.currentThread());
        watcher.stack();
        watcher.memory();
    }

    private static <P extends Position<P>> void rehearse(Rules<P> rules) throws IOException {
        P start = rules.deal(RandomGenerator.of("L64X128MixRandom"));
        long move = start.randomMove(RandomGenerator.of("L64X128MixRandom"));
        HostedGame<P> seat = new HostedGame<>(rules, new Message.Start(1, 0, 1, 1, Map.of()), System.nanoTime());
        Message.Ask ask = new Message.Ask(
                2, 1, 1, Message.Clocks.NONE, List.of(move), start.play(move).toString());
        seat.moveOn((Message.Ask) overTheWire(ask), System.nanoTime());
        seat.position().moves();
        seat.timeLeft();
        seat.budget(1).isLeft();
        seat.say(0, "");
        overTheWire(new Message.Start(1, 0, 1, 1, Map.of("a", "b")));
        overTheWire(new Message.Ready());
        overTheWire(new Message.Started(1));
        overTheWire(seat.answer(ask, move));
        overTheWire(new Message.Failure(2, Message.Failure.Kind.THREW, "text"));
        overTheWire(new Message.Sample(2, "text"));
    }

    private static Message overTheWire(Message message) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new Wire(new ByteArrayInputStream(new byte[0]), bytes).send(message);
        return new Wire(new ByteArrayInputStream(bytes.toByteArray()), bytes).receive();
    }
}
