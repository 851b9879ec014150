package org.botarena.golden;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What each command says of itself, and what a fixed script of commands says and ends with. */
@DisabledOnOs(OS.WINDOWS)
class CommandsIT {
    private static final Pattern COMMAND = Pattern.compile("(?m)^  ([a-z][a-z-]*) ");

    @TempDir
    Path folder;

    @Test
    void everyCommandDescribesItselfAsBefore() throws Exception {
        Typing typing = new Typing(folder);
        String all = typing.arena("--help").out();
        List<String> commands = COMMAND.matcher(all.substring(all.indexOf("Commands:")))
                .results()
                .map(found -> found.group(1))
                .toList();
        assertFalse(commands.isEmpty(), all);
        List<String> typed = new ArrayList<>(List.of("--help", ""));
        commands.forEach(command -> typed.add(command + " --help"));
        Golden.assertSame("help.txt", Together.texts(typed, typing::transcript));
    }
}
