package org.botarena.arena.serve.hosting.web;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.hosting.casual.Lessons;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.NoticeList;
import org.botarena.arena.serve.hosting.entry.SeasonList;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.event.CheckQueue;
import org.botarena.arena.serve.hosting.event.EventParts;
import org.botarena.arena.serve.hosting.event.Protests;
import org.botarena.arena.serve.hosting.event.ShownNames;
import org.botarena.arena.serve.hosting.event.StarterKit;
import org.botarena.arena.serve.hosting.event.Teams;
import org.botarena.arena.serve.hosting.file.Actions;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.ladder.HostedLadder;
import org.botarena.arena.serve.hosting.people.Access;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.hosting.play.Matches;
import org.botarena.arena.serve.hosting.play.QuestionSheets;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.hosting.view.AuthorView;
import org.botarena.arena.serve.hosting.view.Handbook;
import org.botarena.arena.serve.hosting.view.OrganizerView;
import org.botarena.arena.serve.hosting.view.PublicView;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.page.ApiRoutes;
import org.botarena.arena.serve.page.PageFiles;
import org.botarena.arena.serve.page.RoomLink;
import org.botarena.arena.serve.stream.Streams;
import org.botarena.arena.serve.trouble.Background;

/** All pages, routes and streams of a hosted event. */
public final class HostRoutes implements Routes, AutoCloseable {
    private final List<Routes> watched;
    private final List<Routes> asked;
    private final HostedShows shows;
    private final HostStreams streams;

    /**
     * Creates them and starts to watch for changes that the pages show.
     *
     * @param userHeader with the user of a reverse proxy
     * @param room the link for other machines
     */
    public HostRoutes(EventParts event, Optional<UserHeader> userHeader, RoomLink room, Limits limits) {
        EventFile file = event.file();
        EventVenue venue = event.venue();
        Persons persons = event.persons();
        Teams teams = event.teams();
        Uploads uploads = event.uploads();
        CheckQueue checks = event.checks();
        HostedLadder ladder = event.ladder();
        Tournaments tournaments = event.tournaments();
        Matches matches = event.matches();
        QuestionSheets sheets = event.sheets();
        Protests protests = event.protests();
        Lessons lessons = event.lessons();
        ShownNames names = event.names();
        StarterKit kit = event.kit();
        Background background = event.background();
        EventSettings rules = new EventSettings(file);
        Access access = new Access(file);
        Versions versions = new Versions(file);
        Actions actions = new Actions(file);
        NoticeList notices = new NoticeList(file);
        PublicView view = new PublicView(rules, versions, new SeasonList(file), venue, ladder, tournaments, background);
        AuthorView author = new AuthorView(
                rules,
                access,
                teams,
                uploads,
                versions,
                checks,
                venue,
                ladder,
                tournaments,
                lessons,
                protests,
                notices);
        OrganizerView organizer = new OrganizerView(
                rules,
                actions,
                persons,
                uploads,
                versions,
                checks,
                ladder.visitors(),
                tournaments,
                matches,
                sheets,
                protests,
                event.reruns().list(),
                event.lost());
        EventChanges changes =
                new EventChanges(file, persons, versions, ladder, tournaments, matches, sheets, lessons, background);
        Visitor visitor = new Visitor(persons, access, event.casual().guests(), userHeader);
        OrganizerChanges organizing = new OrganizerChanges(actions, tournaments, organizer);
        shows = new HostedShows(view, file::now, limits);
        streams = new HostStreams(visitor, shows, changes, event.casual(), limits);
        watched = List.of(
                new HostPages(view),
                new HandbookRoutes(Handbook.of(venue.installation())),
                new PageFiles(Optional.empty(), shows, room),
                new ApiRoutes(shows));
        asked = List.of(
                new PublicRoutes(
                        visitor, view, venue, rules, access, persons, new WaitingList(persons), names, teams, kit),
                new AuthorRoutes(
                        visitor,
                        author,
                        new ArrivingUploads(uploads, persons, rules, file::now),
                        rules,
                        access,
                        persons,
                        teams,
                        uploads,
                        versions,
                        checks,
                        ladder,
                        protests,
                        notices,
                        kit),
                new DraftRoutes(visitor, event.editor(), rules, teams, checks),
                new PlayRoutes(event.casual(), visitor),
                new OrganizerRoutes(
                        visitor,
                        organizing,
                        rules,
                        access,
                        persons,
                        names,
                        versions,
                        ladder,
                        tournaments,
                        matches,
                        sheets,
                        file::now),
                new RulingRoutes(visitor, organizing, protests, event.reruns()));
    }

    /** The streams of its pages. */
    public Streams streams() {
        return streams;
    }

    @Override
    public void register(Router routes) {
        watched.forEach(family -> family.register(routes));
        Router described = routes.describedAt(
                "/api/event/openapi.json",
                "Bot Arena: a hosted event",
                "The routes of the live pages are in /api/openapi.json. Texts may contain anything that an author has chosen: show them as"
                        + " text. A device that was let in by a link sends its cookie.");
        asked.forEach(family -> family.register(described));
    }

    @Override
    public void close() {
        streams.close();
        shows.close();
    }
}
