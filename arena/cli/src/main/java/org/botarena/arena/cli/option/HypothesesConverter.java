package org.botarena.arena.cli.option;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.rating.Sprt;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The two hypotheses of a test as they are typed, {@code 0,50}: by how much Elo the first entrant may be stronger. */
public final class HypothesesConverter implements ITypeConverter<Sprt> {
    private static final String ELO = "(-?[0-9]{1,3}(?:[.][0-9]{1,3})?)";
    private static final Pattern FORM = Pattern.compile(ELO + "," + ELO);

    @Override
    public Sprt convert(String text) {
        Matcher two = FORM.matcher(text);
        if (!two.matches()) {
            throw new TypeConversionException(
                    "'%s' is not H0,H1: write two differences in Elo points, like 0,50 or -25,25".formatted(text));
        }
        try {
            return Sprt.of(Double.parseDouble(two.group(1)), Double.parseDouble(two.group(2)));
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
