package org.botarena.arena.report.html;

import java.util.List;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;

/** The games, to search and step through; the script of the page fills it. */
record GamesSection(GamesDigest digest, Language language) {
    private static final List<String> COLUMNS = List.of("first", "result", "tally", "second", "game", "plies", "fault");

    void writeTo(Markup page, Names names) {
        page.open("section", "id", "games", "class", "panel");
        page.leaf("h2", language.text("page.the-games"));
        int here = digest.packed().size();
        if (here < digest.games()) {
            page.leaf("p", language.text("page.games.cut", here, digest.games()), "class", "warning", "id", "cut");
        }
        if (digest.hasUnknown()) {
            page.leaf("p", language.text("page.games.unknown"), "class", "warning screen");
        }

        page.open("noscript")
                .leaf("p", language.text("page.games.script"), "class", "warning")
                .close();
        page.leaf(
                "p",
                language.text(here == 0 ? "page.games.none" : "page.games.unpacking"),
                "id",
                "unpacking",
                "class",
                "screen");
        if (here > 0) {
            browse(page);
            digest.packed().writeTo(page, names);
        }
        page.close();
    }

    private void browse(Markup page) {
        page.open("div", "id", "browse", "class", "panes", "hidden", "").open("div", "class", "pane");
        page.open("div", "class", "filters");
        page.open("label")
                .text(language.text("page.filter.who"))
                .only("input", "type", "search", "id", "who", "autocomplete", "off")
                .close();
        select(page, "one", "page.filter.of");
        select(page, "other", "page.filter.against");
        page.open("label").text(language.text("page.filter.which")).open("select", "id", "kind");
        for (String kind : List.of("all", "lost", "draws", "faults")) {
            option(page, kind, "page.filter." + kind);
        }
        page.close().close().close();
        page.leaf("p", "", "id", "found", "class", "dim small", "role", "status");
        page.open("div", "id", "list").open("table").open("thead").open("tr");
        for (String column : COLUMNS) {
            boolean isNumber = column.equals("result") || column.equals("tally") || column.equals("plies");
            page.leaf("th", language.text("page.column." + column), "class", isNumber ? "n " + column : column);
        }
        page.close().close().open("tbody", "id", "rows").close().close().close();
        page.close();
        page.leaf("p", language.text("page.games.choose"), "id", "choose", "class", "dim");
        page.open("div", "id", "viewer", "hidden", "").close();
        page.close();
    }

    private void select(Markup page, String id, String label) {
        page.open("label").text(language.text(label)).open("select", "id", id);
        option(page, "", "page.filter.anybody");
        page.close().close();
    }

    private void option(Markup page, String value, String text) {
        page.leaf("option", language.text(text), "value", value);
    }
}
