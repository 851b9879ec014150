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

        @JsonPropertyDescription("of the draft that is shown; 0: it is the template, and not kept yet")
        long number,

        CodeLanguage language,

        @JsonPropertyDescription("the texts of the files, by name")
        Map<String, String> files,

        @JsonPropertyDescription("the samples that a draft may be run against")
        List<String> opponents,

        @JsonPropertyDescription("the author's last run; null: there is none") @OrNull
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

            @JsonPropertyDescription("in the queue, from 1; null: it does not wait") @OrNull
            Integer place,

            @JsonPropertyDescription("until it is over, about; null: it is over") @OrNull
            Double minutes,

            @JsonPropertyDescription("what the check has found, a text each")
            List<String> problems,

            @JsonPropertyDescription("the lines of the draft with an error")
            List<DraftError> errors,

            @JsonPropertyDescription("the game that the draft has played; null: none") @OrNull
            OwnBoard board,

            @JsonPropertyDescription("why the arena could not run it; empty: it could, or the run is not over")
            String failure) {}
}
