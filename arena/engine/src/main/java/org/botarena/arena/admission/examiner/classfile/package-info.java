/** What a class file says, read without loading it. */
package org.botarena.arena.admission.examiner.classfile;
