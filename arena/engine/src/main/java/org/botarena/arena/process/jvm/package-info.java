/** The start of a child JVM: its JDK, flags, class path and class-data archive. */
package org.botarena.arena.process.jvm;
