package org.botarena.arena.serve.hosting.view;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.event.CheckQueue;
import org.botarena.arena.serve.hosting.ladder.LadderRest;
import org.botarena.arena.serve.hosting.people.Access;
import org.botarena.arena.serve.hosting.protest.Protest;
import org.botarena.arena.text.catalogue.Language;

/**
 * What an author sees of himself. Immutable.
 *
 * @param isOpen whether he may hand in
 * @param deadline until when; null: as long as it is open
 * @param switchesAnHour how often another version may play within an hour
 * @param isOpened whether everybody may play against his agent
 * @param devices that his link has let in
 */
record AuthorState(
        EventState.Me me,
        boolean isOpen,
        String deadline,
        List<HandedIn> uploads,
        List<Playing> versions,
        int switchesAnHour,
        boolean isOpened,
        List<Access.Device> devices,
        List<Game> games,
        List<Protest> protests) {
    /**
     * An upload. Immutable.
     *
     * @param received UTC
     * @param answer what its check says
     * @param warning a line about the trial games that an admitted agent lost by its own faults; empty without any
     * @param place in the queue for a trial, from 1; null: it does not wait
     * @param minutes until its trial is over; null: it does not wait
     */
    record HandedIn(
            String id,
            String file,
            long bytes,
            String sha256,
            String received,
            Upload.State state,
            String answer,
            String warning,
            Integer place,
            Long minutes) {
        static HandedIn of(Upload upload, Optional<CheckQueue.Waiting> waiting, Language language) {
            return new HandedIn(
                    upload.id(),
                    upload.file(),
                    upload.bytes(),
                    upload.sha256(),
                    upload.received().toString(),
                    upload.state(),
                    upload.answer().in(language),
                    upload.answer().warning(language),
                    waiting.map(CheckQueue.Waiting::place).orElse(null),
                    waiting.map(CheckQueue.Waiting::minutes).orElse(null));
        }
    }

    /**
     * A version. Immutable.
     *
     * @param minutes until it has its place in the ladder; null: it has one, or nobody knows
     * @param rest why the ladder does not play its games now; null: it does
     */
    record Playing(
            int number,
            String entrant,
            String upload,
            boolean isActive,
            String since,
            Long minutes,
            LadderRest.Told rest) {}

    /**
     * A game of his.
     *
     * @param tournament its name; empty: the ladder
     * @param points of the first and the second
     */
    record Game(String tournament, String id, String first, String second, List<Double> points, boolean isFaulted) {}
}
