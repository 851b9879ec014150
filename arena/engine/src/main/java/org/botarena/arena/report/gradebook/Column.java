package org.botarena.arena.report.gradebook;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A column of a course's list, recognized by its headings in English, French, German and Italian. */
public enum Column {
    /** The platform's own number for a person in this task: {@code Participant 77}. */
    IDENTIFIER("identifier", "identifiant", "identificativo"),
    /** The school's number for a person. */
    ID(
            "id",
            "id number",
            "idnumber",
            "student id",
            "numéro d'identification",
            "id-nummer",
            "matrikelnummer",
            "codice identificativo"),
    NAME("name", "full name", "nom complet", "vollständiger name", "nome completo"),
    FIRST("first name", "prénom", "vorname", "nome"),
    LAST("last name", "surname", "nom", "nom de famille", "nachname", "cognome"),
    EMAIL(
            "email",
            "e-mail",
            "email address",
            "adresse de courriel",
            "adresse e-mail",
            "courriel",
            "e-mail-adresse",
            "indirizzo email"),
    GROUP("group", "groups", "groupe", "groupes", "gruppe", "gruppen", "gruppo", "gruppi"),
    /** The people who submit as one author; in {@code authors.csv} their folder. */
    TEAM("team", "folder", "équipe", "mannschaft", "squadra"),
    GRADE("grade", "note", "bewertung", "valutazione", "score", "points"),
    /** The best grade, or the scale of words in which a person is graded. */
    MOST("maximum grade", "note maximale", "bestwertung", "valutazione massima"),
    /** Whether the platform takes another grade for this person. */
    CHANGEABLE(
            "grade can be changed",
            "la note peut être modifiée",
            "bewertung kann geändert werden",
            "la valutazione può essere modificata");

    @SuppressWarnings("ImmutableEnumChecker") // Set.of would be immutable
    private final Set<String> headings;

    Column(String... headings) {
        this.headings = Set.of(headings);
    }

    /** The column with that heading. */
    static Optional<Column> of(String heading) {
        String plain = Normalizer.normalize(heading, Normalizer.Form.NFKC)
                .replace('\u2019', '\'')
                .strip()
                .toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(column -> column.headings.contains(plain))
                .findFirst();
    }

    /** The column that {@code --columns} calls by this word. */
    static Optional<Column> named(String word) {
        return Arrays.stream(values())
                .filter(column -> column.word().equals(word.strip().toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The words for all columns, as {@code --columns} takes them. */
    static String words() {
        return List.of(values()).stream().map(Column::word).collect(Collectors.joining(", "));
    }
}
