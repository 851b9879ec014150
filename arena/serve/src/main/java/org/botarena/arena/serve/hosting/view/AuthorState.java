package org.botarena.arena.serve.hosting.view;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.botarena.arena.explain.KeyMoment;
import org.botarena.arena.serve.hosting.entry.Notice;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.event.CheckQueue;
import org.botarena.arena.serve.hosting.ladder.LadderRest;
import org.botarena.arena.serve.hosting.people.Access;
import org.botarena.arena.serve.hosting.protest.Protest;
import org.botarena.arena.serve.page.AgentVersion;
import org.botarena.arena.text.catalogue.Language;

/** An author's own submissions, versions and games. Immutable. */
public record AuthorState(
        EventState.Me me,

        @JsonPropertyDescription("whether the author may hand in")
        boolean isOpen,

        @JsonPropertyDescription("until when, or null for as long as it is open")
        Optional<Instant> deadline,

        List<Submitted> uploads,
        List<Playing> versions,

        @JsonPropertyDescription("how strong the versions are or were in the ladder, the newest first")
        List<AgentVersion> ratings,

        @JsonPropertyDescription("how often another version may play within an hour")
        int switchesAnHour,

        @JsonPropertyDescription("whether everybody may play against the agent")
        boolean isOpened,

        @JsonPropertyDescription("of the team, without the asker")
        List<Member> members,

        @JsonPropertyDescription("whether the team has room, and its members may invite people")
        boolean mayInvite,

        @JsonPropertyDescription("that the link has let in") List<Access.Device> devices,

        @JsonPropertyDescription("what tournaments are called, by name and language")
        Map<String, Map<String, String>> headings,

        List<Game> games,

        @JsonPropertyDescription("how many lost games wait to be looked at")
        int awaited,

        List<Protest> protests,

        @JsonPropertyDescription("the newest first") List<News> news) {
    /** News for the author. Immutable. */
    public record News(
            long number,
            @JsonPropertyDescription("UTC") String at,
            @JsonPropertyDescription("what happened") String text,

            @JsonPropertyDescription("whether the author has marked it as read")
            boolean isSeen) {
        static News of(Notice notice, Language language) {
            return new News(notice.number(), notice.at(), notice.text(language), notice.isSeen());
        }
    }

    /** Another member of the team. Immutable. */
    public record Member(
            int number,
            @JsonPropertyDescription("empty: not told") String name) {}

    /** An upload. Immutable. */
    public record Submitted(
            String id,
            String file,
            long bytes,
            String sha256,
            @JsonPropertyDescription("UTC") String received,
            Upload.State state,
            @JsonPropertyDescription("what its check says") String answer,

            @JsonPropertyDescription(
                    "a line about the trial games that an admitted agent lost by its own faults; empty without any")
            String warning,

            @JsonPropertyDescription("in the queue for a trial, from 1, or null if it does not wait")
            Optional<Integer> place,

            @JsonPropertyDescription("until its trial ends, or null if it does not wait")
            Optional<Long> minutes) {
        /** The view of an upload; its place is that in the queue. */
        public static Submitted of(Upload upload, CheckQueue checks, Language language) {
            Optional<CheckQueue.Waiting> waiting = checks.waiting(upload);
            return new Submitted(
                    upload.id(),
                    upload.file(),
                    upload.bytes(),
                    upload.sha256(),
                    upload.received().toString(),
                    upload.state(),
                    upload.answer().in(language),
                    upload.answer().warning(language),
                    waiting.map(CheckQueue.Waiting::place),
                    waiting.map(CheckQueue.Waiting::minutes));
        }
    }

    /** A version, and its place in the ladder. Immutable. */
    public record Playing(
            @JsonUnwrapped Version version,

            @JsonPropertyDescription(
                    "until it has its place in the ladder, or null if it has one or the time is unknown")
            OptionalLong minutes,

            @JsonPropertyDescription("why the ladder does not play its games now, or null if it does")
            Optional<LadderRest.RestReason> rest) {}

    /** A game of the author's. */
    public record Game(
            @JsonPropertyDescription("its name, or empty for the ladder")
            String tournament,

            String id,
            String first,
            String second,

            @JsonPropertyDescription("of the first and the second")
            List<Double> points,

            @JsonPropertyDescription("which of the two is the author's: 0 or 1")
            int own,

            @JsonPropertyDescription(
                    "the author's score, in the game's unit; where scores do not add up to 0, by how much it exceeds the other's")
            double score,

            @JsonPropertyDescription("the kinds of the author's faults")
            List<String> faults,

            @JsonPropertyDescription("the kinds of the other's faults")
            List<String> otherFaults,

            @JsonPropertyDescription("where it was lost, or null if it was not lost, or nothing is known yet")
            Optional<Lesson> lesson) {}

    /** The moment by which a game was lost. */
    public record Lesson(
            @JsonPropertyDescription("the number of plies before it")
            int ply,

            @JsonPropertyDescription("the author's") int seat,

            @JsonPropertyDescription("in notation; empty: a fault")
            String move,

            @JsonPropertyDescription("what it gave away") String why,

            @JsonPropertyDescription("whether that is proven, and not a search's opinion")
            boolean isExact,

            @JsonPropertyDescription("what it has in common with other lost games")
            String cause) {
        static Lesson of(KeyMoment moment, Language language) {
            return new Lesson(
                    moment.ply(),
                    moment.player(),
                    moment.bad().orElse(""),
                    moment.why().in(language),
                    moment.isExact(),
                    moment.cause().in(language));
        }
    }
}
