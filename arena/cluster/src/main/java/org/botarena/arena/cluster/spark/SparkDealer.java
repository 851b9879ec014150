package org.botarena.arena.cluster.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.resource.ResourceProfile;
import org.apache.spark.resource.ResourceProfileBuilder;
import org.apache.spark.resource.TaskResourceRequests;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.cluster.table.PairDealer;
import org.botarena.arena.cluster.task.GameListener;
import org.botarena.arena.cluster.task.PairTask;
import org.botarena.arena.cluster.task.PlayedPair;
import org.botarena.arena.record.form.StableJson;

/**
 * Distributes tasks with Spark: each is a job of one partition, played again elsewhere if its worker is lost.
 * Thread-safe.
 */
final class SparkDealer implements PairDealer {
    private static final Pattern SAID = Pattern.compile(".*Lost task .*?[)]: [\\w.$]+: (.*)");

    /** The time between two checks of the master. */
    private static final Duration LOOK = Duration.ofSeconds(2);

    private final WorkerNews news;
    private final JavaSparkContext spark;
    private final Optional<ResourceProfile> oneSlot;
    private final AtomicLong numbers = new AtomicLong();
    private final Map<String, Broadcast<byte[]>> files = new ConcurrentHashMap<>();
    private Optional<MasterWatch> watch = Optional.empty();
    private volatile Optional<String> end = Optional.empty();

    /** Uses Spark's local scheduler, whose master cannot be lost. */
    SparkDealer(SparkConf conf, WorkerNews news) {
        this.news = news;
        GamePlugin.greet(news::hello);
        this.spark = new JavaSparkContext(conf);
        this.oneSlot = spark.isLocal() ? Optional.empty() : Optional.of(oneSlot());
        spark.sc().addSparkListener(news);
    }

    /**
     * Uses the workers of this master. When the master and all workers are lost, all tasks end by {@link ClusterGone}.
     */
    SparkDealer(SparkConf conf, WorkerNews news, ClusterUrl master, Consumer<String> notices) {
        this(conf, news);
        String organizer = spark.sc().applicationId();
        this.watch = Optional.of(MasterWatch.start(
                master.toString(),
                () -> Masters.knows(spark.env().rpcEnv(), master, organizer),
                news::isNobodyThere,
                notices,
                this::end,
                LOOK));
    }

    /**
     * The share of a short pair: one of the two slots of a lane. Create it after Spark has started, because the first
     * profile becomes the default.
     */
    private static ResourceProfile oneSlot() {
        return new ResourceProfileBuilder()
                .require(new TaskResourceRequests().cpus(1))
                .build();
    }

    private void end(String why) {
        end = Optional.of(why);
        spark.sc().cancelAllJobs(); // Wakes the threads that wait for a task.
    }

    @Override
    public Deal deal(PairTask task, Map<String, Path> needed, boolean isShort, GameListener told) {
        long number = numbers.incrementAndGet();
        GamePlugin.listen(number, told);
        return new Job(number, StableJson.text(task), broadcast(needed), isShort);
    }

    private Map<String, Broadcast<byte[]>> broadcast(Map<String, Path> needed) {
        Map<String, Broadcast<byte[]>> all = new HashMap<>();
        needed.forEach((sha256, file) ->
                all.put(sha256, files.computeIfAbsent(sha256, key -> spark.broadcast(read(file)))));
        return all;
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException("a jar cannot be read: " + file, e);
        }
    }

    /** A task, and the threads that wait for it. */
    private final class Job implements Deal {
        private final long number;
        private final JavaFutureAction<List<String>> action;

        Job(long number, String task, Map<String, Broadcast<byte[]>> jars, boolean isShort) {
            this.number = number;
            spark.setLocalProperty("spark.job.interruptOnCancel", "true");
            JavaRDD<String> pair = spark.parallelize(List.of(task), 1).map(new PlayPair(number, jars));
            if (isShort) {
                oneSlot.ifPresent(pair::withResources);
            }
            this.action = pair.collectAsync();
        }

        @Override
        public PlayedPair await() throws InterruptedException, WorkerFailed, ClusterGone {
            end.ifPresent(why -> action.cancel(true)); // It was started too late to be cancelled with the others.
            try {
                return StableJson.value(action.get().get(0), PlayedPair.class);
            } catch (CancellationException e) {
                if (end.isPresent()) {
                    throw gone(end.get());
                }
                throw new InterruptedException("the task was called back");
            } catch (ExecutionException e) {
                if (end.isPresent() || spark.sc().isStopped()) {
                    throw gone(end.orElseGet(() -> "the cluster is gone (%s)".formatted(reason(e))));
                }
                throw new WorkerFailed("no worker could play it: " + reason(e), e);
            } finally {
                if (action.isDone()) {
                    GamePlugin.leave(number);
                }
            }
        }

        @Override
        public void cancel() {
            action.cancel(true);
        }
    }

    private static ClusterGone gone(String why) {
        return new ClusterGone(why + ": what has ended is kept, and the same command resumes");
    }

    /** The last worker's message, without Spark's text around it and the stack trace below. */
    private static String reason(ExecutionException e) {
        String all = String.valueOf(e.getCause().getMessage());
        if (all.contains("cannot run anywhere")) {
            return "each worker that is there has failed at it, or at other games; Spark's log in its work folder says why";
        }
        String said = all.lines().findFirst().orElse("no reason");
        Matcher matcher = SAID.matcher(said);
        return matcher.matches() ? matcher.group(1) : said;
    }

    @Override
    public void close() {
        watch.ifPresent(MasterWatch::close);
        news.close();
        spark.close();
    }
}
