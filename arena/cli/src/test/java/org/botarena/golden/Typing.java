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
 * Somebody who types commands in a folder and keeps what came: the only place where these tests know how the assembled
 * arena is started. Immutable.
 *
 * @param folder in which the commands are typed
 * @param javaOptions of the arena's JVM; empty: none
 */
record Typing(Path folder, String javaOptions) {
    /** On a machine like any other. */
    Typing(Path folder) {
        this(folder, "");
    }

    /** What a command said, told so that the same behaviour gives the same text on each machine and in each folder. */
    record Said(int code, String out, String err) {}

    /** The assembled arena. */
    static Path home() {
        return Assembled.home();
    }

    /** Types a command, {@code run --game tictactoe}; no argument holds a blank. */
    Said arena(String command) throws IOException, InterruptedException {
        return arena(command, "");
    }

    /** The same with lines on standard input. */
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

    /** A command with all that came of it, as in a terminal. */
    String transcript(String command) throws IOException, InterruptedException {
        return transcript(command, "");
    }

    /** The same with lines on standard input. */
    String transcript(String command, String typed) throws IOException, InterruptedException {
        Said said = arena(command, typed);
        String input = typed.isEmpty() ? "" : "< " + typed.strip().replace("\n", " / ") + "\n";
        String err = said.err().isEmpty() ? "" : "--- err\n" + said.err();
        return "$ arena %s\n%s%s%s--- exit code %d\n\n".formatted(command, input, said.out(), err, said.code());
    }

    /** Without what depends on the place, the machine and the moment. */
    private String plain(String text) throws IOException {
        String real = folder.toRealPath().toString();
        return Masks.moments(text.replaceAll("(?s)\\r", "\n")
                .replace(real, "HERE")
                .replace(folder.toString(), "HERE")
                .replace(Assembled.home().toString(), "ARENA")
                .replaceAll(Pattern.quote(Workplace.CACHE.toString()), "CACHE"));
    }
}
