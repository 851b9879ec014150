package org.botarena.arena.admission.examiner.classfile;

import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.Exceeded;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Opcodes;

/** Visits an annotation without keeping it, and stops if annotations are nested too deeply. */
class Nesting extends AnnotationVisitor {
    private final int depth;

    Nesting(int depth) {
        super(Opcodes.ASM9);
        if (depth > Bounds.ANNOTATION_DEPTH) {
            throw new Exceeded(
                    ProblemText.say("what.annotations"), ProblemText.say("why.annotations", Bounds.ANNOTATION_DEPTH));
        }
        this.depth = depth;
    }

    /** The depth of annotations nested in this one. */
    final int below() {
        return depth + 1;
    }

    @Override
    public AnnotationVisitor visitAnnotation(String member, String descriptor) {
        return new Nesting(below());
    }

    @Override
    public AnnotationVisitor visitArray(String member) {
        return new Nesting(below());
    }
}
