package org.botarena.arena.admission.examination;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Agent;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.admission.examiner.ExaminationRequest;
import org.botarena.arena.admission.examiner.Examiner;
import org.botarena.arena.admission.examiner.ExaminerAnswer;
import org.botarena.arena.admission.examiner.ExaminerSettings;
import org.botarena.arena.admission.examiner.RehearsalAgent;
import org.botarena.arena.admission.examiner.archive.SampleClasses;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.files.SignedMemory;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.Spawner;
import org.botarena.arena.process.enclosure.EnclosedCommand;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.Jdk;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.process.jvm.ProgramRuntime;
import org.botarena.arena.process.jvm.ProgramRuntime.Part;
import org.botarena.arena.process.jvm.ProgramRuntime.Program;
import org.botarena.arena.text.VisibleText;
import org.objectweb.asm.ClassReader;
import org.pf4j.ExtensionPoint;
import org.slf4j.Logger;

/**
 * Runs examiners: child JVMs that read foreign files, in the sandbox if there is one. An examiner serves until a file
 * exhausts it. {@link #stop} may be called from any thread; the rest by one thread at a time.
 */
public final class Examiners implements AutoCloseable {
    /** Heap of one examiner: enough for a jar of 64 MiB in a zip of the same size. */
    static final int HEAP_MIB = 320;

    private final Machine machine;
    private final ProgramRuntime runtime;
    private final ExaminerSettings brief;
    private final Isolation strongest;
    private final Games games;
    private final AnswerMemory memory;
    private Optional<ExaminerProcess> sitting = Optional.empty();
    private volatile boolean isStopped;
    private boolean isSandboxBroken;

    private Examiners(
            Machine machine,
            ProgramRuntime runtime,
            ExaminerSettings brief,
            Isolation strongest,
            Games games,
            AnswerMemory memory) {
        this.machine = machine;
        this.runtime = runtime;
        this.brief = brief;
        this.strongest = strongest;
        this.games = games;
        this.memory = memory;
    }

    /** The installed games. */
    public Games games() {
        return games;
    }

    /**
     * Creates examiners at the strongest level of isolation that works here.
     *
     * @param cache the folder for their classes and answers between runs
     * @param jdk runs the agents and the examiners
     * @param games the installed games; a constructor that takes another game's positions is refused
     * @throws IOException if the cache cannot be written, or the examiners cannot read it or the JDK
     */
    public static Examiners in(Path cache, Jdk jdk, Machine machine, Games games) throws IOException {
        return new Examiners(
                machine,
                ProgramRuntime.in(cache, jdk, machine, program(games), rehearsal()),
                brief(jdk.feature(), games),
                Spawner.mayHaveSandbox(machine) ? Isolation.SANDBOX : Isolation.PROCESS,
                games,
                new AnswerMemory(new SignedMemory(cache.resolve("memory"), "admission", UserKey.usual())));
    }

    /** Returns examiners that also know the arena's own samples. */
    public Examiners knowing(SampleClasses samples) {
        return new Examiners(
                machine,
                runtime,
                new ExaminerSettings(brief.feature(), brief.games(), samples),
                strongest,
                games,
                memory);
    }

    private static ExaminerSettings brief(int feature, Games games) {
        return new ExaminerSettings(
                feature,
                games.all().stream()
                        .map(game -> new ExaminerSettings.Played(
                                game.name(),
                                game.positionType().getName(),
                                game.positionType().getSimpleName()))
                        .toList(),
                SampleClasses.NONE);
    }

    /**
     * Builds the examiner's program from the arena's jar: its classes and texts. Sources are compiled against the
     * API, PF4J, SLF4J and added games.
     */
    private static Program program(Games games) {
        List<Part> classPath = new ArrayList<>(List.of(
                new Part("examiner.jar", Examiner.class, folder(Examiner.class)),
                new Part("texts.jar", VisibleText.class, folder(VisibleText.class)),
                new Part("agent-api.jar", Agent.class, ""),
                new Part("asm.jar", ClassReader.class, ""),
                new Part("pf4j.jar", ExtensionPoint.class, ""),
                new Part("slf4j-api.jar", Logger.class, "")));
        Set<String> installed =
                Games.installed().all().stream().map(GameType::name).collect(Collectors.toSet());
        games.all().stream()
                .filter(game -> !installed.contains(game.name()))
                .forEach(game -> classPath.add(new Part("game-%s.jar".formatted(game.name()), game.getClass(), "")));
        return new Program("examiner", Examiner.class, classPath);
    }

    private static String folder(Class<?> type) {
        return type.getPackageName().replace('.', '/') + "/";
    }

