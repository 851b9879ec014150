package org.botarena.arena.serve.hosting.draft;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Map;
import org.botarena.arena.serve.hosting.casual.OwnBoard;
import org.botarena.arena.serve.hosting.draft.Draft.CodeLanguage;
import org.botarena.arena.text.OrNull;

/** The editor's view of an author's drafts. Immutable. */
public record EditorState(
        @JsonPropertyDescription("in which agents may be written")
        List<CodeLanguage> languages,

        @JsonPropertyDescription("the author's last drafts, the newest first")
        List<Line> drafts,

        @JsonPropertyDescription("of the draft that is shown, or 0 if it is the template and not saved yet")
        long number,

        CodeLanguage language,

        @JsonPropertyDescription("the texts of the files, by name")
        Map<String, String> files,

        @JsonPropertyDescription("the samples that a draft may be run against")
        List<String> opponents,

        @JsonPropertyDescription("the author's last run, or null before the first one") @OrNull
        Run run) {
    /** A draft in the list. */
    public record Line(
            long number,
            CodeLanguage language,
            @JsonPropertyDescription("UTC") String saved) {
        static Line of(Draft draft) {
            return new Line(draft.number(), draft.language(), draft.saved());
        }
    }

    /** A run of a draft. */
    public record Run(
            @JsonPropertyDescription("of the draft") long number,

            @JsonPropertyDescription("when the draft was kept, UTC")
            String saved,

            DraftRuns.State state,

            @JsonPropertyDescription("in the queue, from 1, or null if it does not wait") @OrNull
            Integer place,

            @JsonPropertyDescription("estimated minutes until it ends, or null if it has ended") @OrNull
            Double minutes,

            @JsonPropertyDescription("what the check has found, a text each")
            List<String> problems,

            @JsonPropertyDescription("the lines of the draft with an error")
            List<DraftError> errors,

            @JsonPropertyDescription("the game that the draft has played, or null if it has played none") @OrNull
            OwnBoard board,

            @JsonPropertyDescription("why the arena could not run it, or empty if it could or the run has not ended")
            String failure) {}
}
