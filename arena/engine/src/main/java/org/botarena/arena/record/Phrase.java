package org.botarena.arena.record;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How a kind of verdict gives its reason: {@code %s} for each text among its components, {@code %.0f} for each number. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@interface Phrase {
    /** The phrase. */
    String value();
}
