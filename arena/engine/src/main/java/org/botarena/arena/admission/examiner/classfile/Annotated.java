package org.botarena.arena.admission.examiner.classfile;

import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.TypePath;

/** Visitors for parts of a class that only limit the nesting of annotations. */
final class Annotated {
    private Annotated() {}

    /** A field. */
    static final class Field extends FieldVisitor {
        Field() {
            super(Opcodes.ASM9);
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean isVisible) {
            return new Nesting(1);
        }

        @Override
        public AnnotationVisitor visitTypeAnnotation(int type, TypePath path, String descriptor, boolean isVisible) {
            return new Nesting(1);
        }
    }

    /** A component of a record, which ASM does not treat as a field. */
    static final class Component extends RecordComponentVisitor {
        Component() {
            super(Opcodes.ASM9);
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean isVisible) {
            return new Nesting(1);
        }

        @Override
        public AnnotationVisitor visitTypeAnnotation(int type, TypePath path, String descriptor, boolean isVisible) {
            return new Nesting(1);
        }
    }
}
