package org.botarena.arena.text;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import org.botarena.arena.text.catalogue.Sentence;

/** Writes {@link Sentence#form}, which {@link SentenceReader} reads. */
public final class SentenceWriter extends JsonSerializer<Sentence> {
    @Override
    public void serialize(Sentence sentence, JsonGenerator out, SerializerProvider context) throws IOException {
        out.writePOJO(sentence.form());
    }
}
