package org.botarena.arena.cli;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/**
 * Writes the manual pages, {@code arena-run.1} and so on, and the list of all commands for the
 * documentation. The build calls it. It needs picocli's generator, which the
 * installation does not include, and converts the generator's AsciiDoc to troff. Asciidoctor could do that too, but
 * needs 35 MB of libraries and ten seconds of every build.
 */
public final class ManualPages {
    private static final boolean[] SILENTLY = {};

    private ManualPages() {}

    /**
     * Writes all pages.
     *
     * @param args a folder for the AsciiDoc, one for the pages, and the Markdown file for the list
     */
    public static void main(String[] args) throws IOException {
        Path source = Files.createDirectories(Path.of(args[0]));
        Path target = Files.createDirectories(Path.of(args[1]));
        PrintWriter nowhere = new PrintWriter(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        CommandLine arena = Arena.commandLine(new Installation(source, source), nowhere, nowhere);
        Files.writeString(
                Path.of(args[2]), list(Arena.commandLine(new Installation(source, source), nowhere, nowhere)));
        prepare(arena);
        File template = null;
        int code = ManPageGenerator.generateManPage(source.toFile(), template, SILENTLY, true, arena.getCommandSpec());
        if (code != CommandLine.ExitCode.OK) {
            throw new IOException("the manual pages could not be generated");
        }
        try (Stream<Path> files = Files.list(source)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".adoc")).toList()) {
                String name = file.getFileName().toString().replaceFirst("\\.adoc$", ".1");
                Files.write(target.resolve(name), troff(Files.readAllLines(file)));
            }
        }
    }

    /** A section with the help of each command, by name. */
    private static String list(CommandLine arena) {
        return new TreeMap<>(arena.getSubcommands())
                .values().stream()
                        .filter(command ->
                                !command.getCommandSpec().usageMessage().hidden())
                        .map(ManualPages::section)
                        .collect(Collectors.joining());
    }

    private static String section(CommandLine command) {
        OptionHeadings.arrange(command);
        return "## %s\n\n```text\n%s```\n\n"
                .formatted(
                        command.getCommandSpec().qualifiedName(), command.getUsageMessage(CommandLine.Help.Ansi.OFF));
    }

    private static void prepare(CommandLine line) {
        OptionHeadings.arrange(line);
        UsageMessageSpec usage = line.getCommandSpec().usageMessage();
        if (usage.footer().length > 0) {
            usage.footerHeading("Notes%n"); // The generator omits a footer without a heading.
        }
        line.getSubcommands().values().forEach(ManualPages::prepare);
    }

    /**
     * Converts the subset of AsciiDoc that the generator writes: a title, headings, terms with a paragraph, paragraphs.
     */
    static List<String> troff(List<String> lines) {
        List<String> page = new ArrayList<>();
        for (String line : lines) {
            String text = line.strip();
            if (text.startsWith("//") || text.matches(":[a-z-]+:.*")) {
                continue;
            }
            if (text.startsWith("= ")) {
                String title = text.substring(2).replaceFirst("\\(1\\)$", "");
                page.add(".TH \"%s\" \"1\"".formatted(title.toUpperCase(Locale.ROOT)));
            } else if (text.startsWith("== ")) {
                page.add(".SH \"%s\""
                        .formatted(inline(text.substring(3).replace("*", "").strip())));
            } else if (text.endsWith("::")) {
                page.add(".TP");
                page.add(inline(text.substring(0, text.length() - 2)));
            } else if (text.isEmpty()) {
                page.add(".PP");
            } else {
                page.add(inline(text));
            }
        }
        return withoutEmptyParagraphs(page);
    }

    private static String inline(String text) {
        String plain = text.replace("_=", "=_")
                .replaceAll("xref:[^\\[]*\\[([^\\]]*)\\]", "$1")
                .replace("\\", "\\e")
                .replace("-", "\\-")
                .replaceAll("^([.'])", "\\\\&$1");
        return plain.replaceAll("\\*([^*]+)\\*", "\\\\fB$1\\\\fR").replaceAll("_=?([A-Za-z][^_]*)_", "\\\\fI$1\\\\fR");
    }

    /** Removes a paragraph with no text after it, and one between a term and its text. */
    private static List<String> withoutEmptyParagraphs(List<String> page) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < page.size(); i++) {
            boolean isLast = i + 1 == page.size();
            if (!page.get(i).equals(".PP") || !(isLast || page.get(i + 1).startsWith("."))) {
                lines.add(page.get(i));
            }
        }
        return lines;
    }
}
