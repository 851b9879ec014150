package org.botarena.arena.tune;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.duel.DuelResult;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.event.Order;
import org.botarena.arena.event.cluster.ClusterOrder;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.news.News;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.report.ResultsFolder;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.spec.TournamentSpec;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.NameList;
import org.botarena.arena.tournament.fixture.Openings;
import org.botarena.arena.tournament.format.FormatType;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.OneEntrant;
import org.botarena.arena.venue.Venue;

/**
 * A search for the best values of an agent's options. Each round is a gauntlet of candidates against the start, in
 * its own results folder; the match at the end is another one. The recorded games decide what is played next, so a
 * tuning that was stopped or killed resumes. It prints nothing. One thread, except for {@link #stop}.
 */
public final class Tuning {
    private static final String FILE = "tuning.json";
    private static final String START = "start";
    private static final String BEST = "best";
    private static final String MATCH = "match";

    /** Settings that may differ when a tuning resumes, because they do not affect its games. */
    private static final List<String> FREE = Stream.concat(
                    TournamentOption.OF_CLUSTERS.stream(), Stream.of(TournamentOption.JOBS, TournamentOption.OUT))
            .map(TournamentOption::name)
            .toList();

    private final Settings asked;
    private final TunedEntrant entrant;
    private final GamesPlan plan;
    private final Path folder;
    private final Search search;
    private final Openings openings;
    private final Games games;
    private final Installation installation;
    private final Set<String> told = ConcurrentHashMap.newKeySet();
    private Optional<Event> current = Optional.empty();
    private boolean isStopped;

    /**
     * The settings that a tuning was started with, stored in its folder.
     *
     * @param entrant as typed
     * @param sha256 of the submission
     * @param settings as typed, by the names of their options
     */
    private record Settled(String entrant, String sha256, int games, String seed, Map<String, String> settings) {
        /** The settings that differ and may not. */
        List<String> differences(Settled other) {
            List<String> names = new ArrayList<>(new Settings(settings).differences(new Settings(other.settings)));
            if (games != other.games) {
                names.add("games");
            }
            return names;
        }
    }

    private Tuning(
            Settings asked,
            TunedEntrant entrant,
            Settled settled,
            Path folder,
            TournamentSpec spec,
            Installation installation) {
        this.asked = asked;
        this.entrant = entrant;
        this.plan = GamesPlan.of(settled.games());
        this.folder = folder;
        this.search = new Search(entrant.space(), Long.parseLong(settled.seed()));
        this.openings = spec.openings();
        this.games = spec.games().games();
        this.installation = installation;
    }

    /**
     * Starts a tuning, or opens the one in the folder to resume it. Takes seconds, since it examines the jar.
     *
     * @param asked the settings of every game, and the machines to use
     * @param spec the tournament that these settings describe
     * @param typed the agent with its ranges: {@code uct.jar:k=0.05..2,share=0.9}
     * @param games in all, from {@value GamesPlan#FEWEST}
     * @throws Failed if the agent may not play, an option cannot be tuned, or the folder contains something else
     */
    public static Tuning open(Settings asked, TournamentSpec spec, String typed, int games, Installation installation) {
        try (Venue venue = Venue.open(spec.agentJava(), spec.games())) {
            if (games < GamesPlan.FEWEST) {
                throw new IllegalArgumentException(
                        "--games %s is too few for a search: play %s or more".formatted(games, GamesPlan.FEWEST));
            }
            Setup.requireTwoSides(spec.terms().rules());
            String game = spec.terms().rules().name();
            TunedEntrant entrant = TunedEntrant.parse(typed, start -> OneEntrant.of(start, game, installation, venue));
            Map<String, String> settings = asked.without(FREE).texts();
            String sha256 = entrant.start().program().sha256();
            Path folder = spec.out()
                    .orElseGet(() -> TournamentFolders.RESULTS.resolve(
                            "tune-" + digest(JsonText.line(List.of(typed, sha256, games, new TreeMap<>(settings))))));
            Settled now = new Settled(typed, sha256, games, "" + spec.seed(), settings);
            return new Tuning(asked, entrant, settled(folder, now, asked), folder, spec, installation);
        } catch (IllegalArgumentException | ResultsException | StoreException e) {
            throw new Failed(e);
        }
    }

