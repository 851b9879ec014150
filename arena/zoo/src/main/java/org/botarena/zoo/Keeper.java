package org.botarena.zoo;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.VisibleText;

/**
 * Lets one specimen play and checks everything that it may have harmed: the verdict and its reason, the targets, the
 * next game, and leftovers on the machine. One thread.
 */
final class Keeper {
    /** A successful hostile agent prints a line with this word. */
    static final String BREACH = "BREACH";

    /** The number of repetitions if the machine was too busy for a valid result. */
    private static final int REPEATS = 4;

    /** The maximum that the arena keeps of a game for an author: 64 KiB of output, and its own notes. */
    private static final int MOST_KEPT = 140 * 1024;

    /** The verdict on a late answer. */
    private static final String LATE = "late";

    private static final int LONGEST_REASON = 200;
    private static final int LOG_SHOWN = 12;

    private final Cage cage;
    private final Bait bait;
    private final Path desk;
    private final List<String> wrongs = new ArrayList<>();
    private boolean isDisturbed;
    private boolean isHarmed;

    private Keeper(Cage cage, Bait bait, Path desk) {
        this.cage = cage;
        this.bait = bait;
        this.desk = desk;
    }

    /**
     * Shows a specimen in a cage, if anything is promised there. If nothing was harmed or left, a wrong verdict counts
     * only if it is repeated, because a busy machine can delay an examiner without a measurement.
     *
     * @param bait the targets
     * @param desk a folder for its jar
     */
    static Observation show(Specimen specimen, Cage cage, Bait bait, Path desk)
            throws IOException, InterruptedException {
        if (specimen.label().on(cage.grounds()).isEmpty() || !specimen.isForHere()) {
            return new Observation(specimen, cage.isolation(), false, List.of(), List.of());
        }
        Keeper first = undisturbed(specimen, cage, bait, desk);
        if (first.wrongs.isEmpty() || first.isHarmed) {
            return new Observation(specimen, cage.isolation(), true, first.wrongs, List.of());
        }
        Keeper second = undisturbed(specimen, cage, bait, desk);
        return new Observation(specimen, cage.isolation(), true, second.wrongs, first.wrongs);
    }

    private static Keeper undisturbed(Specimen specimen, Cage cage, Bait bait, Path desk)
            throws IOException, InterruptedException {
        Keeper keeper = new Keeper(cage, bait, desk);
        keeper.show(specimen);
        for (int repeat = 0; repeat < REPEATS && keeper.isDisturbed && !keeper.wrongs.isEmpty(); repeat++) {
            keeper = new Keeper(cage, bait, desk);
            keeper.show(specimen);
        }
        return keeper;
    }

    private void show(Specimen specimen) throws IOException, InterruptedException {
        Path jar = specimen.isPython() ? zip(specimen) : SpecimenJar.into(desk, specimen);
        Traces before = Traces.in(cage.folder());
        Examined examined = cage.examine(jar);
        String output = "";
        if (examined instanceof Admitted admitted) {
            checkWarnings(specimen, admitted);
            output = play(specimen, new Entrant(specimen.name(), admitted, bait.options(cage.isolation())));
            Files.deleteIfExists(admitted.staged());
            Files.deleteIfExists(admitted.program().original());
        } else {
            check(specimen, SpecimenOutcome.of((Refused) examined));
        }
        Files.delete(jar);
        checkNextGame();
        int harmless = wrongs.size();
        output.lines()
                .filter(line -> line.contains(BREACH))
                .findFirst()
                .ifPresent(line -> wrongs.add("it says: " + line.strip()));
        wrongs.addAll(bait.harm(output));
        wrongs.addAll(Traces.since(before, cage.folder()));
        isHarmed = wrongs.size() > harmless;
        if (!wrongs.isEmpty()) {
            List<String> lines = output.lines().toList();
            lines.subList(Math.max(0, lines.size() - LOG_SHOWN), lines.size())
                    .forEach(line -> wrongs.add("  its log: " + VisibleText.of(line)));
        }
    }

