package org.botarena.arena.serve.hosting.event;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.roster.likeness.Likeness;
import org.botarena.arena.roster.likeness.Likenesses;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.entry.Uploads;

/**
 * Finds uploads of two authors that are strikingly similar, beyond their common code from samples. Only the organizer
 * sees the result. One thread.
 */
final class AlikeUploads {
    private final Uploads uploads;
    private final Path samples;
    private final Admission admission;
    private Likenesses likenesses; // null before the first comparison
    private final Map<String, Admitted> seen = new HashMap<>();

    /** Starts without comparisons. */
    AlikeUploads(Uploads uploads, Path samples, Admission admission) {
        this.uploads = uploads;
        this.samples = samples;
        this.admission = admission;
    }

    /**
     * Compares an admitted upload with those of other authors that may play, and records similarities. The same file of
     * two authors counts, unless it is part of the arena.
     */
    void compare(Upload upload, Admitted jar) {
        if (likenesses == null) {
            likenesses = Likenesses.with(samples, admission);
        }
        Map<Boolean, List<Upload>> others = Stream.concat(
                        uploads.in(Upload.State.ADMITTED).stream(), uploads.in(Upload.State.QUEUED).stream())
                .filter(other -> other.person() != upload.person())
                .collect(Collectors.partitioningBy(other -> other.sha256().equals(upload.sha256())));
        if (!likenesses.isAllOurs(jar)) {
            others.get(true).forEach(same -> uploads.alike(upload.id(), same.id(), 100));
        }
        Map<String, Admitted> jars = new HashMap<>();
        others.get(false).forEach(other -> jar(other, jars));
        jars.put(upload.id(), jar);
        seen.put(upload.id(), jar);
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
