package org.botarena.arena.cli.option;

import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.text.catalogue.Language;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The language of texts for authors and the audience. */
public final class LanguageOption {
    /** Without the dashes. */
    public static final String NAME = "lang";

    @Option(
            names = "--" + NAME,
            paramLabel = "CODE",
            converter = Converter.class,
            description = "Language of texts for authors: en or fr (default: the system's).")
    private Language language;

    /** The language that was typed, if any. */
    public Optional<Language> typed() {
        return Optional.ofNullable(language);
    }

    /** The language that was typed, else that of the system. */
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
