package org.botarena.arena.cli.option;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What a project that is to be made is called, and where. */
public final class NewProjectArguments {
    /** The option that says where. */
    public static final String DIR = "--dir";

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

    /** As it was typed. */
    public String name() {
        return name;
    }

    /** The folder in which its folder is made. */
    public Path parent() {
        return parent;
    }
}
