package org.botarena.arena.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.botarena.arena.store.Settings;
import org.junit.jupiter.api.Test;

/** Names with commas between them, some of which have commas. */
class NameListTest {
    @Test
    void commasAreBetweenNamesButInQuotationMarks() {
        assertEquals(List.of("random", "Lee, Anna", "uct"), NameList.parse("random,\"Lee, Anna\",uct"));
        assertEquals(List.of("a", "", "b"), NameList.parse("a,,b"));
        assertEquals(List.of(""), NameList.parse(""));
        assertEquals(List.of("the \"best\"", "\"Max\" Muster"), NameList.parse("the \"best\",\"Max\" Muster"));
    }

    @Test
    void whatIsWrittenReadsBack() {
        for (List<String> names : List.of(
                List.of("uct:k=0.5,share=0.8", "random"), List.of("\"", ",", ""), List.of("Anna \"A\" Lee", "x\ny"))) {
            assertEquals(names, NameList.parse(NameList.text(names)));
        }
        assertEquals("random,uct", NameList.text(List.of("random", "uct")));
    }

    @Test
    void anAuthorWithACommaInTheNameIsSeededAndAnchored() {
        Settings byNumber = new Settings(Map.of("format", "knockout", "top-seeds", "2,1", "anchor", "2=100.0"));
        Settings byName = byNumber.renamed(Map.of("1", "random", "2", "Lee, Anna"));
        assertEquals(List.of("Lee, Anna", "random"), byName.list("top-seeds"));
        assertEquals(Map.of("Lee, Anna", 100.0), byName.anchors());
        assertEquals(byName.texts().get("top-seeds"), byName.format().settings().get("top-seeds"));
        assertEquals(byNumber, byName.renamed(Map.of("random", "1", "Lee, Anna", "2")));
    }
}