    private Path zip(Specimen specimen) throws IOException {
        Path zip = desk.resolve(specimen.name() + ".zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            out.putNextEntry(new ZipEntry("agent.py"));
            out.write(specimen.source().getBytes(StandardCharsets.UTF_8));
        }
        return zip;
    }

    private void checkWarnings(Specimen specimen, Admitted admitted) {
        String said = admitted.warnings().toString();
        if (!said.contains(specimen.label().warns())) {
            wrongs.add("admission did not warn of '%s' but of %s"
                    .formatted(specimen.label().warns(), said));
        }
    }

    /** Plays the number of games in the label, and returns the agent's output. */
    private String play(Specimen specimen, Entrant agent) throws InterruptedException {
        StringBuilder output = new StringBuilder();
        int seats = specimen.label().against().equals("itself") ? 2 : 1;
        for (int game = 0; game < specimen.label().games(); game++) {
            GameRecord record = cage.play(agent, specimen.label().against());
            isDisturbed |= isDisturbed(record);
            if (!isExcused(specimen, record, seats)) {
                SpecimenOutcome.of(record.result(), seats).forEach(outcome -> check(specimen, outcome));
            }
            record.result().faults().stream()
                    .filter(fault -> fault.player() >= seats)
                    .forEach(fault -> wrongs.add(
                            "the honest opponent lost by it: " + fault.verdict().reason()));
            for (String log : record.logs().subList(0, seats)) {
                output.append(log);
                if (log.length() > MOST_KEPT) {
                    wrongs.add(String.format(Locale.ROOT, "of its output %d characters are kept", log.length()));
                }
            }
        }
        return output.toString();
    }

    /** Whether the machine had a part in the result: in an attempt, or in a late answer that counts. */
    private static boolean isDisturbed(GameRecord record) {
        return record.result().voided().isPresent()
                || record.result().plies().stream()
                        .anyMatch(ply -> ply.excused().isPresent());
    }

    /**
     * Whether a specimen that should be late may finish its game: the machine's measured part must be as long as the
     * delay of each late answer.
     */
    private boolean isExcused(Specimen specimen, GameRecord record, int seats) {
        double grantedMs = specimen.label().clock().move().toNanos() / 1e6;
        List<Evidence> late = record.result().plies().stream()
                .filter(ply -> ply.player() >= 0 && ply.player() < seats && ply.wallMs() > grantedMs)
                .map(ply -> ply.excused().orElse(Evidence.ofClock(ply.wallMs())))
                .toList();
        return specimen.label().on(cage.grounds()).stream()
                        .anyMatch(expectation -> expectation.outcome().equals(LATE))
                && record.result().faults().isEmpty()
                && !late.isEmpty()
                && late.stream().allMatch(evidence -> evidence.machineMs() >= evidence.wallMs() - grantedMs);
    }

    private void check(Specimen specimen, SpecimenOutcome seen) {
        List<Expectation> expected = specimen.label().on(cage.grounds());
        if (expected.stream().noneMatch(expectation -> expectation.isMetBy(seen))) {
            wrongs.add("expected %s, and it is '%s'".formatted(expected, seen));
        }
        if (seen.kind().equals(SpecimenOutcome.REFUSED)) {
            return;
        }
        if (seen.reason().length() > LONGEST_REASON || seen.reason().matches("(?s).*\\p{Cntrl}.*")) {
            wrongs.add("its reason is not fit to be published: " + seen.reason());
        }
    }

    private void checkNextGame() throws InterruptedException {
        GameRecord next = cage.playHonestly();
        isDisturbed |= isDisturbed(next);
        SpecimenOutcome.of(next.result(), 2).stream()
                .filter(outcome -> !outcome.kind().equals(SpecimenOutcome.PLAYS))
                .forEach(outcome -> wrongs.add("the next game between honest agents: " + outcome));
    }
}
