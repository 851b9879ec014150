package org.botarena.arena.serve.hosting.view;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.hosting.entry.HostedMatch;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.file.Actions;
import org.botarena.arena.serve.hosting.play.LanePlan;
import org.botarena.arena.serve.hosting.play.QuestionSheets;
import org.botarena.arena.serve.hosting.protest.Protest;
import org.botarena.arena.serve.hosting.protest.Reruns;
import org.botarena.arena.spec.TournamentOption;

/** An event as organizers and assistants see it. Immutable. */
public record OrganizerState(
        boolean isOpen,

        @JsonPropertyDescription("of the event, UTC, or null for as long as it is open")
        Optional<Instant> deadline,

        @JsonPropertyDescription(
                "after the end of submissions, in which the last byte of an upload begun before may come")
        long graceSeconds,

        @JsonPropertyDescription("the most members of a team to which people are invited")
        int teamSize,

        boolean isLadderPaused,
        @JsonPropertyDescription("how the cores are shared") LanePlan lanes,

        @JsonPropertyDescription("the options of a tournament")
        List<TournamentOption> options,

        @JsonPropertyDescription("of a tournament, the default first")
        List<String> formats,

        @JsonPropertyDescription("of a match, of which two are chosen; none: matches are not for the asker")
        List<String> entrants,

        @JsonPropertyDescription("the last, the newest first")
        List<HostedMatch> matches,

        @JsonPropertyDescription("of tournaments, for their organizers")
        List<QuestionSheets.Sheets> sheets,

        @JsonPropertyDescription(
                "what is missing of the event, and since when, in sentences, or empty if nothing is known to be missing")
        List<String> lost,

        List<Participant> persons,
        List<OneUpload> uploads,

        @JsonPropertyDescription(
                "the numbers of authors who handed in the same file, for each such file that is not the arena's")
        List<List<Integer>> equal,

        List<Uploads.Alike> alike,
        List<OneProtest> protests,

        @JsonPropertyDescription("sets of games that are played again, the newest first, for organizers")
        List<Reruns> reruns,

        @JsonPropertyDescription("what was done; for an assistant what they have done")
        List<Actions.Action> actions) {
    /** A participant. Immutable. */
    public record Participant(
            @JsonUnwrapped EventState.Me me,

            @JsonPropertyDescription("empty: it is not for the asker")
            String name,

            @JsonPropertyDescription("their own, or null if the common one holds or the asker may not see it")
            Optional<Instant> deadline,

            @JsonPropertyDescription("the version that plays; null: none")
            Optional<String> plays) {}

    /** A protest, and the entrants of the game. Immutable. */
    public record OneProtest(
            @JsonUnwrapped Protest protest,

            @JsonPropertyDescription("the names of the two, or empty if the game has gone")
            List<String> sides) {}

    /** An upload and its owner. Immutable. */
    public record OneUpload(@JsonUnwrapped AuthorState.Submitted upload, int person) {}
}