    private static byte[] rehearsal() throws IOException {
        ByteArrayOutputStream jar = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(jar);
                InputStream agent = RehearsalAgent.class.getResourceAsStream("RehearsalAgent.class")) {
            zip.putNextEntry(new ZipEntry(RehearsalAgent.class.getName().replace('.', '/') + ".class"));
            agent.transferTo(zip);
        }
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(said);
        brief(Runtime.version().feature(), Games.installed()).write(out);
        InputStream bytes = new ByteArrayInputStream(jar.toByteArray());
        ExaminationRequest.write(0, ExaminationRequest.Kind.JAR, "rehearsal", bytes, jar.size(), out);
        return said.toByteArray();
    }

    /**
     * Returns the answer for a file: from an earlier run if all its conditions are unchanged, else from an examiner.
     *
     * @param name of the agent, if the file is its jar. A copy of a jar that was examined under another name keeps
     *     that name in its manifest, which no host reads.
     * @param file at most 64 MiB; must not change meanwhile
     * @param copies receives the files that come with the answer
     * @throws AdmissionStopped if admission was cancelled
     * @throws IOException if earlier copies cannot be deleted
     * @throws UncheckedIOException if no examiner can be started, the file cannot be read or a copy cannot be written
     */
    public ExaminerAnswer examine(ExaminationRequest.Kind kind, String name, Path file, Copies copies)
            throws IOException {
        requireNotStopped();
        String conditions = conditions(kind, name, file);
        Optional<ExaminerAnswer> known = memory.recall(conditions, copies);
        if (known.isPresent()) {
            return known.get();
        }
        ExaminerAnswer answer = examined(kind, name, file, copies);
        boolean isFailure = answer.isLast() || isSandboxBroken;
        if (!isFailure) {
            memory.keep(conditions, answer, copies);
        }
        return answer;
    }

    private String conditions(ExaminationRequest.Kind kind, String name, Path file) throws IOException {
        ByteArrayOutputStream settings = new ByteArrayOutputStream();
        brief.write(new DataOutputStream(settings));
        boolean isNamed = kind == ExaminationRequest.Kind.CLASSES; // Its agent's SHA-256 is that of the copy.
        return String.join(
                " ",
                runtime.identity(),
                Sha256.of(settings.toByteArray()),
                strongest.name(),
                kind.name(),
                Sha256.of(file),
                isNamed ? name : "");
    }

    /**
     * Examines a file. Tries it again in a new process if a used one ends for a reason other than time or memory,
     * since an earlier file may be the cause.
     */
    private ExaminerAnswer examined(ExaminationRequest.Kind kind, String name, Path file, Copies copies)
            throws IOException {
        while (true) {
            ExaminerProcess one = sitting();
            boolean isFirst = one.isFresh();
            try {
                ExaminerAnswer answer = one.examine(kind, name, file, copies);
                requireNotStopped();
                return answer;
            } catch (ExaminerProcess.Unexplained e) {
                requireNotStopped();
                if (isFirst) {
                    return e.refusal();
                }
                copies.drop();
            }
        }
    }

    /**
     * Returns the examiner for the next file.
     *
     * @throws AdmissionStopped if admission was cancelled
     * @throws UncheckedIOException if none can be started
     */
    ExaminerProcess sitting() {
        if (sitting.isPresent() && !sitting.get().isUsable()) {
            release();
        }
        if (sitting.isEmpty()) {
            begin(start());
        }
        return sitting.get();
    }

    private synchronized void begin(ExaminerProcess fresh) {
        sitting = Optional.of(fresh);
        if (isStopped) {
            fresh.kill();
            throw new AdmissionStopped();
        }
    }

    /** Starts an examiner at each level in turn until one works. */
    private ExaminerProcess start() {
        requireNotStopped();
        if (strongest == Isolation.SANDBOX && !isSandboxBroken) {
            try {
                return start(Isolation.SANDBOX);
            } catch (IOException e) {
                requireNotStopped();
                isSandboxBroken = true;
            }
        }
        try {
            return start(Isolation.PROCESS);
        } catch (IOException e) {
            requireNotStopped();
            throw new UncheckedIOException("no examiner of jars can be started", e);
        }
    }

    private ExaminerProcess start(Isolation level) throws IOException {
        Path folder = OpenFolder.temporary("botarena-examiner-");
        try {
            return ExaminerProcess.open(
                    new Spawner(machine, runtime, level, OptionalInt.empty(), folder, HEAP_MIB),
                    EnclosedCommand.of(runtime.command(HEAP_MIB)),
                    level,
                    folder,
                    brief);
        } catch (IOException e) {
            FileUtils.deleteQuietly(folder.toFile());
            throw e;
        }
    }

    private void requireNotStopped() {
        if (isStopped) {
            throw new AdmissionStopped();
        }
    }

    /** Ends the running examination at once, and makes later ones fail before they begin. */
    public synchronized void stop() {
        isStopped = true;
        sitting.ifPresent(ExaminerProcess::kill);
    }

    /** Ends the examiner's process until there is another file to examine. */
    public void release() {
        Optional<ExaminerProcess> before;
        synchronized (this) {
            before = sitting;
            sitting = Optional.empty();
        }
        before.ifPresent(ExaminerProcess::close);
    }

    @Override
    public void close() {
        release();
    }
}
