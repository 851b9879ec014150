package org.botarena.arena.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;
import org.botarena.api.Rules;
import org.botarena.arena.admission.Refused;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.report.browser.Played;
import org.botarena.arena.report.games.GamesFile;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.schedule.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report as a file. */
class ReportPageTest {
    @TempDir
    private Path folder;

    private static JsonNode unpacked(String page, String id) throws IOException {
        MatchResult packed = Pattern.compile("id=\"%s\">([^<]*)<".formatted(id))
                .matcher(page)
                .results()
                .findFirst()
                .orElseThrow();
        byte[] bytes = Base64.getDecoder().decode(packed.group(1));
        return new ObjectMapper().readTree(new InflaterInputStream(new ByteArrayInputStream(bytes)));
    }

    @Test
    void fiveHundredGamesTakeAtMostOneAndAHalfMegabytes() throws IOException {
        Path results = Played.tournament(folder, "reversi", 17, "anna", "bert", "carl", "dora", "emil", "fred");
        long bytes = Files.size(results.resolve("report.html"));
        assertTrue(bytes <= 1_500_000, bytes + " bytes");
    }

    @Test
    void everyGameIsIncludedWithThePositionsOfTheRules() throws IOException {
        String page = Played.page(Played.tournament(folder, "reversi:size=4", 30, "anna", "bert"));
        JsonNode index = unpacked(page, "games-index");
        assertEquals(60, index.get("games").size());
        for (JsonNode entry : index.get("games")) {
            JsonNode game = unpacked(page, "games-" + entry.get("block"))
                    .get(entry.get("place").asInt());
            JsonNode pictures = game.get("pictures");
            assertEquals(entry.get("plies").asInt() + 1, pictures.size());
            assertEquals("....,.OX.,.XO.,....,X {0}: 2   O {1}: 2", shown(index, pictures.get(0)));
            String end = shown(index, pictures.get(pictures.size() - 1));
            assertTrue(end.matches("([XO.]{4},){4}X .0.: [0-9]+   O .1.: [0-9]+"), end);
        }
    }

    /** The glyphs of a picture's rows, and its text lines. */
    private static String shown(JsonNode index, JsonNode picture) {
        StringJoiner rows = new StringJoiner(",");
        for (JsonNode row : picture.get("rows")) {
            StringBuilder cells = new StringBuilder();
            for (JsonNode cell : row.get("cells")) {
                cells.append(index.get("cells").get(cell.asInt()).get("glyph").asText());
            }
            rows.add(row.get("cells").isEmpty() ? row.get("text").asText() : cells);
        }
        return rows.toString();
    }

