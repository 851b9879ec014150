package org.botarena.arena.serve.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.view.GameView;
import org.botarena.arena.view.Snapshot;

/**
 * The data that other programs show for a shared link to a page. Immutable.
 *
 * @param title of the page
 * @param description a line about it
 * @param image the complete address of a picture; empty without one
 */
public record ShareTags(String title, String description, Optional<String> image) {
    private static final int MOST_TITLE = 100;
    private static final int MOST_DESCRIPTION = 200;
    private static final int LEADERS = 3;

    /** The tags of a tournament's page: the public standings. */
    static ShareTags of(Snapshot now, Language language) {
        String leaders = now.isHidden()
                ? ""
                : now.standings().stream()
                        .filter(row -> row.standing().games() > 0)
                        .limit(LEADERS)
                        .map(row ->
                                row.name() + " " + Numbers.plain(row.standing().points()))
                        .collect(Collectors.joining(", "));
        return new ShareTags(
                heading(now, language), joined(now.tournament().setup().format().toString(), leaders), none());
    }

    /** The tags of a game's page: its entrants, and its result if it has ended. */
    static ShareTags of(GameView game, Snapshot now, Language language, Optional<String> image) {
        return new ShareTags(
                String.join(" \u2013 ", names(game, now)), joined(heading(now, language), points(game)), image);
    }

    /** The tags of an agent's page. */
    static ShareTags of(Row row, Snapshot now, Language language) {
        Standing standing = row.standing();
        String result = now.isHidden() || standing.games() == 0
                ? ""
                : Numbers.plain(standing.points()) + " (" + StandingsTable.balance(standing) + ")";
        return new ShareTags(row.name(), joined(heading(now, language), result), none());
    }

    /** The names of a game's entrants, by seat. */
    static List<String> names(GameView game, Snapshot now) {
        Map<String, String> names = now.standings().stream().collect(Collectors.toMap(Row::agent, Row::name));
        return game.seats().stream().map(id -> names.getOrDefault(id, id)).toList();
    }

    /** The points of a game by seat; empty before its end. */
    static String points(GameView game) {
        return game.isLive() || game.points() == null
                ? ""
                : game.points().stream().map(Numbers::plain).collect(Collectors.joining(" : "));
    }

    private static Optional<String> none() {
        return Optional.empty();
    }

    private static String heading(Snapshot now, Language language) {
        return now.tournament().setup().heading().in(language);
    }

    private static String joined(String... parts) {
        return Stream.of(parts).filter(part -> !part.isBlank()).collect(Collectors.joining(" \u00b7 "));
    }

    /** The elements for the head of a page. */
    String elements() {
        Markup head = new Markup();
        tag(head, "og:title", brief(title, MOST_TITLE));
        tag(head, "og:description", brief(description, MOST_DESCRIPTION));
        tag(head, "og:type", "website");
        image.ifPresent(address -> tag(head, "og:image", address));
        return head.toString();
    }

    private static void tag(Markup head, String property, String content) {
        head.only("meta", "property", property, "content", content);
    }

    private static String brief(String text, int columns) {
        return Columns.left(VisibleText.replaced(text, ' '), columns).strip();
    }
}
