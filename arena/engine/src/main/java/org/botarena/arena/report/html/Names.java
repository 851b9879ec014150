package org.botarena.arena.report.html;

import java.util.LinkedHashMap;
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

/** How the entrants are called on the page, and their numbers in it, in the order of the standings. Immutable. */
final class Names {
    private final List<String> order;
    private final SortedSet<String> agents = new TreeSet<>();
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final Map<String, Profile> profiles = new LinkedHashMap<>();

    Names(Summary summary) {
        order = summary.standings().rows().stream().map(Row::entrant).toList();
        order.forEach(entrant -> numbers.put(entrant, numbers.size()));
        order.forEach(entrant -> agents.add(AgentId.of(entrant)));
        summary.roster().rows().forEach(entry -> profiles.put(entry.entrant().name(), entry.profile()));
    }

    /** The entrants, the best first. */
    List<String> order() {
        return order;
    }

    /** Writes its colour and initials, and its name. */
    void writeTo(Markup page, String entrant) {
        chip(page, entrant);
        page.text(shown(entrant));
    }

    /** Writes its colour and initials. */
    void chip(Markup page, String entrant) {
        Chip.writeTo(page, shown(entrant), agents.headSet(AgentId.of(entrant)).size() % Chip.COLOURS);
    }

    /** Its number, from 0; -1 if it is none. */
    int number(String entrant) {
        return numbers.getOrDefault(entrant, -1);
    }

    /** What the page calls it; a script of the page reads it as well, so that it is made visible here. */
    String shown(String entrant) {
        Profile profile = profiles.get(entrant);
        return VisibleText.of(profile == null ? entrant : profile.displayName());
    }

    /** The readers of the page. */
    Reader reader(Language language) {
        return new Reader(language, this::shown);
    }

    /** Who made it, as the page says it; empty: nobody is named. */
    String authors(String entrant) {
        Profile profile = profiles.get(entrant);
        return profile == null ? "" : VisibleText.of(profile.authors());
    }

    /** How it is presented. */
    Profile profile(String entrant) {
        return profiles.get(entrant);
    }

    /** Whether it has a place. */
    boolean isRanked(String entrant) {
        Profile profile = profiles.get(entrant);
        return profile == null || profile.isRanked();
    }
}
