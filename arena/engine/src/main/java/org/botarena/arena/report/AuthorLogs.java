package org.botarena.arena.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.botarena.arena.record.Diagnosis;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;

/** The log of a game that an author gets: the agent's output and the cause of its fault. */
final class AuthorLogs {
    private AuthorLogs() {}

    /** The logs by entrant; entrants without output or fault are left out. */
    static Map<String, String> of(GameRecord game, Language language) {
        Map<String, String> logs = new LinkedHashMap<>();
        List<String> seats = game.names();
        for (int seat = 0; seat < game.logs().size(); seat++) {
            String log = log(game, seat, language);
            boolean isOneOfSeveral = Collections.frequency(seats, seats.get(seat)) > 1 && !log.isBlank();
            logs.merge(
                    seats.get(seat),
                    (isOneOfSeveral ? String.format(Locale.ROOT, "as player %d:\n", seat) : "") + log,
                    String::concat);
        }
        logs.values().removeIf(String::isBlank);
        logs.replaceAll((entrant, log) -> VisibleText.of(log));
        return logs;
    }

    /** A seat's log; if the seat has a fault, its cause is the first line. */
    private static String log(GameRecord game, int seat, Language language) {
        String log = game.logs().get(seat);
        String cause = game.result().faults().stream()
                .filter(fault -> fault.player() == seat)
                .findFirst()
                .map(fault -> Diagnosis.of(fault.verdict(), log).line(language) + "\n")
                .orElse("");
        return cause + Diagnosis.ownFrames(log);
    }
}
