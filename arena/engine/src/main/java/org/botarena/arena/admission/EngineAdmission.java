package org.botarena.arena.admission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.admission.examiner.archive.JarNotes;
import org.botarena.arena.admission.examiner.classfile.Fingerprint;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.engine.EngineDescriptor;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.text.catalogue.Sentence;

/** Decides whether an engine may play: a program that the organizer named and no agent can replace. Immutable. */
record EngineAdmission(Games games) {
    private static final String EXAMPLE =
            "The page \"Engines from elsewhere\" shows one: {\"protocol\": \"gtp\", \"command\": [\"/usr/games/gtp-rhino\"], \"game\": \"reversi\"}.";

    private static final String COMMAND =
            "Install the program, or correct \"command\": its path, or a name that is in the PATH.";

    /**
     * Reads a descriptor.
     *
     * @param kept the folder for the seal
     * @throws IOException if the seal cannot be written
     */
    Examined examine(Path source, Path kept) throws IOException {
        EngineSeal seal;
        try {
            if (mayOthersWrite(source)) {
                return refused(
                        source,
                        "other users may change this descriptor, and with it what runs here",
                        "its permissions let its group or all others write",
                        "Take them away: chmod go-w " + source.toAbsolutePath());
            }
            EngineDescriptor descriptor = EngineDescriptor.parse(
                    ForeignFile.text(source, ForeignFile.WRITTEN_BY_HAND),
                    source.toAbsolutePath().getParent());
            Optional<Refused> missing = missing(source, descriptor);
            if (missing.isPresent()) {
                return missing.get();
            }
            seal = EngineSeal.of(descriptor);
        } catch (IllegalArgumentException e) {
            return refused(source, "this is not a descriptor of an engine", e.getMessage(), EXAMPLE);
        } catch (IOException e) {
            return refused(source, "the descriptor cannot be read", ForeignFile.why(e), "Make it readable.");
        }
        String sha256 = Sha256.of(seal.text());
        Path original = kept.resolve(sha256 + EngineDescriptor.ENDING);
        WholeFile.write(original, out -> out.write(seal.text()));
        return admitted(source, original, seal.descriptor(), sha256);
    }

    /** Examines an engine that a tournament has stored; its program must not have changed. */
    Examined examineAgain(Path original) throws IOException {
        try {
            EngineSeal seal = EngineSeal.read(original);
            Optional<Refused> missing = missing(original, seal.descriptor());
            if (missing.isPresent()) {
                return missing.get();
            }
            if (!EngineSeal.of(seal.descriptor()).equals(seal)) {
                return refused(
                        original,
                        "the engine has changed",
                        "%s or a file that it reads is not the one that entered"
                                .formatted(seal.descriptor().command().get(0)),
                        "Bring the earlier version back, --replace it by its descriptor, or --withdraw it.");
            }
            return admitted(original, original, seal.descriptor(), Sha256.of(original));
        } catch (IllegalArgumentException e) {
            return refused(
                    original, "what was kept of an engine is damaged", e.getMessage(), "Bring it back from a backup.");
        }
    }

    private Examined admitted(Path source, Path original, EngineDescriptor engine, String sha256) {
        Optional<GameType> type;
        try {
            type = engine.game().map(games::named);
        } catch (IllegalArgumentException e) {
            return refused(
                    source, "it plays a game that is not here", e.getMessage(), "Correct \"game\", or leave it out.");
        }
        String program = Path.of(engine.command().get(0)).getFileName().toString();
        return new Admitted(
                new Program.Engine(source, sha256, original, engine),
                original,
                "%s (%s)".formatted(program, engine.protocol()),
                type.stream().map(game -> game.positionType().getName()).toList(),
                engine.options(),
                List.of(),
                false,
                JarNotes.NONE,
                Fingerprint.NONE);
    }

    private static Optional<Refused> missing(Path source, EngineDescriptor engine) throws IOException {
        Path program = Path.of(engine.command().get(0));
        if (!program.isAbsolute()) {
            return Optional.of(refused(
                    source,
                    "there is no such command",
                    "no %s that every user may run is in a folder of the PATH".formatted(program),
                    COMMAND));
        }
        if (!Files.isRegularFile(program) || !Files.isExecutable(program)) {
            return Optional.of(refused(
                    source,
                    "there is no such command",
                    program + (Files.exists(program) ? " is not an executable program" : " is not there"),
                    COMMAND));
        }
        List<Path> files =
                Stream.concat(Stream.of(program), engine.reads().stream()).toList();
        for (Path file : files) {
            if (!Files.exists(file)) {
                return Optional.of(
                        refused(source, "what it reads is missing", file + " is not there", "Correct \"reads\"."));
            }
            if (Machine.here().setpriv().isPresent() && !OpenFolder.isReachable(file)) {
                return Optional.of(refused(
                        source,
                        "other users cannot reach what it needs",
                        file + " is in a folder that only its owner may enter, and engines do not run as root",
                        "Put it where every user may read it, or start the arena as an ordinary user."));
            }
        }
        return Optional.empty();
    }

    private static boolean mayOthersWrite(Path file) throws IOException {
        try {
            Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
            return permissions.contains(PosixFilePermission.OTHERS_WRITE)
                    || permissions.contains(PosixFilePermission.GROUP_WRITE);
        } catch (UnsupportedOperationException e) {
            return false; // Windows has no such permissions.
        }
    }

    private static Refused refused(Path source, String what, String why, String remedy) {
        return new Refused(
                source, List.of(Problem.refused(Sentence.quote(what), Sentence.quote(why), Sentence.quote(remedy))));
    }
}
