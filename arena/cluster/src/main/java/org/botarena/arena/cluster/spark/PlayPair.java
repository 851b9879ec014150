package org.botarena.arena.cluster.spark;

import java.util.Map;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.botarena.arena.cluster.task.PairTask;
import org.botarena.arena.record.form.StableJson;

/** Executes a task on a worker. Spark fetches its jars only if the worker lacks them. */
final class PlayPair implements Function<String, String> {
    private static final long serialVersionUID = 1L;

    private final long number;
    private final Map<String, Broadcast<byte[]>> files;

    PlayPair(long number, Map<String, Broadcast<byte[]>> files) {
        this.number = number;
        this.files = files;
    }

    @Override
    public String call(String task) throws Exception {
        return StableJson.text(PlayerHome.player()
                .play(
                        StableJson.value(task, PairTask.class),
                        sha256 -> files.get(sha256).value(),
                        PlayerHome.listener(number)));
    }
}
