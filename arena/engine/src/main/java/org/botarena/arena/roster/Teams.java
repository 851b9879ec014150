package org.botarena.arena.roster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Naming;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Detects the teams in a course platform's group submission, which gives each member a folder {@code
 * GROUP-NAME_77_assignsubmission_file} with the same files. A download is a group submission if all of the platform's
 * folders have a group. Folders of one group then form one submission.
 */
final class Teams {
    private Teams() {}

    /** Joins the folders of each team into one. A team with different files gets a problem. */
    static List<Found> joined(List<Found> all) {
        Map<Found, String> groups = groups(all);
        Map<String, List<Found>> members = new LinkedHashMap<>();
        groups.forEach((found, group) ->
                members.computeIfAbsent(group, key -> new ArrayList<>()).add(found));
        List<Found> joined = new ArrayList<>();
        for (Found found : all) {
            List<Found> team = groups.containsKey(found) ? members.get(groups.get(found)) : List.of(found);
            if (team.size() == 1) {
                joined.add(found);
            } else if (team.get(0).equals(found)) {
                joined.add(team(groups.get(found), team));
            }
        }
        return List.copyOf(joined);
    }

    /** Describes each team in a sentence. */
    static List<Sentence> notes(List<Found> all) {
        return all.stream()
                .filter(found -> found.authors().size() > 1 && found.problem().isEmpty())
                .map(found -> Sentence.of(
                        "roster.team",
                        found.name(),
                        found.authors().stream().map(Author::submission).collect(Collectors.joining(", "))))
                .toList();
    }

    private static Found team(String group, List<Found> members) {
        List<Author> authors = members.stream()
                .map(found -> found.authors().get(0))
                .map(author ->
                        new Author(author.name().substring(group.length() + 1).strip(), author.number()))
                .toList();
        Found first =
                members.stream().filter(found -> !isEmpty(found)).findFirst().orElse(members.get(0));
        List<String> others = members.stream()
                .filter(found -> !isEmpty(found) && !isSame(first, found))
                .map(Found::name)
                .toList();
        Optional<Problem> problem = others.isEmpty()
                ? Optional.empty()
                : Optional.of(Problem.refused(
                        ProblemText.say("what.team-differs"),
                        ProblemText.say("why.team-differs", first.name(), String.join(", ", others)),
                        ProblemText.say("remedy.team-differs")));
        return new Found(first.path(), group.strip(), authors, problem);
    }

    /** The group of each of the platform's folders, or empty if this is not a group submission. */
    private static Map<Found, String> groups(List<Found> all) {
        List<Found> folders = all.stream()
                .filter(found -> Naming.platformFolder(found.path()).isPresent())
                .toList();
        if (folders.stream().anyMatch(found -> prefixes(found).isEmpty())) {
            return Map.of();
        }
        Map<Found, String> groups = new LinkedHashMap<>();
        List<String> likely = folders.stream().map(Teams::lastPrefix).toList();
        folders.forEach(found -> groups.put(
                found,
                prefixes(found).stream()
                        .filter(prefix -> !prefix.equals(lastPrefix(found)) && likely.contains(prefix))
                        .findFirst()
                        .orElse(lastPrefix(found))));
        for (Found one : folders) {
            for (Found other : folders) {
                if (!groups.get(one).equals(groups.get(other))) {
                    joinIfSame(one, other, groups);
                }
            }
        }
        return groups;
    }

    /**
     * Handles two people with dashes in their names: if their files are the same, the common start of both names is
     * the group.
     */
    private static void joinIfSame(Found one, Found other, Map<Found, String> groups) {
        List<String> shared = new ArrayList<>(prefixes(one));
        shared.retainAll(prefixes(other));
        if (!shared.isEmpty() && isSame(one, other)) {
            String group = shared.get(shared.size() - 1);
            groups.put(one, group);
            groups.put(other, group);
        }
    }

    /** All candidates for the group's name, the shortest first: the text before each dash. */
    private static List<String> prefixes(Found found) {
        String name = found.authors().get(0).name();
        List<String> prefixes = new ArrayList<>();
        for (int dash = name.indexOf('-'); dash >= 0; dash = name.indexOf('-', dash + 1)) {
            if (!name.substring(0, dash).isBlank() && !name.substring(dash + 1).isBlank()) {
                prefixes.add(name.substring(0, dash));
            }
        }
        return prefixes;
    }

    private static String lastPrefix(Found found) {
        List<String> prefixes = prefixes(found);
        return prefixes.get(prefixes.size() - 1);
    }

    private static boolean isEmpty(Found found) {
        try {
            return files(found).isEmpty();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the files of " + found.name(), e);
        }
    }

    private static boolean isSame(Found one, Found other) {
        try {
            Map<String, Path> files = files(one);
            Map<String, Path> others = files(other);
            if (!files.keySet().equals(others.keySet())) {
                return false;
            }
            for (Map.Entry<String, Path> file : files.entrySet()) {
                if (Files.mismatch(file.getValue(), others.get(file.getKey())) >= 0) {
                    return false;
                }
            }
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot compare the files of %s and %s".formatted(one.name(), other.name()), e);
        }
    }

    /** The visible files of a submission by their path in its folder. */
    private static Map<String, Path> files(Found found) throws IOException {
        Path folder = Naming.platformFolder(found.path()).orElseThrow();
        Map<String, Path> files = new HashMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            all.filter(file -> !DropFolder.isHidden(folder.relativize(file)) && Files.isRegularFile(file))
                    .forEach(file -> files.put(folder.relativize(file).toString(), file));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return files;
    }
}
