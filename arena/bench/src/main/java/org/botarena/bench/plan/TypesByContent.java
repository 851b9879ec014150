package org.botarena.bench.plan;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The types of an installation by the contents of their fields. Immutable.
 *
 * @param all those of the arena's own jars
 */
record TypesByContent(JavaClasses all) {
    /** The name of the type for one ply of a game. */
    private static final String PLY = "Ply";

    /** Fields that hold the plies of a game as lists of texts. */
    private static final Set<String> COLUMNS = Set.of("move", "moves", "plies");

    /** The package of openings, which are not games. */
    private static final String OPENINGS = ".tournament.fixture";

    private static final Set<String> SPECS = Set.of("TournamentSpec", "Terms");
    private static final int MANY = 5;

    /** The types in the jars of an installation. */
    static TypesByContent in(Path installation) throws IOException {
        List<JarFile> jars = new ArrayList<>();
        try (Stream<Path> files = Files.list(installation.resolve("jars"))) {
            for (Path file : files.sorted().toList()) {
                if (file.getFileName().toString().matches("(agent-api|arena)-.*[.]jar")) {
                    jars.add(new JarFile(file.toFile()));
                }
            }
            return new TypesByContent(new ClassFileImporter().importJars(jars));
        } finally {
            for (JarFile jar : jars) {
                jar.close();
            }
        }
    }

    /**
     * The types that hold plies or a game: plies, records with a list of plies or of moves, and records that hold one of
     * these. Classes with behaviour use a game and are left out.
     */
    Set<String> holdingPlies() {
        Set<String> holding = new TreeSet<>();
        all.stream()
                .filter(type -> type.isRecord() && type.getSimpleName().equals(PLY))
                .forEach(type -> holding.add(type.getName()));
        int before;
        do {
            before = holding.size();
            all.stream()
                    .filter(type -> type.isRecord() && !type.getPackageName().endsWith(OPENINGS))
                    .filter(type -> fields(type).anyMatch(field -> holdsPlies(field, holding)))
                    .forEach(type -> holding.add(type.getName()));
        } while (holding.size() > before);
        return holding;
    }

    private static boolean holdsPlies(JavaField field, Set<String> holding) {
        Set<String> types =
                field.getAllInvolvedRawTypes().stream().map(JavaClass::getName).collect(Collectors.toSet());
        boolean isColumn = COLUMNS.contains(field.getName())
                && types.contains(List.class.getName())
                && types.contains(String.class.getName());
        return isColumn || types.stream().anyMatch(holding::contains);
    }

    /** The types with five or more fields named like those of a tournament's settings, including terms. */
    Set<String> repeatingSettings() {
        Set<String> settings = all.stream()
                .filter(type -> SPECS.contains(type.getSimpleName()))
                .flatMap(TypesByContent::fields)
                .map(TypesByContent::name)
                .collect(Collectors.toCollection(TreeSet::new));
        settings.add("game");
        return all.stream()
                .filter(type -> fields(type)
                                .map(TypesByContent::name)
                                .filter(settings::contains)
                                .distinct()
                                .count()
                        >= MANY)
                .map(JavaClass::getName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<JavaField> fields(JavaClass type) {
        return type.getFields().stream()
                .filter(field -> type.isEnum() || !field.getModifiers().contains(JavaModifier.STATIC));
    }

    private static String name(JavaField field) {
        return field.getName().replace("_", "").toLowerCase(Locale.ROOT);
    }
}
