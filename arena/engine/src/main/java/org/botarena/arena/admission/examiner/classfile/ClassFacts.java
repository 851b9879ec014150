package org.botarena.arena.admission.examiner.classfile;

import java.util.List;
import java.util.Set;
import org.botarena.arena.admission.examiner.limits.Misuse;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Facts about one class of a jar, read from its class file. Names are binary names with dots. Immutable.
 *
 * @param name of the class
 * @param superName of its superclass; empty for a module descriptor or a broken root
 * @param isPublic as declared in the source, for nested classes as well
 * @param isAbstract an abstract class or an interface
 * @param isInner an inner, local or anonymous class: its instances need an outer one
 * @param isMarked whether it has PF4J's {@code @Extension}
 * @param hasPlay whether it declares {@code long play(int)}
 * @param constructors all of them, in the order of the file
 * @param options declared on this class itself, as written
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
     * A constructor.
     *
     * @param isPublic whether the host may call it
     * @param takesGame whether its only parameter is a {@code Game}
     * @param isRaw whether the game has no type argument
     * @param positions the classes that bound the game's type argument
     * @param shown the form used in messages: {@code private Bot(org.botarena.api.Game, int)}
     */
    public record Constructor(boolean isPublic, boolean takesGame, boolean isRaw, Set<String> positions, String shown) {
        public Constructor {
            positions = Set.copyOf(positions);
        }
    }

    /**
     * A reference to something that an agent must not or cannot use: its kind, the calling method with its line, and
     * the target.
     */
    public record Suspicion(Misuse misuse, Sentence where, Sentence what) {}

    /** The path at which a class loader expects the class in a jar. */
    public String path() {
        return name.replace('.', '/') + ".class";
    }
}
