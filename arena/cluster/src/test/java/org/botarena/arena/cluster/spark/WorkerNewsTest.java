package org.botarena.arena.cluster.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.resource.ResourceProfile;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.cluster.ExecutorInfo;
import org.junit.jupiter.api.Test;
import scala.collection.immutable.Map$;

class WorkerNewsTest {
    private final List<String> notices = new ArrayList<>();
    private final WorkerNews news = new WorkerNews(List.of("lab-1", "lab-2"), notices::add);

    private void join(String executor, String worker) {
        start(executor);
        news.hello(executor, worker);
    }

    private void start(String executor) {
        ExecutorInfo info = new ExecutorInfo(
                "10.0.0." + executor,
                1,
                Map$.MODULE$.empty(),
                Map$.MODULE$.empty(),
                Map$.MODULE$.empty(),
                ResourceProfile.DEFAULT_RESOURCE_PROFILE_ID());
        news.onExecutorAdded(new SparkListenerExecutorAdded(0, executor, info));
    }

    private void end(String executor, String reason) {
        news.onExecutorRemoved(new SparkListenerExecutorRemoved(0, executor, reason));
    }

    @Test
    void theLastWorkerThatGoesLeavesTheTournamentWaiting() {
        join("1", "lab-1");
        join("2", "lab-2");
        end("1", "Executor decommission: worker");
        assertEquals(List.of("lab-1 has left"), notices);
        end("2", "Command exited with code 137");
        assertEquals(
                List.of(
                        "lab-1 has left",
                        "lab-2 is lost: what it was playing is played elsewhere",
                        "no worker is left: the tournament waits until one joins"),
                notices);
        join("3", "lab-3");
        assertEquals("lab-3 plays from now on", notices.get(3));
    }

    @Test
    void aProcessThatCannotStartIsReportedOnceForEachHost() {
        start("1");
        end("1", "Command exited with code 1");
        start("1");
        end("1", "Command exited with code 1");
        assertEquals(
                List.of(
                        "nothing can be played on 10.0.0.1 now (Command exited with code 1): it needs the ports 7121 to 7136 and 7141 to"
                                + " 7156 of this machine; Spark's log in its work folder says more"),
                notices);
    }

    @Test
    void aProcessThatStartsOnALeavingWorkerIsNotReported() {
        start("1");
        end("1", "worker lost: 10.0.0.1:7101 got disassociated");
        assertEquals(List.of(), notices);
    }
}
