package org.botarena.arena.serve;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.event.cluster.ClusterOrder;
import org.botarena.arena.serve.hosting.casual.CasualGames;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.event.EventParts;
import org.botarena.arena.serve.hosting.event.WebhookTarget;
import org.botarena.arena.serve.hosting.ladder.LadderHours;
import org.botarena.arena.serve.hosting.web.UserHeader;
import org.botarena.arena.serve.listen.ReverseProxy;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.store.Settings;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of an event's host. */
final class HostingOptions {
    /** The event's game settings; {@code --games} is an option of the command itself. */
    private static final List<TournamentOption> OF_THE_GAME = Stream.concat(
                    Stream.of(
                            TournamentOption.GAME,
                            TournamentOption.MOVE_TIME,
                            TournamentOption.CLOCK,
                            TournamentOption.OPENINGS,
                            TournamentOption.LANGUAGES),
                    TournamentOption.OF_AGENTS.stream().filter(option -> !option.equals(TournamentOption.GAMES)))
            .toList();

    /** The machines that play tournaments; the authors' jars always play in a sandbox there. */
    private static final List<TournamentOption> OF_CLUSTERS =
            List.of(TournamentOption.CLUSTER, TournamentOption.SECRET, TournamentOption.SPEED_WITHIN);

    @Option(
            names = "--authors",
            paramLabel = "CSV",
            description =
                    "CSV of the authors with columns name, email and id. Each author gets a link in EVENT/links.csv"
                            + " (default: visitors of the page ask to take part).")
    private Path authors;

    @Option(
            names = "--title",
            paramLabel = "TEXT",
            description = "Title of the event on its pages; the organizer's page can change it (default: the game).")
    private String title;

    @Option(names = "--real-names", description = "Show everyone the authors' names, not names that they choose.")
    private boolean hasRealNames;

    @Option(
            names = "--user-header",
            paramLabel = "NAME",
            description = "Header in which the reverse proxy names the signed-in author by id or e-mail; the proxy must"
                    + " remove a browser's own. Needs --proxy and --host.")
    private String userHeader;

    @Option(
            names = "--proxy",
            paramLabel = "ADDRESS",
            description = "Address of a reverse proxy, the only one whose X-Forwarded-For, X-Forwarded-Proto and"
                    + " --user-header are believed.")
    private String proxy;

    @Option(
            names = "--host",
            paramLabel = "NAME",
            split = ",",
            description =
                    "Names of this server that people open, such as arena.example; other requests are refused. Needs"
                            + " --proxy.")
    private List<String> hosts = List.of();

    @Option(
            names = "--hours",
            paramLabel = "HOURS",
            description = "Hours in which the ladder plays, such as 18:00-08:00 (default: always).")
    private String hours;

    @Option(
            names = "--games-a-day",
            paramLabel = "N",
            defaultValue = "300",
            description = "Ladder games after which a version rests until the next day (default: ${DEFAULT-VALUE}).")
    private int gamesADay;

    @Option(
            names = "--webhook",
            paramLabel = "URL",
            description = "Address that gets the news for authors as signed JSON (see docs/host). Needs"
                    + " --webhook-secret-file.")
    private String webhook;

    @Option(
            names = "--webhook-secret-file",
            paramLabel = "FILE",
            description = "File with the secret that signs what --webhook sends, of 16 characters at least.")
    private Path webhookSecret;

    Optional<Path> authors() {
        return Optional.ofNullable(authors);
    }

    /**
     * The trusted header, if any.
     *
     * @throws IllegalArgumentException if it is wrong, or a required option is missing
     */
    Optional<UserHeader> userHeader() {
        if (userHeader != null && (proxy == null || hosts.isEmpty())) {
            throw new IllegalArgumentException(
                    "--user-header NAME is believed only from --proxy ADDRESS and for the names of --host: give all three");
        }
        return proxy().flatMap(from -> Optional.ofNullable(userHeader).map(name -> UserHeader.of(name, from)));
    }

    /**
     * The trusted reverse proxy, if any.
     *
     * @throws IllegalArgumentException if its address or a host is wrong, or only hosts are given
     */
    Optional<ReverseProxy> proxy() {
        if (proxy == null && !hosts.isEmpty()) {
            throw new IllegalArgumentException("--host NAME belongs to a reverse proxy: give --proxy ADDRESS too");
        }
        return Optional.ofNullable(proxy).map(address -> ReverseProxy.of(address, hosts));
    }

    /**
     * The address that receives news for authors, or empty if only their pages show the news.
     *
     * @throws IllegalArgumentException if one of the two options is missing or wrong
     */
    private Optional<WebhookTarget> webhook() {
        if ((webhook == null) != (webhookSecret == null)) {
            throw new IllegalArgumentException(
                    "--webhook URL and --webhook-secret-file FILE belong together: give both");
        }
        return Optional.ofNullable(webhook).map(url -> WebhookTarget.of(url, webhookSecret));
    }

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("unused") // picocli calls it
    void add(CommandSpec command) {
        OF_THE_GAME.forEach(option -> add(command, option));
        add(
                command,
                TournamentOption.CLUSTER.saying(
                        "Cluster whose workers play the tournaments: spark://HOST:7077 (see docs/cluster)."));
        add(command, TournamentOption.SECRET);
        add(command, TournamentOption.SPEED_WITHIN);
    }

    private static void add(CommandSpec command, TournamentOption option) {
        command.addOption(OptionSpec.builder("--" + option.name())
                .type(String.class)
                .paramLabel(option.label())
                .description(option.help())
                .build());
    }

    private static Map<String, String> typed(CommandSpec command, List<TournamentOption> options) {
        Map<String, String> typed = new TreeMap<>();
        for (OptionSpec option : command.commandLine().getParseResult().matchedOptions()) {
            String name = option.longestName().substring(2);
            if (options.stream().anyMatch(each -> each.name().equals(name))) {
                typed.put(name, option.getValue());
            }
        }
        return typed;
    }

    /**
     * Opens the event.
     *
     * @param event its folder, which is created if it is missing
     * @param notices receives notices about the cluster that plays its tournaments
     * @throws IllegalArgumentException if a setting is wrong
     */
    EventParts open(
            Path event,
            CommandSpec command,
            Installation installation,
            Optional<String> games,
            Consumer<String> notices) {
        Map<String, String> typed = typed(command, OF_THE_GAME);
        Optional<Supplier<GameRunnerSource>> cluster =
                ClusterOrder.sources(new Settings(typed(command, OF_CLUSTERS)), notices);
        cluster.ifPresent(runners -> lookAt(runners, notices));
        Optional<WebhookTarget> target = webhook();
        games.ifPresent(folder -> typed.put(TournamentOption.GAMES.name(), folder));
        EventParts host = EventParts.open(
                event,
                typed,
                installation,
                LadderHours.of(Optional.ofNullable(hours), gamesADay),
                target,
                CasualGames.PATIENCE);
        host.names().areReal(hasRealNames);
        Optional.ofNullable(title).ifPresent(new EventSettings(host.file())::setTitle);
        cluster.ifPresent(host::playTournamentsAt);
        return host;
    }

    /**
     * An unreachable cluster does not prevent the event from opening, because an event is more than its tournaments.
     */
    private static void lookAt(Supplier<GameRunnerSource> cluster, Consumer<String> notices) {
        try {
            Objects.requireNonNull(cluster.get());
        } catch (Failed e) {
            notices.accept("no tournament can begin now: " + e.getMessage());
        }
    }
}
