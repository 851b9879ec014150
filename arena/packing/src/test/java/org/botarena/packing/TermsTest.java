package org.botarena.packing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** French messages and pages use the words of the glossary's second column. */
class TermsTest {
    private static final Path ARENA = Path.of("..");
    private static final Path CATALOGUE = ARENA.resolve("engine/src/main/resources/org/botarena/arena/text/catalogue");
    private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS;

    /** Messages in which the English word has another meaning: the clock of an operating system. */
    private static final Set<String> OTHER_MEANING = Set.of("doctor.subject.clock");

    /** The page that quotes documents of courses, with their words. */
    private static final String QUOTES = "teach.fr.md";

    /**
     * A row of the glossary.
     *
     * @param rejected French words that are not used for the term
     */
    private record Term(String english, String french, List<String> rejected) {
        private static final Pattern ROW = Pattern.compile("[|] (.+?) [|] (.+?)(?: [(]pas (.+?)[)])? [|] .+ [|]");

        static Optional<Term> of(String line) {
            Matcher row = ROW.matcher(line);
            return row.matches() && !row.group(1).equals("term")
                    ? Optional.of(new Term(
                            row.group(1),
                            row.group(2),
                            row.group(3) == null
                                    ? List.of()
                                    : List.of(row.group(3).split(", "))))
                    : Optional.empty();
        }

        /** The English word in the singular or the plural, outside longer names. */
        Pattern inEnglish() {
            String word = english.endsWith("y")
                    ? Pattern.quote(english.substring(0, english.length() - 1)) + "(?:y|ies)"
                    : Pattern.quote(english) + "(?:s|es)?";
            return Pattern.compile("(?<![\\w./-])%s(?![\\w-]|[./=]\\w)".formatted(word), FLAGS);
        }

        /** Whether a French text has the beginning of each word, so that plurals and forms of a verb count. */
        boolean isIn(String text) {
            return Arrays.stream(french.split(" "))
                    .allMatch(word -> Pattern.compile(
                                    "(?<!\\w)" + Pattern.quote(word.substring(0, Math.min(5, word.length()))), FLAGS)
                            .matcher(text)
                            .find());
        }

        Stream<String> rejectedIn(String text) {
            return rejected.stream()
                    .filter(word -> Pattern.compile("(?<!\\w)%ss?(?!\\w)".formatted(word.replace(" ", "s? ")), FLAGS)
                            .matcher(text)
                            .find())
                    .map(word -> "'%s' is not the word for '%s', but '%s'".formatted(word, english, french));
        }
    }

    /** The longest English terms first: a word inside a longer term is not looked at again. */
    private static List<Term> terms() throws IOException {
        List<Term> terms = Files.readAllLines(ARENA.resolve("docs/glossary.md")).stream()
                .flatMap(line -> Term.of(line).stream())
                .sorted(Comparator.comparingInt((Term term) -> term.english().length())
                        .reversed())
                .toList();
        assertTrue(terms.size() >= 40, terms::toString);
        return terms;
    }

    private static Properties messages(String language) throws IOException {
        Properties messages = new Properties();
        try (Reader file = Files.newBufferedReader(CATALOGUE.resolve("messages_%s.properties".formatted(language)))) {
            messages.load(file);
        }
        return messages;
    }

    @Test
    void frenchMessagesUseTheAgreedWords() throws IOException {
        List<Term> terms = terms();
        Properties french = messages("fr");
        List<String> faults = new ArrayList<>();
        messages("en").forEach((key, english) -> {
            String text = french.getProperty((String) key);
            faults(terms, ((String) english).replaceAll("\"[^\"]*\"|(?m)^ *arena .*", ""), text)
                    .filter(fault -> !OTHER_MEANING.contains(key))
                    .forEach(fault -> faults.add("%s=%s: %s".formatted(key, text, fault)));
        });
        assertEquals(List.of(), faults, () -> String.join("\n", faults));
    }

    private static Stream<String> faults(List<Term> terms, String english, String french) {
        List<String> faults = new ArrayList<>();
        String left = english;
        for (Term term : terms) {
            Matcher found = term.inEnglish().matcher(left);
            if (found.find() && !term.isIn(french)) {
                faults.add("'%s' is '%s' in French".formatted(term.english(), term.french()));
            }
            left = found.replaceAll("");
            term.rejectedIn(french).forEach(faults::add);
        }
        return faults.stream();
    }

    private static List<Path> frenchPages() throws IOException {
        List<Path> pages = new ArrayList<>();
        for (String folder : List.of("docs", "engine/src/main/resources", "../sample-agents")) {
            try (Stream<Path> files = Files.walk(ARENA.resolve(folder))) {
                files.filter(file -> file.toString().endsWith(".fr.md"))
                        .filter(file -> !file.endsWith(QUOTES))
                        .forEach(pages::add);
            }
        }
        assertTrue(pages.size() >= 9, pages::toString);
        return pages;
    }

    @Test
    void frenchPagesUseNoRejectedWords() throws IOException {
        List<Term> terms = terms();
        Set<String> faults = new TreeSet<>();
        for (Path page : frenchPages()) {
            String text = Files.readString(page).replaceAll("(?ms)^```.*?^```|`[^`\n]*`|\\]\\([^)]*\\)", "");
            terms.stream().flatMap(term -> term.rejectedIn(text)).forEach(fault -> faults.add(page + ": " + fault));
        }
        assertEquals(Set.of(), faults, () -> String.join("\n", faults));
    }

    @Test
    void anotherWordIsFound() {
        List<Term> terms = List.of(
                Term.of("| thread | thread (pas fil d'exécution) | a task |").orElseThrow(),
                Term.of("| ply | demi-coup | one move |").orElseThrow());
        assertEquals(
                List.of(
                        "'fil d'exécution' is not the word for 'thread', but 'thread'",
                        "'ply' is 'demi-coup' in French"),
                faults(terms, "after %d plies: threads", "après %d coups : threads, ou fils d'exécution")
                        .toList());
        assertEquals(
                List.of(),
                faults(terms, "ply %d of the thread", "Demi-coup %d du thread").toList());
    }
}
