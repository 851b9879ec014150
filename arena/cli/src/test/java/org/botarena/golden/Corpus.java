package org.botarena.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.cli.Typed;
import org.botarena.arena.store.Store;

/**
 * A copy of a recorded tournament. Immutable.
 *
 * @param name of the tournament
 * @param folder of the copy, called {@code cup}
 */
record Corpus(String name, Path folder) {
    private static final String ZIP = ".zip";
    private static final String BEFORE_THE_DATABASE = "killed-1";

    /** The names of all recorded tournaments. */
    static List<String> tournaments() throws IOException {
        try (Stream<Path> files = Files.list(Golden.FOLDER.resolve("corpus"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(ZIP))
                    .map(file -> file.replace(ZIP, ""))
                    .sorted()
                    .toList();
        }
    }

    /** Copies a tournament into the folder {@code cup} of a folder, with a database made from its journal. */
    static Corpus into(Path folder, String name) throws IOException {
        Files.createDirectories(folder);
        Path cup = Zipped.into(folder.resolve("cup"), "corpus/" + name + ZIP);
        if (!name.equals(BEFORE_THE_DATABASE)) {
            index(cup, Files.createTempDirectory(folder, "index"), name.startsWith("killed"));
        }
        return new Corpus(name, cup);
    }

    /**
     * Makes the database elsewhere, because opening a journal repairs its end; a killed run leaves the database's log.
     */
    static void index(Path cup, Path elsewhere, boolean isKilled) throws IOException {
        Files.copy(cup.resolve("journal.jsonl"), elsewhere.resolve("journal.jsonl"));
        try (Store store = Store.open(elsewhere)) {
            if (isKilled) {
                copyDatabase(store.folder(), cup);
            }
        }
        if (!isKilled) {
            copyDatabase(elsewhere, cup);
        }
        FileUtils.deleteDirectory(elsewhere.toFile());
    }

    private static void copyDatabase(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.filter(each -> each.getFileName().toString().startsWith("tournament.db"))
                    .toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    /** The name of a golden file of this tournament. */
    String golden(String file) {
        return "corpus/%s/%s".formatted(name, file);
    }

    /** Runs a command in this process: a word, the folder, further words. */
    Ran typed(String command, String... options) {
        List<String> words = new ArrayList<>(List.of(command, folder.toString()));
        words.addAll(List.of(options));
        return Typed.arena(words.toArray(String[]::new));
    }

    /** The output of a command, without the folder and the words of a receipt. */
    String out(String command, String... options) {
        return plain(typed(command, options));
    }

    /** The golden file with the output of a command. */
    String plain(Ran ran) {
        String parent = folder.getParent().toString();
        return (ran.out() + ran.err()).replace(parent + "/", "").replaceAll("(?m)^Receipt .*\n", "");
    }

    /** The published tables and games, by name; empty before a tournament first ends. */
    Map<String, String> published() {
        Map<String, String> published = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                String text = file.getFileName().toString();
                if (text.matches("(?!journal|receipt).*[.](csv|json|jsonl|txt|ggf|pdn)")) {
                    published.put(text, Files.readString(file, StandardCharsets.UTF_8));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return published;
    }
}
