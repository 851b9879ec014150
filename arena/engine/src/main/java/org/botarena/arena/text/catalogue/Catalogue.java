package org.botarena.arena.text.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The files of the catalogue. */
final class Catalogue {
    private static final Map<Language, Map<String, String>> PATTERNS = Arrays.stream(Language.values())
            .collect(Collectors.toUnmodifiableMap(language -> language, language -> read(language.code())));

    private Catalogue() {}

    /** The patterns of a language by key. */
    static Map<String, String> of(Language language) {
        return PATTERNS.get(language);
    }

    /** In French the blanks before and within its signs do not break. */
    private static Map<String, String> read(String code) {
        Properties texts = new Properties();
        try (InputStream in = Catalogue.class.getResourceAsStream("messages_%s.properties".formatted(code));
                Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            texts.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException("the arena's own texts cannot be read: " + code, e);
        }
        Map<String, String> patterns = new TreeMap<>();
        texts.stringPropertyNames()
                .forEach(key ->
                        patterns.put(key, code.equals("fr") ? bound(texts.getProperty(key)) : texts.getProperty(key)));
        return patterns;
    }

    private static String bound(String french) {
        return french.replaceAll(" (?=[:;?!»]|%%)", "\u00a0").replace("« ", "«\u00a0");
    }
}
