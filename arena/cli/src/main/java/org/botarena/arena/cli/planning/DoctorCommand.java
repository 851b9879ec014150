package org.botarena.arena.cli.planning;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.doctor.Checkup;
import org.botarena.arena.doctor.RemoteDoctor;
import org.botarena.arena.doctor.SurveyText;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.venue.BuildId;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Venue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "doctor",
        header = "Check this machine",
        description = "Report what this machine or others allow: whether the sandbox works, and what makes times"
                + " unfair.",
        footer = {
            "",
            "The sandbox is tested by running one. The exit code is 0 whatever is found; with --workers it"
                    + " is 1 unless all of them can play together."
        })
public final class DoctorCommand extends ArenaCommand {
    private static final int LABEL = 11;

    private final Installation installation;

    @Option(
            names = "--agent-java",
            paramLabel = "HOME",
            description = "JDK that runs the agents (default: the arena's own).")
    private Path agentJava;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Option(
            names = "--workers",
            paramLabel = "HOSTS",
            split = ",",
            description =
                    "Machines to ask instead, by ssh: prints a table, and for each that lacks something a line for"
                            + " its administrator.")
    private List<String> workers;

    @Option(
            names = "--rsh",
            paramLabel = "COMMAND",
            defaultValue = RemoteDoctor.SSH,
            description = "Command that runs something on the machine named after it, such as 'srun -w' (default:"
                    + " ${DEFAULT-VALUE}).")
    private String shell;

    @Option(
            names = "--arena",
            paramLabel = "FILE",
            description = "Launcher of the arena on the machines of --workers (default: its path on this one).")
    private String program;

    @Option(names = RemoteDoctor.OPTION, hidden = true, description = "Prints the answer to --workers.")
    private boolean isAsked;

    /** Uses an installation. */
    public DoctorCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() {
        try (Venue venue = Venue.open(agentJava, GameJars.none())) {
            if (workers != null) {
                return survey(venue.javaFeature());
            }
            if (isAsked) {
                out().println(JsonText.line(venue.facts()));
                return 0;
            }
            List<Checkup.Finding> findings = venue.checkup();
            if (json) {
                out().println(JsonText.line(findings));
            } else {
                findings.forEach(finding -> out().println(text(finding)));
            }
            return 0;
        }
    }

    private int survey(int java) {
        return Usage.of(spec, () -> {
            List<RemoteDoctor.Answer> answers = new RemoteDoctor(
                            List.of(shell.strip().split(" +")),
                            program == null
                                    ? installation.home().resolve("bin/arena").toString()
                                    : program)
                    .ask(workers.stream().map(String::strip).distinct().toList());
            SurveyText text = new SurveyText(answers, BuildId.ofThisProgram(), java);
            out().println(
                            json
                                    ? JsonText.line(answers.stream()
                                            .map(DoctorCommand::json)
                                            .toList())
                                    : text.text());
            return text.canAllPlay() ? 0 : 1;
        });
    }

    private static Map<String, Object> json(RemoteDoctor.Answer answer) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("machine", answer.host());
        object.put("facts", answer.facts().orElse(null));
        object.put("failure", answer.facts().isPresent() ? null : answer.failure());
        return object;
    }

    private static String text(Checkup.Finding finding) {
        String mend =
                finding.remedy().map(remedy -> "\nTo fix: " + remedy + ".").orElse("");
        return Labelled.of(finding.subject(), LABEL, finding.state() + mend);
    }
}
