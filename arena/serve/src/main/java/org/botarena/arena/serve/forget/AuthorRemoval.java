package org.botarena.arena.serve.forget;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.rebuild.Forgetting;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.serve.hosting.entry.SeasonList;
import org.botarena.arena.serve.hosting.entry.TournamentList;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.file.Leftovers;
import org.botarena.arena.serve.hosting.ladder.SeasonReceipt;
import org.botarena.arena.serve.hosting.people.LinkFiles;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.protest.Protest;
import org.botarena.arena.serve.hosting.protest.ProtestList;
import org.botarena.arena.serve.hosting.protest.RerunList;
import org.botarena.arena.serve.hosting.protest.Reruns;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.verification.Receipt;

/**
 * Removes an author from an event and all of its tournaments. The event's own file comes last, so that an interrupted
 * removal can be repeated under the same name. One thread.
 */
final class AuthorRemoval {
    /** The minimum length in letters of a word that is replaced everywhere. */
    private static final int LONG_WORD = 4;

    /** Words of names that identify no one. */
    private static final Set<String> COMMON = Set.of("agent", "author", "former", "former author", "student");

    /** {@code seasons/1/ladder}. */
    private static final int DEEPEST = 3;

    private final EventFile file;
    private final Person person;
    private final boolean isLast;
    private final List<Version> versions;

    private AuthorRemoval(EventFile file, Person person) {
        this.file = file;
        this.person = person;
        isLast = new Persons(file, List.of())
                .members(person.author()).stream().allMatch(member -> member.number() == person.number());
        versions = new Versions(file)
                .of(person.author()).stream()
                        .filter(version -> isLast || tells(version.entrant()))
                        .toList();
    }

    /** Whether the team's name, which its other members keep, identifies this member. */
    private boolean tells(String shown) {
        String clean = Normalizer.normalize(shown, Normalizer.Form.NFC);
        return personal()
                .filter(name -> !name.matches("[0-9]+")) // The name 'author 5' also contains a number.
                .anyMatch(name -> any(List.of(name)).matcher(clean).find());
    }

    /**
     * Finds the removal of one author.
     *
     * @param author a number, or another unique attribute
     * @throws Failed if it matches no person or several, or not an author
     */
    static AuthorRemoval of(EventFile file, String author) {
        List<Person> meant = new Persons(file, List.of())
                .all().stream().filter(person -> isMeant(person, author)).toList();
        if (meant.size() != 1) {
            throw new Failed("'%s' is %s of the event: give the number that the organizer's page shows"
                    .formatted(author, meant.isEmpty() ? "no author" : meant.size() + " authors"));
        }
        if (meant.get(0).role() != Role.AUTHOR) {
            throw new Failed("%s is not an author".formatted(author));
        }
        return new AuthorRemoval(file, meant.get(0));
    }

    private static boolean isMeant(Person person, String author) {
        return Stream.of("" + person.number(), person.alias(), person.name(), person.email(), person.platform())
                .anyMatch(author::equals);
    }

    /** The author's new name. */
    String shown() {
        return "former author " + person.number();
    }

    private String shown(Version version) {
        return String.format(Locale.ROOT, "%s@%d", shown(), version.number());
    }

    /**
     * Removes the author.
     *
     * @return the receipts that changed because the author had to be withdrawn first, by the folders of their
     *     tournaments
     * @throws Failed if one of the author's games has not ended, or a protest is open; nothing has changed then
     */
    Map<String, Receipt> run() {
        Games games = games();
        Map<String, String> names = versions.stream().collect(Collectors.toMap(Version::entrant, this::shown));
        List<Path> folders = folders();
        require(folders, games);
        Map<String, Receipt> receipts = new LinkedHashMap<>();
        try {
            for (Path folder : folders) {
                Optional<String> before = Receipt.in(folder).map(Receipt::words);
                Optional<Receipt> now = Forgetting.of(folder, names, games, UserKey.usual());
                before.ifPresent(words -> now.filter(receipt -> !receipt.words().equals(words))
                        .ifPresent(receipt -> {
                            receipts.put(file.folder().relativize(folder).toString(), receipt);
                            file.update("UPDATE season SET receipts = replace(receipts, ?, ?)", words, receipt.words());
                        }));
            }
            deleteFiles();
        } catch (StoreException | IOException e) {
            throw new Failed(e.getMessage() + ". Fix that and repeat the command", e);
        }
        new LinkFiles(file.folder()).remove(person);
        if (isLast) {
            new Persons(file, List.of())
                    .hide(person.author()); // together with the alias chosen in place of a real name
        }
        file.change(this::deleteRows);
        file.compact();
        new SeasonList(file).all().forEach(season -> SeasonReceipt.write(file.folder(), season));
        return receipts;
    }

