package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.serve.hosting.people.Named;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Names of the list are shown from a start with {@code --real-names}, and chosen ones again from a start without it.
 */
@Timeout(120)
class RealNamesTest {
    @TempDir
    Path folder;

    private Hosted hosted(boolean hasRealNames) {
        return new Hosted(folder.resolve("event"), Map.of(), 0, Optional.empty(), hasRealNames);
    }

    private static List<String> shown(Hosted event) {
        return event.host().persons().all().stream()
                .filter(person -> person.role() == Role.AUTHOR)
                .map(Person::alias)
                .toList();
    }

    private static Person add(Hosted event, String name, String alias) {
        return event.host().names().add(Role.AUTHOR, new Named(name, "", ""), alias, Person.State.APPROVED);
    }

    @Test
    void theSettingDecidesWhetherAuthorsAreShownByNameOrNickname() {
        try (Hosted event = hosted(false)) {
            add(event, "Anna Lee", "queen");
            add(event, "Anna Lee", "");
            add(event, "", "nameless");
            assertEquals(List.of("queen", "author 3", "nameless"), shown(event));
        }
        try (Hosted event = hosted(true)) {
            assertEquals(List.of("Anna Lee", "Anna Lee 3", "nameless"), shown(event));
            add(event, "Zoe", "late");
            assertEquals("Zoe", shown(event).get(3));
        }
        try (Hosted event = hosted(true)) {
            assertEquals(List.of("Anna Lee", "Anna Lee 3", "nameless", "Zoe"), shown(event), "after a restart");
        }
        try (Hosted event = hosted(false)) {
            assertEquals(List.of("queen", "author 3", "nameless", "late"), shown(event));
            assertFalse(event.browser().get("").text().contains("Anna"));
        }
    }

    @Test
    void whatTheOrganizerHasHiddenStaysHidden() {
        int number;
        try (Hosted event = hosted(true)) {
            Browser organizer = event.organizer();
            number = add(event, "Anna Lee", "rude").number();
            organizer
                    .post("organize/hide", Map.of("person", number, "why", "rude"))
                    .require(200);
            assertEquals(List.of("author " + number), shown(event));
        }
        try (Hosted event = hosted(false)) {
            assertEquals(List.of("author " + number), shown(event));
            Person person = event.host().persons().find(number).orElseThrow();
            assertTrue(person.name().contains("Anna"), "the organizer still sees the real name");
        }
    }
}
