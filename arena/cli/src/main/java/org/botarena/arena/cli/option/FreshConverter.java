package org.botarena.arena.cli.option;

import java.util.Arrays;
import org.botarena.arena.match.Fresh;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How often an agent gets a new process, as it is typed. */
final class FreshConverter implements ITypeConverter<Fresh> {
    @Override
    public Fresh convert(String text) {
        return Arrays.stream(Fresh.values())
                .filter(often -> often.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        "'%s' is neither game nor pair: a new process for every game, or for every pair of games"
                                .formatted(text)));
    }
}
