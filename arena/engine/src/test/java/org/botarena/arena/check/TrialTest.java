package org.botarena.arena.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Program;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;
import org.botarena.arena.admission.examiner.limits.MissingClass;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.process.engine.EngineDescriptor;
import org.botarena.arena.record.Diagnosis;
import org.botarena.arena.record.EveryFault;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Sentence;
import org.junit.jupiter.api.Test;

class TrialTest {
    private static final ObjectMapper MAPPER = JsonText.MAPPER;

    private static Trial trial(int moves, Verdict verdict, String log) {
        TrialGame.Broken fault = verdict == null ? null : TrialGame.Broken.of(verdict, log);
        TrialGame game =
                new TrialGame(0, List.of(-1.0, 1.0), moves, 1, 1, 1, 1, 60, 0.5, 0, List.of(), List.of(), fault, null);
        return new Trial("tictactoe", "process", false, List.of(game));
    }

    private static JsonNode fault(Trial trial) {
        return MAPPER.valueToTree(trial).at("/games/0/fault");
    }

    @Test
    void aFaultIsShownAsItsKindItsReasonAndWhatTheAgentPrinted() {
        assertEquals(
                "{\"kind\":\"late\",\"reason\":\"no move after 2001 ms of 2000 ms\",\"cause\":\"does not return in time: stop when game.budget(0.9).isLeft() (Python: game.time_left()) says no\",\"where\":\"\",\"log\":\"thinking\"}",
                fault(trial(0, new Verdict.Late(2001, 2000, Optional.empty()), "thinking"))
                        .toString());
    }

    @Test
    void aCleanTrialIsRememberedAsItWas() throws JsonProcessingException {
        Trial clean = trial(3, null, "");
        assertTrue(clean.isClean());
        assertEquals(clean, MAPPER.readValue(MAPPER.writeValueAsString(clean), Trial.class));
        assertFalse(trial(3, new Verdict.Threw(), "").isClean());
    }

    @Test
    void aMissingLibraryIsOneProblemWithItsPlaceAndWhatHappened() {
        String log = "java.lang.NoClassDefFoundError: util/Help\n\tat bots.Bot.play(Bot.java:10)\n";
        Problem place = Problem.warning(
                MissingClass.text("util.Help"),
                Sentence.quote("bots.Bot uses it, and it is in help.jar next to the jar"),
                Sentence.quote("unpack it"));
        Admitted jar = new Admitted(
                Path.of("bot.jar"),
                "0",
                Path.of("staged.jar"),
                "bots.Bot",
                Optional.empty(),
                List.of(),
                List.of(place),
                false);
        Trial trial = trial(0, new Verdict.Threw(), log);
        List<Problem> problems =
                Checked.untried(jar, Games.installed()).with(trial).problems();
        assertEquals(1, problems.size(), problems::toString);
        assertEquals(Problem.Severity.REFUSED, problems.get(0).severity());
        assertEquals(
                "a class is missing in the jar: util.Help",
                problems.get(0).what().toString());
        assertTrue(
                problems.get(0).why().toString().startsWith(place.why() + "; seen in bots.Bot.play, line 10"),
                problems.get(0)::toString);
        assertTrue(problems.get(0).remedy().toString().startsWith("Unpack the library"), problems.get(0)::toString);
    }

    @Test
    void everyKindOfFaultAtTheFirstMoveRefusesAndSaysCausePlaceAndRow() {
        for (Verdict verdict : EveryFault.with("x", 1)) {
            Problem problem = trial(0, verdict, "printed").problems().get(0);
            Diagnosis diagnosis = Diagnosis.of(verdict, "printed");
            assertEquals(diagnosis.cause(), problem.what());
            assertTrue(
                    problem.why()
                            .toString()
                            .contains(verdict.isAtStart() ? "it does not start" : "it does not make its first move"),
                    problem::toString);
            assertEquals(diagnosis.remedy() + "\nprinted", problem.remedy().toString());
        }
    }

    @Test
    void aCauseThatComesUpInBothSeatsIsOneProblem() {
        TrialGame.Broken fault = TrialGame.Broken.of(new Verdict.Late(2001, 2000, Optional.empty()), "");
        List<TrialGame> both = List.of(0, 1).stream()
                .map(seat -> new TrialGame(
                        seat, List.of(-1.0, 1.0), 3 + seat, 1, 1, 1, 1, 60, 0.5, 0, List.of(), List.of(), fault, null))
                .toList();
        List<Problem> problems = new Trial("tictactoe", "process", false, both).problems();
        assertEquals(1, problems.size());
        assertTrue(
                problems.get(0)
                        .why()
                        .toString()
                        .contains("tictactoe as player 0, after 3 moves of its own and as player 1, after 4 moves"),
                problems::toString);
    }

    @Test
    void aBusyMachineCanCauseALateMoveAndALateStartOnly() {
        assertTrue(trial(1, new Verdict.Late(2001, 2000, Optional.empty()), "").isShortOfTime());
        assertTrue(trial(0, new Verdict.FailedToStart(Sentence.quote("x")), "").isShortOfTime());
        assertFalse(trial(0, new Verdict.Threw(), "").isShortOfTime());
        assertFalse(trial(1, null, "").isShortOfTime());
    }

    @Test
    void anEngineThatTheMachineDisturbedHasNoProblem() {
        Path file = Path.of("bot.engine.json");
        EngineDescriptor descriptor = EngineDescriptor.parse(
                "{\"protocol\": \"lines\", \"command\": [\"sh\"]}", Path.of("").toAbsolutePath());
        Admitted engine = new Admitted(
                new Program.Engine(file, "", file, descriptor),
                file,
                "sh (lines)",
                List.of(),
                List.of(),
                List.of(),
                false,
                JarNotes.NONE,
                Fingerprint.NONE);
        TrialGame disturbed = new TrialGame(
                0, List.of(), 3, 1, 1, 1, 1, 60, 0.5, 0, List.of(), List.of(), null, Sentence.quote("a pause"));
        Trial trial = new Trial("tictactoe", "process", false, List.of(disturbed));
        assertEquals(
                List.of(),
                Checked.untried(engine, Games.installed()).with(trial).problems());
    }
}
