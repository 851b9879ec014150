package org.botarena.arena.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.botarena.api.Rules;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.report.games.SavedGame;
import org.botarena.arena.report.markup.Markup;
import org.botarena.arena.report.markup.Numbers;
import org.botarena.arena.report.summary.Summary;

/**
 * The report as one HTML page that needs no other file and no network. A function of its arguments: the same results give
 * the same bytes. Everything of it but the games' boards is readable without a script. Immutable.
 */
public final class ReportPage {
    /** What the packed games may take of the page: 12 MiB, some seven thousand games of Reversi. */
    public static final long MOST_BYTES = 12L << 20;

    private final Rules<?> rules;
    private final long mostBytes;

    /** Pages about tournaments of a game, whose rules give the positions. */
    public ReportPage(Rules<?> rules) {
        this(rules, MOST_BYTES);
    }

    /** The same with another cut, in bytes. */
    public ReportPage(Rules<?> rules, long mostBytes) {
        this.rules = rules;
        this.mostBytes = mostBytes;
    }

    /**
     * The page.
     *
     * @param summary what {@code results.json} holds
     * @param played gives each of the games that {@code games.jsonl} holds, in its order; asked once
     */
    public String of(Summary summary, Consumer<Consumer<SavedGame>> played) {
        Names names = new Names(summary);
        GamesDigest digest = new GamesDigest(names, new Replay(rules), new PackedGames(mostBytes));
        played.accept(digest::add);
        String script = resource("boards.js") + resource("report.js");
        String style = resource("report.css");
        Markup page = new Markup().trusted("<!DOCTYPE html>\n").open("html", "lang", "en");
        head(page, summary, style, script);
        page.open("body");
        header(page, summary);
        page.open("main");
        new StandingsSection(summary, names).writeTo(page);
        new CrosstableSection(summary, names).writeTo(page);
        new ProofSection(summary, names).writeTo(page);
        new TimesSection(summary, names, digest.times()).writeTo(page);
        new IncidentsSection(summary, names, digest).writeTo(page);
        new GamesSection(digest).writeTo(page, names);
        new SettingsSection(summary, names).writeTo(page);
        page.close();
        page.open("script").trusted(script).close();
        return page.close().close().toString();
    }

    private static void head(Markup page, Summary summary, String style, String script) {
        page.open("head").only("meta", "charset", "utf-8");
        page.only(
                "meta",
                "http-equiv",
                "Content-Security-Policy",
                "content",
                "default-src 'none'; script-src 'sha256-%s'; style-src 'sha256-%s'; img-src data:; base-uri 'none'; form-action 'none'"
                        .formatted(sha256(script), sha256(style)));
        page.only("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.only("meta", "name", "referrer", "content", "no-referrer");
        page.only("link", "rel", "icon", "href", "data:,");
        page.leaf("title", "Tournament of " + summary.configuration().game());
        page.open("style").trusted(style).close().close();
    }

    private static void header(Markup page, Summary summary) {
        Summary.Games counts = summary.games();
        page.open("header")
                .leaf("h1", "Tournament of " + summary.configuration().game());
        page.leaf(
                "p",
                "%s, %s, %s, %s a move. Played %s UTC."
                        .formatted(
                                Numbers.counted(summary.standings().size(), "entrant"),
                                summary.configuration().format(),
                                Numbers.counted(counts.played(), "game"),
                                Numbers.time(summary.configuration().moveMs()),
                                SettingsSection.minute(summary.started())),
                "class",
                "dim");
        if (summary.interrupted()) {
            page.leaf(
                    "p",
                    "Interrupted: %d of %d games were played.".formatted(counts.played(), counts.planned()),
                    "class",
                    "warning");
        }
        page.open("nav");
        Map<String, String> sections = new LinkedHashMap<>();
        sections.put("standings", "Standings");
        sections.put("crosstable", "Who met whom");
        sections.put("proof", "What the games prove");
        sections.put("times", "Times");
        sections.put("faults", "Faults");
        sections.put("games", "Games");
        sections.put("settings", "How it was played");
        sections.forEach((id, title) -> page.leaf("a", title, "href", "#" + id));
        page.close().close();
    }

    private static String resource(String name) {
        try (InputStream in = ReportPage.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the arena's own file cannot be read: " + name, e);
        }
    }

    private static String sha256(String text) {
        return Base64.getEncoder().encodeToString(Sha256.digest().digest(text.getBytes(StandardCharsets.UTF_8)));
    }
}
