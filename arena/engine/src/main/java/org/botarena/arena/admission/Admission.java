package org.botarena.arena.admission;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.output.NullOutputStream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Setting;
import org.botarena.arena.admission.ClassFacts.Constructor;
import org.botarena.arena.admission.ClassFacts.Suspicion;
import org.botarena.arena.admission.examiner.Allowance;
import org.botarena.arena.admission.examiner.Problem;

/**
 * Decides whether a jar may play, by reading it: no class of an agent is ever loaded. What may play gets a staged copy,
 * which is all that a host sees of it; the original is never touched. One thread at a time.
 *
 * <p>Options count where they are declared on the Agent class itself: {@code @Option} is not inherited.
 */
public final class Admission {
    private final Path staging;
    private final Optional<Path> originals;
    private final ClassFileVersion host;
    private final Games games;

    /**
     * Admits into a staging folder, which is made if it is missing and opened to all readers (0755): agents run as
     * another user. Whoever gives the folder deletes it after the last game.
     *
     * @param javaFeature of the JDK that agents run on, for instance 17
     * @param games those that there are; a constructor that takes another game's positions is refused
     * @throws UncheckedIOException if the folder cannot be made
     */
    public Admission(Path staging, int javaFeature, Games games) {
        this.staging = staging.toAbsolutePath();
        this.originals = Optional.empty();
        this.host = new ClassFileVersion(javaFeature);
        this.games = games;
        try {
            Files.createDirectories(this.staging);
        } catch (IOException e) {
            throw new UncheckedIOException("staging folder: cannot make " + staging, e);
        }
        StagedCopy.readableForAll(this.staging, "rwxr-xr-x");
    }

    private Admission(Admission plain, Path originals) {
        this.staging = plain.staging;
        this.host = plain.host;
        this.games = plain.games;
        this.originals = Optional.of(originals);
    }

    /** The same, with a folder where the bytes of every admitted jar are kept, as they were examined. */
    public Admission keeping(Path folder) {
        return new Admission(this, folder);
    }

    /**
     * Examines a jar, a zip that holds exactly one, or a folder of classes.
     *
     * @param isSample whether it is one of the arena's own
     * @throws UncheckedIOException if the staging folder cannot be written, which is no fault of the jar
     */
    public Examined examine(Path source, boolean isSample) {
        try (Original original = Original.take(source, staging)) {
            return admit(source, original, isSample);
        } catch (Refusal refusal) {
            return new Refused(source, List.of(refusal.problem()));
        } catch (IOException e) {
            throw new UncheckedIOException("staging folder: cannot write to " + staging, e);
        }
    }

    private Examined admit(Path source, Original original, boolean isSample) throws Refusal, IOException {
        JarContents contents = JarContents.read(original.copy(), host);
        List<Problem> problems = new ArrayList<>(contents.problems());
        if (problems.stream().anyMatch(problem -> problem.severity() == Problem.Severity.REFUSED)) {
            return new Refused(source, problems);
        }
        ClassFacts agent = AgentClass.find(contents.classes(), contents.misplaced());
        Constructor constructor = constructor(agent);
        Optional<String> positions = positions(agent, constructor);
        List<Setting> settings = OptionText.settings(agent);
        problems.addAll(warnings(contents, agent, constructor));
        boolean isMultiRelease = contents.manifest("Multi-Release").equalsIgnoreCase("true");
        Path staged = StagedCopy.write(original.copy(), original.name(), agent.name(), isMultiRelease, staging);
        String sha256 = sha256(original.isFolder() ? staged : original.copy());
        keep(original.isFolder() ? staged : original.copy(), sha256);
        return new Admitted(source, sha256, staged, agent.name(), positions, settings, problems, isSample);
    }

    /**
     * The bytes whose SHA-256 an admitted jar states, where they are kept: the jar that was handed in or, of a folder of
     * classes, its staged copy.
     */
    public Path original(Admitted jar) {
        return originals.orElseThrow().resolve(jar.sha256() + ".jar");
    }

