package org.botarena.arena.serve.page;

import static org.botarena.arena.text.table.Surface.LIVE;
import static org.botarena.arena.text.table.Surface.SCREEN;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.botarena.arena.text.table.Cell;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Reader;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.view.GameLine;

/**
 * Tables of games that have ended; where there is little room, without some of the columns. Immutable.
 *
 * @param base where the addresses of the tournament's pages begin
 * @param reader who calls an agent by its id
 */
record GamesTable(String base, Reader reader) {
    List<Column<GameLine>> columns() {
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

    Table<GameLine> of(List<GameLine> games) {
        return new Table<>(columns(), games);
    }

    private Cell link(GameLine game) {
        String address = base + "/game/" + URLEncoder.encode(game.id(), StandardCharsets.UTF_8);
        return cell -> cell.open("td").leaf("a", game.id(), "href", address).close();
    }

    private Cell agent(String id) {
        return agent(id, "");
    }

    /** A cell with the name of an agent, which leads to its page, and its group. */
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
