package org.botarena.arena.serve.hosting.event;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.roster.likeness.Likeness;
import org.botarena.arena.roster.likeness.Likenesses;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.entry.Uploads;

/** Which uploads of two authors are strikingly alike, beyond what both have from the samples: for the organizer alone. One thread. */
final class AlikeUploads {
    private final Uploads uploads;
    private final Path samples;
    private final Admission admission;
    private Likenesses likenesses; // null before the first comparison
    private final Map<String, Admitted> seen = new HashMap<>();

    /** Nothing has been compared. */
    AlikeUploads(Uploads uploads, Path samples, Admission admission) {
        this.uploads = uploads;
        this.samples = samples;
        this.admission = admission;
    }

    /** Compares one that the examiner has admitted with those of other authors that may play, and puts on file what is alike. */
    void compare(Upload upload, Admitted jar) {
        Map<String, Admitted> jars = new HashMap<>();
        Stream.concat(uploads.in(Upload.State.ADMITTED).stream(), uploads.in(Upload.State.QUEUED).stream())
                .filter(other -> other.person() != upload.person())
                .filter(other -> !other.sha256().equals(upload.sha256())) // that is told without a comparison
                .forEach(other -> jar(other, jars));
        jars.put(upload.id(), jar);
        seen.put(upload.id(), jar);
        if (likenesses == null) {
            likenesses = Likenesses.with(samples, admission);
        }
        for (Likeness alike : likenesses.of(upload.id(), jars)) {
            if (!alike.isOtherOurs()) {
                uploads.alike(alike.one(), alike.other(), alike.percent());
            }
        }
    }

    private void jar(Upload other, Map<String, Admitted> into) {
        Admitted known = seen.get(other.id());
        if (known == null && admission.examine(uploads.path(other), false) instanceof Admitted admitted) {
            known = admitted;
            seen.put(other.id(), admitted);
        }
        if (known != null) {
            into.put(other.id(), known);
        }
    }
}
