package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Grades by the organizer's rules. */
@DisabledOnOs(OS.WINDOWS)
class GradesIT {
    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
        work.twoAgents();
    }

    private Path rules(String text) throws Exception {
        return Files.writeString(folder.resolve("rules.txt"), text);
    }

    @Tag("slow")
    @Test
    void aTournamentIsGradedByRulesAndAgainByOthers() throws Exception {
        rules("0.01 vs random -> 10\n0.99 vs random -> 20\n");
        Ran ran =
                work.run("--game", "tictactoe", "--pairs", "4", "--seed", "3", "--grades", "rules.txt", "--out", "out");
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.out().contains("Grades: the highest of the lines that are met"), ran::toString);
        String grades = Files.readString(folder.resolve("out/grades.csv"));
        assertTrue(grades.contains("first,random,8,"), grades);
        assertTrue(grades.contains(",0.01,10,met\r\n"), grades);
        assertFalse(grades.contains("random,random"), grades);
        String marks = Files.readString(folder.resolve("out/marks.csv"));
        assertTrue(
                marks.startsWith("\uFEFFentrant,grade,grade_at_most,met,missed,undecided,name,group,authors\r\n"),
                marks);

        rules("0.01 vs random -> 3\n");
        Ran anew = work.arena("report", "out", "--grades", "rules.txt");
        assertEquals(0, anew.code(), anew::toString);
        assertTrue(Files.readString(folder.resolve("out/marks.csv")).contains("first,3,3,1,0,0,first,,\r\n"));
        String bytes = Files.readString(folder.resolve("out/grades.csv"));
        assertEquals(0, work.arena("report", "out").code());
        assertEquals(bytes, Files.readString(folder.resolve("out/grades.csv")), "the rules stay with the results");
    }

    @Test
    void wrongRulesAreNamedBeforeTheGames() throws Exception {
        rules("0.01 vs random -> 10\n0.5 versus last -> 12\n");
        Ran wrong = work.run("--game", "tictactoe", "--grades", "rules.txt");
        assertEquals(2, wrong.code(), wrong::toString);
        assertTrue(
                wrong.err().contains("rules.txt, line 2, column 5: 'versus' is in the place of 'vs'"), wrong::toString);
        rules("0.5 vs lost -> 12\n");
        Ran unknown = work.run("--game", "tictactoe", "--grades", "rules.txt");
        assertEquals(1, unknown.code(), unknown::toString);
        assertTrue(
                unknown.err().contains("rules.txt, line 1, column 8: there is no entrant 'lost': did you mean last?"),
                unknown::toString);
        assertFalse(Files.exists(folder.resolve("results")));
    }
}
