/**
 * The examiner, which reads foreign files in a JVM of its own ({@link
 * org.botarena.arena.admission.examiner.Examiner}), and the values that carry its findings. It depends only on the
 * JDK, ASM and the API. The arena's JVM calls no method here that reads foreign bytes.
 */
package org.botarena.arena.admission.examiner;
