package org.botarena.arena.news;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.Ply;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.format.Matchup;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Unplayed;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;

/**
 * Something that has happened in a tournament. What is to be on file is there already when it is told. Immutable. Each knows its
 * text form, which arena/docs/events.md describes.
 */
public sealed interface News {
    /** Its text form. */
    NewsText text();

    /** What is going to be played. */
    record Planned(Plan plan) implements News {
        @Override
        public NewsText text() {
            Setup what = plan.setup();
            return NewsText.of("plan")
                    .and("game", what.terms().rules().name())
                    .and("format", what.format().toString())
                    .and("entrants", what.names())
                    .and("games", plan.games())
                    .and("atMost", !what.format().isFixed())
                    .and("seed", "" + what.seed())
                    .and("jobs", what.jobs())
                    .and("estimateMs", plan.estimate().toMillis())
                    .and("worstMs", plan.worst().toMillis())
                    .and("objection", plan.objection().orElse(null))
                    .and("results", plan.results().toString());
        }
    }

    /** An entrant takes part. */
    record Admitted(Entrant entrant) implements News {
        @Override
        public NewsText text() {
            return NewsText.of("admitted")
                    .and("entrant", entrant.name())
                    .and("sha256", entrant.jar().sha256())
                    .and("options", new TreeMap<>(entrant.options()));
        }
    }

    /**
     * The games begin, or go on where an earlier run has ended.
     *
     * @param games that are left; where results or the time decide that, at most
     * @param until when the last of them should have ended; empty: whenever it has
     */
    record Begins(long games, Optional<Instant> until) implements News {
        @Override
        public NewsText text() {
            return NewsText.of("begins")
                    .and("games", games)
                    .and("until", until.map(Instant::toString).orElse(null));
        }
    }

    /**
     * The games of a round are settled.
     *
     * @param round from 1
     * @param meetings who meets whom; empty where that does not hang on results
     */
    record RoundDrawn(int round, List<Matchup> meetings) implements News {
        public RoundDrawn {
            meetings = List.copyOf(meetings);
        }

        @Override
        public NewsText text() {
            return NewsText.of("round")
                    .and("round", round)
                    .and(
                            "meetings",
                            meetings.stream()
                                    .map(bout -> List.of(bout.one(), bout.other()))
                                    .toList());
        }
    }

    /**
     * An attempt at a game begins, or has begun before and is told once more.
     *
     * @param moves the plies so far, in notation: at first those of the opening
     */
    record GameBegun(Pairing game, List<String> moves) implements News {
        public GameBegun {
            moves = List.copyOf(moves);
        }

        GameBegun after(Ply ply) {
            return new GameBegun(
                    game, Stream.concat(moves.stream(), Stream.of(ply.move())).toList());
        }

        @Override
        public NewsText text() {
            return NewsText.of(
                            "begun",
                            game.id(),
                            game.seats().stream().map(Entrant::name).toList())
                    .and("start", game.fixture().start())
                    .and("moves", moves);
        }
    }

    /** A ply was played after the opening. */
    record PlyPlayed(Pairing game, Ply ply) implements News {
        @Override
        public NewsText text() {
            return NewsText.of("ply")
                    .and("id", game.id())
                    .and("ply", ply.number())
                    .and("player", ply.player() < 0 ? null : ply.player())
                    .and("move", ply.move())
                    .and("wallMs", ply.wallMs())
                    .and("excused", ply.excused().isPresent());
        }
    }

    /** So many plies were not told, since more was told than the readers could take. */
    record PliesLeftOut(long plies) implements News {
        @Override
        public NewsText text() {
            return NewsText.of("left-out").and("plies", plies);
        }
    }

    /** The machine or the arena disturbed an attempt: it does not count. */
    record AttemptVoided(GameRecord game) implements News {
        @Override
        public NewsText text() {
            return NewsText.of("disturbed", game)
                    .and("attempt", game.attempts().size())
                    .and("reason", game.result().voided().orElse(Sentence.quote("no result")))
                    .withProgress();
        }
    }

    /**
     * A game has ended with a result.
     *
     * @param points by seat: 1, 0.5 or 0
     */
    record GameEnded(GameRecord game, List<Double> points) implements News {
        public GameEnded {
            points = List.copyOf(points);
        }

        @Override
        public NewsText text() {
            return NewsText.of("game", game)
                    .and("scores", game.result().scores())
                    .and("points", points)
                    .and("plies", game.result().plies().size())
                    .and(
                            "faults",
                            game.result().faults().stream().map(this::fault).toList())
                    .and("marked", game.result().voided().orElse(null))
                    .withProgress();
        }

        private Map<String, Object> fault(Fault fault) {
            return NewsText.of("fault")
                    .and("player", fault.player())
                    .and("entrant", game.seats().get(fault.player()).entrant())
                    .and("ply", fault.ply())
                    .and("kind", fault.verdict().kind())
                    .and("reason", fault.verdict().reason())
                    .fields();
        }
    }

    /** A game was given up for good. */
    record GivenUp(Unplayed game) implements News {
        @Override
        public NewsText text() {
            return NewsText.of("unplayed", game.game())
                    .and("reason", game.reason())
                    .withProgress();
        }
    }

    /** The organizer should know something now, above all about the machine, in a sentence without its full stop. */
    record Noticed(Sentence sentence) implements News {
        @Override
        public NewsText text() {
            return NewsText.of("notice").and("text", sentence).and("sentence", sentence.form());
        }
    }

    /** The standings are others than before. */
    record StandingsChanged(Standings standings) implements News {
        @Override
        public NewsText text() {
            return NewsText.of("standings")
                    .and(
                            "rows",
                            standings.rows().stream().map(StandingsChanged::row).collect(Collectors.toList()))
                    .withProgress();
        }

        private static Map<String, Object> row(Standing row) {
            return NewsText.of("row")
                    .and("place", row.place())
                    .and("shared", row.isShared())
                    .and("entrant", row.entrant())
                    .and("points", row.points())
                    .and("wins", row.wins())
                    .and("draws", row.draws())
                    .and("losses", row.losses())
                    .and("faults", row.allFaults())
                    .fields();
        }
    }

    /**
     * Nothing more is played, and the results are written.
     *
     * @param played games with a result
     * @param unplayed games that were given up
     * @param isInterrupted whether somebody stopped it
     * @param trimmed what the time did not allow
     * @param results the folder; empty: none is kept
     */
    record Over(long played, int unplayed, boolean isInterrupted, Optional<Sentence> trimmed, String results)
            implements News {
        @Override
        public NewsText text() {
            return NewsText.of("end")
                    .and("played", played)
                    .and("unplayed", unplayed)
                    .and("interrupted", isInterrupted)
                    .and("trimmed", trimmed.orElse(null))
                    .and("results", results);
        }
    }
}
