package org.botarena.arena.cli.option;

import org.botarena.arena.text.Csv;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What separates fields, as it is typed: {@code comma}, {@code semicolon}, {@code tab}, or the sign itself. */
public final class SeparatorConverter implements ITypeConverter<Csv> {
    @Override
    public Csv convert(String text) {
        try {
            return Csv.parse(text);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
