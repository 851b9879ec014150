/** Reading of class files without loading them. */
package org.botarena.arena.admission.examiner.classfile;
