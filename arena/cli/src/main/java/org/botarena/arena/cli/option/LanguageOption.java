package org.botarena.arena.cli.option;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.text.catalogue.Language;
import picocli.CommandLine.Option;

/** The language of texts for people. */
public final class LanguageOption {
    /** Without the dashes. */
    public static final String NAME = "lang";

    @Option(
            names = "--" + NAME,
            paramLabel = "CODE",
            description = "Language of texts for people: en or fr (default: the system's).")
    private Language language;

    /** The language that was typed, if any. */
    public Optional<Language> typed() {
        return Optional.ofNullable(language);
    }

    /** The language that was typed, else that of the system. */
    public Language language() {
        return typed().orElseGet(Language::ofSystem);
    }

    /** The language of a command line that may be wrong: the one typed, else that of the system. */
    public static Language of(List<String> words) {
        return Arrays.stream(Language.values())
                .filter(language -> words.contains("--%s=%s".formatted(NAME, language.code()))
                        || Collections.indexOfSubList(words, List.of("--" + NAME, language.code())) >= 0)
                .findFirst()
                .orElseGet(Language::ofSystem);
    }
}
