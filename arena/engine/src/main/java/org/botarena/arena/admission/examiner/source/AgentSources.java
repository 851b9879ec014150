package org.botarena.arena.admission.examiner.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Finds the sources that declare an Agent class, and the types that each declares, without compiling. A class is an
 * agent if it extends {@code Agent} of the API, directly or through classes of the submission. Filled once, then
 * read-only.
 */
final class AgentSources {
    private static final String PACKAGE = "org.botarena.api.";
    private static final String AGENT = "Agent";

    private record Type(String name, String superName, boolean isConcrete, boolean isApisAgent, String path) {}

    private final List<Type> types = new ArrayList<>();
    private final Map<String, List<String>> tops = new HashMap<>();

    /** Collects the declarations of these parsed sources. */
    static AgentSources in(Iterable<? extends CompilationUnitTree> units) {
        AgentSources all = new AgentSources();
        units.forEach(all::take);
        return all;
    }

    private void take(CompilationUnitTree unit) {
        String path = unit.getSourceFile().getName();
        boolean knowsApi = unit.getImports().stream()
                .map(ImportTree::getQualifiedIdentifier)
                .map(Tree::toString)
                .anyMatch(name -> name.equals(PACKAGE + AGENT) || name.equals(PACKAGE + "*"));
        tops.put(
                path,
                unit.getTypeDecls().stream()
                        .filter(ClassTree.class::isInstance)
                        .map(type -> ((ClassTree) type).getSimpleName().toString())
                        .toList());
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitClass(ClassTree type, Void nothing) {
                String superclass = type.getExtendsClause() == null ? "" : raw(type.getExtendsClause());
                types.add(new Type(
                        type.getSimpleName().toString(),
                        superclass.substring(superclass.lastIndexOf('.') + 1),
                        !type.getModifiers().getFlags().contains(Modifier.ABSTRACT),
                        superclass.equals(PACKAGE + AGENT) || (knowsApi && superclass.equals(AGENT)),
                        path));
                return super.visitClass(type, null);
            }
        }.scan(unit, null);
    }

    private static String raw(Tree type) {
        if (type instanceof ParameterizedTypeTree generic) {
            return raw(generic.getType());
        }
        return type instanceof IdentifierTree || type instanceof MemberSelectTree ? type.toString() : "";
    }

    /** The paths of the sources that declare a class that could play. */
    Set<String> withAgent() {
        Set<String> agents = new HashSet<>();
        types.stream().filter(Type::isApisAgent).map(Type::name).forEach(agents::add);
        boolean isLarger = true;
        while (isLarger) {
            isLarger = agents.addAll(types.stream()
                    .filter(type -> agents.contains(type.superName))
                    .map(Type::name)
                    .toList());
        }
        return types.stream()
                .filter(type -> type.isConcrete && (type.isApisAgent || agents.contains(type.superName)))
                .map(Type::path)
                .collect(Collectors.toSet());
    }

    /** The type by which other classes find a source: the one named like its file, else the first. */
    String mainType(SourceText source) {
        List<String> declared = tops.getOrDefault(source.path(), List.of());
        String file =
                source.path().substring(source.path().lastIndexOf('/') + 1).replaceFirst("[.]java$", "");
        return declared.isEmpty() || declared.contains(file) ? file : declared.get(0);
    }

    /** Whether the source declares a type. */
    boolean declaresAny(SourceText source) {
        return !tops.getOrDefault(source.path(), List.of()).isEmpty();
    }

    /** Whether the source declares types that cannot be found by its name. */
    boolean declaresSeveral(SourceText source) {
        return tops.getOrDefault(source.path(), List.of()).size() > 1;
    }
}
