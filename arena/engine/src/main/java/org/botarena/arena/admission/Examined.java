package org.botarena.arena.admission;

import java.nio.file.Path;

/** The decision of admission about a jar: admitted, or refused with reasons. */
public sealed interface Examined permits Admitted, Refused {
    /** The original: a jar, a zip with a jar, or a folder of classes. */
    Path source();
}
