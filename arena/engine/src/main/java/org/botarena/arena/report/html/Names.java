package org.botarena.arena.report.html;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.botarena.arena.report.page.Chip;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.roster.profile.AgentId;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.table.Reader;

/** The names and numbers of the entrants on the page, in the order of the standings. Immutable. */
final class Names {
    private final List<String> order;
    private final SortedSet<String> agents = new TreeSet<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Profile> profiles = new HashMap<>();

    Names(Summary summary) {
        order = summary.standings().rows().stream().map(Row::entrant).toList();
        summary.standings().rows().forEach(row -> {
            numbers.put(row.entrant(), numbers.size());
            agents.add(row.agent());
            profiles.put(row.entrant(), row.profile());
        });
    }

    /** The entrants, the best first. */
    List<String> order() {
        return order;
    }

    /** Writes an entrant's colour, initials and name. */
    void writeTo(Markup page, String entrant) {
        chip(page, entrant);
        page.text(shown(entrant));
    }

    /** Writes an entrant's colour and initials. */
    void chip(Markup page, String entrant) {
        Chip.writeTo(page, shown(entrant), agents.headSet(AgentId.of(entrant)).size() % Chip.COLOURS);
    }

    /** An entrant's number, from 0, or -1 if it is not in the standings. */
    int number(String entrant) {
        return numbers.getOrDefault(entrant, -1);
    }

    /**
     * An entrant's display name, with invisible characters made visible, since a script of the page reads it as
     * well.
     */
    String shown(String entrant) {
        return VisibleText.of(profile(entrant).displayName());
    }

    /** Formats values for the readers of the page. */
    Reader reader(Language language) {
        return new Reader(language, this::shown);
    }

    /** An entrant's authors, as the page shows them; empty without any. */
    String authors(String entrant) {
        return VisibleText.of(profile(entrant).authors());
    }

    private Profile profile(String entrant) {
        return profiles.getOrDefault(entrant, Profile.of(entrant));
    }
}
