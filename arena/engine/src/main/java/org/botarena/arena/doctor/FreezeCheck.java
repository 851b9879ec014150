package org.botarena.arena.doctor;

import java.util.Optional;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.group.FreezerTrial;
import org.botarena.arena.text.catalogue.Sentence;

/** Describes for the doctor how waiting agents are stopped. */
final class FreezeCheck {
    private static final String SUBJECT = "signals";

    /** Gives a user of systemd a freezer. */
    private static final String DELEGATE =
            "With one, what an agent starts in a session of its own would stop, too; where systemd runs,"
                    + " 'systemd-run --user --scope -p Delegate=yes arena ...' gives one";

    private FreezeCheck() {}

    /** The method available on this machine: freezing groups, signals, or none. */
    static Checkup.Finding of(Machine machine) {
        if (machine.shell().isPresent() && machine.freezer() instanceof FreezerTrial.Works works) {
            String state = "agents are stopped while they wait (--isolation=process: frozen below %s)"
                    .formatted(works.group());
            return new Checkup.Finding(SUBJECT, Sentence.quote(state), Optional.empty());
        }
        if (machine.shell().isPresent() && machine.setsid().isPresent()) {
            String state = "they stop agents while they wait, and end them with the arena; no freezer works for"
                    + " --isolation=process: %s. %s"
                            .formatted(((FreezerTrial.Fails) machine.freezer()).why(), DELEGATE);
            return new Checkup.Finding(SUBJECT, Sentence.quote(state), Optional.empty());
        }
        return new Checkup.Finding(
                SUBJECT,
                Sentence.quote("agents cannot be stopped while they wait; what they use meanwhile is in the tables"),
                Optional.of(Sentence.quote("Use Linux (or another system with sh and setsid)")));
    }
}
