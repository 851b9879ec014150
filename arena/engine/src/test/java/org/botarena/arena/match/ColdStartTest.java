package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** An agent's process is new for each game, so linking at first use would cost time in the middle of a move. */
class ColdStartTest {
    /** The methods of a position that agents call most. */
    private static final Set<String> ASKED = Set.of(
            "turn", "moves", "randomMove", "play", "score", "probability", "seenBy", "guess", "equals", "hashCode");

    static Stream<Object> positions() {
        return Games.installed().all().stream()
                .map(GameType::name)
                .map(name -> Games.installed().parse(name).start());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void callsOnAPositionLinkNothingAtFirstUse(Object position) throws IOException {
        Set<String> linked = new TreeSet<>();
        Set<String> defined = new TreeSet<>();
        try (InputStream bytes =
                position.getClass().getResourceAsStream(position.getClass().getSimpleName() + ".class")) {
            new ClassReader(bytes).accept(new Linked(defined, linked), ClassReader.SKIP_DEBUG);
        }
        linked.retainAll(ASKED);
        assertAll(
                () -> assertEquals(Set.of(), linked, "15 ms and more of a move: write it out"),
                () -> assertTrue(defined.containsAll(Set.of("moves", "equals")), defined::toString));
    }

    /** Collects the names of the methods of a class, and of those with something linked at run time. */
    private static final class Linked extends ClassVisitor {
        private final Set<String> defined;
        private final Set<String> linked;

        Linked(Set<String> defined, Set<String> linked) {
            super(Opcodes.ASM9);
            this.defined = defined;
            this.linked = linked;
        }

        @Override
        public MethodVisitor visitMethod(int access, String method, String type, String signature, String[] thrown) {
            defined.add(method);
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitInvokeDynamicInsn(String name, String type, Handle bootstrap, Object... arguments) {
                    linked.add(method);
                }
            };
        }
    }
}
