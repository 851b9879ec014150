package org.botarena.arena.cli.project;

import java.nio.file.Path;
import org.botarena.arena.admission.examiner.source.CompiledProject;
import org.botarena.arena.admission.examiner.source.SourceCompiler;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.cli.option.GamesOption;
import org.botarena.arena.cli.option.LanguageOption;
import org.botarena.arena.project.Built;
import org.botarena.arena.project.Project;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.catalogue.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Compiles a project and packs its jar. */
@Command(
        name = "build",
        header = "Compile and pack a jar",
        description = "Compile a project and pack its jar with the JDK's own compiler; no Maven, no network.",
        footer = {
            "",
            "It takes any project, also one without 'arena new-agent' or 'arena new-game'. It compiles what"
                    + " 'arena check' would, against agent-api and PF4J, and leaves the tests to Maven and the IDE."
                    + " The jar is target/NAME.jar, named after the pom.xml's artifactId, else after the folder."
        })
public final class BuildCommand extends ArenaCommand {
    private static final int LABEL = 10;

    @Parameters(
            paramLabel = "FOLDER",
            arity = "0..1",
            defaultValue = ".",
            description = "Folder of the project (default: this one).")
    private Path folder;

    @Mixin
    private GamesOption games;

    @Mixin
    private LanguageOption language;

    @Override
    public Integer call() {
        Language shown = language.language();
        Project project = Project.in(folder);
        CompiledProject compiled = project.compile(games.jars());
        out().println(line(
                "build.label.compiled", shown.counted("build.compiled", compiled.count(), compiled.release())));
        compiled.warning().ifPresent(warning -> out().println(line("check.label.warning", warning.in(shown))));
        if (compiled.release() > SourceCompiler.OLDEST) {
            out().println(line("check.label.warning", shown.text("build.older", SourceCompiler.OLDEST)));
        }
        if (project.isGame()) {
            project.packGame()
                    .forEach(type -> out().println(
                                    line("build.label.game", shown.text("usage.value", type.name(), type.summary()))));
            out().println(line("build.label.packed", project.jar().toString()));
            out().println(line(
                    "build.label.play", shown.text("build.play", project.jar().getParent())));
            return 0;
        }
        Built built = Built.of(project, games.jars());
        out().println(line(
                "check.label.agent", shown.text("check.plays", built.agent(), String.join(", ", built.games()))));
        built.warnings(shown).forEach(warning -> out().println(line("check.label.warning", warning)));
        out().println(line("build.label.packed", built.pack().toString()));
        return 0;
    }

    private String line(String label, String text) {
        return Labelled.of(language.language().text(label), LABEL, text);
    }
}
