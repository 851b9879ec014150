package org.botarena.arena.report.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.schedule.Setup;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GamesFileTest {
    @TempDir
    private Path folder;

    private final Setup setup = Contest.setup("reversi", 2, "anna", "bert");
    private Path file;

    @BeforeEach
    void aFileOfFourGames() throws InterruptedException {
        file = folder.resolve("games.jsonl");
        try (GamesWriter writer = new GamesWriter(file)) {
            for (ScheduledGame pairing : Contest.games(setup)) {
                writer.append(saved(pairing));
            }
        }
    }

    private GameRecord saved(ScheduledGame pairing) throws InterruptedException {
        return setup.terms().published(new PlayedInProcess(setup.terms().rules()).play(pairing));
    }

    private Optional<GameRecord> find(String id) {
        return new GamesFile(file).find(game -> game.id().equals(id));
    }

    private String refusal() {
        return assertThrows(ResultsException.class, () -> find("none")).getMessage();
    }

    @Test
    void aGameIsFoundByItsIdAndIsWhatWasWritten() throws InterruptedException {
        for (ScheduledGame pairing : Contest.games(setup)) {
            assertEquals(Optional.of(saved(pairing)), find(pairing.id()));
        }
    }

    @Test
    void aSearchThatFindsNothingIsEmpty() {
        assertEquals(
                Optional.empty(), new GamesFile(file).find(game -> game.game().equals("draughts")));
        assertTrue(new GamesFile(file).find(game -> game.fixture().pair() == 1).isPresent());
    }

    @Test
    void aLineThatIsNotAGameIsRefusedWithFileAndLine() throws IOException, InterruptedException {
        Files.writeString(file, "{\"id\":\"0009-a-cut\",\"ga", StandardOpenOption.APPEND);
        assertTrue(refusal().startsWith(file + ":5: no game: Unexpected end-of-input"), refusal());
        Files.writeString(file, "{\"id\":\"0000-a-x\"}\n");
        assertTrue(
                refusal().startsWith(file + ":1: no game: Invalid `null` value encountered for property \"fixture\""),
                refusal());
        Files.writeString(file, "[]\n");
        assertTrue(refusal().startsWith(file + ":1: no game: "), refusal());
        String nobody = JsonText.MAPPER
                .writeValueAsString(saved(Contest.games(setup).get(0)))
                .replaceFirst("\"fixture\":\\{.*?\\]\\}", "\"fixture\":null");
        Files.writeString(file, nobody);
        assertTrue(
                refusal().contains(":1: no game: ")
                        && refusal().contains("null")
                        && refusal().contains("fixture"),
                refusal());
        Files.writeString(file, "null\n");
        assertTrue(refusal().startsWith(file + ":1: no game: "), refusal());
    }

    @Test
    void aPlyThatIsNotAnArrayIsRefused() throws IOException {
        Files.writeString(file, Files.readString(file).replaceFirst("\"plies\":\\[\\[\"", "\"plies\":[[7,\""));
        assertTrue(refusal().contains(":1: no game: a ply is not [move, player,"), refusal());
    }

    @Test
    void aMissingFileIsRefused() throws IOException {
        Files.delete(file);
        assertTrue(refusal().startsWith("cannot read " + file + ": "), refusal());
    }

    @Test
    void fieldsOfALaterVersionAreSkipped() throws IOException {
        String id = Contest.games(setup).get(0).id();
        Files.writeString(file, Files.readString(file).replaceFirst("\\{", "{\"rating\":1500,"));
        assertTrue(find(id).isPresent());
    }

    @Test
    void numbersArePlainAndHaveThreeDecimalsAtMost() throws IOException {
        assertEquals("12", JsonText.MAPPER.writeValueAsString(12.0));
        assertEquals("123456789", JsonText.MAPPER.writeValueAsString(1.23456789e8));
        assertEquals("0.001", JsonText.MAPPER.writeValueAsString(JsonText.rounded(0.0012345)));
    }
}
