package org.botarena.arena.sheet;

import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.image.GamePicture;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Said;
import org.botarena.arena.report.page.PageHead;
import org.botarena.arena.report.page.PageResources;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.schedule.Setup;

/** The page of the sheets, which needs no script, no other file and no network. One thread. */
final class SheetPage {
    private static final int QUESTIONS = 3;

    private final Map<String, Profile> profiles;
    private final Map<String, String> people;
    private final Language language;
    private final Markup page;

    SheetPage(Setup setup, Map<String, Profile> profiles, Map<String, String> people, Language language) {
        this.profiles = profiles;
        this.people = people;
        this.language = language;
        page = PageHead.begin(
                language, language.text("sheet.title"), PageResources.text(SheetPage.class, "sheet.css"), "");
        page.open("main");
        page.leaf("h1", language.text("sheet.title"));
        page.leaf(
                "p",
                language.text(
                        "sheet.for",
                        setup.heading().in(language),
                        setup.format().title().in(language)),
                "class",
                "dim");
    }

    /** Adds the sheet of an author. */
    void add(Entrant entrant, List<AskedPosition> positions) {
        Profile profile = profiles.get(entrant.name());
        page.open("section", "class", "sheet").leaf("h2", shown(entrant.name()));
        String authors = people.getOrDefault(entrant.name(), profile.authors());
        String by = authors.isEmpty() ? profile.group() : language.text("sheet.by", VisibleText.of(authors));
        page.leaf(
                "p",
                (by.isEmpty() ? "" : by + ", ") + language.counted("sheet.positions", positions.size()),
                "class",
                "dim");
        Set<Question> before = EnumSet.noneOf(Question.class);
        positions.forEach(asked -> add(asked, before));
        page.close();
    }

    private String shown(String entrant) {
        Profile profile = profiles.get(entrant);
        return VisibleText.of(profile == null ? entrant : profile.displayName());
    }

    private void add(AskedPosition asked, Set<Question> before) {
        List<String> names =
                asked.game().game().names().stream().map(this::shown).toList();
        byte[] board =
                GamePicture.of(asked.game().rules(), asked.picture(), names, "").png();
        page.open("article", "class", "asked")
                .only(
                        "img",
                        "alt",
                        asked.position().toString(),
                        "src",
                        "data:image/png;base64," + Base64.getEncoder().encodeToString(board));
        page.open("div").leaf("h3", heading(asked, names)).open("dl", "class", "facts");
        fact("sheet.played", played(asked));
        asked.played().flatMap(Ply::said).ifPresent(said -> fact("sheet.said", said(said)));
        asked.judged().ifPresent(judged -> {
            page.leaf("dt", language.text("sheet.better")).open("dd");
            page.text(judged.isNotable() ? judged.text().in(language) : language.text("sheet.better.none"))
                    .text(" ")
                    .leaf("strong", language.text(judged.isExact() ? "sheet.exact" : "sheet.opinion"), "class", "pill");
            page.close();
        });
        page.close().open("ol");
        List<Question> questions = Question.about(asked, before, QUESTIONS);
        questions.forEach(question -> page.leaf("li", question.text(asked, language)));
        before.addAll(questions);
        page.close().close().close();
    }

    private void fact(String key, String text) {
        page.leaf("dt", language.text(key)).leaf("dd", text);
    }

    private String heading(AskedPosition asked, List<String> names) {
        String own = names.get(asked.seat());
        String others =
                names.stream().filter(name -> !name.equals(own)).distinct().collect(Collectors.joining(", "));
        String ending =
                asked.isLost() ? "sheet.lost" : asked.game().game().winners().isEmpty() ? "sheet.drawn" : "sheet.won";
        return language.text(
                        "sheet.game",
                        asked.game().game().id(),
                        asked.ply(),
                        asked.game().plies(),
                        others) + ", " + language.text(ending);
    }

    private String played(AskedPosition asked) {
        return asked.fault()
                .map(fault -> language.text(
                        "sheet.nothing", fault.verdict().sentence().in(language)))
                .orElseGet(() -> asked.played().orElseThrow().move());
    }

    private String said(Said said) {
        String value = Question.expected(said, language);
        return said.line().isEmpty() ? value : "%s: %s".formatted(value, said.line());
    }

    /** The whole page; nothing can be added afterwards. */
    String text() {
        return page.close().close().close().toString();
    }
}
