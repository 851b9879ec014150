/** What a child JVM is started with: its JDK, flags, class path and class-data archive. */
package org.botarena.arena.process.jvm;
