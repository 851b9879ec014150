package org.botarena.arena.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.admission.examiner.source.ProjectSources;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;

/** A new project from an installation's kit: an agent in Java or in Python, or a game. Immutable. */
public final class NewProject {
    /** The Python template that plays every game. */
    private static final String ANY_GAME = "random";

    /** The others play Reversi. */
    private static final List<String> PYTHON = List.of(ANY_GAME, "greedy", "flat");

    private final ProjectFolder folder;
    private final Sentence summary;
    private final String source;
    private final ProjectFolder.Contents contents;

    private NewProject(ProjectFolder folder, Sentence summary, String source, ProjectFolder.Contents contents) {
        this.folder = folder;
        this.summary = summary;
        this.source = source;
        this.contents = contents;
    }

    /**
     * Prepares an agent in Java.
     *
     * @param name as typed; folder, jar and class are named after it
     * @param game the game with its options
     * @param games the project gets copies of the jars if the game is in one of them
     * @param reader the language of its page
     * @throws IllegalArgumentException if the name is invalid or the game does not exist; the message lists what is
     *     allowed
     * @throws Failed if a sample has that name
     */
    public static NewProject agent(
            Installation installation, String name, String game, GameJars games, Language reader) {
        Rules<?> rules = games.games().parse(game);
        GameType type = games.games().type(game);
        ProjectFolder folder = agentFolder(installation, name);
        ProjectName named = folder.name();
        List<LocalJar> local = LocalJar.of(games.digest(rules).isEmpty() ? List.of() : games.jars());
        Map<String, String> values = named.values(local);
        values.put("type", named.type());
        values.put("game", rules.name());
        values.put("summary", type.summary());
        values.put("position", rules.positionType().getSimpleName());
        values.put("imported", rules.positionType().getName());
        String home = "java/agents/%s/".formatted(named.segment());
        String source = "src/main/%s%s.java".formatted(home, named.type());
        return new NewProject(folder, Sentence.of("new.plays", rules.name()), source, made -> {
            String further = local.isEmpty() ? "" : new Template(Map.of()).text(Template.page("games.md", reader));
            values.put("further", further);
            Template template = new Template(values);
            folder.writeBuild(made, template, local);
            String ideas = template.text(Template.nameFor(type.name(), Template.page("ideas.md", reader)));
            Files.writeString(made.resolve("README.md"), template.text(Template.page("README.md", reader)) + ideas);
            template.write(Template.nameFor(type.name(), "Agent.java.txt"), made.resolve(source));
            Path tests = made.resolve("src/test/" + home);
            template.write("AgentTest.java.txt", tests.resolve(named.type() + "Test.java"));
            template.write("Try.java.txt", tests.resolve("Try" + named.type() + ".java"));
            for (LocalJar jar : local) {
                FileUtils.copyFileToDirectory(
                        jar.jar().toFile(), made.resolve("games").toFile(), false);
            }
        });
    }

    /**
     * Prepares an agent in Python, which needs no build.
     *
     * @param like the template to start from
     * @param further options appended to the commands on its page, such as {@code --game tictactoe}
     * @param reader the language of its page
     * @throws IllegalArgumentException as with Java, or if there is no such template for the game
     * @throws Failed if a sample has that name
     */
    public static NewProject pythonAgent(
            Installation installation,
            String name,
            String game,
            GameJars games,
            String like,
            String further,
            Language reader) {
        if (!PYTHON.contains(like)) {
            throw new IllegalArgumentException(
                    "--like %s is not known: there are %s".formatted(like, String.join(", ", PYTHON)));
        }
        String played = games.games().parse(game).name();
        if (!like.equals(ANY_GAME) && !games.games().type(game).name().equals("reversi")) {
            throw new IllegalArgumentException(
                    "--like %s plays only Reversi: --like %s plays %s".formatted(like, ANY_GAME, played));
        }
        ProjectFolder folder = agentFolder(installation, name);
        ProjectName named = folder.name();
        Template page = new Template(Map.of("shown", named.shown(), "artifact", named.artifact(), "further", further));
        Template code = new Template(Map.of());
        return new NewProject(folder, Sentence.of("new.python"), "agent.py", made -> {
            code.write("python/%s/agent.py".formatted(like), made.resolve("agent.py"));
            code.write("python/reversi.py", made.resolve("reversi.py"));
            page.write(Template.page("python/README.md", reader), made.resolve("README.md"));
        });
    }

