package org.botarena.arena.cli.results;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.event.Staging;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.entry.Enlisted;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.tournament.schedule.Unplayed;
import org.botarena.arena.venue.Failed;

/**
 * A game on file that is played again, and how often it ends alike; one that was given up may have a result now. One thread.
 */
final class Dispute {
    private final Pairing pairing;
    private final Optional<Attempt> onFile;
    private final Optional<Unplayed> givenUp;
    private final List<String> damage;
    private int games;
    private int alike;
    private int results;

    private Dispute(Pairing pairing, Optional<Attempt> onFile, Optional<Unplayed> givenUp, List<String> damage) {
        this.pairing = pairing;
        this.onFile = onFile;
        this.givenUp = givenUp;
        this.damage = damage;
    }

    /**
     * The game of that id.
     *
     * @throws Failed if there is none that counts or was given up, or one of its jars cannot play any more
     */
    static Dispute of(Store store, String id, Admission admission) {
        Ledger ledger = store.games();
        Optional<GameRecord> played = ledger.find(id);
        Optional<Unplayed> givenUp = played.isPresent() ? Optional.empty() : ledger.givenUpAs(id);
        Pairing game = played.map(GameRecord::pairing)
                .or(() -> givenUp.map(Unplayed::pairing))
                .orElseThrow(() -> new Failed(
                        ledger.damage().isEmpty()
                                ? "%s has no game '%s' that counts or was given up: the ids are in games.jsonl"
                                        .formatted(store.folder(), id)
                                : ledger.damage().get(0)));
        // The jars that played it, which others may have taken the place of since.
        Map<String, Enlisted> enlisted =
                store.entrants().everyone().stream().collect(Collectors.toMap(Enlisted::key, Function.identity()));
        Map<String, Entrant> staged = game.seats().stream()
                .map(Entrant::key)
                .distinct()
                .collect(Collectors.toMap(Function.identity(), key -> Staging.of(enlisted.get(key), store, admission)));
        Pairing again = new Pairing(
                id,
                game.fixture(),
                game.seats().stream().map(entrant -> staged.get(entrant.key())).toList(),
                game.seeds());
        return new Dispute(again, played.map(GameRecord::result), givenUp, ledger.damage());
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
        return onFile.map(this::text)
                .orElseGet(() -> "%s no result: given up (%s)"
                        .formatted(names(), givenUp.map(Unplayed::reason).orElse("nobody says why")));
    }

    /** This playing of it with the disturbed attempts that are on file, as it would stand there. */
    GameRecord joined(GameRecord again) {
        return givenUp.flatMap(Unplayed::record).map(again::after).orElse(again);
    }

    /** Counts one more playing of it, and says how it ended, in a line. */
    String meet(GameRecord again) {
        games++;
        results += again.isDisturbed() ? 0 : 1;
        alike += onFile.filter(before -> isAlike(before, again.result())).isPresent() ? 1 : 0;
        return text(again.result());
    }

    /** How often it ended alike, in a sentence. */
    String verdict() {
        String all = Numbers.counted(games, "game");
        if (onFile.isEmpty()) {
            return "It had a result in %d of %s.".formatted(results, all);
        }
        return onFile.get().faults().isEmpty()
                ? "It ended with the same scores in %d of %s.".formatted(alike, all)
                : "The fault returned in %d of %s.".formatted(alike, all);
    }

    /** With the same faults; where there is none, with the same scores. */
    private static boolean isAlike(Attempt before, Attempt now) {
        return kinds(before).equals(kinds(now))
                && (!before.faults().isEmpty() || before.scores().equals(now.scores()));
    }

    private static List<String> kinds(Attempt attempt) {
        return attempt.faults().stream()
                .map(fault -> fault.player() + " " + fault.verdict().kind())
                .toList();
    }

    private String text(Attempt attempt) {
        String scores = attempt.scores().isEmpty()
                ? "no result"
                : attempt.scores().stream().map(Numbers::plain).collect(Collectors.joining(":"));
        String wrong = attempt.faults().stream().map(this::text).collect(Collectors.joining());
        return names() + " " + scores + wrong;
    }

    private String names() {
        return pairing.seats().stream().map(Entrant::name).collect(Collectors.joining(" - "));
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
