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
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.cli.Typed;

/**
 * A copy of a recorded tournament. Immutable.
 *
 * @param name of the tournament
 * @param folder of the copy, called {@code cup}
 */
record Corpus(String name, Path folder) {
    private static final String ZIP = ".zip";

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

    /** A copy in the folder {@code cup} of a folder. */
    static Corpus into(Path folder, String name) throws IOException {
        Files.createDirectories(folder);
        return new Corpus(name, Zipped.into(folder.resolve("cup"), "corpus/" + name + ZIP));
    }

    /** The name of a golden file of this tournament. */
    String golden(String file) {
        return "corpus/%s/%s".formatted(name, file);
    }

    /** Types a command in this process: a word, the folder, further words. */
    Ran typed(String command, String... options) {
        List<String> words = new ArrayList<>(List.of(command, folder.toString()));
        words.addAll(List.of(options));
        return Typed.arena(words.toArray(String[]::new));
    }

    /** All that the command prints, without its folder and without the words of a receipt. */
    String out(String command, String... options) {
        return plain(typed(command, options));
    }

    /** The golden file with the output of a command. */
    String plain(Ran ran) {
        String parent = folder.getParent().toString();
        return (ran.out() + ran.err()).replace(parent + "/", "").replaceAll("(?m)^Receipt .*\n", "");
    }

    /** The published tables and games, by name; none before a tournament ends for the first time. */
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
