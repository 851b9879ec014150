package org.botarena.arena.serve.hosting.view;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.serve.hosting.entry.EventSettings.Door;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.serve.hosting.entry.LastStandings;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.serve.hosting.ladder.LadderState;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.table.Reader;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.text.table.Table;

/** The public view of an event. Immutable. */
public record EventState(
        @JsonPropertyDescription("the organizer's; empty: none")
        String title,

        @JsonPropertyDescription("the organizer's text about the event, which may be empty")
        String about,

        @JsonPropertyDescription("the address of the game's rules, or null if they are not here")
        Optional<String> rules,

        @JsonPropertyDescription("its name, with options") String game,

        @JsonPropertyDescription("the most that a move may take, milliseconds: with a clock, its base")
        long moveMs,

        @JsonPropertyDescription("the clock of each game, 1m+1s, or null if each move has its own time")
        Optional<String> clock,

        @JsonPropertyDescription("the languages that submissions may be written in: java, python")
        List<String> languages,

        @JsonPropertyDescription("whether the asker may hand in")
        boolean isOpen,

        @JsonPropertyDescription("until when, or null for as long as it is open")
        Optional<Instant> deadline,

        @JsonPropertyDescription("how people come to take part")
        Door door,

        @JsonPropertyDescription("until when the door is open, UTC, or null if it is not")
        Optional<Instant> doorUntil,

        @JsonPropertyDescription(
                "whether the public sees the first ten places only, and authors those around their own as well")
        boolean isFirstPlacesOnly,

        @JsonPropertyDescription("the person who asks, or null for a visitor who was not let in")
        Optional<Me> me,

        Ladder ladder,
        List<Tournament> tournaments,

        @JsonPropertyDescription("the background threads of the server that have failed and not succeeded since")
        List<String> behind,

        @JsonPropertyDescription("whether persons and a tournament are in each other's way")
        boolean isCrowded,

        @JsonPropertyDescription("when the season began") String seasonBegun,

        @JsonPropertyDescription("those that have ended, the newest first")
        List<Season> seasons) {
    /** Writes the tables, the last tournament first. */
    void writeTo(Markup page, Language language) {
        Reader reader = new Reader(language, entrant -> entrant);
        page.leaf("h1", title.isEmpty() ? language.text("host.title", game) : title);
        for (Tournament one : tournaments) {
            page.leaf("h2", one.heading.get(language.code()));
            write(one.revealed, page, reader, "host.revealed");
            write(one.lines, page, reader, one.isFrozen ? "host.standings.frozen" : "host.standings");
        }
        writeLadderTo(page, language);
        for (Season season : seasons) {
            page.leaf("h2", season.name());
            new Table<>(Season.COLUMNS, season.standings())
                    .writeTo(page, Surface.LIVE, reader, language.text("host.ladder"));
        }
    }

    /** Writes the ladder. */
    void writeLadderTo(Markup page, Language language) {
        Reader reader = new Reader(language, entrant -> entrant);
        String caption = isFirstPlacesOnly ? "host.ladder.first" : "host.ladder.caption";
        page.leaf("h2", language.text("host.ladder"));
        if (ladder.last.isEmpty()) {
            if (ladder.state == LadderState.READS) {
                page.leaf("p", language.text("host.ladder.reads"));
            }
            write(ladder.lines, page, reader, caption);
        } else {
            String minute = DateTimeFormatter.ofPattern(language.text("page.minute"), Locale.ROOT)
                    .format(Instant.parse(ladder.last.get().at()).atOffset(ZoneOffset.UTC));
            page.leaf("p", language.text("host.ladder.last", minute + " UTC"));
            new Table<>(Season.COLUMNS, ladder.last.get().lines())
                    .writeTo(page, Surface.LIVE, reader, language.text(caption));
        }
    }

    private static void write(List<Row> rows, Markup page, Reader reader, String caption) {
        if (rows.stream().anyMatch(row -> row.standing().games() > 0)) {
            StandingsTable.live(rows)
                    .writeTo(page, Surface.LIVE, reader, reader.language().text(caption), "class", "standings");
        }
    }

    /** The person who asks. Immutable. */
    public record Me(
            int number,

            @JsonPropertyDescription(
                    "as whom they hand in: their own number, or that of the member who began their team")
            int author,

            Role role,
            String alias,
            Person.State state) {
        static Me of(Person person) {
            return new Me(person.number(), person.author(), person.role(), person.alias(), person.state());
        }
    }

    /** The ladder. Immutable. */
    public record Ladder(
            LadderState state,

            @JsonPropertyDescription("the reason it cannot play, for organizers only; else empty")
            String failure,

            int games,

            @JsonPropertyDescription("how many agents have a place")
            int agents,

            @JsonPropertyDescription("the standings, the best first, as far as the asker may see them")
            List<Row> lines,

            @JsonPropertyDescription(
                    "the last known standings while the games are being read after a start; null afterwards, or if none are known")
            Optional<LastStandings> last,

            @JsonPropertyDescription("in play: the names of the agents, by seat, by the game's id")
            Map<String, List<String>> running) {}

    /** A tournament. Immutable. */
    public record Tournament(
            @JsonPropertyDescription("of its folder") String name,

            @JsonPropertyDescription("its title, else the game and the number of entrants, by language")
            Map<String, String> heading,

            @JsonPropertyDescription("when, UTC") String begun,

            @JsonPropertyDescription("what it does; while it is frozen only an organizer hears of that")
            HostedTournament.State state,

            @JsonPropertyDescription("the reason it cannot be played, for organizers only; else empty")
            String failure,

            boolean isFrozen,
            List<Row> lines,

            @JsonPropertyDescription("the last places in truth, while the others are frozen")
            List<Row> revealed,

            @JsonPropertyDescription("in play: the names of the agents, by seat, by the game's id")
            Map<String, List<String>> running) {}
}
