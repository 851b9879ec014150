package org.botarena.arena.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.junit.jupiter.api.Test;

/** What an author is sent, in either language. */
class LetterTest {
    private static final Path FOLDER = Path.of("hand-ins").toAbsolutePath();

    private static String letter(Language language, Problem... problems) {
        Candidate candidate = new Candidate(
                "anna_42",
                "anna_42",
                FOLDER.resolve("anna_42").resolve("agent.jar"),
                false,
                List.of(problems),
                List.of());
        return new Letter(candidate, FOLDER, "reversi", language).text();
    }

    @Test
    void aFrenchLetterIsFrenchToItsLastLine() {
        assertEquals(
                """
                Objet : tournoi reversi : votre agent ne peut pas encore jouer

                Bonjour anna,

                votre remise « agent.jar » ne peut pas encore jouer. Merci de corriger ceci et
                de la remettre :

                1. une classe est compilée pour Java 21
                   (a/Bot.class a la version de fichier de classe 65 (Java 21) ; ici les agents
                   tournent sur Java 17, qui lit jusqu'à la version 61)
                   compilez avec --release 17 (Maven : maven.compiler.release).

                La même vérification sur votre propre ordinateur : arena check FICHIER. La page
                docs/limits.fr.html du zip de l'arène dit ce dont un agent dispose et ce qui lui
                est interdit.
                """,
                letter(
                                Language.FRENCH,
                                Problem.refused(
                                        ProblemText.say("what.too-new", 21),
                                        ProblemText.say("why.too-new", "a/Bot.class", 65, 21, 17, 61),
                                        ProblemText.say("remedy.too-new", 17, 21)))
                        .replace('\u00a0', ' '));
    }

    @Test
    void whatTheAgentPrintedStaysAsItIs() {
        Verdict late = new Verdict.Late(2001, 2000, Optional.empty());
        String letter = letter(
                        Language.FRENCH,
                        Problem.refused(
                                ProblemText.say("what.late"),
                                ProblemText.say(
                                        "why.in",
                                        ProblemText.say("why.line", "a.Bot.play", 9),
                                        ProblemText.say(
                                                "why.no-first-move", ProblemText.say("why.seat", "reversi", 1, 0))),
                                ProblemText.say("remedy.printed", late.remedy(), "not a zip file")))
                .replace('\u00a0', ' ')
                .replaceAll("\n +", " ");
        assertTrue(letter.contains("vu dans a.Bot.play, ligne 9 : il ne joue pas son premier coup"), letter);
        assertTrue(letter.contains("reversi comme joueur 1, après 0 de ses coups"), letter);
        assertTrue(letter.contains("ne répond pas à temps"), letter.replace('\n', ' '));
        assertTrue(letter.contains("« un coup"), letter);
        assertTrue(letter.contains(" not a zip file\n"), letter);
    }

    /** Reasons that contain other reasons are shown in full. */
    @Test
    void listsAndQuotesInAReasonAreFrenchToo() {
        Sentence why = ProblemText.say(
                "why.none-but",
                14,
                ProblemText.say(
                        "why.more",
                        ProblemText.list(List.of(
                                ProblemText.say("why.abstract", "a.Bot"),
                                ProblemText.say("why.other-agent", "a.Cat", "x.Agent", "org.botarena.api.Agent"))),
                        12));
        assertEquals(
                "aucune de ses 14 classes n'en est une : a.Bot est abstraite, a.Cat étend x.Agent, mais la classe de cette"
                        + " arène est org.botarena.api.Agent et 12 autres",
                why.in(Language.FRENCH).replace('\u00a0', ' '));
        assertEquals(
                "a/B.class : 7 lettres, et 5 sont permises",
                ProblemText.say("why.at", "a/B.class", ProblemText.say("why.letters", 7, 5))
                        .in(Language.FRENCH)
                        .replace('\u00a0', ' '));
        assertEquals(
                "a.Bot.play, ligne 9 utilise java.net.Socket",
                ProblemText.say("why.uses", ProblemText.say("why.line", "a.Bot.play", 9), "java.net.Socket")
                        .in(Language.FRENCH)
                        .replace('\u00a0', ' '));
    }

    @Test
    void inEnglishNothingChanges() {
        String letter = letter(
                Language.ENGLISH,
                Problem.refused(
                        Sentence.quote("not a zip file"),
                        Sentence.quote("the file is empty"),
                        Sentence.quote("Do it again.")));
        assertTrue(
                letter.startsWith("Subject: reversi tournament: your agent cannot play yet\n\nHello anna,\n"), letter);
        assertTrue(letter.contains("1. not a zip file\n   (the file is empty)\n   Do it again.\n"), letter);
    }
}
