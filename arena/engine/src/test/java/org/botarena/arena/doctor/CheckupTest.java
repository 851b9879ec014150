package org.botarena.arena.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.doctor.Checkup.Finding;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.MachineMemory;
import org.botarena.arena.machine.group.FreezerTrial;
import org.botarena.arena.process.SandboxTrial;
import org.botarena.arena.text.catalogue.Sentence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the doctor finds on machines that are made of a few files. */
class CheckupTest {
    @TempDir
    private Path root;

    private Finding finding(String subject) {
        return finding(subject, List.of(0, 1, 2), new SandboxTrial.Works(List.of()), new MachineMemory(8000));
    }

    private Finding finding(String subject, List<Integer> cores, SandboxTrial trial, MachineMemory memory) {
        return finding(subject, machine(cores, new FreezerTrial.Fails("none")), trial, memory);
    }

    private static Machine machine(List<Integer> cores, FreezerTrial freezer) {
        Optional<Path> tool = Optional.of(Path.of("/usr/bin/tool"));
        return new Machine(true, cores, tool, tool, tool, tool, Optional.empty(), tool, freezer);
    }

    private Finding finding(String subject, Machine machine, SandboxTrial trial, MachineMemory memory) {
        return Checkup.of(root, machine, trial, memory).stream()
                .filter(each -> each.subject().equals(subject))
                .findFirst()
                .orElseThrow();
    }

    private void file(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void everySubjectIsSpokenOf() {
        Machine machine = Machine.here();
        assertEquals(
                List.of("sandbox", "cores", "signals", "memory", "cgroups", "clock", "swap", "frequency"),
                Checkup.of(Path.of("/"), machine, new SandboxTrial.Works(List.of()), MachineMemory.here()).stream()
                        .map(Finding::subject)
                        .toList());
    }

    @Test
    void aSandboxThatDoesNotWorkComesWithItsRemedy() {
        Finding finding = finding(
                "sandbox", List.of(0, 1), new SandboxTrial.Fails("no bwrap", "install it"), new MachineMemory(8000));
        assertEquals(
                new Finding(
                        "sandbox",
                        Sentence.of("doctor.no-sandbox", "no bwrap"),
                        Optional.of(Sentence.quote("install it"))),
                finding);
        assertEquals("works", finding("sandbox").state().toString());
    }

    @Test
    void coresAreOneForTheArenaAndOneForEachGame() {
        assertTrue(finding("cores").state().toString().contains("at most 2 games"), finding("cores")::toString);
        Finding single = finding("cores", List.of(0), new SandboxTrial.Works(List.of()), new MachineMemory(8000));
        assertTrue(single.remedy().isPresent(), single::toString);
    }

    @Test
    void agentsAreFrozenWhereTheyCanBeAndElseStoppedBySignals() {
        FreezerTrial works = new FreezerTrial.Works(Path.of("/sys/fs/cgroup/its/own"));
        String frozen = signals(machine(List.of(0, 1), works));
        assertTrue(frozen.contains("frozen") && frozen.contains("/sys/fs/cgroup/its/own"), frozen);
        String stopped = signals(machine(List.of(0, 1), new FreezerTrial.Fails("this user may not")));
        assertTrue(stopped.contains("this user may not") && stopped.contains("systemd-run --user --scope"), stopped);
        String neither = signals(machine(List.of(0, 1), works).withoutShell());
        assertTrue(neither.contains("cannot be stopped"), neither);
    }

    private String signals(Machine machine) {
        return finding("signals", machine, new SandboxTrial.Works(List.of()), new MachineMemory(8000))
                .state()
                .toString();
    }

    @Test
    void tooLittleMemoryForAGameIsNamed() {
        assertTrue(finding("memory").remedy().isEmpty());
        assertTrue(finding("memory", List.of(0, 1), new SandboxTrial.Works(List.of()), new MachineMemory(900))
                .remedy()
                .orElseThrow()
                .toString()
                .contains("--heap"));
    }

    @Test
    void aQuotaOfCpuIsToBeLifted() throws IOException {
        assertTrue(finding("cgroups").remedy().isEmpty());
        file("sys/fs/cgroup/cpu.max", "50000 100000\n");
        assertTrue(finding("cgroups").state().toString().contains("50000 of 100000"), finding("cgroups")::toString);
        file("sys/fs/cgroup/cpu.max", "max 100000\n");
        assertTrue(finding("cgroups").remedy().isEmpty());
    }

    @Test
    void versionTwoOfCgroupsMayBeMountedNextToTheFirst() throws IOException {
        assertTrue(finding("cgroups").state().toString().startsWith("no version 2"));
        file("sys/fs/cgroup/unified/cgroup.controllers", "hugetlb\n");
        assertTrue(finding("cgroups").state().toString().startsWith("version 2"), finding("cgroups")::toString);
    }

    @Test
    void aSlowClockIsNamed() throws IOException {
        file("sys/devices/system/clocksource/clocksource0/current_clocksource", "hpet\n");
        assertTrue(finding("clock").remedy().isPresent());
        file("sys/devices/system/clocksource/clocksource0/current_clocksource", "tsc\n");
        assertTrue(finding("clock").remedy().isEmpty());
    }

    @Test
    void swapIsToBeSwitchedOff() throws IOException {
        file("proc/swaps", "Filename Type Size Used Priority\n");
        assertEquals("none", finding("swap").state().toString());
        file("proc/swaps", "Filename Type Size Used Priority\n/swapfile file 2097148 0 -2\n");
        assertTrue(finding("swap").remedy().orElseThrow().toString().contains("swapoff"));
    }

    @Test
    void coresThatSaveCurrentAreToRunAtFullSpeed() throws IOException {
        assertTrue(finding("frequency").remedy().isEmpty());
        file("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "performance\n");
        assertTrue(finding("frequency").remedy().isEmpty());
        file("sys/devices/system/cpu/cpu1/cpufreq/scaling_governor", "powersave\n");
        assertTrue(finding("frequency").remedy().orElseThrow().toString().contains("performance"));
    }
}