    private static ProjectFolder agentFolder(Installation installation, String name) {
        ProjectName named = ProjectName.of(name);
        if (Files.exists(installation.agents().resolve("samples").resolve(named.artifact() + ".jar"))) {
            throw new Failed("a sample is called %s, and two of a name cannot play each other: choose another"
                    .formatted(named.artifact()));
        }
        return new ProjectFolder(named, installation.home().resolve("kit"));
    }

    /**
     * Prepares a game.
     *
     * @param name as typed
     * @throws IllegalArgumentException if the name is not allowed for a game; the message says why
     */
    public static NewProject game(Installation installation, String name) {
        ProjectName named = ProjectName.of(name);
        if (!named.artifact().matches("[a-z].*")) {
            throw new IllegalArgumentException("a game's name begins with a letter: '%s'".formatted(name));
        }
        if (Games.installed().all().stream().map(GameType::name).anyMatch(named.artifact()::equals)) {
            throw new IllegalArgumentException(
                    "the arena has a game called %s: choose another name".formatted(named.artifact()));
        }
        ProjectFolder folder = new ProjectFolder(named, installation.home().resolve("kit"));
        // A suffix distinguishes it from the classes of the API and of Java.
        String type = named.type().replaceFirst("(Game)?Agent$", "") + "Game";
        String home = "java/games/%s/%s".formatted(named.segment(), type);
        String source = "src/main/%s.java".formatted(home);
        return new NewProject(folder, Sentence.of("new.game"), source, made -> {
            List<LocalJar> laws = LocalJar.of(laws(installation.home()));
            Map<String, String> values = named.values(laws);
            values.put("type", type);
            Template template = new Template(values);
            folder.writeBuild(made, template, laws);
            template.write("game/README.md", made.resolve("README.md"));
            template.write("game/GAME.md", made.resolve("GAME.md"));
            template.write("game/Position.java.txt", made.resolve(source));
            for (String part : List.of("Rules", "Type")) {
                template.write(
                        "game/%s.java.txt".formatted(part), made.resolve("src/main/%s%s.java".formatted(home, part)));
            }
            template.write("game/Test.java.txt", made.resolve("src/test/%sTest.java".formatted(home)));
            Path service = made.resolve("src/main/resources").resolve(ProjectSources.GAME_SERVICE);
            Files.createDirectories(service.getParent());
            Files.writeString(service, "games.%s.%sType\n".formatted(named.segment(), type));
        });
    }

    /** The jar with the laws of games, which is next to the arena's own. */
    private static List<Path> laws(Path home) throws IOException {
        try (Stream<Path> jars = Files.list(home.resolve("jars"))) {
            List<Path> found = jars.filter(jar -> jar.getFileName().toString().startsWith("arena-laws-"))
                    .toList();
            if (found.isEmpty()) {
                throw new Failed("arena-laws is missing in %s: copy the whole installation".formatted(home));
            }
            return found;
        }
    }

    /** Its names. */
    public ProjectName name() {
        return folder.name();
    }

    /** A description in a phrase: {@code which plays reversi}. */
    public Sentence summary() {
        return summary;
    }

    /** The path of the file that its author changes first, relative to the project's folder. */
    public String source() {
        return source;
    }

    /**
     * Writes the project atomically.
     *
     * @param parent the folder in which the project's folder is created
     * @return the project's folder
     * @throws Failed if the name is taken, or the folder cannot be written
     */
    public Path write(Path parent) {
        return folder.make(parent, contents);
    }
}
