package org.botarena.arena.admission.examiner.archive;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.admission.examiner.archive.ListOfContents.Entry;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;

/**
 * The sources of a project in Maven's or Gradle's layout, or in a plain folder {@code src}, without those of tests.
 * Immutable.
 *
 * @param name of its folder; {@code agent} where it has none
 * @param sources the texts by path within the project
 * @param resources what is packed beside the classes, by path within the jar
 * @param release the Java that its {@code pom.xml} asks for, as written; empty if it does not say
 */
public record ProjectSources(
        String name, Map<String, String> sources, Map<String, byte[]> resources, Optional<String> release) {
    private static final int MOST_FILES = 2_000;
    private static final long MOST_BYTES = 16L << 20;

    private static final Pattern SOURCE = Pattern.compile("((?:.*/)?)(src/(?!test/).*[.]java)");
    private static final Pattern RESOURCE = Pattern.compile("src/main/resources/(.+)");
    private static final Pattern RELEASE =
            Pattern.compile("<(?:maven[.]compiler[.])?release>\\s*(?:1[.])?([0-9]{1,3})\\s*</");

    public ProjectSources {
        sources = Map.copyOf(sources);
        resources = Map.copyOf(resources);
    }

    /** Those of an archive; of several projects the one that was changed last. */
    static Optional<ProjectSources> in(ListOfContents list) throws Refusal {
        Optional<String> folder = list.entries().stream()
                .filter(entry -> SOURCE.matcher(entry.name()).matches() && !NotAJar.isHidden(entry.name()))
                .max(Comparator.comparing(Entry::time))
                .map(entry -> folder(entry.name()));
        return folder.isEmpty() ? Optional.empty() : Optional.of(of(list, folder.get()));
    }

    private static String folder(String source) {
        Matcher matcher = SOURCE.matcher(source);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("no source of a project: " + source);
        }
        String before = matcher.group(1);
        int outer = ("/" + before).indexOf("/src/");
        return outer < 0 ? before : before.substring(0, outer); // a package called src
    }

    private static ProjectSources of(ListOfContents list, String folder) throws Refusal {
        List<Entry> files = list.entries().stream()
                .filter(entry ->
                        !entry.isFolder() && entry.name().startsWith(folder) && !NotAJar.isHidden(entry.name()))
                .toList();
        boolean isMavens = files.stream().anyMatch(file -> file.name().startsWith(folder + "src/main/java/"));
        Map<String, String> sources = new TreeMap<>();
        Map<String, byte[]> resources = new TreeMap<>();
        Optional<String> release = Optional.empty();
        long left = MOST_BYTES;
        for (Entry file : files) {
            String path = file.name().substring(folder.length());
            boolean isSource =
                    path.endsWith(".java") && path.startsWith("src/") && !(isMavens && !path.startsWith("src/main/"));
            Matcher resource = RESOURCE.matcher(path);
            boolean isResource = resource.matches();
            boolean isPom = path.equals("pom.xml");
            if (!(isSource || isResource || isPom) || path.startsWith("src/test/")) {
                continue;
            }
            left -= file.size();
            if (left < 0 || sources.size() + resources.size() == MOST_FILES) {
                throw tooLarge();
            }
            byte[] content = HandIn.unpacked(list, file);
            if (isPom) {
                Matcher asked = RELEASE.matcher(new String(content, StandardCharsets.UTF_8));
                release = asked.find() ? Optional.of(asked.group(1)) : Optional.empty();
            } else if (isSource) {
                sources.put(path, new String(content, StandardCharsets.UTF_8));
            } else {
                resources.put(resource.group(1), content);
            }
        }
        return new ProjectSources(name(folder), sources, resources, release);
    }

    private static String name(String folder) {
        String path = folder.replaceFirst("/$", "");
        String name = path.substring(path.lastIndexOf('/') + 1);
        return name.isEmpty() ? "agent" : name;
    }

    private static Refusal tooLarge() {
        return new Refusal(
                ProblemText.say("what.project-too-large"),
                ProblemText.say("why.project-too-large", MOST_FILES, MOST_BYTES >> 20),
                ProblemText.say("remedy.smaller", Allowance.JAR.quote()));
    }
}
