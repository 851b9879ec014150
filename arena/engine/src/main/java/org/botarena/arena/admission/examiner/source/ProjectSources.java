package org.botarena.arena.admission.examiner.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.api.GameType;
import org.botarena.arena.admission.examiner.archive.PackedFile;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;

/**
 * The sources of one project in a submission, and the data to pack with its classes. The declared package of a source
 * shows where the packages start: below {@code src} in a project of Maven, Gradle, Eclipse, IntelliJ or NetBeans, in
 * the project's own folder with BlueJ or without a tool. Immutable.
 *
 * @param folder of the project, with a slash at its end; empty for the top of the submission
 * @param sources without tests in {@code src/test}
 * @param resources by their path in the jar
 * @param pom the values of its {@code pom.xml}, or empty
 * @param tooLarge the files next to the sources that are too large to be packed
 */
public record ProjectSources(
        String folder,
        List<SourceText> sources,
        Map<String, PackedFile> resources,
        Optional<Pom> pom,
        List<String> tooLarge) {
    /** The data file in which a project for a game lists its game types. */
    public static final String GAME_SERVICE = "META-INF/services/" + GameType.class.getName();

    private static final int MOST_FILES = 2_000;
    private static final long MOST_BYTES = 48L << 20;

    private static final Pattern IN_SRC = Pattern.compile("(?s)((?:.*/)?)src/.*");
    private static final Pattern ROOT = Pattern.compile("(?s)((?:.*/)?)(?:sources?|java)/");
    private static final Pattern TESTS = Pattern.compile("(?s)(?:.*/)?src/test/.*");
    private static final Pattern RESOURCE = Pattern.compile("(?s)(?:src/main/resources|resources|res)/(.+)");
    private static final Pattern NO_DATA = Pattern.compile("(?is).*[.](java|class|ctxt|bluej)");

    /** Files at the top of a project that are neither sources nor data. */
    private static final Pattern OF_TOOLS = Pattern.compile(
            "(?is)(target|build|bin|out|dist|nbproject|gradle|[+]libs|libs?|repository|node_modules|docs?)/.*"
                    + "|[^/]*[.](jar|zip|iml|pdf|docx?|odt|pptx?|bat|cmd|sh|gradle|kts)"
                    + "|pom[.]xml|build[.]xml|gradlew|mvnw");

    public ProjectSources {
        sources = List.copyOf(sources);
        resources = Map.copyOf(resources);
        tooLarge = List.copyOf(tooLarge);
    }

    /**
     * The projects of a submission, by folder.
     *
     * @throws Refusal if they are too large
     */
    public static List<ProjectSources> in(List<PackedFile> files) throws Refusal {
        return new Reading(files).projects();
    }

    /** The name of its folder; {@code agent} at the top of the submission. */
    public String name() {
        String path = folder.replaceFirst("/$", "");
        String name = path.substring(path.lastIndexOf('/') + 1);
        return name.isEmpty() ? "agent" : name;
    }

    /** The paths of its sources and data in the submission. */
    public List<String> paths() {
        List<String> paths = new ArrayList<>();
        sources.forEach(source -> paths.add(source.path()));
        resources.values().forEach(file -> paths.add(file.path()));
        return paths;
    }

    /** Whether the project implements a game, because its data lists a game type. */
    public boolean isGame() {
        return resources.containsKey(GAME_SERVICE);
    }

    /** Whether its folder is only for tests. */
    boolean isOfTests() {
        return sources.stream().allMatch(source -> source.root().matches("(?s)(.*/)?tests?/"));
    }

    /** Whether another folder of the submission has the same sources. */
    boolean isCopyOf(ProjectSources other) {
        return texts().equals(other.texts());
    }

    private Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>();
        sources.forEach(source -> texts.put(source.path().substring(folder.length()), source.getCharContent(true)));
        return texts;
    }

    /** Assigns the files of a submission to their projects. */
    private static final class Reading {
        private final List<PackedFile> files;
        private final Map<String, Project> projects = new TreeMap<>();
        /** Folders with sources and roots of packages, each with its path in the jar. */
        private final Map<String, Place> places = new TreeMap<>();

        private int left = MOST_FILES;
        private long bytesLeft = MOST_BYTES;

        Reading(List<PackedFile> files) {
            this.files = files;
        }

        private record Place(Project project, String inJar) {}

        private static final class Project {
            private final String folder;
            private final List<SourceText> sources = new ArrayList<>();
            private final Map<String, PackedFile> resources = new TreeMap<>();
            private final List<String> tooLarge = new ArrayList<>();
            private Optional<Pom> pom = Optional.empty();

            /** Whether packages are in the project's own folder and not in one only for sources. */
            private boolean isFlat;

            Project(String folder) {
                this.folder = folder;
            }

            ProjectSources asRead() {
                return new ProjectSources(folder, sources, resources, pom, tooLarge);
            }
        }

        List<ProjectSources> projects() throws Refusal {
            SourceEncoding encoding = SourceEncoding.of(files);
            for (PackedFile file : files) {
                if (file.isSource() && !TESTS.matcher(file.path()).matches()) {
                    take(file);
                    add(new SourceText(file.path(), encoding.text(file.path(), file.bytes())));
                }
            }
            for (PackedFile file : files) {
                if (!file.isSource() && !PackedFile.isSetting(file.path())) {
                    addOther(file);
                }
            }
            return projects.values().stream().map(Project::asRead).toList();
        }

        private void take(PackedFile file) throws Refusal {
            left--;
            bytesLeft -= file.size();
            if (left < 0 || bytesLeft < 0) {
                throw new Refusal(
                        ProblemText.say("what.project-too-large"),
                        ProblemText.say("why.project-too-large", MOST_FILES, MOST_BYTES >> 20),
                        ProblemText.say("remedy.smaller", Allowance.JAR.quote()));
            }
        }

        private void add(SourceText source) {
            Project project = projects.computeIfAbsent(projectFolder(source.root()), Project::new);
            project.sources.add(source);
            project.isFlat |= source.root().equals(project.folder);
            places.putIfAbsent(source.root(), new Place(project, ""));
            places.put(source.folder(), new Place(project, source.packagePath()));
        }

        private static String projectFolder(String root) {
            for (Pattern pattern : List.of(IN_SRC, ROOT)) {
                Matcher matcher = pattern.matcher(root);
                if (matcher.matches()) {
                    return matcher.group(1);
                }
            }
            return root;
        }

        private void addOther(PackedFile file) throws Refusal {
            for (Project project : projects.values()) {
                if (!file.path().startsWith(project.folder)) {
                    continue;
                }
                String path = file.path().substring(project.folder.length());
                Matcher resource = RESOURCE.matcher(path);
                if (path.equals("pom.xml")) {
                    project.pom = Pom.read(file.bytes());
                } else if (resource.matches() && (path.startsWith("src/") || !project.isFlat)) {
                    take(file);
                    project.resources.put(resource.group(1), file);
                    return;
                }
            }
            addNextToSources(file);
        }

        /** Adds a file that is next to sources, or in a folder next to them, as data, like an editor that copies it. */
        private void addNextToSources(PackedFile file) throws Refusal {
            String folder = file.path();
            while (!folder.isEmpty()) {
                folder = folder.substring(0, folder.lastIndexOf('/', folder.length() - 2) + 1);
                Place place = places.get(folder);
                if (place != null) {
                    Project project = place.project;
                    String inProject = file.path().substring(project.folder.length());
                    boolean isData = !NO_DATA.matcher(file.path()).matches()
                            && !(project.isFlat && OF_TOOLS.matcher(inProject).matches());
                    if (isData && project.isFlat && (left == 0 || file.size() > bytesLeft)) {
                        project.tooLarge.add(file.path());
                    } else if (isData) {
                        take(file);
                        project.resources.putIfAbsent(place.inJar + file.path().substring(folder.length()), file);
                    }
                    return;
                }
            }
        }
    }
}
