package org.botarena.arena.text;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import java.io.IOException;
import org.botarena.arena.text.catalogue.Sentence;

/** Reads a sentence of either form. */
public final class SentenceReader extends JsonDeserializer<Sentence> {
    @Override
    public Sentence deserialize(JsonParser in, DeserializationContext context) throws IOException {
        try {
            return Sentence.read(context.readValue(in, Object.class));
        } catch (IllegalArgumentException e) {
            throw JsonMappingException.from(in, e.getMessage(), e);
        }
    }
}
