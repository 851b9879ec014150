package org.botarena.arena.record;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.text.catalogue.Language;

/** A kind of verdict: its name, and its reasons as text and back. Immutable. */
record VerdictKind(Class<? extends Verdict> type) {
    private static final String TEXT = "%s";
    private static final String NUMBER = "%.0f";

    /**
     * The kind of fault of this name.
     *
     * @throws IllegalArgumentException if there is none
     */
    static VerdictKind named(String name) {
        return Stream.of(Verdict.class.getPermittedSubclasses())
                .filter(type -> type != Verdict.Played.class)
                .map(type -> new VerdictKind(type.asSubclass(Verdict.class)))
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no fault '%s'".formatted(name)));
    }

    /** {@code out-of-memory} for {@code OutOfMemory}. */
    String name() {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    String reason(Verdict verdict, Language language) {
        Object[] values = Arrays.stream(type.getRecordComponents())
                .map(component -> value(component, verdict))
                .map(value -> value instanceof String text ? language.translated(text) : value)
                .toArray();
        return language.text("verdict." + name(), values);
    }

    Verdict published(String reason) {
        String pattern = "\\Q" + phrase().replace(TEXT, "\\E(.*)\\Q").replace(NUMBER, "\\E([0-9.]+)\\Q") + "\\E";
        Matcher matcher = Pattern.compile(pattern, Pattern.DOTALL).matcher(reason);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("'%s' is no reason of a fault '%s'".formatted(reason, name()));
        }
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        Object[] values = IntStream.range(0, types.length)
                .mapToObj(i -> types[i] == String.class ? matcher.group(i + 1) : Double.valueOf(matcher.group(i + 1)))
                .toArray();
        try {
            return type.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("not a record: " + type, e);
        }
    }

    private String phrase() {
        return Language.ENGLISH.all("verdict.").get(name());
    }

    private static Object value(RecordComponent component, Verdict verdict) {
        try {
            return component.getAccessor().invoke(verdict);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("not readable: " + component, e);
        }
    }
}
