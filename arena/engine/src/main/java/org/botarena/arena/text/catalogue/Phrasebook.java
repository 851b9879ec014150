package org.botarena.arena.text.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads texts of a language back: which key it was, and what it was filled in with, so that what is on file can be told in
 * another language. Texts that pages and letters are made of are never on file. Immutable.
 */
final class Phrasebook {
    private static final Pattern NEVER_ON_FILE =
            Pattern.compile("(page|script|host|live|check|letter|kind|doctor[.]subject)[.].*");
    private static final Pattern SPECIFIER = Pattern.compile("%(?:(\\d+)[$])?,?(?:[.]\\d)?([sdf%])");
    private static final int LEAST_LETTERS = 3;

    /** What others made may be long, and is then no text of the catalogue. */
    private static final int LONGEST = 2_000;

    private static final int MOST_PARTS = 24;

    /** The one for texts on file. */
    static final Phrasebook ENGLISH = new Phrasebook(Language.ENGLISH);

    private final List<Sample> samples;

    /** A pattern as a regular expression. */
    private record Sample(String key, Pattern expression, List<Place> places, int letters) {
        /** One word may be anybody's name. */
        boolean isSeveralWords() {
            return expression.pattern().contains(" ");
        }
    }

    /** Where a group of the expression goes: which argument it is, and of what kind. */
    private record Place(int argument, char kind) {}

    private Phrasebook(Language language) {
        samples = language.patterns().entrySet().stream()
                .filter(text -> !NEVER_ON_FILE.matcher(text.getKey()).matches())
                .map(Phrasebook::sample)
                .filter(sample -> sample.letters >= LEAST_LETTERS)
                .filter(sample -> !sample.places.isEmpty() || sample.isSeveralWords())
                .sorted(Comparator.comparingInt(Sample::letters).reversed())
                .toList();
    }

    private static Sample sample(Map.Entry<String, String> text) {
        String pattern = text.getValue().replace("`", "");
        StringBuilder expression = new StringBuilder();
        List<Place> places = new ArrayList<>();
        int letters = 0;
        int done = 0;
        for (Matcher specifier = SPECIFIER.matcher(pattern); specifier.find(); done = specifier.end()) {
            String between = pattern.substring(done, specifier.start());
            letters += letters(between);
            expression.append(Pattern.quote(between));
            char kind = specifier.group(2).charAt(0);
            if (kind == '%') {
                expression.append('%');
            } else {
                int argument = specifier.group(1) == null ? places.size() : Integer.parseInt(specifier.group(1)) - 1;
                places.add(new Place(argument, kind));
                expression.append(kind == 's' ? "(.+?)" : kind == 'd' ? "(-?[0-9,]+)" : "(-?[0-9.]+)");
            }
        }
        letters += letters(pattern.substring(done));
        expression.append(Pattern.quote(pattern.substring(done)));
        return new Sample(text.getKey(), Pattern.compile(expression.toString(), Pattern.DOTALL), places, letters);
    }

    private static int letters(String text) {
        return (int) text.chars().filter(Character::isLetter).count();
    }

    /** A text in another language, lists of such texts included; what is none stays as it is. */
    String translated(String text, Language into) {
        return text.length() > LONGEST
                ? text
                : whole(text, into).or(() -> placed(text, into)).orElseGet(() -> listed(text, into));
    }

    private Optional<String> whole(String text, Language into) {
        for (Sample sample : samples) {
            Matcher matcher = sample.expression.matcher(text);
            if (matcher.matches()) {
                return Optional.of(
                        into.text(sample.key, arguments(sample, matcher, into)).replace("`", ""));
            }
        }
        return Optional.empty();
    }

    private Object[] arguments(Sample sample, Matcher matcher, Language into) {
        int most = sample.places.stream().mapToInt(Place::argument).max().orElse(-1) + 1;
        Object[] arguments = new Object[most];
        for (int i = 0; i < sample.places.size(); i++) {
            Place place = sample.places.get(i);
            String written = matcher.group(i + 1);
            arguments[place.argument] = switch (place.kind) {
                case 'd' -> Long.valueOf(written.replace(",", ""));
                case 'f' -> Double.valueOf(written);
                default -> translated(written, into);
            };
        }
        return arguments;
    }

    /** What was seen, behind where it was seen: an entry of a jar, a subject of the doctor's. */
    private Optional<String> placed(String text, Language into) {
        int colon = text.indexOf(": ");
        return colon < 0
                ? Optional.empty()
                : whole(text.substring(colon + 2), into)
                        .or(() -> sentences(text.substring(colon + 2), into))
                        .map(what -> into.text(
                                "problem.why.at", into.named("doctor.subject", text.substring(0, colon)), what));
    }

    /** What is so, and then what to do. */
    private Optional<String> sentences(String text, Language into) {
        for (int stop = text.indexOf(". "); stop >= 0; stop = text.indexOf(". ", stop + 1)) {
            Optional<String> first = whole(text.substring(0, stop), into);
            Optional<String> second = first.isEmpty() ? first : whole(text.substring(stop + 2), into);
            if (second.isPresent()) {
                return Optional.of(first.get() + ". " + second.get());
            }
        }
        return Optional.empty();
    }

    /** Parts of a list one by one, each as long as it can be: a part may itself have a comma. */
    private String listed(String text, Language into) {
        String[] parts = text.split(", ", -1);
        for (int length = parts.length > MOST_PARTS ? 0 : parts.length - 1; length > 0; length--) {
            Optional<String> begin = whole(joined(parts, 0, length), into);
            if (begin.isPresent() || length == 1) {
                return begin.orElse(parts[0]) + ", " + translated(joined(parts, length, parts.length), into);
            }
        }
        return text;
    }

    private static String joined(String[] parts, int from, int to) {
        return Arrays.stream(parts, from, to).collect(Collectors.joining(", "));
    }
}
