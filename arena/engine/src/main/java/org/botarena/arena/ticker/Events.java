package org.botarena.arena.ticker;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.Tournament.Ending;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Standings;

/** For programs: one JSON object a line, as arena/docs/events.md describes them. */
public final class Events implements Announcer {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final PrintWriter out;
    private final PrintWriter err;
    private final Clock clock;
    private Optional<Setup> setup = Optional.empty();

    /**
     * Writes nothing yet.
     *
     * @param out for the events
     * @param err for the words of a plan that must not be carried out
     */
    public Events(PrintWriter out, PrintWriter err, Clock clock) {
        this.out = out;
        this.err = err;
        this.clock = clock;
    }

    @Override
    public void planned(Plan plan) {
        setup = Optional.of(plan.setup());
        Setup what = plan.setup();
        Map<String, Object> event = event("plan");
        event.put("game", what.terms().rules().name());
        event.put("format", what.format().toString());
        event.put("entrants", what.entrants().stream().map(Entrant::name).toList());
        event.put("games", plan.games());
        event.put("atMost", !what.format().isFixed());
        event.put("seed", "" + what.seed());
        event.put("jobs", what.jobs());
        event.put("estimateMs", plan.estimate().toMillis());
        event.put("worstMs", plan.worst().toMillis());
        event.put("objection", plan.objection().orElse(null));
        event.put("results", plan.results().toString());
        write(event);
        plan.objection().ifPresent(objection -> err.println(plan.text()));
    }

    @Override
    public Ticker ticker(long games, Optional<Instant> until, Supplier<Standings> standings) {
        return new EventTicker(new Chronicle(games, until, clock), setup, standings, clock, this::write);
    }

    @Override
    public void finished(Ending ending, Scoreboard tables, Optional<String> trimmed, Path results) {
        Map<String, Object> event = event("end");
        event.put("played", ending.played());
        event.put("unplayed", ending.unplayed().size());
        event.put("interrupted", ending.isInterrupted());
        event.put("trimmed", trimmed.orElse(null));
        event.put("results", results.toString());
        write(event);
    }

    private Map<String, Object> event(String kind) {
        return event(kind, clock);
    }

    static Map<String, Object> event(String kind, Clock clock) {
        Map<String, Object> event = new LinkedHashMap<>();
        event.put("event", kind);
        event.put("time", clock.instant().toString());
        return event;
    }

    private void write(Map<String, Object> event) {
        try {
            out.println(MAPPER.writeValueAsString(event));
            out.flush();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON of " + event, e);
        }
    }
}
