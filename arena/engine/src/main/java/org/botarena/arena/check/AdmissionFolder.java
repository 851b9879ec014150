package org.botarena.arena.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.files.Folders;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.roster.Roster;
import org.botarena.arena.roster.likeness.Likeness;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;

/**
 * Writes {@code admission.csv}, one line for each submission, and {@code texts/}, a letter for each author.
 * Immutable.
 *
 * @param folder the output folder, created if it is missing
 * @param checked the folder of the submissions; letters do not reveal its path
 * @param game that is played
 * @param language of the texts for authors
 */
public record AdmissionFolder(Path folder, Path checked, String game, Language language) {
    private static final List<String> COLUMNS = List.of("name", "admitted", "fix", "file", "alike", "text");

    /**
     * Writes both, and deletes the letters of an earlier check.
     *
     * @throws org.botarena.arena.files.ResultsException if they cannot be written
     */
    public void write(List<Candidate> candidates, Csv csv) {
        List<Candidate> all = candidates.stream()
                .sorted(Comparator.comparing(Candidate::name)
                        .thenComparing(Candidate::source)
                        .thenComparing(Candidate::author))
                .toList();
        Map<Candidate, String> texts = texts(all);
        WholeFile.write(
                folder.resolve(Roster.CHECK_LIST),
                out -> out.write(csv.table(
                        COLUMNS.stream()
                                .map(column -> language.text("check.list." + column))
                                .toList(),
                        all.stream().map(candidate -> fields(candidate, texts.get(candidate))))));
        clear(folder.resolve(Roster.CHECK_LETTERS));
        for (Candidate candidate : all) {
            String letter = VisibleText.of(new Letter(candidate, checked, game, language).text());
            WholeFile.write(
                    folder.resolve(Roster.CHECK_LETTERS).resolve(texts.get(candidate)), out -> out.write(letter));
        }
    }

    /** The file names of the letters, by submission. Submissions of one name use their file names, without folders. */
    private static Map<Candidate, String> texts(List<Candidate> all) {
        Map<String, Long> holders =
                all.stream().collect(Collectors.groupingBy(Candidate::author, Collectors.counting()));
        Set<String> taken = new HashSet<>();
        Map<Candidate, String> names = new HashMap<>();
        all.stream()
                .filter(candidate -> holders.get(candidate.author()) == 1)
                .forEach(candidate -> names.put(candidate, candidate.author()));
        taken.addAll(names.values());
        for (Candidate candidate : all) {
            String name = candidate.source().getFileName().toString();
            for (int number = 1; !names.containsKey(candidate); number++) {
                String free = number == 1 ? name : candidate.author() + "-" + number;
                if (taken.add(free)) {
                    names.put(candidate, free);
                }
            }
        }
        Map<String, String> files = Folders.of(names.values());
        return names.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> files.get(entry.getValue()) + ".txt"));
    }

    private List<String> fields(Candidate candidate, String text) {
        return List.of(
                Csv.harmless(candidate.name()),
                language.text(candidate.isAdmitted() ? "check.list.yes" : "check.list.no"),
                Csv.harmless(candidate.decisive().stream()
                        .map(problem -> inALine(problem))
                        .collect(Collectors.joining(" "))),
                Csv.harmless(relative(candidate.source())),
                candidate.alike().stream()
                        .map((Likeness pair) -> pair.seenFrom(candidate.name()))
                        .collect(Collectors.joining("; ")),
                Roster.CHECK_LETTERS + "/" + text);
    }

    /** The problem without the agent's own output, which belongs to its author. */
    private String inALine(Problem problem) {
        return "%s (%s). %s"
                .formatted(
                        problem.what().in(language),
                        problem.why().in(language),
                        problem.remedy().in(language).lines().findFirst().orElse(""));
    }

    private String relative(Path source) {
        Path all = checked.toAbsolutePath().normalize();
        Path one = source.toAbsolutePath().normalize();
        return VisibleText.name(one.startsWith(all) ? all.relativize(one) : one).replace('\\', '/');
    }

    private static void clear(Path texts) {
        if (!Files.isDirectory(texts)) {
            return;
        }
        try (Stream<Path> files = Files.list(texts)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".txt")).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            // If an old letter cannot be deleted, it stays; admission.csv lists the valid ones.
        }
    }
}
