package org.botarena.arena.cli.option;

import java.util.Arrays;
import org.botarena.arena.process.enclosure.Isolation;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A level of isolation as it is typed. */
public final class IsolationConverter implements ITypeConverter<Isolation> {
    @Override
    public Isolation convert(String text) {
        return Arrays.stream(Isolation.values())
                .filter(level -> level.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        "'%s' is no level: there are %s".formatted(text, Arrays.toString(Isolation.values()))));
    }
}
