package org.botarena.arena.cluster.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.botarena.arena.cluster.table.PairDealer.ClusterGone;
import org.botarena.arena.cluster.table.PairDealer.Deal;
import org.botarena.arena.cluster.table.PairDealer.WorkerFailed;
import org.botarena.arena.cluster.task.GameListener;
import org.botarena.arena.cluster.task.PairTask;
import org.botarena.arena.cluster.task.PairTask.TaskGame;
import org.botarena.arena.cluster.task.PlayedPair;
import org.botarena.arena.cluster.task.TaskEntrant;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Settings;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.venue.BuildId;

/**
 * A runner whose games are played by workers. The games of a pair announced by {@link #prepare} are sent together.
 * Thread-safe.
 */
public final class ClusterGameRunner implements GameRunner {
    /** The games of two pairs for each lane: the current pair, and the next one there or on a joining worker. */
    private static final int AHEAD = 4;

    private final Map<String, String> terms;
    private final List<String> gameJars = new ArrayList<>();
    private final PairDealer dealer;
    private final Consumer<String> notices;
    private final Map<String, Path> files = new ConcurrentHashMap<>();
    private final Map<Path, String> hashes = new ConcurrentHashMap<>();
    private final Map<String, List<ScheduledGame>> announced = new HashMap<>();
    private final Map<String, Hand> hands = new HashMap<>();
    private final PairPace pace = new PairPace();
    private boolean isGone;

    /** A task that was sent, and its games that have not been requested yet. */
    private record Hand(Deal deal, Map<String, GameReporter> games) {}

    /**
     * A runner for these terms.
     *
     * @param games in addition to the installed ones
     * @param notices receives the reason if no more games can be played
     */
    public ClusterGameRunner(Terms terms, GameJars games, PairDealer dealer, Consumer<String> notices) {
        this.terms = Settings.of(terms).texts();
        this.dealer = dealer;
        this.notices = notices;
        games.jars().forEach(jar -> gameJars.add(hash(jar)));
    }

    private String hash(Path file) {
        return hashes.computeIfAbsent(file, path -> {
            try {
                String sha256 = Sha256.of(path);
                files.put(sha256, path);
                return sha256;
            } catch (IOException e) {
                throw new UncheckedIOException("a jar cannot be read", e);
            }
        });
    }

    @Override
    public int inFlight(int jobs) {
        return AHEAD * jobs;
    }

    @Override
    public synchronized void prepare(ScheduledGame pairing) {
        announced
                .computeIfAbsent(pairing.meeting(), meeting -> new ArrayList<>())
                .add(pairing);
    }

    @Override
    public GameRecord play(ScheduledGame pairing) throws InterruptedException {
        return play(pairing, () -> {}, ply -> {});
    }

    @Override
    public GameRecord play(ScheduledGame pairing, Runnable begun, Consumer<Ply> told) throws InterruptedException {
        Hand hand = hand(pairing);
        GameReporter reporter = hand.games.get(pairing.id());
        reporter.reportTo(begun, told);
        try {
            PlayedPair played = hand.deal.await();
            pace.played(played.millis());
            reporter.begin();
            return played.games().stream()
                    .filter(game -> game.id().equals(pairing.id()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("a worker has left out " + pairing.id()))
                    .record(pairing, played.worker());
        } catch (WorkerFailed e) {
            return new GameRecord(pairing, Attempt.failed(Sentence.quote(e.getMessage())), List.of());
        } catch (ClusterGone e) {
            gone(e.getMessage());
            throw new InterruptedException(e.getMessage());
        } catch (InterruptedException e) {
            hand.deal.cancel();
            throw e;
        }
    }

    private synchronized void gone(String why) {
        if (!isGone) {
            isGone = true;
            notices.accept(why);
        }
    }

    /** The task of a game, which was sent with the pair's other game, or is sent now. */
    private synchronized Hand hand(ScheduledGame pairing) {
        Hand dealt = hands.remove(pairing.id());
        if (dealt != null) {
            return dealt;
        }
        List<ScheduledGame> waiting = announced.getOrDefault(pairing.meeting(), List.of());
        boolean isAnnounced = waiting.stream().anyMatch(game -> game.id().equals(pairing.id()));
        List<ScheduledGame> games = isAnnounced ? waiting : List.of(pairing); // A resumed game is sent separately.
        if (isAnnounced) {
            announced.remove(pairing.meeting());
        }
        Map<String, GameReporter> reporters = new LinkedHashMap<>();
        games.forEach(game -> reporters.put(game.id(), new GameReporter()));
        PairTask task = task(games);
        Map<String, Path> needed = new TreeMap<>();
        task.files().forEach(sha256 -> needed.put(sha256, files.get(sha256)));
        Hand hand = new Hand(dealer.deal(task, needed, pace.isShort(), listener(reporters)), reporters);
        games.stream().filter(game -> !game.id().equals(pairing.id())).forEach(game -> hands.put(game.id(), hand));
        return hand;
    }

    private static GameListener listener(Map<String, GameReporter> reporters) {
        return new GameListener() {
            @Override
            public void begun(String game) {
                reporters.get(game).begin();
            }

            @Override
            public void played(String game, Ply ply) {
                reporters.get(game).report(ply);
            }
        };
    }

    private PairTask task(List<ScheduledGame> games) {
        Map<String, TaskEntrant> entrants = new HashMap<>();
        for (Entrant entrant : games.get(0).seats()) {
            entrants.computeIfAbsent(
                    entrant.key(),
                    key -> TaskEntrant.of(entrant, hash(entrant.jar().staged())));
        }
        return new PairTask(
                BuildId.ofThisProgram(), terms, games.stream().map(TaskGame::of).toList(), entrants, gameJars);
    }

    @Override
    public void close() {
        dealer.close();
    }
}
