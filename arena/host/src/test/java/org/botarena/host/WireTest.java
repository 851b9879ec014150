package org.botarena.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WireTest {
    static Stream<Message> messages() {
        return Stream.of(
                new Message.Ready(),
                new Message.Start(1, 3, -5, 5_000_000_000L, Map.of("k", "0.5", "share", "é")),
                new Message.Started(1),
                new Message.Ask(
                        Long.MAX_VALUE,
                        17,
                        1,
                        new Message.Clocks(List.of(1L, 60_000_000_000L), 7),
                        List.of(1L, Long.MIN_VALUE),
                        "the board"),
                new Message.Ask(2, 0, 1, Message.Clocks.NONE, List.of(), ""),
                new Message.Answer(2, -1),
                new Message.Failure(2, Message.Failure.Kind.OUT_OF_MEMORY, "text"),
                new Message.Sample(2, "at Looper.play"));
    }

    @ParameterizedTest
    @MethodSource("messages")
    void aSentMessageArrives(Message message) throws IOException {
        assertEquals(message, over(sent(message)).receive());
    }

    @Test
    void messagesFollowEachOther() throws IOException {
        Wire wire = over(concat(sent(new Message.Started(1)), sent(new Message.Answer(2, 3))));
        assertEquals(new Message.Started(1), wire.receive());
        assertEquals(new Message.Answer(2, 3), wire.receive());
        assertThrows(EOFException.class, wire::receive);
    }

    @Test
    void aFrameOfExactlyTheCapPassesAndALongerOneIsRefusedUnread() throws IOException {
        byte[] longest = frame(Wire.CAP, 'R');
        IOException tooMany =
                assertThrows(IOException.class, () -> over(longest).receive());
        assertTrue(tooMany.getMessage().contains("bytes too many"), "it was read: " + tooMany.getMessage());
        IOException tooLong = assertThrows(
                IOException.class, () -> over(frame(Wire.CAP + 1, 'R')).receive());
        assertTrue(tooLong.getMessage().contains("65537"), tooLong.getMessage());
        IOException huge = assertThrows(
                IOException.class, () -> over(new byte[] {127, -1, -1, -1}).receive());
        assertTrue(huge.getMessage().contains("2147483647"), huge.getMessage());
    }

    @Test
    void aMessageLongerThanTheCapIsNotSent() {
        String text = "x".repeat(40_000);
        Message.Start big = new Message.Start(1, 0, 0, 0, Map.of("a", text, "b", text));
        assertThrows(IOException.class, () -> sent(big));
    }

    @ParameterizedTest
    @MethodSource("messages")
    void aFrameCutAnywhereIsAnError(Message message) throws IOException {
        byte[] whole = sent(message);
        for (int length = 0; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThrows(EOFException.class, () -> over(cut).receive());
            byte[] shortened = Arrays.copyOf(whole, Math.max(Integer.BYTES, length));
            ByteBuffer.wrap(shortened).putInt(shortened.length - Integer.BYTES);
            assertThrows(IOException.class, () -> over(shortened).receive());
        }
    }

    @Test
    void randomBytesGiveAMessageOrAnErrorAndNothingElse() {
        SplittableRandom random = new SplittableRandom(1);
        String tags = "AMSsF?R";
        for (int i = 0; i < 200_000; i++) {
            byte[] bytes = new byte[random.nextInt(60)];
            random.nextBytes(bytes);
            byte[] frame = ByteBuffer.allocate(bytes.length + 5)
                    .putInt(bytes.length + 1)
                    .put((byte) tags.charAt(random.nextInt(tags.length())))
                    .put(bytes)
                    .array();
            try {
                over(frame).receive();
            } catch (IOException e) {
                assertTrue(e.getMessage() != null);
            }
        }
    }

    private static Wire over(byte[] bytes) {
        InputStream in = new ByteArrayInputStream(bytes);
        return new Wire(in, new ByteArrayOutputStream());
    }

    private static byte[] sent(Message message) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Wire(InputStream.nullInputStream(), out).send(message);
        return out.toByteArray();
    }

    private static byte[] frame(int length, char tag) {
        return ByteBuffer.allocate(length + 4).putInt(length).put((byte) tag).array();
    }

    private static byte[] concat(byte[] first, byte[] second) {
        return ByteBuffer.allocate(first.length + second.length)
                .put(first)
                .put(second)
                .array();
    }
}