    private Games games() {
        return Optional.ofNullable(new EventSettings(file).game().get("games"))
                .map(GameJars::parse)
                .orElseGet(GameJars::none)
                .games();
    }

    /** The folders of the ladder, its seasons and the tournaments. */
    private List<Path> folders() {
        List<Path> folders = new ArrayList<>();
        try (Stream<Path> all = Files.walk(file.folder(), DEEPEST)) {
            all.filter(Files::isDirectory).filter(Store::isIn).sorted().forEach(folders::add);
        } catch (IOException e) {
            throw new UncheckedIOException(file.folder() + " cannot be read", e);
        }
        return folders;
    }

    private void require(List<Path> folders, Games games) {
        for (HostedTournament tournament : new TournamentList(file).all()) {
            if (tournament.isToPlay()) {
                throw new Failed(
                        "the tournament %s is not over: start the server, and let it end or finish its running games"
                                .formatted(tournament.name()));
            }
        }
        if (!isLast && (tells(person.alias()) || versions.stream().anyMatch(Version::isActive))) {
            throw new Failed(
                    "the others of the team still play as '%s', which tells who it was: start the server, and choose another name for the team"
                            .formatted(person.alias()));
        }
        for (Protest protest : new ProtestList(file).all()) {
            if (protest.state() == Protest.State.REPLAYING || protest.state() == Protest.State.REPLAYED) {
                throw new Failed("the protest against %s is not settled: start the server and answer it"
                        .formatted(protest.game()));
            }
        }
        if (new RerunList(file).all().stream().anyMatch(Reruns::isOpen)) {
            throw new Failed("games are being played again as a set: start the server, and accept or reject it");
        }
        for (Path folder : folders) {
            Forgetting.objection(folder, versions.stream().map(Version::entrant).collect(Collectors.toSet()), games)
                    .ifPresent(why -> {
                        throw new Failed(
                                why + ": start the server, withdraw the agent on the organizer's page, and wait until"
                                        + " its games are over");
                    });
        }
    }

    private void deleteFiles() throws IOException {
        new Leftovers(file.folder()).deleteAll();
        if (isLast) {
            new Uploads(file, 0).deleteFiles(person.author());
        }
        Path entrants = file.folder().resolve("entrants");
        for (Version version : versions) {
            for (String ending : List.of(".jar", ".zip")) {
                Files.deleteIfExists(entrants.resolve(
                        String.format(Locale.ROOT, "%d-%d%s", version.person(), version.number(), ending)));
            }
        }
    }

    private void deleteRows() {
        int number = person.number();
        for (Version version : versions) {
            for (String table : List.of("testgame", "duel")) {
                file.update("DELETE FROM %s WHERE ? IN (first, second)".formatted(table), version.entrant());
            }
            new SeasonList(file).rename(version.entrant(), shown(version));
            file.update(
                    "UPDATE version SET entrant = ?, isactive = 0 WHERE entrant = ?",
                    shown(version),
                    version.entrant());
        }
        for (String table : List.of("link", "device")) {
            file.update("DELETE FROM %s WHERE person = ?".formatted(table), number);
        }
        rewriteTexts(names()); // Includes the files, whose names are deleted afterwards.
        file.update(
                "UPDATE person SET name = '', email = '', platform = '', state = 'REFUSED' WHERE number = ?", number);
        if (isLast) {
            deleteWork(person.author());
        }
        file.update(
                "INSERT INTO action (at, person, what, why) VALUES (?, 0, ?, '')",
                file.stamp(),
                "forgot author " + number);
    }

