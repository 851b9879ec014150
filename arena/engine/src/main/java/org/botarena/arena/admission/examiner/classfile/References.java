package org.botarena.arena.admission.examiner.classfile;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.objectweb.asm.ClassReader;

/**
 * Collects the classes that the jar's code refers to: superclasses, called classes and created classes. Names in
 * annotations and signatures do not count. One thread.
 */
public final class References {
    /** The tag of a class in the constant pool (Java Virtual Machine Specification 4.4.1). */
    private static final int CLASS = 7;

    /** Limit for collected references; a jar with large libraries has fewer. */
    private static final int MOST = 300_000;

    private static final Set<String> JDK = ModuleLayer.boot().modules().stream()
            .flatMap(module -> module.getPackages().stream())
            .collect(Collectors.toUnmodifiableSet());

    private final Map<String, Set<String>> byUser = new TreeMap<>();
    private int count;

    /** Adds the references of a class file. */
    void add(ClassReader file) {
        String user = dotted(file.getClassName());
        Set<String> named = byUser.computeIfAbsent(user, fresh -> new TreeSet<>());
        char[] buffer = new char[file.getMaxStringLength()];
        for (int i = 1; i < file.getItemCount() && count < MOST; i++) {
            int at = file.getItem(i);
            if (at != 0 && file.readByte(at - 1) == CLASS) {
                String name = file.readUTF8(at, buffer);
                boolean isAsked = name != null
                        && !name.startsWith("[")
                        && !name.startsWith("java/")
                        && name.length() <= Bounds.NAME;
                count += isAsked && named.add(dotted(name)) ? 1 : 0;
            }
        }
    }

    private static String dotted(String internal) {
        return internal.replace('/', '.');
    }

    /**
     * The missing classes that are reachable from the given ones: neither in the jar, nor in the agents' host, nor in
     * the JDK. Maps each to a class that names it.
     *
     * @param from the classes to start from
     * @param inJar the classes of the jar
     */
    public Map<String, String> missing(Collection<String> from, Set<String> inJar) {
        Map<String, String> missing = new TreeMap<>();
        Set<String> met = new HashSet<>(from);
        Deque<String> left = new ArrayDeque<>(from);
        while (!left.isEmpty()) {
            String user = left.poll();
            for (String name : byUser.getOrDefault(user, Set.of())) {
                if (inJar.contains(name)) {
                    if (met.add(name)) {
                        left.add(name);
                    }
                } else if (!missing.containsKey(name) && !isHosts(name)) {
                    missing.put(name, user);
                }
            }
        }
        return missing;
    }

    private static boolean isHosts(String name) {
        int dot = name.lastIndexOf('.');
        if (dot > 0 && JDK.contains(name.substring(0, dot))) {
            return true;
        }
        boolean isExaminers =
                Stream.of("org.botarena.arena.", "org.objectweb.asm.").anyMatch(name::startsWith);
        return !isExaminers && References.class.getResource("/" + name.replace('.', '/') + ".class") != null;
    }
}