    private static String digest(String text) {
        return Sha256.of(text.getBytes(StandardCharsets.UTF_8)).substring(0, 12);
    }

    /**
     * The settings that the tuning in a folder was started with, which must equal the current ones; a new tuning
     * stores the current ones.
     */
    private static Settled settled(Path folder, Settled now, Settings asked) {
        Path file = folder.resolve(FILE);
        if (!Files.exists(file)) {
            ResultsFolder.require(folder);
            WholeFile.write(file, out -> JsonText.MAPPER.writeValue(out, now));
            return now;
        }
        Settled before;
        try {
            before = JsonText.MAPPER.readValue(file.toFile(), Settled.class);
        } catch (IOException e) {
            throw new Failed("%s cannot be read: choose another folder with --out".formatted(file), e);
        }
        List<String> differences = before.differences(now);
        if (!asked.has(TournamentOption.SEED.name())) {
            differences.remove(TournamentOption.SEED.name());
        }
        if (!before.entrant().equals(now.entrant())) {
            throw new Failed(
                    "%s tunes %s: give the same, or another folder with --out".formatted(folder, before.entrant()));
        }
        if (!differences.isEmpty()) {
            throw new Failed("%s was started with another --%s: give the same, or another folder with --out"
                    .formatted(folder, String.join(", --", differences)));
        }
        if (!before.sha256().equals(now.sha256())) {
            throw new Failed(
                    "the agent has changed since %s was begun: choose another folder with --out".formatted(folder));
        }
        return before;
    }

    /** The most games that still have to be played. */
    public long left() {
        return orFailed(() -> {
            long left = 2L * (plan.rounds() * plan.pairs() + plan.finalPairs());
            for (int round = 0; round <= plan.rounds(); round++) {
                Path place = place(round);
                if (TournamentFolders.isBegun(place)) {
                    try (Store store = Store.read(place)) {
                        left -= store.games().count();
                    }
                }
            }
            return left;
        });
    }

    /**
     * Plays the remaining games.
     *
     * @param watching observes the games
     * @param notices gets information for the organizer, once each, in sentences without their full stops
     * @return empty if it was stopped: the same call resumes it
     * @throws Failed if a game cannot be played, with the remedy
     */
    public Optional<TuningResult> play(Spectator watching, Consumer<String> notices) {
        Optional<Supplier<GameRunnerSource>> cluster = ClusterOrder.sources(asked, notices);
        List<Trial> trials = new ArrayList<>();
        for (int round = 0; round < plan.rounds(); round++) {
            List<List<String>> candidates = search.candidates(round, trials, GamesPlan.CANDIDATES);
            if (!isPlayed(round, gauntlet(round, candidates), cluster, watching, notices)) {
                return Optional.empty();
            }
            trials.addAll(trials(place(round)));
        }
        ResponseSurface surface = ResponseSurface.of(search.space(), trials);
        List<String> best = search.best(surface, trials);
        Optional<DuelResult> match = Optional.empty();
        if (!best.equals(search.space().start())) {
            if (!isPlayed(plan.rounds(), match(best), cluster, watching, notices)) {
                return Optional.empty();
            }
            match = Optional.of(read(place(plan.rounds()), (setup, results) -> results.get(BEST)));
        }
        TuningResult result =
                new TuningResult(entrant.typed(), search.seed(), search.space(), trials, surface, best, match, folder);
        orFailed(() -> {
            WholeFile.write(result.plot(), out -> out.write(new TuningPlot(result).svg()));
            return null;
        });
        return Optional.of(result);
    }

    private Path place(int round) {
        return folder.resolve(round == plan.rounds() ? MATCH : String.format(Locale.ROOT, "round-%02d", round + 1));
    }

    private Settings gauntlet(int round, List<List<String>> candidates) {
        int pairs = plan.pairs() / candidates.size();
        return settings(
                        round,
                        pairs,
                        candidates.stream()
                                .map(values -> new Settings.Wanted(entrant.typed(values), ""))
                                .toList())
                .with(FormatType.SETTING, "gauntlet")
                .with("against", NameList.text(List.of(START)));
    }

    private Settings match(List<String> best) {
        return settings(plan.rounds(), plan.finalPairs(), List.of(new Settings.Wanted(entrant.typed(best), BEST)));
    }

