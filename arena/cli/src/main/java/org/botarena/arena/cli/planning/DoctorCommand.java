package org.botarena.arena.cli.planning;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.botarena.arena.cli.console.Json;
import org.botarena.arena.doctor.Checkup;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.venue.Venue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "doctor",
        description = "What this machine allows: whether the sandbox works, and what makes times unfair.",
        footer = {"", "The sandbox is tried by running one. The exit code is 0 whatever is found."})
public final class DoctorCommand implements Callable<Integer> {
    private static final int LABEL = 11;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--agent-java",
            paramLabel = "HOME",
            description = "The JDK that runs the agents; by default the arena's own.")
    private Path agentJava;

    @Option(names = "--json", description = "Print JSON, for programs.")
    private boolean json;

    @Override
    public Integer call() {
        try (Venue venue = Venue.open(agentJava, GameJars.none())) {
            List<Checkup.Finding> findings = venue.checkup();
            PrintWriter out = spec.commandLine().getOut();
            if (json) {
                out.println(Json.of(findings.stream().map(DoctorCommand::json).toList()));
            } else {
                findings.forEach(finding -> out.println(text(finding)));
            }
            return 0;
        }
    }

    private static Map<String, Object> json(Checkup.Finding finding) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("subject", finding.subject());
        object.put("state", finding.state());
        object.put("remedy", finding.remedy().orElse(null));
        return object;
    }

    private static String text(Checkup.Finding finding) {
        String mend =
                finding.remedy().map(remedy -> "\nTo mend: " + remedy + ".").orElse("");
        return Labelled.of(finding.subject(), LABEL, finding.state() + mend);
    }
}
