package org.botarena.arena.cli.option;

import java.nio.file.Path;
import java.util.function.Function;
import org.botarena.arena.project.NewProject;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The name and the place of a new project. */
public final class NewProjectArguments {
    /** The option for the place. */
    public static final String DIR = "--dir";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Parameters(
            paramLabel = "NAME",
            description = "Name of up to 60 characters; folder, jar and class are named after it.")
    private String name;

    @Option(
            names = DIR,
            paramLabel = "DIR",
            defaultValue = "",
            description = "Folder to create the project in (default: this one).")
    private Path parent;

    /** Creates the project object with this name; a wrong name or game is a usage error. */
    public NewProject made(Function<String, NewProject> kind) {
        return Usage.of(command, () -> kind.apply(name));
    }

    /** The parent of the project's folder. */
    public Path parent() {
        return parent;
    }
}