    /** Deletes the author's submissions and requests. A team keeps them until its last member is forgotten. */
    private void deleteWork(int author) {
        for (String table : List.of("testgame", "invitation", "draft", "notice")) {
            file.update("DELETE FROM %s WHERE person = ?".formatted(table), author);
        }
        file.update(
                "DELETE FROM likeness WHERE one IN (SELECT id FROM upload WHERE person = ?)"
                        + " OR other IN (SELECT id FROM upload WHERE person = ?)",
                author,
                author);
        file.update("UPDATE upload SET file = '', answer = '', state = 'REFUSED' WHERE person = ?", author);
        file.update("UPDATE rerungame SET replay = '-'"); // as below
        file.update("UPDATE protest SET decisive = ''"); // They contain the output of both agents; all protests are
        // settled.
        file.update("UPDATE protest SET reason = '' WHERE person = ?", author);
        new EventSettings(file).openAgent(author, false);
        file.update(
                "UPDATE person SET alias = ?, folded = ?, deadline = NULL WHERE number = ?", shown(), shown(), author);
    }

    /** The names to look for in free text, the longest first; only those of the person if the team stays. */
    private List<String> names() {
        if (!isLast) {
            return personal().toList();
        }
        Stream<String> called = Stream.concat(
                Stream.of(person.alias()),
                versions.stream().map(version -> version.entrant().replaceFirst("@[0-9]+$", "")));
        Stream<String> files =
                file.all("SELECT file FROM upload WHERE person = ?", row -> row.getString(1), person.author()).stream()
                        .flatMap(name -> Stream.of(name, name.replaceFirst("[.][^.]*$", "")));
        return cleaned(Stream.of(personal(), words(called), files).flatMap(some -> some))
                .toList();
    }

    /** The names of the person, but not those of the agent. */
    private Stream<String> personal() {
        return cleaned(Stream.concat(
                words(Stream.of(person.name(), person.email().replaceFirst("@.*", ""))),
                Stream.of(person.email(), person.platform())));
    }

    /** Every complete name, and its longer words. */
    private static Stream<String> words(Stream<String> names) {
        return names.flatMap(name -> Stream.concat(
                Stream.of(name), Stream.of(name.split("[^\\p{L}\\p{N}]+")).filter(word -> word.length() >= LONG_WORD)));
    }

    private static Stream<String> cleaned(Stream<String> names) {
        return names.map(name -> Normalizer.normalize(name, Normalizer.Form.NFC).strip())
                .filter(name -> !name.isEmpty() && !COMMON.contains(name.toLowerCase(Locale.ROOT)))
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed());
    }

    /** Removes the names from all texts written by people, and the complete reasons of actions against this person. */
    private void rewriteTexts(List<String> names) {
        file.update(
                "UPDATE action SET why = '' WHERE what LIKE ? OR what LIKE ? OR person = ?",
                "%author " + person.number(),
                "%author " + person.number() + " %",
                person.number());
        if (names.isEmpty()) {
            return;
        }
        Pattern any = any(names);
        rewrite("action", "number", List.of("what", "why"), any);
        rewrite("protest", "id", List.of("reason", "found", "answer"), any);
        rewrite("rerunset", "id", List.of("chosen", "found", "answer"), any);
        rewrite("season", "number", List.of("name"), any);
        rewrite("notice", "number", List.of("details"), any);
    }

    private static Pattern any(List<String> names) {
        return Pattern.compile(
                names.stream().map(AuthorRemoval::pattern).collect(Collectors.joining("|")),
                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /** A short name may be part of any word. */
    private static String pattern(String name) {
        return name.length() >= LONG_WORD
                ? Pattern.quote(name)
                : "(?<![\\p{L}\\p{N}])%s(?![\\p{L}\\p{N}])".formatted(Pattern.quote(name));
    }

    private void rewrite(String table, String key, List<String> columns, Pattern names) {
        for (String column : columns) {
            Map<Object, String> changed = new HashMap<>();
            file.all("SELECT %s, %s FROM %s".formatted(key, column, table), row -> {
                String before = Normalizer.normalize(row.getString(2), Normalizer.Form.NFC);
                String after = names.matcher(before).replaceAll(Matcher.quoteReplacement(shown()));
                return after.equals(before) ? null : changed.put(row.getObject(1), after);
            });
            changed.forEach((id, text) ->
                    file.update("UPDATE %s SET %s = ? WHERE %s = ?".formatted(table, column, key), text, id));
        }
    }
}
