package org.botarena.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an option of an agent on its class; {@link Game#option} returns the value. The arena reads the annotation
 * without loading the class, checks the organizer's values against it, and lists it in {@code arena check}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@Repeatable(Option.All.class)
public @interface Option {
    /** Lower-case letters, digits and dashes, beginning with a letter. */
    String name();

    /** The type of the value. */
    Setting.Type type();

    /** The value if none is given. */
    String byDefault();

    /** The lowest number allowed, or empty for no bound. */
    String min() default "";

    /** The highest number allowed, or empty for no bound. */
    String max() default "";

    /** The words allowed, for {@link Setting.Type#WORD}. */
    String[] choices() default {};

    /** A one-line description. */
    String text();

    /** Holds several options of one class; the compiler generates it. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface All {
        /** The options, in source order. */
        Option[] value();
    }
}
