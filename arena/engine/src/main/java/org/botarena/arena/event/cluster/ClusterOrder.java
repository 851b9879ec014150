package org.botarena.arena.event.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.store.Settings;
import org.botarena.arena.venue.Failed;

/**
 * The other machines on which games will be played. Immutable.
 *
 * @param url of the master: {@code spark://host:7077}
 * @param secret the file with the secret shared by the cluster, or empty for the user's own
 * @param speedWithin how much slower than the fastest machine others may be, as a fraction from 0 to below 1; empty:
 *     any
 * @param trusted jars that may play outside a sandbox
 */
public record ClusterOrder(String url, Optional<Path> secret, OptionalDouble speedWithin, List<Path> trusted) {
    private static final Pattern PERCENT = Pattern.compile("([0-9]{1,2}(?:[.][0-9]+)?) ?%");

    /**
     * The runner source for these settings; empty: this machine.
     *
     * @throws IllegalArgumentException if a setting is wrong
     * @throws Failed if this installation cannot play elsewhere, or as {@link ClusterProvider#join} says
     */
    public static Optional<GameRunnerSource> source(Settings asked, Consumer<String> notices) {
        return sources(asked, notices).map(Supplier::get);
    }

    /**
     * The runner source for several tournaments in a row: joins the cluster each time, and throws what {@link
     * #source} throws.
     *
     * @throws IllegalArgumentException if a setting is wrong
     * @throws Failed if this installation cannot play elsewhere
     */
    public static Optional<Supplier<GameRunnerSource>> sources(Settings asked, Consumer<String> notices) {
        return sources(
                asked, notices, () -> ServiceLoader.load(ClusterProvider.class).findFirst());
    }

    static Optional<Supplier<GameRunnerSource>> sources(
            Settings asked, Consumer<String> notices, Supplier<Optional<ClusterProvider>> provider) {
        Optional<String> url = asked.read(TournamentOption.CLUSTER.name(), text -> text);
        if (url.isEmpty()) {
            return Optional.empty();
        }
        ClusterOrder order = new ClusterOrder(
                url.get(),
                asked.read(TournamentOption.SECRET.name(), Path::of),
                asked.read(TournamentOption.SPEED_WITHIN.name(), ClusterOrder::percent)
                        .map(OptionalDouble::of)
                        .orElse(OptionalDouble.empty()),
                asked.list(TournamentOption.TRUST.name()).stream().map(Path::of).toList());
        ClusterProvider found = provider.get()
                .orElseThrow(
                        () -> new Failed("--cluster: this installation plays on one machine only. Take the other zip,"
                                + " arena-cluster-VERSION.zip, here and on every worker"));
        return Optional.of(() -> found.join(order, notices));
    }

    private static double percent(String text) {
        Matcher matcher = PERCENT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("'%s' is not a share below 100%%: write 10%%".formatted(text));
        }
        return Double.parseDouble(matcher.group(1)) / 100;
    }
}
