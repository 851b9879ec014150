package org.botarena.arena.cluster.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.cluster.spark.Masters.Joined;
import org.botarena.arena.cluster.table.ClusterGameRunner;
import org.botarena.arena.cluster.task.WorkerFacts;
import org.botarena.arena.cluster.task.WorkerKind;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.event.cluster.ClusterOrder;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.venue.BuildId;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;

/** The game runners of a cluster, on its workers with this build, this Java and the requested isolation level. */
final class ClusterSource implements GameRunnerSource {
    /** Above this share of the fastest's speed, differences are not reported. */
    private static final double SAME_SPEED = 0.9;

    private final ClusterOrder order;
    private final ClusterUrl url;
    private final String secret;
    private final List<Joined> joined;
    private final Consumer<String> notices;

    ClusterSource(ClusterOrder order, ClusterUrl url, String secret, List<Joined> joined, Consumer<String> notices) {
        this.order = order;
        this.url = url;
        this.secret = secret;
        this.joined = joined;
        this.notices = notices;
    }

    @Override
    public OptionalInt lanes() {
        List<WorkerFacts> alike = joined.stream()
                .map(Joined::facts)
                .filter(worker -> worker.build().equals(BuildId.ofThisProgram()))
                .toList();
        return OptionalInt.of(
                Math.max(1, quick(alike).stream().mapToInt(WorkerFacts::lanes).sum()));
    }

    @Override
    public Protection protection(
            Optional<Isolation> wanted,
            Venue venue,
            int heapMiB,
            Collection<Admitted> jars,
            Installation installation) {
        jars.stream()
                .map(Admitted::program)
                .filter(program -> !program.isJava())
                .findFirst()
                .ifPresent(program -> {
                    throw new Failed("%s is not a jar, and plays on one machine only: leave it out, or --cluster"
                            .formatted(program.source()));
                });
        Isolation level = wanted.orElse(Isolation.SANDBOX);
        if (level == Isolation.SANDBOX) {
            return new Protection(level, Optional.empty());
        }
        if (level == Isolation.THREAD) {
            throw new Failed("--isolation=thread is for a debugger on this machine: leave --cluster out");
        }
        List<String> strangers = jars.stream()
                .filter(jar -> !installation.hasMade(jar) && !isTrusted(jar))
                .map(jar -> jar.source().toString())
                .distinct()
                .toList();
        if (!strangers.isEmpty()) {
            throw new Failed(
                    ("nothing was started: outside a sandbox an agent could read the secret of the cluster, and %s %s neither"
                                    + " this arena's own nor named. To let it play there, if you trust who wrote it: --trust %s")
                            .formatted(
                                    String.join(", ", strangers),
                                    strangers.size() == 1 ? "is" : "are",
                                    String.join(",", strangers)));
        }
        return new Protection(level, Optional.empty());
    }

    private boolean isTrusted(Admitted jar) {
        return order.trusted().stream().anyMatch(trusted -> isSame(trusted, jar.source()));
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            throw new Failed("--trust %s: no such file exists".formatted(one), e);
        }
    }

    @Override
    public GameRunner open(Venue venue, Terms terms, int jobs) {
        WorkerKind wanted =
                WorkerKind.wanted(venue.javaFeature(), terms.isolation().toString());
        List<WorkerFacts> able = able(wanted);
        SparkConf conf = SparkSettings.ofOrganizer(secret)
                .setMaster(url.toString())
                .set("spark.driver.host", url.ownAddress())
                .set("spark.driver.bindAddress", url.ownAddress());
        require(conf, wanted.toString(), 1);
        require(conf, WorkerNode.SPEED, WorkerFacts.step(leastSpeed(able)));
        announce(able);
        return new ClusterGameRunner(
                terms,
                venue.gameJars(),
                new SparkDealer(
                        conf,
                        new WorkerNews(able.stream().map(WorkerFacts::name).toList(), notices),
                        url,
                        notices),
                notices);
    }

    /** The workers that are fast enough. */
    private List<WorkerFacts> quick(List<WorkerFacts> workers) {
        int least = WorkerFacts.step(leastSpeed(workers));
        return workers.stream()
                .filter(worker -> WorkerFacts.step((double) worker.speed()) >= least)
                .toList();
    }

    private double leastSpeed(List<WorkerFacts> workers) {
        return order.speedWithin().isEmpty()
                ? 1
                : (1 - order.speedWithin().getAsDouble())
                        * workers.stream().mapToLong(WorkerFacts::speed).max().orElse(1);
    }

    /** The workers that can play; the others are reported. */
    private List<WorkerFacts> able(WorkerKind wanted) {
        if (joined.isEmpty()) {
            throw new Failed("no worker has joined %s. On each machine that is to play: arena worker --join %s"
                    .formatted(url, url));
        }
        List<WorkerFacts> able = new ArrayList<>();
        List<String> objections = new ArrayList<>();
        for (Joined worker : joined) {
            WorkerFacts facts = worker.facts();
            facts.kind()
                    .objection(wanted)
                    .ifPresentOrElse(
                            why -> objections.add("%s plays no game: %s".formatted(facts.name(), why)),
                            () -> able.add(facts));
        }
        if (able.isEmpty()) {
            throw new Failed("no worker of %s can play: %s".formatted(url, String.join("; ", objections)));
        }
        objections.forEach(notices);
        return able;
    }

    /** Reports the workers that play, those that are too slow, and large differences in speed. */
    private void announce(List<WorkerFacts> able) {
        List<WorkerFacts> quick = quick(able);
        able.forEach(worker -> notices.accept(String.format(
                Locale.ROOT,
                quick.contains(worker)
                        ? "%s plays, %d at a time, %,d positions a second"
                        : "%s plays no game, since it is too slow for --speed-within: %3$,d positions a second",
                worker.name(),
                worker.lanes(),
                worker.speed())));
        LongSummaryStatistics speeds =
                quick.stream().mapToLong(WorkerFacts::speed).summaryStatistics();
        if (order.speedWithin().isEmpty() && speeds.getMin() < SAME_SPEED * speeds.getMax()) {
            notices.accept(String.format(
                    Locale.ROOT,
                    "the slowest worker has %.0f %% of the speed of the fastest: the games of a pair are played on one, but"
                            + " those who think for a fixed time think less there. --speed-within 10%% leaves slower ones out",
                    100.0 * speeds.getMin() / speeds.getMax()));
        }
    }

    /** Only workers with this amount of the resource get tasks; a task itself takes none of it. */
    private static void require(SparkConf conf, String resource, int amount) {
        conf.set("spark.executor.resource.%s.amount".formatted(resource), "" + amount);
        conf.set("spark.task.resource.%s.amount".formatted(resource), "0.0001");
    }
}