    /** The settings of a round, with its own seed and openings. */
    private Settings settings(int round, int pairs, List<Settings.Wanted> others) {
        Map<String, String> texts = new LinkedHashMap<>(asked.texts());
        texts.put(TournamentOption.SEED.name(), "" + search.seed(round));
        texts.put(TournamentOption.PAIRS.name(), "" + pairs);
        texts.put(TournamentOption.STRICT.name(), "true");
        texts.put(TournamentOption.OUT.name(), place(round).toString());
        Optional<Openings.Listed> some = listed(round, pairs);
        some.ifPresent(lines -> texts.put(Settings.OPENINGS, Settings.openings(lines)));
        List<Settings.Wanted> all = new ArrayList<>(List.of(new Settings.Wanted(entrant.typed(), START)));
        all.addAll(others);
        return new Settings(texts, all, some);
    }

    /**
     * The openings of a file for a round: the match gets the last third, and each round takes the next ones of the
     * others.
     */
    private Optional<Openings.Listed> listed(int round, int pairs) {
        if (!(openings instanceof Openings.Listed whole) || whole.lines().size() < 3) {
            return openings instanceof Openings.Listed few ? Optional.of(few) : Optional.empty();
        }
        List<Openings.Opening> lines = whole.lines();
        int searched = lines.size() * 2 / 3;
        if (round == plan.rounds()) {
            return Optional.of(new Openings.Listed(whole.file(), lines.subList(searched, lines.size())));
        }
        List<Openings.Opening> turned = new ArrayList<>(lines.subList(0, searched));
        Collections.rotate(turned, -round * pairs);
        return Optional.of(new Openings.Listed(whole.file(), turned));
    }

    /** Plays the remaining games of a round, and returns whether all have been recorded. */
    private boolean isPlayed(
            int round,
            Settings settings,
            Optional<Supplier<GameRunnerSource>> cluster,
            Spectator watching,
            Consumer<String> notices) {
        Optional<Path> past = orFailed(() -> Optional.of(place(round)).filter(TournamentFolders::isBegun));
        if (past.isPresent() && isFinished(past.get())) {
            return true;
        }
        Clock clock = Clock.system(ZoneId.systemDefault());
        TournamentSpec spec =
                orFailed(() -> TournamentSpec.of(settings, installation, clock).inProcesses());
        try (Event event = Event.open(new Order(spec, past, false, true), installation)) {
            begin(event);
            cluster.ifPresent(source -> event.playAt(source.get()));
            event.watch(watching);
            event.listen(news -> {
                if (news.news() instanceof News.Noticed notice
                        && told.add(notice.sentence().toString())) {
                    notices.accept(notice.sentence().toString());
                }
            });
            return !event.play(Optional.empty()).over().isInterrupted();
        } finally {
            end();
        }
    }

    private static boolean isFinished(Path round) {
        return orFailed(() -> {
            try (Store store = Store.read(round)) {
                return store.progress() == State.FINISHED;
            }
        });
    }

    private List<Trial> trials(Path round) {
        return read(
                round,
                (setup, results) -> setup.entrants().stream()
                        .filter(one -> results.containsKey(one.name()))
                        .map(one -> new Trial(
                                search.space().of(one.options()),
                                new Counts(results.get(one.name()).comparison().pentanomial())))
                        .toList());
    }

    /** Reads the results of all candidates against the start in a round. */
    private <T> T read(Path round, BiFunction<Setup, Map<String, DuelResult>, T> reader) {
        return orFailed(() -> {
            try (Store store = TournamentFolders.read(round)) {
                Setup setup = store.setup(games);
                return reader.apply(setup, DuelResult.against(START, setup, store.games()));
            }
        });
    }

    private synchronized void begin(Event event) {
        current = Optional.of(event);
        if (isStopped) {
            event.stop();
        }
    }

    private synchronized void end() {
        current = Optional.empty();
    }

    /** Ends the tuning soon, from any thread; finished games have been recorded. */
    public synchronized void stop() {
        isStopped = true;
        current.ifPresent(Event::stop);
    }

    private static <T> T orFailed(Supplier<T> work) {
        try {
            return work.get();
        } catch (IllegalArgumentException | ResultsException | StoreException e) {
            throw new Failed(e);
        }
    }
}
