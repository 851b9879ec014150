package org.botarena.arena.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class JoinedScriptTest {
    private static final String JOINED = JoinedScript.of("""
            import {texts as words} from "./texts.js";
            import {Picture} from "./boards.js";
            export const shown = [words, Picture];
            """);

    @Test
    void eachModuleComesOnceAndAfterThoseThatItImports() {
        assertEquals(
                List.of("texts.js", "preact.js", "boards.js", ""),
                Pattern.compile("(?m)^modules\\[\"(.*)\"] = ")
                        .matcher(JOINED)
                        .results()
                        .map(found -> found.group(1))
                        .toList());
    }

    @Test
    void theResultIsAPlainScript() {
        assertFalse(Pattern.compile("(?m)^(import|export)\\b|export\\{|sourceMappingURL")
                .matcher(JOINED)
                .find());
        assertTrue(JOINED.contains("const {texts: words} = modules[\"texts.js\"];"), JOINED);
        assertTrue(JOINED.endsWith("return {shown};\n})();\n"), JOINED);
    }
}
