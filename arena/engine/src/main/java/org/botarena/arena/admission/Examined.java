package org.botarena.arena.admission;

import java.nio.file.Path;

/** What admission says about a jar: it may play, or it may not and why. */
public sealed interface Examined permits Admitted, Refused {
    /** The original: a jar, a zip that holds one, or a folder of classes. */
    Path source();
}
