package org.botarena.arena.cli.results;

import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.cli.console.ReceiptLine;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.FolderArgument;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.cli.record.GameArgument;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.PlaceChange;
import org.botarena.arena.event.Rerun;
import org.botarena.arena.event.RerunChoice;
import org.botarena.arena.event.RerunOrder;
import org.botarena.arena.event.RerunSet;
import org.botarena.arena.event.RerunText;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.EndTime;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "rerun",
        header = "Play games again",
        description = "Play a recorded game again with the same jars, opening and seeds, and count how often it ended"
                + " alike; also a game that was given up.",
        footer = {
            "",
            "Nothing changes, unless --accept enters the new result: it counts from then on, marked with the"
                    + " reason. The old result stays recorded."
        })
public final class RerunCommand extends ArenaCommand {
    private static final int MOST = 1000;

    @Mixin
    private GameArgument game;

    @Option(
            names = "--times",
            paramLabel = "N",
            defaultValue = "1",
            description = "Number of repetitions (default: ${DEFAULT-VALUE}).")
    private int times;

    @Option(
            names = "--accept",
            paramLabel = "REASON",
            description = "Reason to let the new result count instead; of a set all results or none.")
    private String reason;

    @Option(
            names = "--fault",
            paramLabel = "KIND",
            description =
                    "Play the games again that ended by this kind of fault ('any' is any kind), each pair as a whole.")
    private String fault;

    @Option(
            names = "--author",
            paramLabel = "NAME",
            description = "Play the games of this entrant again; without its @version, of all versions.")
    private String author;

    @Option(names = "--worker", paramLabel = "NAME", description = "Play the games again that this machine played.")
    private String worker;

    @Option(
            names = "--since",
            paramLabel = "TIME",
            description = "Play the games again that ended at this time or later, such as 21:00 or 2026-11-22T21:00.")
    private String since;

    @Option(names = "--until", paramLabel = "TIME", description = "Play the games again that ended by this time.")
    private String until;

    @Option(
            names = "--grades",
            paramLabel = "FILE",
            description = "Rules for grades, to show which marks a set of results would change.")
    private Path grades;

    @Option(
            names = "--agent-java",
            paramLabel = "HOME",
            description = "JDK that runs the agents (default: the arena's own).")
    private Path agentJava;

    @Option(
            names = "--isolation",
            paramLabel = "LEVEL",
            description = "Isolation of the tournament, repeated to allow a foreign folder without a sandbox.")
    private Isolation isolation;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Mixin
    private GamesOption games;

    @Override
    public Integer call() throws InterruptedException {
        Usage.require(
                spec,
                times >= 1 && times <= MOST,
                String.format(Locale.ROOT, "--times is %d: it must be from 1 to %d", times, MOST));
        Usage.require(spec, reason == null || times == 1, "--accept takes one result: it does not go with --times");
        Usage.require(
                spec, reason == null || !reason.isBlank(), "--accept needs a reason, which the results will show");
        Path folder = FolderArgument.of(game.place());
        if (Stream.of(fault, author, worker, since, until).anyMatch(Objects::nonNull)) {
            Usage.require(
                    spec,
                    game.id().isEmpty() && times == 1 && !json,
                    "--fault, --author, --worker, --since and --until choose a set: they go with neither an ID, --times nor"
                            + " --json");
            rerunSet(folder);
            return 0;
        }
        Usage.require(
                spec,
                grades == null,
                "--grades goes with a set of games: add --fault, --author, --worker, --since or --until");
        if (game.id().isEmpty()) {
            game.print(games, json);
            return 0;
        }
        String id = game.find(games).map(GameRecord::id).orElse(game.id().get());
        try (Interruption interruption = Interruption.listen();
                Rerun rerun = Event.rerun(order(folder, id, reason != null))) {
            interruption.stopsWith(rerun::stop);
            Isolation level = rerun.terms().isolation();
            Usage.require(
                    spec,
                    isolation == null || isolation == level,
                    "--isolation is %s, and the tournament has %s: a game is played again as it was"
                            .formatted(isolation, level));
            rerun(rerun);
        }
        return 0;
    }

    private RerunOrder order(Path folder, String id, boolean isToAccept) {
        return new RerunOrder(folder, id, agentJava, games.jars(folder), isolation != null, isToAccept);
    }

    private void rerunSet(Path folder) throws InterruptedException {
        Optional<GradeRules> rules = Optional.ofNullable(grades).map(GradeRules::read);
        RerunChoice choice = choice();
        List<String> ids;
        try (RerunSet chosen = Event.reruns(order(folder, "", true))) {
            ids = chosen.choose(choice);
        }
        say("chosen   %s; the journal has the choice".formatted(Numbers.counted(ids.size(), "game")));
        List<GameRecord> again = new ArrayList<>();
        try (Interruption interruption = Interruption.listen()) {
            for (String id : ids) {
                try (Rerun rerun = Event.rerun(order(folder, id, false))) {
                    interruption.stopsWith(rerun::stop);
                    again.add(rerun.play());
                    RerunText text = new RerunText(rerun);
                    say("%s  %s".formatted(id, text.count(again.get(again.size() - 1))));
                }
            }
        }
        try (RerunSet chosen = Event.reruns(order(folder, "", true))) {
            say(RerunText.changes(chosen.changes(again)));
            rules.ifPresent(known -> say(RerunText.marks(chosen.markChanges(again, known))));
            if (reason != null) {
                Rerun.Accepted accepted = chosen.accept(again, reason);
                say(RerunText.accepted(accepted, game.place()));
                say(ReceiptLine.of(accepted.receipt()));
            }
        }
    }

    private RerunChoice choice() {
        Clock clock = Clock.system(ZoneId.systemDefault());
        return Usage.of(
                spec,
                () -> new RerunChoice(
                        Optional.ofNullable(fault).map(kind -> kind.equals("any") ? "" : kind),
                        Optional.ofNullable(author),
                        Optional.ofNullable(worker),
                        Optional.ofNullable(since).map(text -> EndTime.parsePast("--since", text, clock)),
                        Optional.ofNullable(until).map(text -> EndTime.parsePast("--until", text, clock))));
    }

    private void rerun(Rerun rerun) throws InterruptedException {
        Optional<String> refusal = reason == null ? Optional.empty() : rerun.refusal();
        if (refusal.isPresent()) {
            throw new Failed("--accept: " + refusal.get());
        }
        rerun.remarks().forEach(remark -> err().println("arena: " + remark));
        RerunText text = new RerunText(rerun);
        say("recorded " + text.onFile());
        GameRecord last = null;
        for (int time = 1; time <= times; time++) {
            last = rerun.play();
            say(String.format(Locale.ROOT, "%7d  %s", time, text.count(last)));
        }
        say(text.verdict());
        boolean isOther =
                !last.isDisturbed() && !rerun.isAlike(last) && rerun.refusal().isEmpty();
        List<PlaceChange> changes = isOther ? rerun.changes(last) : null;
        if (isOther) {
            say(RerunText.changes(changes));
        }
        Optional<Rerun.Accepted> accepted = reason == null ? Optional.empty() : Optional.of(rerun.accept(last, reason));
        if (accepted.isPresent()) {
            say(RerunText.accepted(accepted.get(), game.place()));
            say(ReceiptLine.of(accepted.get().receipt()));
        }
        if (json) {
            out().println(JsonText.line(text.json(changes, accepted)));
        }
    }

    /** Prints a line for people; programs get the result at the end. */
    private void say(String line) {
        if (!json) {
            out().println(line);
        }
    }
}
