package org.botarena.arena.text;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;

/** Writes {@code 12} for 12.0, and never an exponent. Immutable. */
public final class PlainNumber extends StdSerializer<Double> {
    private static final long serialVersionUID = 1L;

    public PlainNumber() {
        super(Double.class);
    }

    @Override
    public void serialize(Double number, JsonGenerator json, SerializerProvider provider) throws IOException {
        json.writeNumber(Numbers.plain(number));
    }
}
