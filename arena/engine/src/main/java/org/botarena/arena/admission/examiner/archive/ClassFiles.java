package org.botarena.arena.admission.examiner.archive;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.objectweb.asm.ClassReader;

/** Precompiled classes of a submission, next to their sources or in build folders. */
public final class ClassFiles {
    private static final String CLASS = ".class";
    private static final String NO_DATA = "(?is).*[.](java|jar|zip|ctxt|bluej)";

    private ClassFiles() {}

    /** Packs the classes as jars, one for each folder that holds packages, with the data in it. */
    public static List<WrappedJar> jars(List<PackedFile> files) throws Refusal, IOException {
        Map<String, Map<String, byte[]>> folders = new TreeMap<>();
        for (PackedFile file : files) {
            if (file.path().endsWith(CLASS) && file.size() > 0 && file.size() <= Bounds.CLASS_BYTES) {
                byte[] bytes = file.bytes();
                String name = name(bytes) + CLASS;
                if (("/" + file.path()).endsWith("/" + name)) {
                    String folder = file.path().substring(0, file.path().length() - name.length());
                    folders.computeIfAbsent(folder, fresh -> new TreeMap<>()).put(name, bytes);
                }
            }
        }
        for (PackedFile file : files) {
            if (!file.path().endsWith(CLASS) && !file.path().matches(NO_DATA)) {
                addData(file, folders);
            }
        }
        List<WrappedJar> jars = new ArrayList<>();
        for (Map.Entry<String, Map<String, byte[]>> folder : folders.entrySet()) {
            jars.add(WrappedJar.of(folder.getValue(), "agent"));
        }
        return jars;
    }

    /** The class name as a path, or empty if it cannot be read. */
    private static String name(byte[] classFile) {
        try {
            return new ClassReader(classFile).getClassName();
        } catch (RuntimeException e) {
            return ""; // damaged or too new, so not an agent
        }
    }

    private static void addData(PackedFile file, Map<String, Map<String, byte[]>> folders) throws Refusal {
        String folder = file.path();
        while (!folder.isEmpty()) {
            folder = folder.substring(0, folder.lastIndexOf('/', folder.length() - 2) + 1);
            if (folders.containsKey(folder)) {
                folders.get(folder).put(file.path().substring(folder.length()), file.bytes());
                return;
            }
        }
    }
}
