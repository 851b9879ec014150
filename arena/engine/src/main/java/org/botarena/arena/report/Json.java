package org.botarena.arena.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** How the arena writes JSON: plain decimals, the same under every locale. Immutable. */
final class Json {
    static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new SimpleModule()
                    .addSerializer(Double.class, new Plain())
                    .addSerializer(double.class, new Plain()))
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private Json() {}

    /** Rounded to three decimals: microseconds of a number of milliseconds. */
    static double rounded(double number) {
        return BigDecimal.valueOf(number).setScale(3, RoundingMode.HALF_UP).doubleValue();
    }

    /** The same; null where there is no bound. */
    static Double finite(double number) {
        return Double.isInfinite(number) ? null : (Double) rounded(number);
    }

    /** Rounded to three significant digits: of small chances three decimals would leave nothing. */
    static double significant(double number) {
        return BigDecimal.valueOf(number).round(new MathContext(3)).doubleValue();
    }

    /** {@code 12} for 12.0, and never an exponent. */
    private static final class Plain extends StdSerializer<Double> {
        private static final long serialVersionUID = 1L;

        Plain() {
            super(Double.class);
        }

        @Override
        public void serialize(Double number, JsonGenerator json, SerializerProvider provider) throws IOException {
            BigDecimal shortest = BigDecimal.valueOf(number).stripTrailingZeros();
            json.writeNumber(shortest.toPlainString());
        }
    }
}
