package org.botarena.arena.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.standing.Grade;
import org.junit.jupiter.api.Test;

/** Grades by rules: a rule that is met counts, and an undecided rule is reported as undecided. */
class MarksTest {
    private static final GradeRules RULES =
            GradeRules.parse("rules.txt", "0.95 vs random -> 10\n0.6 vs flat -> 14\n0.5 vs uct -> 18\n");

    private static Marks marks(Grade... grades) {
        return Marks.of(RULES, List.of(grades));
    }

    @Test
    void theHighestLineThatIsMetIsTheGrade() {
        EntrantMark mark = marks(
                        new Grade("anna", "random", 200, 199, 100, 0.96, 1, 0),
                        new Grade("anna", "flat", 200, 140, 100, 0.62, 0.77, 0),
                        new Grade("anna", "uct", 200, 60, 100, 0.23, 0.37, 1))
                .all()
                .get(0);
        assertEquals(OptionalDouble.of(14), mark.grade());
        assertEquals(14, mark.atMost());
    }

    @Test
    void aLineWhoseShareIsWithinTheIntervalIsUndecided() {
        Marks marks = marks(
                new Grade("anna", "random", 20, 20, 10, 0.72, 1, 0),
                new Grade("anna", "flat", 20, 2, 10, 0.02, 0.3, 0),
                new Grade("anna", "uct", 0, 0, 0, 0, 1, 0));
        EntrantMark mark = marks.all().get(0);
        assertEquals(OptionalDouble.empty(), mark.grade());
        assertEquals(18, mark.atMost());
        String text = marks.text(Language.ENGLISH);
        assertTrue(text.contains("anna  undecided; up to 18, if more games decide\n"), text);
        assertTrue(text.contains("0.95 vs random -> 10             undecided 1.000 (0.720 to 1.000)"), text);
        assertTrue(text.contains("0.6 vs flat -> 14                missed"), text);
        assertTrue(text.contains("0.5 vs uct -> 18                 undecided: no pair of games"), text);
        assertTrue(text.lines().allMatch(line -> line.length() <= 80), text);
    }

    @Test
    void theBoundItselfMeets() {
        EntrantMark mark =
                marks(new Grade("anna", "flat", 40, 30, 20, 0.6, 0.9, 0)).all().get(0);
        assertEquals(OptionalDouble.of(14), mark.grade());
    }

    @Test
    void bothTablesOpenInSpreadsheets() {
        Marks marks = marks(
                new Grade("=anna", "random", 200, 199.5, 100, 0.9612, 1, 2),
                new Grade("=anna", "flat", 200, 110, 100, 0.48, 0.62, 0));
        List<String> lines = List.of(marks.linesCsv(Csv.COMMAS).substring(1).split("\r\n"));
        assertEquals(
                "entrant,reference,games,points,share,share_low,share_high,faults,wanted,worth,verdict", lines.get(0));
        assertEquals("'=anna,random,200,199.5,0.998,0.961,1,2,0.95,10,met", lines.get(1));
        assertEquals("'=anna,flat,200,110,0.55,0.48,0.62,0,0.6,14,undecided", lines.get(2));
        assertEquals(
                "\uFEFFentrant;grade;grade_at_most;met;missed;undecided;name;group;authors\r\n'=anna;10;14;1;0;1;Anna A.;'+3b;Bert, Cy\r\n",
                marks.csv(Map.of("=anna", new Profile("Anna A.", "+3b", true, "Bert, Cy", "")), new Csv(';')));
    }
}
