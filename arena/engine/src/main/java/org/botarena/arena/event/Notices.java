package org.botarena.arena.event;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.botarena.arena.doctor.Checkup;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.schedule.Spectator;

/** Tells at once what is noticed of the machine, the first time with what the doctor would change. One thread at a time. */
public final class Notices implements Spectator {
    private final Supplier<List<Checkup.Finding>> doctor;
    private final Consumer<Sentence> out;
    private final List<Sentence> sentences = new ArrayList<>();

    /**
     * Nothing noticed yet.
     *
     * @param doctor looks at the machine
     * @param out gets each sentence, without its full stop
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
        tell(sentence);
        if (isFirst) {
            doctor.get().stream().flatMap(finding -> finding.advice().stream()).forEach(this::tell);
        }
    }

    private void tell(Sentence sentence) {
        sentences.add(sentence);
        out.accept(sentence);
    }

    /** All of them, in order. */
    List<Sentence> sentences() {
        return List.copyOf(sentences);
    }
}
