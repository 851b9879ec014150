package org.botarena.arena.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.SyncedFiles;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.grading.Marks;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.profile.AuthorsFile;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.store.Entry;
import org.botarena.arena.tournament.standing.Tally;

/**
 * The organizer's files on entrants and grades in a folder: {@code authors.csv}, {@code entrants.csv} and the
 * grading rules, each optional. Immutable.
 */
public record OrganizerFiles(Path folder) {
    /**
     * Copies how the organizer presents the entrants, if those files are next to the jars: {@code entrants.csv}, and
     * the names and groups of {@code authors.csv}.
     *
     * @param agents the folder of the jars
     * @throws ResultsException if it cannot be copied
     */
    public void present(Path agents) {
        copy(agents.resolve(Profiles.FILE), folder.resolve(Profiles.FILE));
        AuthorsFile authors = AuthorsFile.in(agents);
        if (!authors.lines().isEmpty()) {
            WholeFile.write(folder.resolve(AuthorsFile.FILE), out -> out.write(authors.published()));
        }
    }

    /**
     * Grades the entrants by these rules, now and whenever the results are written again.
     *
     * @param rules the rule file, already validated
     * @throws ResultsException if it cannot be copied
     */
    public void grade(Path rules) {
        copy(rules, folder.resolve(GradeRules.FILE));
    }

    /**
     * Copies the files into another folder; does nothing if it is the same folder.
     *
     * @throws ResultsException if one cannot be copied
     */
    void copyTo(Path other) {
        Entry.KeptFile.NAMES.forEach(name -> copy(folder.resolve(name), other.resolve(name)));
    }

    private static void copy(Path file, Path to) {
        try {
            if (Files.isRegularFile(file) && !(Files.exists(to) && Files.isSameFile(file, to))) {
                Files.createDirectories(to.toAbsolutePath().getParent());
                Path part = to.resolveSibling(to.getFileName() + ".part");
                Files.copy(file, part, StandardCopyOption.REPLACE_EXISTING);
                SyncedFiles.move(part, to);
            }
        } catch (IOException e) {
            throw ResultsException.unwritable(to, e);
        }
    }

    /**
     * How the entrants are presented, and which are copies of each other.
     *
     * @throws ResultsException if a file is invalid
     */
    Profiles profiles(List<Entrant> entrants) {
        return read(() -> Profiles.of(entrants, folder));
    }

    /**
     * The grades by the rules, if there are rules.
     *
     * @throws ResultsException if the rules are invalid
     */
    Optional<Marks> marks(Tally tally) {
        Path file = folder.resolve(GradeRules.FILE);
        return Files.isRegularFile(file)
                ? Optional.of(read(() -> {
                    GradeRules rules = GradeRules.read(file);
                    return Marks.of(rules, tally.grades(rules.references()));
                }))
                : Optional.empty();
    }

    private static <T> T read(Supplier<T> reader) {
        try {
            return reader.get();
        } catch (IllegalArgumentException e) {
            throw new ResultsException(e.getMessage(), e);
        }
    }
}
