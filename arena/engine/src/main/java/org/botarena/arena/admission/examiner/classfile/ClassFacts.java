package org.botarena.arena.admission.examiner.classfile;

import java.util.List;
import java.util.Set;
import org.botarena.arena.admission.examiner.limits.Misuse;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * What admission knows about one class of a jar, read from its class file. Names are binary names with dots. Immutable.
 *
 * @param name of the class
 * @param superName of its superclass; empty for a module descriptor or a broken root
 * @param isPublic as the source says it, for nested classes too
 * @param isAbstract an abstract class or an interface
 * @param isInner an inner, local or anonymous class: its instances need an outer one
 * @param isMarked bears PF4J's {@code @Extension}
 * @param hasPlay declares {@code long play(int)}
 * @param constructors all of them, in the order of the file
 * @param options declared on this very class, as written
 * @param suspicions at most one of each kind
 */
public record ClassFacts(
        String name,
        String superName,
        boolean isPublic,
        boolean isAbstract,
        boolean isInner,
        boolean isMarked,
        boolean hasPlay,
        List<Constructor> constructors,
        List<OptionText> options,
        List<Suspicion> suspicions) {

    public ClassFacts {
        constructors = List.copyOf(constructors);
        options = List.copyOf(options);
        suspicions = List.copyOf(suspicions);
    }

    /**
     * One constructor.
     *
     * @param isPublic whether the host may call it
     * @param takesGame its parameters are exactly one {@code Game}
     * @param isRaw the game stands without its type argument
     * @param positions the classes that bound the game's type argument
     * @param shown as a message shows it: {@code private Bot(org.botarena.api.Game, int)}
     */
    public record Constructor(boolean isPublic, boolean takesGame, boolean isRaw, Set<String> positions, String shown) {
        public Constructor {
            positions = Set.copyOf(positions);
        }
    }

    /** A reference to what an agent cannot or must not do: which, the calling method with its line, what it refers to. */
    public record Suspicion(Misuse misuse, Sentence where, Sentence what) {}

    /** Where a jar must hold the class for a class loader to find it. */
    public String path() {
        return name.replace('.', '/') + ".class";
    }
}