    private void keep(Path bytes, String sha256) throws IOException {
        if (originals.isPresent()) {
            Files.createDirectories(originals.get());
            Files.copy(bytes, originals.get().resolve(sha256 + ".jar"), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static Constructor constructor(ClassFacts agent) throws Refusal {
        String simple = agent.name().substring(agent.name().lastIndexOf('.') + 1);
        return agent.constructors().stream()
                .filter(one -> one.isPublic() && one.takesGame())
                .findFirst()
                .orElseThrow(() -> new Refusal(
                        "no constructor that the arena can call",
                        "%s has %s"
                                .formatted(
                                        agent.name(),
                                        agent.constructors().stream()
                                                .map(Constructor::shown)
                                                .collect(Collectors.joining(", "))),
                        "Give it public %s(Game<…> game): public, and the game its only parameter.".formatted(simple)));
    }

    private Optional<String> positions(ClassFacts agent, Constructor constructor) throws Refusal {
        Set<String> bounds = constructor.positions();
        for (GameType game : games.all()) {
            if (bounds.contains(game.positionType().getName())) {
                return Optional.of(game.positionType().getName());
            }
        }
        if (constructor.isRaw() || bounds.contains(ClassScan.POSITION)) {
            return Optional.empty();
        }
        throw new Refusal(
                "its game is unknown here",
                "the constructor of %s takes a Game of %s".formatted(agent.name(), String.join(" & ", bounds)),
                "The games are "
                        + games.all().stream()
                                .map(game -> "%s (Game<%s>)"
                                        .formatted(
                                                game.name(), game.positionType().getSimpleName()))
                                .collect(Collectors.joining(", "))
                        + ".");
    }

    private static List<Problem> warnings(JarContents contents, ClassFacts agent, Constructor constructor) {
        List<Problem> warnings = new ArrayList<>();
        if (constructor.isRaw()) {
            warnings.add(Problem.warning(
                    "its Game is raw, which counts as any game",
                    "constructor of " + agent.name(),
                    "Write Game<Reversi> for one game, or Game<P> with P extends Position<P> for any."));
        }
        if (!contents.packedIn().isEmpty()) {
            warnings.add(Problem.warning(
                    "classes that the arena has itself are packed in and were left out",
                    String.join(", ", contents.packedIn()),
                    "Give agent-api the scope provided (Maven) or compileOnly (Gradle)."));
        }
        if (!contents.manifest("Plugin-Class").isEmpty()) {
            warnings.add(Problem.warning(
                    "Plugin-Class was dropped",
                    "the manifest names " + Archive.printable(contents.manifest("Plugin-Class")),
                    "The arena runs the Agent class alone: move what the plugin class does into its constructor."));
        }
        ClassFacts parent = contents.classes().get(agent.superName());
        if (parent != null && !parent.options().isEmpty()) {
            warnings.add(Problem.warning(
                    "options of a superclass do not count",
                    "%s declares some, %s extends it".formatted(parent.name(), agent.name()),
                    "Declare them on " + agent.name() + "."));
        }
        for (Allowance row : Allowance.values()) {
            warnings.addAll(suspicion(row, contents));
        }
        return warnings;
    }

    private static List<Problem> suspicion(Allowance row, JarContents contents) {
        List<Suspicion> found = contents.classes().values().stream()
                .flatMap(type -> type.suspicions().stream())
                .filter(suspicion -> suspicion.row() == row)
                .toList();
        if (found.isEmpty()) {
            return List.of();
        }
        Suspicion first = found.get(0);
        String more = found.size() == 1 ? "" : ", and %d more classes".formatted(found.size() - 1);
        return List.of(Problem.warning(
                "it refers to what it does not have",
                "%s uses %s%s; %s".formatted(first.where(), first.what(), more, row.quote()),
                "A warning, not a boundary: if the agent needs it, it will fail in its games."));
    }

    private static String sha256(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file);
                DigestInputStream digest = new DigestInputStream(in, MessageDigest.getInstance("SHA-256"))) {
            IOUtils.copyLarge(digest, NullOutputStream.INSTANCE);
            return HexFormat.of().formatHex(digest.getMessageDigest().digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
