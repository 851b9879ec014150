package org.botarena.arena.cli;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.match.Attempt;
import org.botarena.arena.match.Fault;
import org.botarena.arena.match.GameRecord;
import org.botarena.arena.match.Pairing;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Enlisted;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.Store;

/** A game on file that is played again, and how often it ends alike. One thread. */
final class Dispute {
    private final GameRecord onFile;
    private final Pairing pairing;
    private final List<String> damage;
    private int games;
    private int alike;
    private int faults;

    private Dispute(GameRecord onFile, Pairing pairing, List<String> damage) {
        this.onFile = onFile;
        this.pairing = pairing;
        this.damage = damage;
    }

    /**
     * The game of that id.
     *
     * @throws Failed if there is none that counts, or one of its jars cannot play any more
     */
    static Dispute of(Store store, String id, Admission admission) {
        Ledger ledger = store.games();
        GameRecord game = ledger.find(id)
                .orElseThrow(() -> new Failed(
                        ledger.damage().isEmpty()
                                ? "%s has no game '%s' that counts: the ids are in games.jsonl"
                                        .formatted(store.folder(), id)
                                : ledger.damage().get(0)));
        // The jars that played it, which others may have taken the place of since.
        Map<String, Enlisted> enlisted =
                store.entrants().everyone().stream().collect(Collectors.toMap(Enlisted::key, Function.identity()));
        Map<String, Entrant> staged = game.pairing().seats().stream()
                .map(Entrant::key)
                .distinct()
                .collect(Collectors.toMap(Function.identity(), key -> Staging.of(enlisted.get(key), store, admission)));
        Pairing again = new Pairing(
                id,
                game.pairing().fixture(),
                game.pairing().seats().stream()
                        .map(entrant -> staged.get(entrant.key()))
                        .toList(),
                game.pairing().seeds());
        return new Dispute(game, again, ledger.damage());
    }

    /** The game, ready to be played. */
    Pairing pairing() {
        return pairing;
    }

    /** What of its record is damaged, and from where it was taken; empty: nothing. */
    List<String> damage() {
        return damage;
    }

    /** How it ended on file, in a line. */
    String onFile() {
        return text(onFile.result());
    }

    /** Counts one more playing of it, and says how it ended, in a line. */
    String meet(GameRecord again) {
        games++;
        List<String> before = kinds(onFile.result());
        List<String> now = kinds(again.result());
        alike += before.equals(now)
                        && onFile.result().scores().equals(again.result().scores())
                ? 1
                : 0;
        faults += !before.isEmpty() && before.equals(now) ? 1 : 0;
        return text(again.result());
    }

    /** How often it ended alike, in a sentence. */
    String verdict() {
        return onFile.result().faults().isEmpty()
                ? "It ended with the same scores in %d of %s.".formatted(alike, Numbers.counted(games, "game"))
                : "The fault returned in %d of %s.".formatted(faults, Numbers.counted(games, "game"));
    }

    private static List<String> kinds(Attempt attempt) {
        return attempt.faults().stream()
                .map(fault -> fault.player() + " " + fault.verdict().kind())
                .toList();
    }

    private String text(Attempt attempt) {
        String names = pairing.seats().stream().map(Entrant::name).collect(Collectors.joining(" - "));
        String scores = attempt.scores().isEmpty()
                ? "no result"
                : attempt.scores().stream().map(Numbers::plain).collect(Collectors.joining(":"));
        String wrong = attempt.faults().stream().map(this::text).collect(Collectors.joining());
        return names + " " + scores + wrong;
    }

    private String text(Fault fault) {
        return "; %s at ply %d: %s (%s)"
                .formatted(
                        pairing.seats().get(fault.player()).name(),
                        fault.ply(),
                        fault.verdict().kind(),
                        fault.verdict().reason());
    }
}
