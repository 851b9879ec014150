package org.botarena.arena.record;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.text.catalogue.Sentence;

/** A fault of every existing kind. */
public final class EveryFault {
    private EveryFault() {}

    /** Faults with this text and this number wherever a kind has one. */
    public static List<Verdict> with(String text, double number) {
        return Stream.of(Verdict.class.getPermittedSubclasses())
                .filter(type -> type != Verdict.Played.class)
                .map(type -> made(type.asSubclass(Verdict.class), text, number))
                .toList();
    }

    private static Verdict made(Class<? extends Verdict> type, String text, double number) {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        Object[] values = Arrays.stream(types)
                .map(each -> each == String.class
                        ? text
                        : each == Sentence.class
                                ? Sentence.quote(text)
                                : each == Optional.class ? Optional.of(text) : number)
                .toArray();
        try {
            return type.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("a kind of fault has texts and numbers only", e);
        }
    }
}
