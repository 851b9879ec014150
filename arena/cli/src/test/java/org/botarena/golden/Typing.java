package org.botarena.golden;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.botarena.arena.cli.Assembled;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.cli.Workplace;

/**
 * Types commands in a folder and keeps the output; only this class knows how the assembled arena is started. Immutable.
 *
 * @param folder in which the commands are typed
 * @param javaOptions of the arena's JVM, possibly empty
 */
record Typing(Path folder, String javaOptions) {
    /** Uses a machine without special options. */
    Typing(Path folder) {
        this(folder, "");
    }

    /**
     * The output of a command, normalised so that the same behaviour gives the same text on each machine and in each
     * folder.
     */
    record Said(int code, String out, String err) {}

    /** The assembled arena. */
    static Path home() {
        return Assembled.home();
    }

    /** Runs a command, such as {@code run --game tictactoe}; arguments contain no blanks. */
    Said arena(String command) throws IOException, InterruptedException {
        return arena(command, "");
    }

    /** Runs a command with lines on standard input. */
    Said arena(String command, String typed) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>();
        words.addAll(List.of("sh", "-c", "printf '%s' \"$0\" | \"$@\"", typed));
        words.addAll(Workplace.command(command.split(" ")));
        Ran ran = new Workplace(folder)
                .shell()
                .with("BOTARENA_JAVA_OPTIONS", javaOptions)
                .run(words);
        return new Said(ran.code(), plain(ran.out()), plain(ran.err()));
    }

    /** A command with its complete output, as in a terminal. */
    String transcript(String command) throws IOException, InterruptedException {
        return transcript(command, "");
    }

    /** A command with lines on standard input, and its complete output. */
    String transcript(String command, String typed) throws IOException, InterruptedException {
        Said said = arena(command, typed);
        String input = typed.isEmpty() ? "" : "< " + typed.strip().replace("\n", " / ") + "\n";
        String err = said.err().isEmpty() ? "" : "--- err\n" + said.err();
        return "$ arena %s\n%s%s%s--- exit code %d\n\n".formatted(command, input, said.out(), err, said.code());
    }

    /** A text without parts that depend on the place, the machine and the time. */
    private String plain(String text) throws IOException {
        String real = folder.toRealPath().toString();
        return Masks.moments(text.replaceAll("(?s)\\r", "\n")
                .replace(real, "HERE")
                .replace(folder.toString(), "HERE")
                .replace(Assembled.home().toString(), "ARENA")
                .replaceAll(Pattern.quote(Workplace.CACHE.toString()), "CACHE"));
    }
}
