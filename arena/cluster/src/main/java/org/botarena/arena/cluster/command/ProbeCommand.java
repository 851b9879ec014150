package org.botarena.arena.cluster.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.botarena.arena.cluster.access.ClusterSecret;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.cluster.spark.Probe;
import org.botarena.arena.cluster.task.WorkerFacts;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.venue.BuildId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "probe",
        header = "List a cluster's workers",
        description = "List a cluster's workers, and those that this machine cannot reach, within ten seconds.",
        footer = {"", "The exit code is 0 if all is open and every worker has this build of the arena, else 1."})
final class ProbeCommand implements Callable<Integer> {
    private static final int LABEL = 8;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "URL", description = "Master, as 'arena cluster start' prints it.")
    private String url;

    @Mixin
    private SecretOption secret;

    @Override
    public Integer call() {
        ClusterUrl master;
        try {
            master = ClusterUrl.parse(url);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        List<Probe.Reached> workers = Probe.of(master, ClusterSecret.read(secret.file()));
        PrintWriter out = spec.commandLine().getOut();
        out.println("Master  %s answers, with this secret".formatted(master));
        workers.forEach(worker -> out.println(Labelled.of("Worker", LABEL, text(worker))));
        if (workers.isEmpty()) {
            out.println("No worker has joined. On each machine that is to play: arena worker --join " + master);
        }
        return workers.stream().allMatch(worker -> worker.closed().isEmpty() && isOurs(worker.facts())) ? 0 : 1;
    }

    private static boolean isOurs(WorkerFacts facts) {
        return facts.build().equals(BuildId.ofThisProgram());
    }

    private static String text(Probe.Reached worker) {
        WorkerFacts facts = worker.facts();
        String build = isOurs(facts) ? "" : ", another build of the arena (%s)".formatted(facts.build());
        return String.format(
                        Locale.ROOT,
                        "%s: %d of %d %s free, Java %d, %s, %,d positions a second%s",
                        facts.name(),
                        worker.free(),
                        facts.lanes(),
                        facts.lanes() == 1 ? "lane" : "lanes",
                        facts.java(),
                        facts.isolation(),
                        facts.speed(),
                        build)
                + worker.closed().map(why -> "\n" + why).orElse("");
    }
}
