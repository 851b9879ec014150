package org.botarena.arena.serve.hosting.entry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.function.Function;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Language;

/**
 * A person's uploaded file, stored on disk. Immutable.
 *
 * @param id an unguessable id
 * @param person the owner
 * @param file the owner's name for it, an untrusted text
 * @param bytes its size
 * @param sha256 its hash
 * @param received the arrival of its last byte
 * @param state of its check
 * @param answer the result of the check
 */
public record Upload(
        String id, int person, String file, long bytes, String sha256, Instant received, State state, Answer answer) {
    /** The state of an upload's check. */
    public enum State {
        /** It has not been checked. */
        RECEIVED,
        /** The examiner has admitted it, and it waits for its trial. */
        QUEUED,
        /** The examiner or the trial has refused it. */
        REFUSED,
        /** It may play. */
        ADMITTED
    }

    /**
     * The result of an upload's check, in every language. Immutable.
     *
     * @param json texts and warnings by language code; empty before the check
     */
    public record Answer(String json) {
        private static final String TEXT = "text";
        private static final String WARNING = "warning";

        /**
         * Makes an answer from its text and its warning in each language.
         *
         * @param warning a line that replaces "may play"; empty for none
         */
        public static Answer of(Function<Language, String> text, Function<Language, String> warning) {
            ObjectNode all = JsonText.MAPPER.createObjectNode();
            for (Language language : Language.values()) {
                all.putObject(language.code()).put(TEXT, text.apply(language)).put(WARNING, warning.apply(language));
            }
            return new Answer(all.toString());
        }

        /** Its text; empty before the check. */
        public String in(Language language) {
            return part(language, TEXT);
        }

        /** The warning to the author of an admitted agent; empty for none. */
        public String warning(Language language) {
            return part(language, WARNING);
        }

        private String part(Language language, String part) {
            try {
                return json.isEmpty()
                        ? ""
                        : JsonText.MAPPER
                                .readTree(json)
                                .path(language.code())
                                .path(part)
                                .asText();
            } catch (JsonProcessingException e) {
                throw new IllegalStateException("the answer to an upload is damaged: " + json, e);
            }
        }
    }

    static final String COLUMNS = "id, person, file, bytes, sha256, received, state, answer";

    static Upload read(ResultSet row) throws SQLException {
        return new Upload(
                row.getString(1),
                row.getInt(2),
                row.getString(3),
                row.getLong(4),
                row.getString(5),
                Instant.parse(row.getString(6)),
                State.valueOf(row.getString(7)),
                new Answer(row.getString(8)));
    }
}
