package org.botarena.arena.coach;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.botarena.arena.explain.KeyMoment;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.IdleJvm;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.form.StableJson;

/**
 * Finds the move that lost a game, in a separate process at idle priority. One thread; {@link #close} may come from
 * any.
 */
public final class Coach implements AutoCloseable {
    /** Ten minutes for a game: the core may hardly ever be idle. */
    private static final long PATIENCE_MS = 600_000;

    private final Machine machine;
    private Optional<IdleJvm> process = Optional.empty();
    private boolean isClosed;

    /** Creates a coach on this machine. Its process starts with the first game. */
    public Coach(Machine machine) {
        this.machine = machine;
    }

    /**
     * Finds the position where a game was lost.
     *
     * @param seats whose moves are judged
     * @return empty: no mistake is known, or the game contradicts its rules
     * @throws IOException if the process cannot be started, or has ended
     */
    public Optional<KeyMoment> moment(GameRecord game, Set<Integer> seats) throws IOException, InterruptedException {
        IdleJvm running = running();
        try {
            running.write(StableJson.text(game));
            running.write(StableJson.text(seats));
            String answer =
                    running.answer(PATIENCE_MS).orElseThrow(() -> new IOException("no answer about game " + game.id()));
            return answer.isEmpty() ? Optional.empty() : Optional.of(StableJson.value(answer, KeyMoment.class));
        } catch (IOException | IllegalArgumentException e) {
            rest();
            throw e;
        }
    }

    /** Runs on the core of the referee and the server, which wait most of the time: no agent plays there. */
    private synchronized IdleJvm running() throws IOException {
        if (isClosed) {
            throw new IOException("the coach has been closed");
        }
        if (process.isEmpty()) {
            OptionalInt core =
                    machine.cores().stream().mapToInt(Integer::intValue).findFirst();
            process = Optional.of(IdleJvm.start(machine, CoachMain.class, List.of(), core));
        }
        return process.get();
    }

    /** Ends the process; the next game starts another one. */
    public synchronized void rest() {
        process.ifPresent(IdleJvm::close);
        process = Optional.empty();
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        rest();
    }
}
