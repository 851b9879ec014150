/**
 * What looks into foreign files, in a JVM of its own ({@link org.botarena.arena.admission.examiner.Examiner}), and the few
 * values in which it says what it found. It needs the JDK, ASM and the API alone. The arena's own JVM calls nothing of
 * it that reads a foreign byte.
 */
package org.botarena.arena.admission.examiner;
