package org.botarena.arena.venue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class DrawnSeedTest {
    @Test
    void thereAreTooManyToTryThemAll() {
        Set<Long> drawn =
                LongStream.generate(DrawnSeed::next).limit(1_000).boxed().collect(Collectors.toSet());
        assertEquals(1_000, drawn.size());
        assertTrue(drawn.stream().allMatch(seed -> seed >= 0));
        assertTrue(drawn.stream().filter(seed -> seed > 1L << 60).count() > 700, "seven of eight are above");
    }
}
