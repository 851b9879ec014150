package org.botarena.arena.serve.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The description of a page in a shared link: foreign names are text, visible and short. */
class ShareTagsTest {
    private static String elements(String title, String description) {
        return new ShareTags(title, description, Optional.empty()).elements();
    }

    @Test
    void aNameIsTextAndEndsNoElement() {
        String tags = elements("\"><script>alert(1)</script>", "<img src=x onerror='alert(1)'>");
        assertFalse(tags.contains("<script") || tags.contains("<img"), tags);
        assertEquals(3, tags.split("<meta ", -1).length - 1, tags);
        assertEquals(3 * 4, tags.chars().filter(sign -> sign == '"').count(), tags);
    }

    @Test
    void invisibleTextIsLeftOut() {
        String tags = elements("an\u202ena", "1\u0007 : 0\nof\u2066 2");
        assertEquals(3, tags.lines().count(), "a line for each element, as they are written");
        assertTrue(tags.lines().flatMapToInt(String::chars).noneMatch(sign -> sign < ' ' || sign > '~'), tags);
    }

    @Test
    void aLongNameIsCut() {
        String tags = elements("x".repeat(10_000), "y".repeat(10_000));
        assertTrue(tags.length() < 600, () -> tags.length() + " characters");
    }
}