    @Test
    void anAgentsNameStaysText() throws IOException {
        String page = Played.page(
                Played.tournament(folder, "tictactoe", 1, "<script>alert(1)</script>", "\"'&amp; x\u202Egpj"));
        assertFalse(page.contains("<script>alert"));
        assertTrue(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
        assertTrue(page.contains("&quot;&#39;&amp;amp; x\uFFFDgpj"), "and does not turn the writing around");
    }

    @Test
    void aTitleBecomesTheHeadingAndStaysText() throws IOException {
        Setup setup = Contest.titled("<b>Cup & \"3\"</b>", Contest.setup("tictactoe", 1, "anna", "bert"));
        String page = page(Played.tournament(folder, "", setup), setup, Language.FRENCH, ReportPage.MOST_BYTES);
        String shown = "&lt;b&gt;Cup &amp; &quot;3&quot;&lt;/b&gt;";
        assertTrue(page.contains("<title>" + shown + "</title>"));
        assertTrue(page.contains("<h1>" + shown + "</h1>"));
        assertFalse(page.contains("<b>Cup"));
    }

    @Test
    void theDefaultHeadingHasTheGameAndTheNumberOfEntrants() throws IOException {
        Setup setup = Contest.setup("reversi:size=4", 1, "anna", "bert", "carl");
        Path results = Played.tournament(folder, "", setup);
        assertTrue(Played.page(results).contains("<h1>Reversi (size=4), 3 entrants</h1>"));
        assertTrue(
                page(results, setup, Language.FRENCH, 1).contains("<title>Reversi (size=4), 3 participants</title>"));
    }

    @Test
    void thePolicyAllowsItsOwnScriptAndStyleAndNothingElse() throws Exception {
        String page = Played.page(Played.tournament(folder, "tictactoe", 1, "anna", "bert"));
        String script = page.substring(page.lastIndexOf("<script>") + 8, page.lastIndexOf("</script>"));
        String style = page.substring(page.indexOf("<style>") + 7, page.indexOf("</style>"));
        assertTrue(
                page.contains(("content=\"default-src &#39;none&#39;; script-src &#39;sha256-%s&#39;; style-src"
                                + " &#39;sha256-%s&#39;; img-src data:; base-uri &#39;none&#39;; form-action"
                                + " &#39;none&#39;\"")
                        .formatted(sha256(script), sha256(style))),
                page.substring(0, 900));
        assertEquals(
                List.of(),
                Pattern.compile("(?:src|href)=\"(?!#|data:)[^\"]*")
                        .matcher(page)
                        .results()
                        .toList());
        assertFalse(page.contains(" style=") || page.contains(" onclick="), "which the policy would forbid");
    }

    private static String sha256(String text) throws Exception {
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return Base64.getEncoder().encodeToString(hash);
    }

    @Test
    void theSameResultsGiveTheSameBytes() throws IOException {
        Setup setup = Contest.setup("reversi:size=4", 2, "anna", "bert", "late");
        Path results = Played.tournament(folder, "", setup);
        assertEquals(Played.page(results), page(results, setup, Language.ENGLISH, ReportPage.MOST_BYTES));
    }

    private static String page(Path results, Setup setup, Language language, long mostBytes) {
        return page(results, Played.summary(setup, Contest.roster(setup)), language, mostBytes);
    }

    private static String page(Path results, Summary summary, Language language, long mostBytes) {
        Rules<?> rules = summary.setup().terms().rules();
        return new ReportPage(rules, language, mostBytes)
                .of(
                        summary,
                        Map.of(),
                        taker -> new GamesFile(results.resolve("games.jsonl")).find(game -> {
                            taker.accept(game);
                            return false;
                        }));
    }

    @Test
    void aFrenchReportHasNoEnglish() throws IOException {
        Setup setup = Contest.setup("reversi:size=4", 2, "anna", "bert", "late");
        String page = page(Played.tournament(folder, "", setup), setup, Language.FRENCH, 1);
        assertTrue(page.startsWith("<!DOCTYPE html>\n<html lang=\"fr\">"));
        assertTrue(page.contains("pas de coup après 2001 ms sur 2000 ms"));
        assertTrue(page.contains("20/11/2026 12:00"), "the day as the French write it");
        String texts = page.replaceAll("(?s).*const texts = (.*?);\n.*", "$1");
        String read = page.replaceAll("(?s)<(script|style)\\b.*?</\\1>", " ") + texts.replaceAll("\"[a-z-]+\":", "");
        read = read.replace("games.jsonl", "").replace("(of 3 classes)", "");
        List<String> english = Pattern.compile(
                        "(?i)[^<>\"]*\\b(the|of|and|with|was|were|by|from|game|games|move|first|played)\\b[^<>\"]*")
                .matcher(read.replaceAll("(class|id|for|href|value|http-equiv|name|content)=\"[^\"]*\"", ""))
                .results()
                .map(MatchResult::group)
                .toList();
        assertEquals(List.of(), english);
    }

    @Test
    void gamesBeyondThePageLimitAreCutWithANote() throws IOException {
        Setup setup = Contest.setup("reversi:size=4", 60, "anna", "bert");
        Path results = Played.tournament(folder, "", setup);
        String page = page(results, setup, Language.ENGLISH, 1);
        assertTrue(page.contains("This page holds 40 of the 120 games"), "one block of games, then it is full");
        assertEquals(40, unpacked(page, "games-index").get("games").size());
        assertFalse(Played.page(results).contains("This page holds"));
    }

    @Test
    void faultsAreShownWithPlyAndEvidence() throws IOException {
        String page = Played.page(Played.tournament(folder, "tictactoe", 1, "anna", "late"));
        assertTrue(page.contains("late</td><td class=\"n\">0</td><td><a href=\"#game/0000-"));
        assertTrue(Pattern.compile("title=\"0000-a-\\w+\">1a</a> (anna \u2013 late|late \u2013 anna)<")
                .matcher(page)
                .find());
        assertTrue(page.contains("<td class=\"evidence\">no move after 2001 ms of 2000 ms</td>"));
    }

    @Test
    void displayNamesGroupsAndPlacesAreThoseOfTheOrganizersList() throws IOException {
        String page = Played.page(Played.tournament(
                folder,
                "file;name;group;ranked\nanna.jar;Anna Arendt;3b;\nbert;Bert Brecht;3a;no\n",
                "tictactoe",
                1,
                "anna",
                "bert",
                "late"));
        assertTrue(page.contains("Anna Arendt<div class=\"dim small\">3b</div>"));
        String standings = page.replaceAll("<span class=\"chip[^>]*></span>", "");
        assertTrue(standings.contains(
                "<td class=\"n place\">\u2013</td><td class=\"name\">Bert Brecht<div class=\"dim small\">3a</div>"));
        assertTrue(page.contains("<td class=\"n place\">1</td>") && page.contains("<td class=\"n place\">2</td>"));
        assertFalse(page.contains("<td class=\"n place\">3</td>"), "two are ranked");
    }

    @Test
    void foldersOfTheOrganizersMachineAreLeftOut() throws IOException {
        Setup setup = Contest.setup("tictactoe", 1, "anna", "bert");
        Path results = Played.tournament(folder, "", setup);
        Setup elsewhere = new Setup(
                setup.terms(),
                setup.format(),
                setup.pairs(),
                new Openings.Listed(
                        "C:\\exam\\openings.txt",
                        List.of(new Openings.Opening("......... X", List.of("4"), "....X.... O"))),
                setup.seed(),
                setup.jobs(),
                List.of(Contest.entrant("anna", Path.of("/home/teacher/exam/anna.jar")), Contest.entrant("bert")));
        Problem problem = Problem.refused(
                Sentence.quote("no Agent class"),
                Sentence.quote("see /home/teacher/exam/broken.jar"),
                Sentence.quote("Let one extend Agent"));
        Roster roster = new Roster(
                elsewhere.entrants(),
                List.of(new Refused(Path.of("/home/teacher/exam/broken.jar"), List.of(problem))),
                List.of(),
                List.of());
        String page = page(results, Played.summary(elsewhere, roster), Language.ENGLISH, ReportPage.MOST_BYTES);
        assertFalse(page.contains("teacher") || page.contains("exam"), page);
        assertTrue(page.contains("<td class=\"name\">anna.jar</td>"));
    }
}
