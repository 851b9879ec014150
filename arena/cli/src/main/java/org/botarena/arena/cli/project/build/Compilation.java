package org.botarena.arena.cli.project.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.admission.examiner.source.CompiledProject;
import org.botarena.arena.admission.examiner.source.SourceCompiler;
import org.botarena.arena.admission.examiner.source.Uncompiled;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;

/**
 * A project compiled into its folder of classes, as an examiner compiles a submission, but here: it is the user's own.
 * Immutable.
 *
 * @param project to compile
 * @param feature of the Java that runs here: 17, 21, 25
 * @param games of the organizer's own
 * @param language in which it is said that it does not compile
 */
public record Compilation(Project project, int feature, GameJars games, Language language) {
    private static final int MOST_SHOWN = 10;

    /**
     * Compiles it into its folder of classes, which holds nothing else afterwards. After an error it is as it was.
     *
     * @throws Failed if there are errors, with the first of them
     */
    public CompiledProject run() {
        Path fresh = project.classes().resolveSibling(".classes");
        try {
            CompiledProject compiled = new SourceCompiler(feature, classPath()).compiledOne(project.sources());
            FileUtils.deleteDirectory(fresh.toFile());
            for (Map.Entry<String, byte[]> file : compiled.files().entrySet()) {
                Path written = fresh.resolve(file.getKey());
                Files.createDirectories(written.getParent());
                Files.write(written, file.getValue());
            }
            FileUtils.deleteDirectory(project.classes().toFile());
            Files.move(fresh, project.classes());
            return compiled;
        } catch (Uncompiled uncompiled) {
            throw new Failed(errors(uncompiled), uncompiled);
        } catch (Refusal refusal) {
            throw new Failed(refusal.problem().in(language).toString(), refusal);
        } catch (IOException e) {
            throw new Failed("the classes cannot be written: %s".formatted(e.getMessage()), e);
        } finally {
            FileUtils.deleteQuietly(fresh.toFile());
        }
    }

    private String classPath() {
        return Stream.concat(HostRuntime.libraries().stream(), games.jars().stream())
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private String errors(Uncompiled uncompiled) {
        int all = uncompiled.errors().size();
        String shown = uncompiled.errors().stream().limit(MOST_SHOWN).collect(Collectors.joining("\n"));
        String more = all > MOST_SHOWN ? String.format(Locale.ROOT, "\nand %d more", all - MOST_SHOWN) : "";
        String hint = uncompiled.lacksLibrary()
                ? "\nOnly agent-api, PF4J, SLF4J and the jars of --games are known here: with other libraries, Maven builds it ('mvnw package')."
                : "";
        return "%s:\n%s%s%s".formatted(ProblemText.say("what.syntax").in(language), shown, more, hint);
    }
}
