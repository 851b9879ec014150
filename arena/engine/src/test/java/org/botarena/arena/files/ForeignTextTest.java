package org.botarena.arena.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.report.games.GamesFile;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.spec.ConfigFile;
import org.botarena.arena.store.Settings;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.fixture.Openings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every file that a person hands to the arena is read, whatever editor saved it. */
class ForeignTextTest {
    private static final String TEXT = "J\u00fcrgen \u2013 Zo\u00eb\r\nline 2\n";

    @TempDir
    Path folder;

    /** How an editor saves a file. */
    record Editor(String charset, boolean writesMark) {
        byte[] saved(String text) {
            return ((writesMark ? "\uFEFF" : "") + text).getBytes(Charset.forName(charset));
        }
    }

    static Stream<Editor> editors() {
        return Stream.of(
                new Editor("UTF-8", false),
                new Editor("UTF-8", true),
                new Editor("UTF-16LE", false),
                new Editor("UTF-16LE", true),
                new Editor("UTF-16BE", false),
                new Editor("UTF-16BE", true),
                new Editor("UTF-32LE", true),
                new Editor("UTF-32BE", true),
                new Editor("windows-1252", false));
    }

    @ParameterizedTest
    @MethodSource("editors")
    void aTextIsReadInTheEncodingThatItHas(Editor editor) throws IOException {
        ForeignText read = ForeignText.of(editor.saved(TEXT));
        assertEquals(new ForeignText(TEXT, Charset.forName(editor.charset()), editor.writesMark()), read);
    }

    @ParameterizedTest
    @MethodSource("editors")
    void everyReaderOfFilesTakesIt(Editor editor) throws IOException {
        Settings config = ConfigFile.read(saved(editor, "c.json", "{\"game\": \"reversi\"}"), List.of("game"));
        assertEquals("reversi", config.text("game"));

        saved(editor, "entrants.csv", "file,name\r\nanna.jar,J\u00fcrgen\r\n");
        assertTrue(Profiles.of(List.of(), folder).notes().toString().contains("line 2"));

        Path rules = saved(editor, "rules.txt", "# f\u00fcr alle\r\n0.9 vs Zo\u00eb -> 1\r\n");
        assertEquals(List.of("Zo\u00eb"), GradeRules.read(rules).references());

        Path openings = saved(editor, "openings.txt", "# gr\u00fcner Tisch\r\nf5 d6\r\n");
        Openings read = Openings.parse(openings.toString(), Contest.game("reversi"));
        assertEquals(1, ((Openings.Listed) read).lines().size());
    }

    private Path saved(Editor editor, String name, String text) throws IOException {
        return Files.write(folder.resolve(name), editor.saved(text));
    }

    @Test
    void theEmptyTextIsAText() throws IOException {
        assertEquals(new ForeignText("", StandardCharsets.UTF_8, false), ForeignText.of(new byte[0]));
    }

    @Test
    void theEndOfTextOfDosIsLeftOut() throws IOException {
        assertEquals(
                "a\r\n",
                ForeignText.of("a\r\n\u001a".getBytes(StandardCharsets.UTF_8)).text());
    }

    @Test
    void aControlCharacterIsNamedInATextOfAnyAlphabet() {
        byte[] bytes =
                "\u30c1\n\u001b[31m".getBytes(StandardCharsets.UTF_8); // e3 83 81: the last is nothing in windows-1252
        assertEquals(
                "it is not a text: line 2 holds a control character (27)",
                assertThrows(IOException.class, () -> ForeignText.of(bytes)).getMessage());
    }

    @Test
    void bytesThatAreNotTextAreRefusedWithTheLine() {
        assertEquals(
                "it is not a text: line 2 holds a control character (0)",
                assertThrows(IOException.class, () -> ForeignText.of(new byte[] {'a', 'b', '\n', 'c', 0, 'd'}))
                        .getMessage());
        assertThrows(IOException.class, () -> ForeignText.of(new byte[] {(byte) 0xff, (byte) 0xfe, 'a'}));
        assertThrows(IOException.class, () -> ForeignText.of(new byte[] {(byte) 0x81, 'a'}));
    }

    @Test
    void aFileThatIsMissingIsNamedWithoutJavasWords() throws IOException {
        Path missing = folder.resolve("none.txt");
        IOException cause = assertThrows(IOException.class, () -> ForeignFile.text(missing, 10));
        assertEquals("there is no such file", ForeignFile.why(cause));
        Path picture = Files.write(folder.resolve("picture.txt"), new byte[] {'P', 0, 1, 2});
        IOException refused = assertThrows(IOException.class, () -> ForeignFile.text(picture, 10));
        assertEquals("it is not a text: line 1 holds a control character (0)", ForeignFile.why(refused));
    }

    @Test
    void anEndingMayBeInCapitals() {
        for (Map.Entry<String, Boolean> each : Map.of("a/GAME.PDN", true, "game.Pdn", true, "game.pdn.txt", false)
                .entrySet()) {
            assertEquals(each.getValue(), ForeignFile.endsWith(Path.of(each.getKey()), ".pdn"), each.getKey());
        }
        assertFalse(ForeignFile.endsWith(Path.of("/"), ".pdn"));
    }

    @Test
    void gamesThatAnEditorHasSavedWithAMarkAreRead() throws IOException {
        Path file = Files.writeString(folder.resolve("games.jsonl"), "\uFEFF{\"id\": 1}\n");
        String refused = assertThrows(ResultsException.class, () -> new GamesFile(file).find(game -> false))
                .getMessage();
        assertFalse(refused.contains("Unexpected character"), refused);
    }
}
