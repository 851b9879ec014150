package org.botarena.arena.event;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.botarena.arena.doctor.Checkup;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.schedule.Spectator;

/** Reports observations about the machine at once, the first one with the doctor's advice. One thread at a time. */
public final class Notices implements Spectator {
    private final Supplier<List<Checkup.Finding>> doctor;
    private final Consumer<Sentence> out;
    private final List<Sentence> sentences = new ArrayList<>();

    /**
     * Creates it without notices.
     *
     * @param doctor examines the machine
     * @param out receives each sentence, without its full stop
     */
    public Notices(Supplier<List<Checkup.Finding>> doctor, Consumer<Sentence> out) {
        this.doctor = doctor;
        this.out = out;
    }

    @Override
    public void ended(GameRecord game) {}

    @Override
    public void noticed(Sentence sentence) {
        boolean isFirst = sentences.isEmpty();
        announce(sentence);
        if (isFirst) {
            doctor.get().stream().flatMap(finding -> finding.advice().stream()).forEach(this::announce);
        }
    }

    private void announce(Sentence sentence) {
        sentences.add(sentence);
        out.accept(sentence);
    }

    /** The notices, in order. */
    List<Sentence> sentences() {
        return List.copyOf(sentences);
    }
}
