package org.botarena.zoo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.botarena.arena.process.enclosure.Isolation;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** A sample of each kind, at every working level; the command of {@link Zoo} shows all of them. */
@EnabledOnOs(OS.LINUX)
class ZooTest {
    private static Zoo zoo;

    @BeforeAll
    static void open() throws Exception {
        zoo = new Zoo();
    }

    @AfterAll
    static void close() throws Exception {
        zoo.close();
    }

    /** At the level of a tournament: the sandbox if it works. */
    @TestFactory
    Stream<DynamicTest> nothingThatTheyDoCanHurt() {
        List<Isolation> levels = zoo.levels();
        return inEveryBuild(levels.subList(levels.size() - 1, levels.size()));
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> norAtALowerLevel() {
        List<Isolation> levels = zoo.levels();
        return inEveryBuild(levels.subList(0, levels.size() - 1));
    }

    private static Stream<DynamicTest> inEveryBuild(List<Isolation> levels) {
        return Specimen.all().stream()
                .filter(specimen -> specimen.label().isInEveryBuild())
                .flatMap(specimen -> levels.stream().map(level -> test(specimen, level)));
    }

    private static DynamicTest test(Specimen specimen, Isolation level) {
        return DynamicTest.dynamicTest(
                "%s at level %s".formatted(specimen, level),
                () -> assertEquals(List.of(), zoo.show(specimen, level).wrongs()));
    }
}
