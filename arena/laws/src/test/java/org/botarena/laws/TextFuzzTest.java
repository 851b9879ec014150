package org.botarena.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Any bytes at all, read as three lines: options, a position, a move. An ordinary run replays the inputs in the
 * resources; the page on longer tests explains how to find more. The timeout applies to one input.
 */
@Timeout(20)
class TextFuzzTest {
    @FuzzTest
    void arrayreversi(byte[] bytes) {
        read("arrayreversi", bytes);
    }

    @FuzzTest
    void connectfour(byte[] bytes) {
        read("connectfour", bytes);
    }

    @FuzzTest
    void dice(byte[] bytes) {
        read("dice", bytes);
    }

    @FuzzTest
    void divide(byte[] bytes) {
        read("divide", bytes);
    }

    @FuzzTest
    void draughts(byte[] bytes) {
        read("draughts", bytes);
    }

    @FuzzTest
    void hexapawn(byte[] bytes) {
        read("hexapawn", bytes);
    }

    @FuzzTest
    void jass(byte[] bytes) {
        read("jass", bytes);
    }

    @FuzzTest
    void matches(byte[] bytes) {
        read("matches", bytes);
    }

    @FuzzTest
    void morpion(byte[] bytes) {
        read("morpion", bytes);
    }

    @FuzzTest
    void pig(byte[] bytes) {
        read("pig", bytes);
    }

    @FuzzTest
    void reversi(byte[] bytes) {
        read("reversi", bytes);
    }

    @FuzzTest
    void tictactoe(byte[] bytes) {
        read("tictactoe", bytes);
    }

    @FuzzTest
    void tritactoe(byte[] bytes) {
        read("tritactoe", bytes);
    }

    private static void read(String game, byte[] bytes) {
        AnyText.read(game, new String(bytes, StandardCharsets.UTF_8));
    }

    @Test
    void everyGameIsFuzzed() {
        assertEquals(
                AllGames.names().collect(Collectors.toSet()),
                Arrays.stream(getClass().getDeclaredMethods())
                        .filter(method -> method.isAnnotationPresent(FuzzTest.class))
                        .map(Method::getName)
                        .collect(Collectors.toSet()));
    }
}
