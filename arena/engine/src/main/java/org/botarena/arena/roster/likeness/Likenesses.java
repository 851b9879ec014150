package org.botarena.arena.roster.likeness;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;

/**
 * Finds strikingly similar jars. Code shared with the arena's own agents or written by {@code new-agent} does not
 * count, since students are asked to start from a template. Nor does code that most jars share, such as a skeleton
 * given to the class. One thread.
 */
public final class Likenesses {
    /** Pairs with at least this share are reported. Independently written agents stay below it: see the test. */
    private static final double STRIKING = 0.6;

    /** With fewer pieces, agents are alike because there is hardly another way to write them. */
    private static final int FEWEST_PIECES = 60;

    /** Identical jars with at least this many pieces are reported as renamed copies. */
    private static final int FEWEST_OF_A_COPY = 20;

    /** With at least this many jars, code found in more than half of them counts as a skeleton given to the class. */
    private static final int FEWEST_WITH_SKELETON = 10;

    /** Compiled code of the projects that {@code new-agent} creates, as fingerprint numbers, one on each line. */
    private static final String STARTERS = "new-agent.txt";

    private final Map<String, Fingerprint> ours = new TreeMap<>();
    private final Map<String, Path> files = new TreeMap<>();

    private Likenesses() {
        ours.put("new-agent", starters());
    }

    private static Fingerprint starters() {
        try (InputStream in = Likenesses.class.getResourceAsStream(STARTERS)) {
            return Fingerprint.of(new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .mapToLong(line -> Long.parseUnsignedLong(line, 16))
                    .toArray());
        } catch (IOException e) {
            throw new UncheckedIOException("the arena's own jar is damaged", e);
        }
    }

    /**
     * Creates a comparison that knows the arena's own agents.
     *
     * @param samples the samples' folder; a missing or unreadable one counts as empty
     * @param admission reads the samples
     */
    public static Likenesses with(Path samples, Admission admission) {
        Likenesses likenesses = new Likenesses();
        for (Path jar : jars(samples)) {
            String file = jar.getFileName().toString();
            likenesses.ours.put(file.substring(0, file.length() - ".jar".length()), admission.fingerprint(jar));
            likenesses.files.put(file.substring(0, file.length() - ".jar".length()), jar);
        }
        return likenesses;
    }

    private static List<Path> jars(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
    }

    /**
     * Returns the strikingly similar pairs, the most similar first.
     *
     * @param jars by the names of their entrants; unchanged samples in the samples' folder are skipped
     */
    public List<Likeness> among(Map<String, Admitted> jars) {
        return among(jars, jars.keySet());
    }

    /** Returns the pairs that an entrant belongs to; compares it once with each other entrant. */
    public List<Likeness> of(String name, Map<String, Admitted> jars) {
        return among(jars, Set.of(name));
    }

    /** Whether a jar is an unchanged sample or starter project, with no code of its author's. */
    public boolean isAllOurs(Admitted jar) {
        return isAllOurs(jar, Fingerprint.all(ours.values()));
    }

    private boolean isAllOurs(Admitted jar, Fingerprint ofSamples) {
        return sameSample(jar).isPresent() || isAllOf(jar.code(), ofSamples);
    }

    private List<Likeness> among(Map<String, Admitted> jars, Set<String> asked) {
        Map<String, Admitted> foreign = new TreeMap<>(jars);
        foreign.values().removeIf(jar -> jar.isSample() || isOneOfOurs(jar.source()));
        Map<String, Fingerprint> whole = new TreeMap<>();
        foreign.forEach((name, jar) -> whole.put(name, jar.code()));
        List<Likeness> found = new ArrayList<>();
        Set<String> meant = new TreeSet<>(foreign.keySet());
        meant.retainAll(asked);
        meant.forEach(name -> sameAsOurs(name, foreign.get(name))
                .or(() -> likestOfOurs(name, whole.get(name)))
                .ifPresent(found::add));
        found.addAll(pairs(foreign, whole, meant));
        found.sort(Comparator.comparing(Likeness::percent)
                .reversed()
                .thenComparing(Likeness::one)
                .thenComparing(Likeness::other));
        return found;
    }

