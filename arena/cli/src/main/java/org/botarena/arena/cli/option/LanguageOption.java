package org.botarena.arena.cli.option;

import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.text.catalogue.Language;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** In which language authors and the room are told. */
public final class LanguageOption {
    /** Without the dashes. */
    public static final String NAME = "lang";

    @Option(
            names = "--" + NAME,
            paramLabel = "CODE",
            converter = Converter.class,
            description = "Language of texts for authors: en or fr (default: the system's).")
    private Language language;

    /** The one that was typed. */
    public Optional<Language> typed() {
        return Optional.ofNullable(language);
    }

    /** The one that was typed, else that of the system. */
    public Language language() {
        return typed().orElseGet(() -> Language.of(Locale.getDefault(Locale.Category.DISPLAY)));
    }

    private static final class Converter implements ITypeConverter<Language> {
        @Override
        public Language convert(String text) {
            try {
                return Language.parse(text);
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }
}
