package org.botarena.arena.event;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.botarena.arena.record.Diagnosis;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.schedule.Spectator;

/**
 * The causes of the games' faults, each cause of an entrant once; only the person at the terminal sees them. One thread
 * at a time.
 */
public final class FaultCauses implements Spectator {
    /** The maximum number of causes shown for one agent. */
    private static final int MOST_OF_ONE = 5;

    private final Map<String, Map<Diagnosis, Integer>> byEntrant = new LinkedHashMap<>();

    @Override
    public synchronized void ended(GameRecord game) {
        game.result().faults().stream()
                .filter(fault -> !(fault.verdict() instanceof Verdict.Resigned))
                .forEach(fault -> add(game, fault));
    }

    private void add(GameRecord game, Fault fault) {
        String entrant = game.seats().get(fault.player()).entrant();
        String log = fault.player() < game.logs().size() ? game.logs().get(fault.player()) : "";
        Map<Diagnosis, Integer> own = byEntrant.computeIfAbsent(entrant, fresh -> new LinkedHashMap<>());
        Diagnosis diagnosis = Diagnosis.of(fault.verdict(), log);
        if (own.containsKey(diagnosis) || own.size() < MOST_OF_ONE) {
            own.merge(diagnosis, 1, Integer::sum);
        }
    }

    /** A line for each cause: {@code bert: calls System.exit: … (my.Bot.play, line 9), 6 games}. */
    public synchronized List<String> lines(Language language) {
        return byEntrant.entrySet().stream()
                .flatMap(own -> own.getValue().entrySet().stream()
                        .map(cause -> VisibleText.of(language.text(
                                "ticker.cause",
                                own.getKey(),
                                cause.getKey().line(language),
                                language.counted("page.games-counted", cause.getValue())))))
                .toList();
    }
}
