package org.botarena.arena.record;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;
import org.botarena.arena.text.catalogue.Sentence;

/** A kind of verdict: its name, and its reasons as text. Immutable. */
record VerdictKind(Class<? extends Verdict> type) {
    /**
     * The kind of fault of this name.
     *
     * @throws IllegalArgumentException if none exists
     */
    static VerdictKind named(String name) {
        return Stream.of(Verdict.class.getPermittedSubclasses())
                .filter(type -> type != Verdict.Played.class)
                .map(type -> new VerdictKind(type.asSubclass(Verdict.class)))
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'%s' is not a fault".formatted(name)));
    }

    /** {@code out-of-memory} for {@code OutOfMemory}. */
    String name() {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    Sentence sentence(Verdict verdict) {
        Object[] values = Arrays.stream(type.getRecordComponents())
                .map(component -> value(component, verdict))
                .toArray();
        return Sentence.of("verdict." + name(), values);
    }

    private static Object value(RecordComponent component, Verdict verdict) {
        try {
            return component.getAccessor().invoke(verdict);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("not readable: " + component, e);
        }
    }
}
