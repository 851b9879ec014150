package org.botarena.arena.serve.page;

import static org.botarena.arena.text.table.Surface.LIVE;
import static org.botarena.arena.text.table.Surface.SCREEN;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.report.page.GameLabel;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.table.Cell;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Reader;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.view.GameLine;
import org.botarena.arena.view.PlayingGame;

/**
 * The tables of a tournament's pages, with links. Immutable.
 *
 * @param playing the current games
 * @param base the prefix of the addresses of the tournament's pages
 * @param reader who identifies an agent by its id
 */
record LiveTables(List<PlayingGame.View> playing, String base, Reader reader) {
    /** The columns, for the scripts. */
    static Map<String, List<Map<String, Object>>> described() {
        LiveTables tables = new LiveTables(List.of(), "", new Reader(Language.ENGLISH, id -> id));
        return Map.of(
                "live", StandingsTable.described(LIVE),
                "screen", StandingsTable.described(SCREEN),
                "games", Table.described(tables.games(), LIVE),
                "recent", Table.described(tables.games(), SCREEN),
                "against", Table.described(tables.against(""), LIVE),
                "versions", Table.described(tables.versions(), LIVE),
                "meetings", Table.described(tables.meetings(), LIVE),
                "agents", Table.described(tables.agents(), LIVE));
    }

    /** The columns of finished games; the screen shows fewer. */
    List<Column<GameLine>> games() {
        return List.of(
                Column.of("id", "game", Format.TEXT, this::link, LIVE, SCREEN),
                Column.of("first", Format.NAME, game -> agent(game.sides().get(0)), LIVE, SCREEN),
                Column.of("result", Format.TEXT, this::result, LIVE, SCREEN),
                Column.of("second", Format.NAME, game -> agent(game.sides().get(1)), LIVE, SCREEN),
                Column.of("opening", Format.COUNT, GameLine::opening, LIVE),
                Column.of("moves", Format.COUNT, GameLine::moves, LIVE, SCREEN),
                Column.of("worstMs", "longest", Format.MILLISECONDS, GameLine::worstMs, LIVE),
                Column.of("faults", Format.TEXT, this::faults, LIVE));
    }

    /** The columns of an agent's opponents. */
    List<Column<AgentView.Against>> against(String agent) {
        return List.of(
                Column.of("name", "agent", Format.NAME, one -> agent(one.agent()), LIVE),
                Column.of("points", Format.HALVES, AgentView.Against::points, LIVE),
                Column.of("games", Format.COUNT, AgentView.Against::games, LIVE),
                Column.of("balance", "W-D-L", Format.COUNT, AgentView.Against::balance, LIVE),
                Column.of(
                        "look",
                        Format.TEXT,
                        one -> link("/games?agent=%s&opponent=%s".formatted(agent, one.agent()), text("live.games-of")),
                        LIVE));
    }

    /** The columns of an agent's versions. */
    List<Column<AgentVersion>> versions() {
        return List.of(
                Column.of(
                        "number",
                        "version",
                        Format.TEXT,
                        one -> text(one.plays() ? "live.version.plays" : "live.version", one.number()),
                        LIVE),
                Column.of("elo", "rating", StandingsTable.RATING, AgentVersion::rating, LIVE),
                Column.of("elo", "Elo", StandingsTable.PLAIN_RATING, AgentVersion::rating, LIVE),
                Column.of("games", Format.COUNT, AgentVersion::games, LIVE));
    }

    /** The columns of the pairs that meet in a round. */
    List<Column<List<String>>> meetings() {
        return List.of(
                Column.of("first", Format.NAME, pair -> agent(pair.get(0)), LIVE),
                Column.of("second", Format.NAME, pair -> agent(pair.get(1)), LIVE),
                Column.of("look", Format.TEXT, pair -> games(pair) > 0 ? text("live.plays-now") : "", LIVE));
    }

    /** The columns of the games that each agent has played and is playing. */
    List<Column<Row>> agents() {
        return List.of(
                Column.of("name", "agent", Format.NAME, row -> agent(row.agent()), LIVE),
                Column.of("games", Format.COUNT, row -> row.standing().games(), LIVE),
                Column.of("playing", Format.COUNT, row -> games(List.of(row.agent())), LIVE));
    }

    /** The number of current games with all of these agents. */
    private long games(List<String> agents) {
        return playing.stream().filter(game -> game.seats().containsAll(agents)).count();
    }

    private String text(String key, Object... arguments) {
        return reader.language().text(key, arguments);
    }

    private Cell link(String address, String text) {
        return cell -> cell.open("td").leaf("a", text, "href", base + address).close();
    }

    private Cell link(GameLine game) {
        return cell -> cell.open("td")
                .leaf(
                        "a",
                        GameLabel.of(game.id()),
                        "href",
                        base + "/game/" + URLEncoder.encode(game.id(), StandardCharsets.UTF_8),
                        "title",
                        game.id())
                .close();
    }

    private Cell agent(String id) {
        return agent(id, "");
    }

    /** A cell with the name of an agent, which links to its page, and its group. */
    Cell agent(String id, String group) {
        return cell -> {
            cell.open("td", "class", "name")
                    .leaf("a", reader.called().apply(id), "class", "agent", "href", base + "/agents/" + id);
            if (!group.isEmpty()) {
                cell.leaf("span", " " + group, "class", "dim small");
            }
            cell.close();
        };
    }

    private String result(GameLine game) {
        return game.points().stream()
                .map(points -> Format.HALVES.shown().apply(points, reader))
                .collect(Collectors.joining("\u2009:\u2009"));
    }

    private String faults(GameLine game) {
        return game.faults().entrySet().stream()
                .map(each -> reader.called().apply(each.getKey()) + ": "
                        + each.getValue().stream()
                                .map(kind -> reader.language().named("kind", kind))
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; "));
    }
}
