package org.botarena.arena.serve.page;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.StandingsTable;
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

    private final Markup page = new Markup();
    private final Snapshot now;
    private final String base;
    private final Reader reader;
    private final GamesTable games;

    private WrittenPage(Snapshot now, String base, Language language) {
        this.now = now;
        this.base = base;
        Map<String, String> names = now.standings().stream().collect(Collectors.toMap(Row::agent, Row::name));
        reader = new Reader(language, id -> names.getOrDefault(id, id));
        games = new GamesTable(base, reader);
    }

    /** The columns of the tables of games, for the scripts. */
    static List<Column<GameLine>> gameColumns() {
        return new GamesTable("", new Reader(Language.ENGLISH, id -> id)).columns();
    }

    /**
     * The element {@code body} of a page.
     *
     * @param address of the page, behind the base
     */
    static String of(String address, Snapshot now, String base, Language language) {
        return new WrittenPage(now, base, language).body(address);
    }

    private String body(String address) {
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
            default -> {}
        }
        page.open("noscript").leaf("p", text("live.script")).close();
        return page.close().close().toString();
    }

    private void around(String address) {
        page.open("header")
                .leaf(
                        "h1",
                        text(
                                "live.title",
                                now.tournament().setup().terms().rules().name()))
                .open("nav", "aria-label", text("live.pages"));
        if (!base.isEmpty()) {
            page.leaf("a", text("live.page.event"), "href", "/");
        }
        for (int i = 0; i < LINKS.size(); i++) {
            String[] attributes = LINKS.get(i).equals(address)
                    ? new String[] {"href", base + LINKS.get(i), "aria-current", "page"}
                    : new String[] {"href", base + LINKS.get(i)};
            page.leaf("a", text("live.page." + NAMES.get(i)), attributes);
        }
        page.close().close();
    }

    private void standings(Surface surface) {
        page.leaf("h2", text("live.page.standings"));
        if (!now.revealed().isEmpty()) {
            standings(now.revealed(), surface, text("live.revealed"));
        }
        standings(
                now.standings(),
                surface,
                text("live.caption", now.tournament().setup().format()));
    }

    private void standings(List<Row> rows, Surface surface, String caption) {
        Table<Row> table = StandingsTable.live(rows);
        new Table<>(table.columns().stream().map(this::linked).toList(), rows)
                .writeTo(page, surface, reader, caption, "class", "standings");
    }

    /** The name of an agent leads to its page. */
    private Column<Row> linked(Column<Row> column) {
        return column.name().equals("name")
                ? new Column<>(
                        column.name(),
                        column.csv(),
                        column.head(),
                        column.format(),
                        column.surfaces(),
                        row -> games.agent(row.agent(), row.profile().group()))
                : column;
    }

    private void games(List<GameLine> lines, Surface surface, String caption) {
        if (!lines.isEmpty()) {
            games.of(lines).writeTo(page, surface, reader, text(caption));
        }
    }

    private String text(String key, Object... arguments) {
        return reader.language().text(key, arguments);
    }
}