    /** Whether it is an original sample in the samples' folder, not a copy. */
    private boolean isOneOfOurs(Path jar) {
        return files.values().stream().anyMatch(ours -> isSameFile(ours, jar));
    }

    private static boolean isSameFile(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            return false; // One of the two has no code.
        }
    }

    /** The code of each jar that its author wrote. */
    private Map<String, Fingerprint> own(Map<String, Fingerprint> whole) {
        Fingerprint ofSamples = Fingerprint.all(ours.values());
        Fingerprint skeleton =
                whole.size() >= FEWEST_WITH_SKELETON ? Fingerprint.common(whole.values()) : Fingerprint.NONE;
        Map<String, Fingerprint> own = new TreeMap<>();
        whole.forEach((name, fingerprint) ->
                own.put(name, fingerprint.without(ofSamples).without(skeleton)));
        return own;
    }

    /** Matches a sample that was submitted unchanged, however small it is. */
    private Optional<Likeness> sameAsOurs(String name, Admitted jar) {
        return sameSample(jar).map(sample -> new Likeness(name, sample, true, 100, true));
    }

    private Optional<String> sameSample(Admitted jar) {
        return files.entrySet().stream()
                .filter(sample -> isSame(sample.getValue(), jar.program().original()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.isRegularFile(other) && Files.mismatch(one, other) < 0;
        } catch (IOException e) {
            return false;
        }
    }

    private Optional<Likeness> likestOfOurs(String name, Fingerprint fingerprint) {
        return ours.entrySet().stream()
                .filter(sample -> isLongEnough(fingerprint, sample.getValue()))
                .map(sample -> likeness(name, sample.getKey(), true, fingerprint.share(sample.getValue()), false))
                .flatMap(Optional::stream)
                .max(Comparator.comparing(Likeness::percent));
    }

    private List<Likeness> pairs(Map<String, Admitted> jars, Map<String, Fingerprint> whole, Set<String> asked) {
        Map<String, Fingerprint> own = own(whole);
        Fingerprint ofSamples = Fingerprint.all(ours.values());
        Set<String> allOurs = jars.keySet().stream()
                .filter(name -> isAllOurs(jars.get(name), ofSamples))
                .collect(Collectors.toSet());
        List<Likeness> found = new ArrayList<>();
        for (String name : asked) {
            for (String second : jars.keySet()) {
                boolean isFirst = name.compareTo(second) < 0;
                if (name.equals(second) || (!isFirst && asked.contains(second))) {
                    continue; // itself, or a pair that was already compared
                }
                if (allOurs.contains(name) || allOurs.contains(second)) {
                    continue; // contains no code by its author
                }
                pair(isFirst ? name : second, isFirst ? second : name, jars, own)
                        .ifPresent(found::add);
            }
        }
        return found;
    }

    private static boolean isAllOf(Fingerprint code, Fingerprint others) {
        return code.size() > 0 && code.without(others).size() == 0;
    }

    private static Optional<Likeness> pair(
            String one, String other, Map<String, Admitted> jars, Map<String, Fingerprint> own) {
        if (jars.get(one).source().equals(jars.get(other).source())) {
            return Optional.empty(); // one jar that plays twice with different options
        }
        boolean isSame = jars.get(one).sha256().equals(jars.get(other).sha256());
        return isSame || isCopy(own.get(one), own.get(other)) || isLongEnough(own.get(one), own.get(other))
                ? likeness(one, other, false, isSame ? 1 : own.get(one).share(own.get(other)), isSame)
                : Optional.empty();
    }

    private static boolean isCopy(Fingerprint one, Fingerprint other) {
        return one.size() >= FEWEST_OF_A_COPY && one.equals(other);
    }

    private static boolean isLongEnough(Fingerprint one, Fingerprint other) {
        return Math.min(one.size(), other.size()) >= FEWEST_PIECES;
    }

    private static Optional<Likeness> likeness(
            String one, String other, boolean isOurs, double share, boolean isSameFile) {
        return share < STRIKING
                ? Optional.empty()
                : Optional.of(new Likeness(one, other, isOurs, (int) Math.round(100 * share), isSameFile));
    }
}
