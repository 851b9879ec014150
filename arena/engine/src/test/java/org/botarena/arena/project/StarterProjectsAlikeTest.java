package org.botarena.arena.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examination;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.roster.likeness.Likeness;
import org.botarena.arena.roster.likeness.Likenesses;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Installation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starter projects are alike because the arena made them: they are named as such, and never as a pair. */
class StarterProjectsAlikeTest {
    @TempDir
    Path folder;

    private Admission admission;
    private final Map<String, Admitted> jars = new TreeMap<>();

    @BeforeEach
    void open() throws IOException {
        admission = new Admission(folder.resolve("staging"), Examination.examiners());
        Files.createDirectories(folder.resolve("kit/repository"));
        Path wrapper = Files.createDirectories(folder.resolve("kit/wrapper"));
        Files.writeString(wrapper.resolve("mvnw"), "#!/bin/sh\n");
        Files.writeString(wrapper.resolve("mvnw.cmd"), "@echo off\r\n");
    }

    private Path made(String name, String game) {
        Installation installation = new Installation(folder, folder.resolve("agents"));
        return NewProject.agent(installation, name, game, GameJars.none(), Language.ENGLISH)
                .write(folder);
    }

    private Path enter(Path made) {
        Project project = Project.in(made);
        project.compile(GameJars.none());
        Built.of(project, GameJars.none()).pack();
        jars.put(made.getFileName().toString(), (Admitted) admission.examine(project.jar(), false));
        return project.jar();
    }

    private List<String> alike() {
        return Likenesses.with(folder.resolve("none"), admission).among(jars).stream()
                .map(Likeness::toString)
                .sorted()
                .toList();
    }

    @Test
    void unchangedOnesAreNamedAsTheArenasAndNotAsAPair() {
        enter(made("anna", "reversi"));
        enter(made("bert", "reversi"));
        enter(made("carl", "tictactoe"));
        enter(made("dora", "connectfour"));
        String numbers = String.join(
                "\n",
                new TreeSet<>(LongStream.of(Fingerprint.all(jars.values().stream()
                                        .map(Admitted::code)
                                        .toList())
                                .pieces())
                        .mapToObj(Long::toHexString)
                        .toList()));
        assertEquals(
                List.of(
                        "anna and the arena's new-agent: 100 % alike",
                        "bert and the arena's new-agent: 100 % alike",
                        "carl and the arena's new-agent: 100 % alike",
                        "dora and the arena's new-agent: 100 % alike"),
                alike(),
                () -> "The engine's likeness/new-agent.txt has to hold:\n" + numbers);
    }

    @Test
    void theSameFileOfTwoAuthorsIsNotAPairEither() throws IOException {
        Path jar = enter(made("anna", "reversi"));
        jars.put("bert", (Admitted) admission.examine(Files.copy(jar, folder.resolve("bert.jar")), false));
        assertEquals(2, alike().size(), alike()::toString);
    }

    @Test
    void aFewAddedLinesAreNotAPairButACopiedIdeaIs() throws IOException {
        String idea = """
                    private int mobility(Reversi position, int player) {
                        int sum = 0;
                        for (long move : position.moves()) {
                            Reversi next = position.play(move);
                            int replies = next.turn() == Position.OVER ? 0 : next.moves().length;
                            if (next.turn() == player) { sum += 3; } else { sum -= replies; }
                            for (int row = 0; row < next.size(); row++) {
                                for (int column = 0; column < next.size(); column++) {
                                    if (next.at(row, column) == player && (row + column) % 2 == 0) { sum += row * column; }
                                }
                            }
                            while (sum > 1000) { sum -= next.discs(player) * 7; }
                        }
                        return sum;
                    }
                """;
        enter(changed("anna", "    private int more() { return game.position().moves().length + 1; }\n"));
        enter(changed(
                "bert", "    private int less() { int n = 3; for (int i = 0; i < 5; i++) { n *= i; } return n; }\n"));
        assertEquals(2, alike().size(), alike()::toString);
        enter(changed("carl", idea));
        enter(changed("dora", idea.replace("mobility", "worthOf").replace("sum", "total")));
        assertEquals(
                List.of("carl and dora: 100 % alike"),
                alike().stream().filter(pair -> !pair.contains("new-agent")).toList());
    }

    private Path changed(String name, String member) throws IOException {
        Path project = made(name, "reversi");
        Path source;
        try (var files = Files.walk(project.resolve("src/main"))) {
            source = files.filter(file -> file.toString().endsWith(".java"))
                    .findFirst()
                    .orElseThrow();
        }
        String text = Files.readString(source);
        Files.writeString(source, text.substring(0, text.lastIndexOf('}')) + member + "}\n");
        return project;
    }
}
