package org.botarena.arena.serve.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.arena.report.page.PageHeader;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.store.GameFilter;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Reader;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.view.GameLine;
import org.botarena.arena.view.Snapshot;

/** Writes the links and tables that a page shows before its script runs, or without a script. One thread. */
final class WrittenPage {
    private static final List<String> LINKS = List.of("/", "/games", "/schedule", "/screen");
    private static final List<String> NAMES = List.of("standings", "games", "schedule", "screen");

    private static final int LAST = 20;

    private final Markup page = new Markup();
    private final Show show;
    private final Snapshot now;
    private final String base;
    private final Reader reader;
    private final LiveTables tables;

    private WrittenPage(Show show, String base, Language language) {
        this.show = show;
        this.now = show.snapshot();
        this.base = base;
        Map<String, String> names = now.standings().stream().collect(Collectors.toMap(Row::agent, Row::name));
        reader = new Reader(language, id -> names.getOrDefault(id, id));
        tables = new LiveTables(now.playing(), base, reader);
    }

    /**
     * The element {@code body} of a page.
     *
     * @param address of the page, after the base
     * @param id in the address, if there is one
     */
    static String of(String address, Optional<String> id, Show show, String base, Language language) {
        return new WrittenPage(show, base, language).body(address, id);
    }

    private String body(String address, Optional<String> id) {
        page.open("body");
        around(address);
        page.open("main", "id", "main", "tabindex", "-1");
        switch (address) {
            case "/" -> {
                standings(Surface.LIVE);
                games(now.recent(), Surface.SCREEN, "live.recent");
            }
            case "/screen" -> standings(Surface.SCREEN);
            case "/games" -> games(now.recent(), Surface.LIVE, "live.recent");
            case "/schedule" -> schedule();
            case "/agents/{id}" -> id.flatMap(now::row).ifPresent(this::agent);
            default -> {}
        }
        page.open("noscript").leaf("p", text("live.script")).close();
        return page.close().close().toString();
    }

    private void around(String address) {
        List<PageHeader.Tab> tabs = new ArrayList<>();
        if (!base.isEmpty()) {
            tabs.add(new PageHeader.Tab("/", text("live.page.event"), false));
        }
        for (int i = 0; i < LINKS.size(); i++) {
            tabs.add(new PageHeader.Tab(
                    base + LINKS.get(i),
                    text("live.page." + NAMES.get(i)),
                    LINKS.get(i).equals(address)));
        }
        PageHeader.open(page, now.tournament().setup().heading().in(reader.language()), "/", text("live.pages"), tabs);
        page.close().close();
    }

    private void standings(Surface surface) {
        page.leaf("h2", text("live.page.standings"));
        if (!now.revealed().isEmpty()) {
            standings(now.revealed(), surface, text("live.revealed"));
        }
        if (now.isHidden()) {
            page.leaf("p", text("live.hidden"));
            return;
        }
        standings(
                now.standings(),
                surface,
                text("live.caption", now.tournament().setup().format()));
    }

    private void standings(List<Row> rows, Surface surface, String caption) {
        List<Row> told = rows.stream().filter(Row::isTold).toList();
        Table<Row> table = StandingsTable.live(told);
        new Table<>(table.columns().stream().map(this::linked).toList(), told)
                .writeTo(page, surface, reader, caption, "class", "standings");
        if (told.size() < rows.size()) {
            page.leaf("p", text("live.first-places"));
        }
    }

    /** Links the name of an agent to its page. */
    private Column<Row> linked(Column<Row> column) {
        return column.name().equals("name")
                ? column.showing(row -> tables.agent(row.agent(), row.profile().group()))
                : column;
    }

    private void games(List<GameLine> lines, Surface surface, String caption) {
        write(new Table<>(tables.games(), lines), surface, text(caption));
    }

    private void agent(Row row) {
        AgentView agent = AgentView.of(row, now, show);
        page.leaf("h2", row.name());
        if (agent.versions().size() > 1) {
            write(
                    StandingsTable.rated(new Table<>(tables.versions(), agent.versions()), AgentVersion::rating),
                    Surface.LIVE,
                    text("script.curve"));
        }
        write(new Table<>(tables.against(row.agent()), agent.played()), Surface.LIVE, text("live.against"));
        GameFilter own =
                new GameFilter(Optional.of(row.entrant()), Optional.empty(), Optional.empty(), Optional.empty());
        games(show.view().page(own, 0, LAST).games(), Surface.SCREEN, "live.recent");
    }

    private void schedule() {
        page.leaf("h2", text("live.page.schedule"));
        write(
                new Table<>(tables.meetings(), now.meetings()),
                Surface.LIVE,
                text("live.meetings", now.tournament().round()));
        List<Row> rows = now.standings().stream()
                .filter(Row::isTold)
                .sorted(Comparator.comparingInt((Row row) -> row.standing().games())
                        .thenComparing(Row::name, String.CASE_INSENSITIVE_ORDER))
                .toList();
        write(new Table<>(tables.agents(), rows), Surface.LIVE, text("live.games-so-far"));
    }

    private void write(Table<?> table, Surface surface, String caption) {
        if (!table.rows().isEmpty()) {
            table.writeTo(page, surface, reader, caption);
        }
    }

    private String text(String key, Object... arguments) {
        return reader.language().text(key, arguments);
    }
}
