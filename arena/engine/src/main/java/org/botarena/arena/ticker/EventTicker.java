package org.botarena.arena.ticker;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.report.plan.Progress.Status;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Unplayed;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;

/** The events between the first and the last: each game, and the standings at most every 10 s and at the end. */
final class EventTicker implements Ticker {
    private static final Duration BETWEEN_TABLES = Duration.ofSeconds(10);

    /** Standings take at most one part in so many of the time. */
    private static final int COST = 20;

    private final Chronicle chronicle;
    private final Optional<Setup> setup;
    private final Supplier<Standings> standings;
    private final Clock clock;
    private final Consumer<Map<String, Object>> out;
    private Instant tableDue;

    EventTicker(
            Chronicle chronicle,
            Optional<Setup> setup,
            Supplier<Standings> standings,
            Clock clock,
            Consumer<Map<String, Object>> out) {
        this.chronicle = chronicle;
        this.setup = setup;
        this.standings = standings;
        this.clock = clock;
        this.out = out;
        this.tableDue = clock.instant().plus(BETWEEN_TABLES);
    }

    @Override
    public void ended(GameRecord game) {
        chronicle.ended(game);
        Map<String, Object> event = game("game", game.pairing());
        event.put("scores", game.result().scores());
        setup.ifPresent(what -> event.put("points", Outcome.points(what.terms().rules(), game.result())));
        event.put("plies", game.result().plies().size());
        event.put(
                "faults",
                game.result().faults().stream()
                        .map(fault -> fault(game.pairing(), fault))
                        .toList());
        event.put("marked", game.result().voided().orElse(null));
        put(event, chronicle.status());
        tick();
    }

    @Override
    public void disturbed(GameRecord game) {
        chronicle.disturbed(game);
        Map<String, Object> event = game("disturbed", game.pairing());
        event.put("attempt", game.attempts().size());
        event.put("reason", game.result().voided().orElse("no result"));
        put(event, chronicle.status());
    }

    @Override
    public void noticed(String sentence) {
        Map<String, Object> event = Events.event("notice", clock);
        event.put("text", sentence);
        out.accept(event);
    }

    @Override
    public void unplayed(Unplayed game) {
        chronicle.unplayed(game);
        Map<String, Object> event = game("unplayed", game.pairing());
        event.put("reason", game.reason());
        put(event, chronicle.status());
    }

    private Map<String, Object> game(String kind, Pairing game) {
        Map<String, Object> event = Events.event(kind, clock);
        event.put("id", game.id());
        event.put("seats", game.seats().stream().map(Entrant::name).toList());
        return event;
    }

    private static Map<String, Object> fault(Pairing game, Fault fault) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("player", fault.player());
        object.put("entrant", game.seats().get(fault.player()).name());
        object.put("ply", fault.ply());
        object.put("kind", fault.verdict().kind());
        object.put("reason", fault.verdict().reason());
        return object;
    }

    private void put(Map<String, Object> event, Status status) {
        event.put("done", status.done());
        event.put("games", status.games());
        event.put("elapsedMs", status.elapsed().toMillis());
        event.put("leftMs", chronicle.left().map(Duration::toMillis).orElse(null));
        out.accept(event);
    }

    @Override
    public void tick() {
        if (!clock.instant().isBefore(tableDue)) {
            long begin = System.nanoTime();
            table();
            Duration cost = Duration.ofNanos(System.nanoTime() - begin).multipliedBy(COST);
            tableDue = clock.instant().plus(cost.compareTo(BETWEEN_TABLES) > 0 ? cost : BETWEEN_TABLES);
        }
    }

    private void table() {
        Map<String, Object> event = Events.event("standings", clock);
        event.put("rows", standings.get().rows().stream().map(EventTicker::row).toList());
        put(event, chronicle.status());
    }

    private static Map<String, Object> row(Standing row) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("place", row.place());
        object.put("shared", row.isShared());
        object.put("entrant", row.entrant());
        object.put("points", row.points());
        object.put("wins", row.wins());
        object.put("draws", row.draws());
        object.put("losses", row.losses());
        object.put("faults", row.allFaults());
        return object;
    }

    @Override
    public void close() {
        table();
    }
}
