package org.botarena.arena.match;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.group.FreezerTrial;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.roster.Entrant;
import org.botarena.bench.Echo;
import org.botarena.bench.Instant;
import org.botarena.bench.Quantiles;
import org.botarena.bench.Talkative;

/**
 * The cost of a move beyond the agent's own time, with the opponent stopped, frozen, or neither, compared with a bare
 * pipe between two JVMs pinned in the same way.
 */
final class MoveCost {
    private MoveCost() {}

    static List<Quantiles> measure(Premises premises) throws Exception {
        Machine machine = premises.machine();
        boolean hasFreezer = machine.freezer() instanceof FreezerTrial.Works;
        Quantiles pipe = new Quantiles("bare pipe", "µs");
        Quantiles plain = new Quantiles("a move, no agent stopped", "µs");
        Quantiles said = new Quantiles("a move with a remark, no agent stopped", "µs");
        Quantiles stopped = new Quantiles("a move, the opponent stopped", "µs");
        Quantiles frozen = new Quantiles("a move, the opponent frozen", "µs");
        Entrant instant = premises.entrant(Instant.class);
        try (LocalGameRunner signals = premises.runner(machine.withoutFreezer(), Premises.AMPLE, Isolation.PROCESS);
                LocalGameRunner freezer = premises.runner(machine, Premises.AMPLE, Isolation.PROCESS);
                LocalGameRunner silence = premises.runner(machine.withoutShell(), Premises.AMPLE, Isolation.PROCESS)) {
            signals.claimCore();
            OptionalInt core = signals.gameCore();
            Process echo = echo(machine, core);
            List<ProcessSeat> calm = Premises.seats(silence, instant, core);
            for (ProcessSeat seat : calm) {
                pin(machine, seat.pid(), core); // No signals are sent there, so no process was moved.
            }
            List<ProcessSeat> talking = Premises.seats(silence, premises.entrant(Talkative.class), core);
            for (ProcessSeat seat : talking) {
                pin(machine, seat.pid(), core);
            }
            List<ProcessSeat> watched = Premises.seats(signals, instant, core);
            List<ProcessSeat> grouped = hasFreezer ? Premises.seats(freezer, instant, core) : List.of();
            for (int round = -3; round < Premises.ROUNDS; round++) {
                double bare = pipeTrips(echo);
                double unstopped = premises.asks(calm);
                double told = premises.asks(talking);
                double asked = premises.asks(watched);
                double thawed = hasFreezer ? premises.asks(grouped) : 0;
                if (round >= 0) {
                    pipe.add(bare);
                    plain.add(unstopped);
                    said.add(told);
                    stopped.add(asked);
                    if (hasFreezer) {
                        frozen.add(thawed);
                    }
                }
            }
            calm.forEach(Seat::close);
            talking.forEach(Seat::close);
            watched.forEach(Seat::close);
            grouped.forEach(Seat::close);
            echo.destroyForcibly();
        }
        List<Quantiles> all =
                hasFreezer ? List.of(pipe, plain, said, stopped, frozen) : List.of(pipe, plain, said, stopped);
        Quantiles.print(
                String.format(Locale.ROOT, "moves: median of %d rounds of %d moves", Premises.ROUNDS, Premises.TRIPS),
                all.toArray(Quantiles[]::new));
        System.out.printf(
                "above the pipe: %.1f µs (promised 25); for stopping the opponent: %.1f µs more (promised 120)%n",
                plain.median() - pipe.median(), stopped.median() - plain.median());
        System.out.printf("for the remark: %.1f µs more (promised 10)%n", said.median() - plain.median());
        if (hasFreezer) {
            System.out.printf(
                    "a move with the opponent frozen: %.2f of one with it stopped%n",
                    frozen.median() / stopped.median());
        }
        return all;
    }

    private static void pin(Machine machine, long pid, OptionalInt core) throws IOException, InterruptedException {
        if (core.isPresent() && machine.taskset().isPresent()) {
            new ProcessBuilder(machine.taskset().get().toString(), "-acp", "" + core.getAsInt(), "" + pid)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        }
    }

    private static double pipeTrips(Process echo) throws IOException {
        byte[] request = new byte[Echo.REQUEST];
        byte[] answer = new byte[Echo.ANSWER];
        OutputStream out = echo.getOutputStream();
        InputStream in = echo.getInputStream();
        long began = System.nanoTime();
        for (int i = 0; i < Premises.TRIPS; i++) {
            Echo.trip(out, in, request, answer);
        }
        return (System.nanoTime() - began) / 1e3 / Premises.TRIPS;
    }

    private static Process echo(Machine machine, OptionalInt core) throws IOException {
        List<String> command = new ArrayList<>();
        if (core.isPresent() && machine.taskset().isPresent()) {
            command.addAll(List.of(machine.taskset().get().toString(), "-c", "" + core.getAsInt()));
        }
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:ActiveProcessorCount=1",
                "-cp",
                System.getProperty("java.class.path"),
                Echo.class.getName()));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }
}
