package org.botarena.training.reversi;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/** Positions with the values that the evaluation should learn, in the order in which they were added. One thread. */
final class Samples {
    private static final int FIRST_ROOM = 1 << 12;

    private long[] own = new long[FIRST_ROOM];
    private long[] opponent = new long[FIRST_ROOM];
    private float[] label = new float[FIRST_ROOM];
    private int size;

    void add(long ownDiscs, long opponentDiscs, float discs) {
        if (size == own.length) {
            own = Arrays.copyOf(own, 2 * size);
            opponent = Arrays.copyOf(opponent, 2 * size);
            label = Arrays.copyOf(label, 2 * size);
        }
        own[size] = ownDiscs;
        opponent[size] = opponentDiscs;
        label[size++] = discs;
    }

    int size() {
        return size;
    }

    /** The mover's discs of a position. */
    long own(int i) {
        return own[i];
    }

    long opponent(int i) {
        return opponent[i];
    }

    /** The value for the mover, in discs. */
    float label(int i) {
        return label[i];
    }

    int discs(int i) {
        return Long.bitCount(own[i] | opponent[i]);
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(size);
        for (int i = 0; i < size; i++) {
            out.writeLong(own[i]);
            out.writeLong(opponent[i]);
            out.writeFloat(label[i]);
        }
    }

    static Samples read(DataInputStream in) throws IOException {
        Samples samples = new Samples();
        for (int left = in.readInt(); left > 0; left--) {
            samples.add(in.readLong(), in.readLong(), in.readFloat());
        }
        return samples;
    }
}
