package org.botarena.arena.sandbox;

import java.nio.file.Path;
import java.util.List;

/** What a child JVM runs on. */
interface ChildRuntime {
    /** Its JDK. */
    Jdk jdk();

    /** What its command reads beside the JDK: folders and files. */
    List<Path> files();
}
