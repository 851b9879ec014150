package org.botarena.arena.store;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.standing.Counted;

/**
 * Enters lines of the journal into the store. The same lines give the same store, however often some of them are entered. One
 * thread at a time.
 */
public final class JournalImport {
    /** The facts that say which line was entered last: its number and its hash. */
    public static final Set<String> ENTERED = Set.of("journal", "journal-head");

    private static final String SEQ = "journal";
    private static final String HEAD = "journal-head";

    static final String LOST = "lost";
    static final String BEGINNING = "beginning";
    static final String MADE = "made";

    private final Database database;
    private final StoredEntrants entrants;
    private final EntrantTable rows;
    private final GameTable games;
    private final Facts facts;
    private Optional<Map<String, Entrant>> known = Optional.empty();
    private Optional<Duration> moveTime = Optional.empty();
    private Optional<Boolean> isIncomplete = Optional.empty();

    public JournalImport(Database database, StoredEntrants entrants) {
        this.database = database;
        this.entrants = entrants;
        this.rows = new EntrantTable(database);
        this.games = new GameTable(database);
        this.facts = new Facts(database);
    }

    /** The number of the next line that the store has not entered yet. */
    static long next(Database database) {
        return new Facts(database).noted(SEQ).map(Long::parseLong).orElse(-1L) + 1;
    }

    /** The hash of the last line that the database entered; empty before the first. */
    static String head(Database database) {
        return new Facts(database).noted(HEAD).orElse("");
    }

    /** Notes that all lines up to this one have been entered. */
    public static void reached(Database database, JournalLine line) {
        new Facts(database).note(SEQ, "" + line.seq());
        new Facts(database).note(HEAD, line.hash());
    }

    /** Enters lines that follow each other, all or none; damaged ones are passed over. */
    public void enter(List<JournalLine> lines) {
        if (lines.isEmpty()) {
            return;
        }
        database.change(() -> {
            for (JournalLine line : lines) {
                line.entry().ifPresent(entry -> enter(line, entry));
            }
            reached(database, lines.get(lines.size() - 1));
        });
    }

    private void enter(JournalLine line, Entry entry) {
        games.keep(line);
        if (entry instanceof GameEntry game && isOfNobody(game)) {
            return;
        }
        state(entry).ifPresent(this::note);
        if (entry instanceof Entry.Begin begin) {
            begin(begin);
        } else if (entry instanceof RosterEntry.Joined joined) {
            known = Optional.empty();
            rows.insert(joined.entrant(), joined.since());
        } else if (entry instanceof RosterEntry.Replaced replaced) {
            known = Optional.empty();
            rows.end(replaced.entrant().author(), replaced.entrant().generation(), replaced.until());
            rows.plays(replaced.entrant().author());
            rows.insert(replaced.entrant(), replaced.since());
        } else if (entry instanceof RosterEntry.Withdrawn withdrawn) {
            known = Optional.empty();
            rows.withdraw(withdrawn.author(), withdrawn.until());
        } else if (entry instanceof Entry.Lost) {
            isIncomplete = Optional.of(true);
            facts.note(LOST, (facts.noted(LOST).orElse("") + " " + line.seq()).strip());
        } else if (entry instanceof Entry.Extended extended) {
            extend(extended.pairs(), extended.jobs());
        } else if (entry instanceof GameEntry.Attempted attempted) {
            attempted(line.seq(), attempted);
        } else if (entry instanceof GameEntry.Disturbed disturbed) {
            games.disturbed(line.seq(), disturbed);
        } else if (entry instanceof GameEntry.GivenUp givenUp) {
            games.givenUp(line.seq(), givenUp);
        } else if (entry instanceof RosterEntry.Absent absent) {
            facts.note("absentees", StableJson.text(absent.absentees()));
        } else if (entry instanceof Entry.KeptFile file) {
            file.text().ifPresent(text -> facts.noteFile(file.name(), text));
        } else if (entry instanceof Entry.Reached reached) {
            facts.note("interrupted", "" + reached.interrupted());
            facts.note("ended", reached.ended());
            facts.note("tables", "" + reached.tables());
            facts.note("trimmed", StableJson.text(reached.trimmed()));
            facts.note(TournamentProgress.NOTICES, StableJson.text(reached.notices()));
        }
    }

    /** Whether one of the players joined in a line that is lost. */
    private boolean isOfNobody(GameEntry game) {
        return isIncomplete() && game.game().seats().stream().anyMatch(seat -> !known().containsKey(seat.key()));
    }

    private boolean isIncomplete() {
        if (isIncomplete.isEmpty()) {
            isIncomplete = Optional.of(facts.noted(LOST).isPresent());
        }
        return isIncomplete.get();
    }

    private void begin(Entry.Begin begin) {
        Beginning beginning = begin.beginning();
        facts.note(BEGINNING, StableJson.text(beginning));
        facts.note(MADE, begin.made());
        Settings settings = new Settings(beginning.settings());
        facts.note(settings);
        facts.note("settings", settings.hash());
        if (beginning.openings() != null) {
            facts.note("openings", StableJson.text(beginning.openings()));
        }
        facts.note("arena", beginning.arena());
        facts.note("java", beginning.java());
        facts.note("started", beginning.started());
        beginning.entrants().forEach(entrant -> rows.insert(entrant, 0));
        extend(beginning.pairs(), beginning.jobs());
    }

    private void extend(int pairs, int jobs) {
        facts.note("pairs", "" + pairs);
        facts.note("jobs", "" + jobs);
    }

    /**
     * How far a tournament is after something has happened to it; empty: as far as before. A game that is played after an end begins
     * another run: what was published at that end is not of all games.
     */
    public static Optional<State> state(Entry entry) {
        if (entry instanceof Entry.Reached reached) {
            return Optional.of(reached.state());
        }
        boolean isPlayed = entry instanceof GameEntry.Attempted attempted && attempted.reason() == null;
        return isPlayed
                        || entry instanceof GameEntry.GivenUp
                        || entry instanceof Entry.Begin
                        || entry instanceof Entry.Extended
                ? Optional.of(State.BEGUN)
                : Optional.empty();
    }

    private void note(State state) {
        if (!facts.noted("state").equals(Optional.of(state.name()))) {
            facts.note("state", state.name());
        }
    }

    private void attempted(long seq, GameEntry.Attempted entry) {
        if (games.has(entry.attemptId().orElseThrow())) {
            return;
        }
        GameRecord game =
                new GameRecord(entry.game().pairing(known()), entry.game().attempt(), List.of());
        games.count(seq, entry, Digest.of(Counted.of(game, moveTime())));
    }

    private Duration moveTime() {
        if (moveTime.isEmpty()) {
            moveTime = Optional.of(facts.settings().moveTime());
        }
        return moveTime.get();
    }

    private Map<String, Entrant> known() {
        if (known.isEmpty()) {
            known = Optional.of(entrants.all());
        }
        return known.get();
    }
}
