package org.botarena.arena.report.html;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.botarena.api.Rules;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.page.JoinedScript;
import org.botarena.arena.report.page.JudgedGame;
import org.botarena.arena.report.page.PageHead;
import org.botarena.arena.report.page.PageHeader;
import org.botarena.arena.report.page.PageResources;
import org.botarena.arena.report.summary.Summary;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.timing.TimeControl;

/**
 * The report as one HTML page that needs no other file and no network. A function of its arguments: the same results
 * give the same bytes. Everything except the boards is readable without a script. Immutable.
 */
public final class ReportPage {
    /** The limit for the packed games: 12 MiB, about seven thousand games of Reversi. */
    static final long MOST_BYTES = 12L << 20;

    private static final List<String> SECTIONS =
            List.of("standings", "crosstable", "proof", "games", "times", "faults", "settings");

    private final Rules<?> rules;
    private final Language language;
    private final long mostBytes;

    /** Makes pages in a language for tournaments of a game, whose rules give the positions. */
    public ReportPage(Rules<?> rules, Language language) {
        this(rules, language, MOST_BYTES);
    }

    /** Makes pages with another limit for the packed games, in bytes. */
    ReportPage(Rules<?> rules, Language language, long mostBytes) {
        this.language = language;
        this.rules = rules;
        this.mostBytes = mostBytes;
    }

    /**
     * The page.
     *
     * @param summary what {@code results.json} holds
     * @param judged the judges' analyses, by game id
     * @param played passes on each game of {@code games.jsonl}, in order; called once
     */
    public String of(Summary summary, Map<String, JudgedGame> judged, Consumer<Consumer<GameRecord>> played) {
        Names names = new Names(summary);
        GamesDigest digest = new GamesDigest(names, new PackedGames(rules, mostBytes, judged, language));
        played.accept(digest::add);
        String script = script();
        Markup page = PageHead.begin(
                language,
                summary.setup().heading().in(language),
                PageResources.text(ReportPage.class, "report.css"),
                script);
        header(page, summary);
        page.open("main");
        new StandingsSection(summary, names, language).writeTo(page, on -> facts(on, summary));
        page.open("div", "class", "columns");
        new CrosstableSection(summary, names, language).writeTo(page);
        new ProofSection(summary, names, language).writeTo(page);
        page.close();
        new GamesSection(digest, language).writeTo(page, names);
        new TimesSection(summary, names, digest.times(), language).writeTo(page);
        new WorkersSection(summary.workers(), names, language).writeTo(page);
        new IncidentsSection(summary, names, digest, language).writeTo(page);
        new SettingsSection(summary, names, language).writeTo(page);
        page.close();
        page.open("script").trusted(script).close();
        return page.close().close().toString();
    }

    private void header(Markup page, Summary summary) {
        PageHeader.open(
                page,
                summary.setup().heading().in(language),
                "#standings",
                language.text("live.pages"),
                SECTIONS.stream()
                        .map(id -> new PageHeader.Tab("#" + id, language.text("page." + id), false))
                        .toList());
        page.close().close();
    }

    private void facts(Markup page, Summary summary) {
        Summary.Games counts = summary.games();
        page.leaf(
                "p",
                language.text(
                        "page.played",
                        language.counted(
                                "page.entrants", summary.standings().rows().size()),
                        summary.setup().format().title().in(language),
                        language.counted("page.games-counted", counts.played()),
                        times(summary.setup().terms().times().moves()),
                        SettingsSection.minute(summary.started(), language)),
                "class",
                "dim");
        if (summary.interrupted()) {
            page.leaf("p", language.text("page.interrupted", counts.played(), counts.planned()), "class", "warning");
        }
    }

    private String times(TimeControl.Moves moves) {
        return language.text("page.time." + moves.option(), language.decimal(moves.shown()));
    }

    /** The script, with its texts. */
    private String script() {
        Map<String, String> texts = new TreeMap<>(language.all("script."));
        language.all("page.step.").forEach((step, text) -> texts.put("step." + step, text));
        texts.put("speed", language.text("page.speed"));
        texts.put("column.ply", language.text("page.column.ply"));
        texts.put("moves", language.text("live.moves"));
        try {
            return JoinedScript.of("import {texts} from \"./texts.js\";\nObject.assign(texts, %s);\n"
                            .formatted(JsonText.MAPPER.writeValueAsString(texts))
                    + PageResources.text(ReportPage.class, "report.js"));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts cannot become JSON", e);
        }
    }
}
