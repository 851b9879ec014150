package org.botarena.arena.process.jvm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.timing.CoreLeases;
import org.botarena.arena.timing.Lanes;
import org.botarena.host.Host;

/** The runtime of a host, on the jars of its class path. Immutable. */
public final class HostRuntime extends JvmRuntime {
    private final List<Path> gameJars;
    private final Games games;
    private final boolean saysRefusals;

    private HostRuntime(Jdk jdk, HostFolder folder, List<Path> gameJars, Games games, boolean saysRefusals) {
        super(jdk, folder);
        this.gameJars = List.copyOf(gameJars);
        this.games = games;
        this.saysRefusals = saysRefusals;
    }

    /**
     * The runtime in this cache folder, created if it does not exist yet (about a second).
     *
     * @throws IOException if the folder cannot be written, or agents could not read it or the JDK
     */
    public static HostRuntime in(Path cache, Jdk jdk, Machine machine) throws IOException {
        HostFolder folder = HostFolder.in(cache, jdk);
        requireReachable(machine, folder, jdk);
        return new HostRuntime(jdk, folder, List.of(), Games.installed(), false);
    }

    /**
     * The default folder of runtimes: {@code BOTARENA_CACHE}, otherwise the user's cache folder. For root, whose own
     * folders agents cannot enter, it is the system's cache folder.
     */
    public static Path defaultCache(Machine machine) {
        String named = System.getenv("BOTARENA_CACHE");
        if (named != null && !named.isBlank()) {
            return Path.of(named).toAbsolutePath();
        }
        if (machine.setpriv().isPresent()) {
            return Path.of("/var/cache/botarena");
        }
        String xdg = System.getenv("XDG_CACHE_HOME");
        return xdg == null || xdg.isBlank()
                ? userHome().resolve(".cache").resolve("botarena")
                : Path.of(xdg, "botarena");
    }

    /** A user without an account, common in containers, has no home that the JVM knows. */
    private static Path userHome() {
        Path home = Path.of(System.getProperty("user.home"));
        String told = System.getenv("HOME");
        if (home.isAbsolute()) {
            return home;
        }
        return Path.of(told == null || told.isBlank() ? System.getProperty("java.io.tmpdir") : told)
                .toAbsolutePath();
    }

    /**
     * The runtime with additional games, whose jars are copied into the folder.
     *
     * @param open a folder that every user may enter, for one runtime
     * @throws IOException if they cannot be copied
     */
    public HostRuntime with(GameJars further, Path open) throws IOException {
        return new HostRuntime(jdk, folder, further.copyInto(open), further.games(), saysRefusals);
    }

    /**
     * The runtime with JVMs that report each exception. Refused attempts then appear in the agent's log even if the
     * agent does not print them. Agents that throw many exceptions run more slowly, so this is for a trial.
     */
    public HostRuntime tellingRefusals() {
        return new HostRuntime(jdk, folder, gameJars, games, true);
    }

    /** The jars that an agent is compiled against, at their location here: the API, PF4J and its dependencies. */
    public static List<Path> libraries() {
        return HostFolder.libraries();
    }

    /** The lanes for a table's games on the cores of a machine, next to those of other arenas. */
    public Lanes lanes(Machine machine, int games) {
        return Lanes.of(machine, games, CoreLeases.in(cache()));
    }

    /** The folder that runtimes are kept in. */
    public Path cache() {
        return folder.path().getParent();
    }

    /** Whether the JVMs report exceptions. */
    public boolean saysRefusals() {
        return saysRefusals;
    }

    /** The JDK that runs the agents. */
    public Jdk jdk() {
        return jdk;
    }

    /**
     * The command of a host.
     *
     * @param jar the path where the host finds its agent's jar
     * @param game the game as {@link Games#parse} reads it
     */
    public List<String> command(int heapMiB, String jar, String game) {
        List<String> flags = saysRefusals ? List.of(JvmFlags.REPORTING_EXCEPTIONS) : List.of();
        List<String> command = command(heapMiB, flags, classPath());
        GameType type = games.named(game.replaceFirst(":.*", ""));
        command.addAll(List.of(Host.class.getName(), jar, type.getClass().getName(), game));
        return command;
    }

    /** A jar with a plugin's manifest and no agent, enough for a host to start. */
    public Path rehearsal() {
        return ClassArchive.rehearsal(folder);
    }

    @Override
    public List<Path> files() {
        return Stream.concat(Stream.of(folder.path()), gameJars.stream()).toList();
    }

    /** The games come last: an archive is used if the class path begins with the one it was made for. */
    private String classPath() {
        return Stream.concat(Stream.of(folder.classPath()), gameJars.stream().map(Path::toString))
                .collect(Collectors.joining(System.getProperty("path.separator")));
    }
}
