package org.botarena.arena.admission.examiner.classfile;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.Exceeded;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/**
 * Resolves the positions of a constructor's {@code Game<…>} from the generic signatures of class and constructor
 * (Java Virtual Machine Specification 4.7.9.1). The type argument is a class, or a wildcard or type variable that is
 * resolved through its bounds.
 */
final class GameParameter {
    private static final SignatureVisitor IGNORED = new SignatureVisitor(Opcodes.ASM9) {};

    private final Map<String, List<Bound>> variables = new LinkedHashMap<>();
    private final List<Bound> arguments = new ArrayList<>();

    private record Bound(String name, boolean isVariable) {}

    private GameParameter() {}

    /** The classes that bound the game's type argument, by binary name, or empty if the game is raw. */
    static Set<String> positions(String classSignature, String constructorSignature) {
        GameParameter parameter = new GameParameter();
        checkDepth(classSignature);
        checkDepth(constructorSignature);
        if (classSignature != null) {
            new SignatureReader(classSignature).accept(parameter.declarations());
        }
        if (constructorSignature != null) {
            new SignatureReader(constructorSignature).accept(parameter.declarations());
        }
        Set<String> positions = new LinkedHashSet<>();
        parameter.follow(parameter.arguments, positions, new HashSet<>());
        return positions;
    }

    private static void checkDepth(String signature) {
        int depth = 0;
        int dimensions = 0;
        for (int i = 0; signature != null && i < signature.length(); i++) {
            char letter = signature.charAt(i);
            depth = Math.max(0, depth + (letter == '<' ? 1 : letter == '>' ? -1 : 0));
            dimensions = letter == '[' ? dimensions + 1 : 0;
            if (depth + dimensions > Bounds.SIGNATURE_DEPTH) {
                throw new Exceeded(
                        ProblemText.say("what.signature"), ProblemText.say("why.brackets", Bounds.SIGNATURE_DEPTH));
            }
        }
    }

    private void follow(List<Bound> bounds, Set<String> positions, Set<String> followed) {
        for (Bound bound : bounds) {
            if (!bound.isVariable) {
                positions.add(bound.name);
            } else if (followed.add(bound.name)) {
                follow(variables.getOrDefault(bound.name, List.of()), positions, followed);
            }
        }
    }

    private SignatureVisitor declarations() {
        return new SignatureVisitor(Opcodes.ASM9) {
            private final List<Bound> current = new ArrayList<>();
            private List<Bound> bounds = current;

            @Override
            public void visitFormalTypeParameter(String name) {
                if (variables.size() == Bounds.TYPE_VARIABLES) {
                    throw new Exceeded(
                            ProblemText.say("what.type-variables"),
                            ProblemText.say("why.class-more", Bounds.TYPE_VARIABLES));
                }
                bounds = new ArrayList<>();
                variables.put(name, bounds);
            }

            @Override
            public SignatureVisitor visitClassBound() {
                return new Named(bounds::add);
            }

            @Override
            public SignatureVisitor visitInterfaceBound() {
                return new Named(bounds::add);
            }

            @Override
            public SignatureVisitor visitParameterType() {
                return new Arguments();
            }

            @Override
            public SignatureVisitor visitSuperclass() {
                return IGNORED;
            }

            @Override
            public SignatureVisitor visitInterface() {
                return IGNORED;
            }

            @Override
            public SignatureVisitor visitReturnType() {
                return IGNORED;
            }

            @Override
            public SignatureVisitor visitExceptionType() {
                return IGNORED;
            }
        };
    }

    /** Takes the type argument of {@code Game<…>}. */
    private final class Arguments extends SignatureVisitor {
        Arguments() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitTypeArgument() {
            arguments.add(new Bound(ClassScan.POSITION, false));
        }

        @Override
        public SignatureVisitor visitTypeArgument(char wildcard) {
            return new Named(arguments::add);
        }
    }

    /** Takes the name of one type and skips its own type arguments. */
    private static final class Named extends SignatureVisitor {
        private final Consumer<Bound> sink;
        private String name = "";

        Named(Consumer<Bound> sink) {
            super(Opcodes.ASM9);
            this.sink = sink;
        }

        @Override
        public void visitTypeVariable(String variable) {
            sink.accept(new Bound(variable, true));
        }

        @Override
        public void visitClassType(String internalName) {
            name = internalName.replace('/', '.');
        }

        @Override
        public void visitInnerClassType(String simpleName) {
            name += "$" + simpleName;
        }

        @Override
        public SignatureVisitor visitTypeArgument(char wildcard) {
            return IGNORED;
        }

        @Override
        public SignatureVisitor visitArrayType() {
            return IGNORED;
        }

        @Override
        public void visitEnd() {
            sink.accept(new Bound(name, false));
        }
    }
}
