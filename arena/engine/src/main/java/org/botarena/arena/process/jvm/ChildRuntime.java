package org.botarena.arena.process.jvm;

import java.nio.file.Path;
import java.util.List;

/** What a child JVM runs on. */
public interface ChildRuntime {
    /** Its JDK. */
    Jdk jdk();

    /** What its command reads beside the JDK: folders and files. */
    List<Path> files();
}
