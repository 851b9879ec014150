package org.botarena.training;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.NetworkArchitecture;
import org.botarena.training.network.Adam;
import org.botarena.training.network.Parameters;

/**
 * A recorded training, which resumes after a kill: the build, the settings, the progress, and a SHA-256 of them. It is
 * written to a neighbouring file and renamed, so that the last good one stays until the next is complete.
 *
 * @param folder of the training
 */
public record Checkpoint(Path folder) {
    /** The header line of the curve. */
    static final String CURVE = "round,games,positions,core-seconds,policy-loss,value-loss";

    private static final String CURVE_FILE = "curve.csv";
    private static final String NAME = "checkpoint";
    private static final String MAGIC = "botarena-checkpoint 1";
    private static final int DIGEST = 32;

    private Path file() {
        return folder.resolve(NAME);
    }

    /** Whether the folder contains a checkpoint. */
    public boolean exists() {
        return Files.exists(file());
    }

    /**
     * Writes the checkpoint and forces it to disk, together with the curve, {@code curve.csv}.
     *
     * @throws IOException with a message if that fails; the earlier one is kept
     */
    <P extends Position<P>> void write(TrainingSettings settings, TrainingProgress<P> progress) throws IOException {
        Path beside = folder.resolve(NAME + ".new");
        try {
            Files.createDirectories(folder);
            MessageDigest digest = digest();
            try (DataOutputStream out = new DataOutputStream(
                    new BufferedOutputStream(new DigestOutputStream(Files.newOutputStream(beside), digest), 1 << 16))) {
                out.writeUTF(MAGIC);
                out.writeUTF(Build.ID);
                out.writeUTF(settings.text());
                write(progress, out);
                out.flush();
                byte[] sum = digest.digest();
                out.write(sum);
            }
            try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            replace(beside, file());
            Path curve = folder.resolve(CURVE_FILE + ".new");
            Files.write(curve, progress.curve());
            replace(curve, folder.resolve(CURVE_FILE));
        } catch (IOException e) {
            try {
                Files.deleteIfExists(beside);
            } catch (IOException stays) {
                e.addSuppressed(stays);
            }
            throw new IOException(
                    String.format(
                            Locale.ROOT,
                            "the checkpoint of round %d cannot be written to %s (%s)%s",
                            progress.iteration(),
                            folder.toAbsolutePath(),
                            e.getMessage(),
                            exists() ? "; the one before is kept: make room and start the same command again" : ""),
                    e);
        }
    }

    /** Writes the network after a round, as {@code round-00085.weights}: a step of the learning curve. */
    void writeNetwork(int round, byte[] weights) throws IOException {
        String name = String.format(Locale.ROOT, "round-%05d.weights", round);
        Path beside = folder.resolve(name + ".new");
        Files.write(beside, weights);
        replace(beside, folder.resolve(name));
    }

    private static void replace(Path beside, Path file) throws IOException {
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static <P extends Position<P>> void write(TrainingProgress<P> progress, DataOutputStream out)
            throws IOException {
        out.writeInt(progress.iteration());
        out.writeInt(progress.steps());
        out.writeLong(progress.games());
        out.writeLong(progress.coreMillis());
        write(progress.parameters().weights(), out);
        write(progress.parameters().statistics(), out);
        write(progress.adam().mean(), out);
        write(progress.adam().square(), out);
        out.writeInt(progress.curve().size());
        for (String line : progress.curve()) {
            out.writeUTF(line);
        }
        out.writeInt(progress.samples().size());
        for (Sample<P> sample : progress.samples()) {
            out.writeUTF(sample.position().toString());
            write(sample.policy(), out);
            out.writeFloat(sample.result());
            out.writeFloat(sample.margin());
        }
    }

    private static void write(float[] numbers, DataOutputStream out) throws IOException {
        out.writeInt(numbers.length);
        for (float number : numbers) {
            out.writeFloat(number);
        }
    }

    /**
     * Reads the checkpoint in order to continue.
     *
     * @throws IllegalArgumentException if it is truncated or altered, of another build, or of settings that these do
     *     not continue
     */
    <P extends Position<P>> TrainingProgress<P> read(
            TrainingSettings settings, Rules<P> rules, NetworkArchitecture architecture) throws IOException {
        DataInputStream in = open();
        String build = in.readUTF();
        if (!build.equals(Build.ID)) {
            throw refused(
                    "it is of build %s, this is %s: finish it with the build that began it, or begin again in another folder"
                            .formatted(build, Build.ID));
        }
        TrainingSettings begun = TrainingSettings.parse(in.readUTF());
        if (!begun.begin(settings)) {
            throw refused("it was begun with %s, not with %s".formatted(begun.text(), settings.text()));
        }
        return read(rules, architecture, in);
    }

    /**
     * The settings of the training.
     *
     * @throws IllegalArgumentException if it is truncated or altered
     */
    public TrainingSettings settings() throws IOException {
        DataInputStream in = open();
        in.readUTF();
        return TrainingSettings.parse(in.readUTF());
    }

    /**
     * The progress of the training.
     *
     * @param rules of its game
     * @throws IllegalArgumentException if it is truncated or altered
     */
    public <P extends Position<P>> TrainingProgress<P> progress(Rules<P> rules, Encoding<P> encoding)
            throws IOException {
        DataInputStream in = open();
        in.readUTF();
        TrainingSettings settings = TrainingSettings.parse(in.readUTF());
        return read(rules, encoding.architecture(settings.channels(), settings.blocks()), in);
    }

    /** The data after the header, with a verified checksum. */
    private DataInputStream open() throws IOException {
        if (!exists()) {
            throw new IllegalArgumentException("no training exists in " + folder.toAbsolutePath());
        }
        byte[] all = Files.readAllBytes(file());
        int end = all.length - DIGEST;
        MessageDigest digest = digest();
        digest.update(all, 0, Math.max(0, end));
        if (end < 0 || !Arrays.equals(digest.digest(), Arrays.copyOfRange(all, end, all.length))) {
            throw refused("it is truncated or altered; delete it to begin again");
        }
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(all, 0, end));
        if (!in.readUTF().equals(MAGIC)) {
            throw refused("it was not written by this program");
        }
        return in;
    }

    private IllegalArgumentException refused(String why) {
        return new IllegalArgumentException(
                "the checkpoint %s cannot be resumed: %s".formatted(file().toAbsolutePath(), why));
    }

    private static <P extends Position<P>> TrainingProgress<P> read(
            Rules<P> rules, NetworkArchitecture architecture, DataInputStream in) throws IOException {
        int iteration = in.readInt();
        int steps = in.readInt();
        long games = in.readLong();
        long coreMillis = in.readLong();
        Parameters parameters = new Parameters(architecture, read(in), read(in));
        Adam adam = new Adam(read(in), read(in));
        List<String> curve = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            curve.add(in.readUTF());
        }
        List<Sample<P>> samples = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            samples.add(new Sample<>(rules.parse(in.readUTF()), read(in), in.readFloat(), in.readFloat()));
        }
        return new TrainingProgress<>(iteration, steps, games, coreMillis, parameters, adam, curve, samples);
    }

    private static float[] read(DataInputStream in) throws IOException {
        float[] numbers = new float[in.readInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readFloat();
        }
        return numbers;
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // Every Java has SHA-256.
        }
    }
}
