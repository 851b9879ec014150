package org.botarena.arena.serve.hosting.view;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.file.Actions;
import org.botarena.arena.serve.hosting.play.LanePlan;
import org.botarena.arena.serve.hosting.protest.Protest;

/**
 * What organizers and assistants see. Immutable.
 *
 * @param graceSeconds after the end of submissions, in which the last byte of an upload begun before may come
 * @param lanes how the cores are shared
 * @param lost what is missing of the event, and since when, in sentences; none: nothing is known to be missing
 * @param equal the numbers of authors who handed in the same file, for each such file that is not the arena's
 * @param actions what was done; for an assistant what he has done
 */
record OrganizerState(
        boolean isOpen,
        String deadline,
        long graceSeconds,
        boolean isLadderPaused,
        LanePlan lanes,
        List<String> lost,
        List<Participant> persons,
        List<OneUpload> uploads,
        List<List<Integer>> equal,
        List<Uploads.Alike> alike,
        List<Protest> protests,
        List<Actions.Action> actions) {
    /**
     * Somebody who takes part. Immutable.
     *
     * @param name empty: it is not for who asks
     * @param deadline his own; null: that of all, or it is not for who asks
     * @param plays the version that plays; null: none
     */
    record Participant(@JsonUnwrapped EventState.Me me, String name, String deadline, String plays) {}

    /** An upload, and whose it is. Immutable. */
    record OneUpload(@JsonUnwrapped AuthorState.HandedIn upload, int person) {}
}
