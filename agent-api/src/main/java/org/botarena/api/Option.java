package org.botarena.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an option of an agent on its class; the value arrives in {@link Game#option}. The arena reads it without
 * loading the class, checks what the organizer gives and lists it in {@code arena check}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@Repeatable(Option.All.class)
public @interface Option {
    /** Lower-case letters, digits and dashes, beginning with a letter. */
    String name();

    /** What the value is. */
    Setting.Type type();

    /** The value if none is given. */
    String byDefault();

    /** The lowest number allowed; empty: no bound. */
    String min() default "";

    /** The highest number allowed; empty: no bound. */
    String max() default "";

    /** The words allowed, for {@link Setting.Type#WORD}. */
    String[] choices() default {};

    /** What it does, in a line. */
    String text();

    /** Several options on one class; the compiler makes it. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface All {
        /** The options, in the order of the source. */
        Option[] value();
    }
}
