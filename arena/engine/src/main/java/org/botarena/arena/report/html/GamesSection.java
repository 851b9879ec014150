package org.botarena.arena.report.html;

import org.botarena.arena.report.markup.Markup;

/** The games, to be found and stepped through; the script of the page fills it. */
final class GamesSection {
    private final GamesDigest digest;

    GamesSection(GamesDigest digest) {
        this.digest = digest;
    }

    void writeTo(Markup page, Names names) {
        page.open("section", "id", "games");
        page.leaf("h2", "The games");
        int here = digest.packed().size();
        if (here < digest.games()) {
            page.leaf(
                    "p",
                    ("This page holds %d of the %d games, the first pairs of everybody, so that it can still be"
                                    + " opened; all are in games.jsonl.")
                            .formatted(here, digest.games()),
                    "class",
                    "warning",
                    "id",
                    "cut");
        }
        if (digest.hasUnknown()) {
            page.leaf(
                    "p",
                    "Of some games only the moves are shown: their rules are not known here.",
                    "class",
                    "warning screen");
        }

        page.open("noscript")
                .leaf(
                        "p",
                        "To show the games the page needs JavaScript. All else is complete without.",
                        "class",
                        "warning")
                .close();
        page.leaf(
                "p",
                here == 0 ? "There is none." : "The games are being unpacked \u2026",
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

    private static void browse(Markup page) {
        page.open("div", "id", "browse", "hidden", "");
        page.open("div", "class", "filters");
        select(page, "one", "of");
        select(page, "other", "against");
        page.open("label").text("which").open("select", "id", "kind");
        option(page, "all", "all");
        option(page, "lost", "lost by the first");
        option(page, "draws", "drawn");
        option(page, "faults", "with a fault");
        page.close().close().close();
        page.leaf("p", "", "id", "found", "class", "dim small", "role", "status");
        page.open("div", "id", "list")
                .open("table")
                .open("tbody", "id", "rows")
                .close()
                .close()
                .close();
        viewer(page);
        page.close();
    }

    private static void select(Markup page, String id, String label) {
        page.open("label").text(label).open("select", "id", id);
        option(page, "", "anybody");
        page.close().close();
    }

    private static void option(Markup page, String value, String text) {
        page.leaf("option", text, "value", value);
    }

    private static void viewer(Markup page) {
        page.open("div", "id", "viewer", "hidden", "").leaf("h3", "", "id", "title");
        page.open("div").leaf("div", "", "id", "board");
        page.open("div", "class", "controls");
        button(page, "first", "\u00ab", "First position (Home)");
        button(page, "previous", "\u2039", "One ply back (arrow left)");
        button(page, "next", "\u203a", "One ply on (arrow right)");
        button(page, "last", "\u00bb", "Last position (End)");
        page.close();
        page.only("input", "type", "range", "id", "slider", "min", "0", "max", "0", "value", "0", "aria-label", "Ply");
        page.leaf("div", "", "id", "count", "class", "dim small").close();
        page.open("div")
                .leaf("p", "", "id", "said", "aria-live", "polite")
                .leaf("div", "", "id", "moves")
                .close();
        page.close();
    }

    private static void button(Markup page, String id, String sign, String label) {
        page.leaf("button", sign, "type", "button", "id", id, "title", label, "aria-label", label);
    }
}
