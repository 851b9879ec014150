package org.botarena.arena.serve.hosting.web;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.hosting.casual.CasualGames;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.NoticeList;
import org.botarena.arena.serve.hosting.event.EventParts;
import org.botarena.arena.serve.hosting.file.Actions;
import org.botarena.arena.serve.hosting.view.EventView;
import org.botarena.arena.serve.hosting.view.Handbook;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.page.ApiRoutes;
import org.botarena.arena.serve.page.PageFiles;
import org.botarena.arena.serve.page.RoomLink;
import org.botarena.arena.serve.page.Shows;

/** All routes of a hosted event. */
public final class HostRoutes implements Routes {
    private final List<Routes> watched;
    private final List<Routes> asked;

    /**
     * Creates the routes.
     *
     * @param shows the tournaments to watch
     * @param casual games that do not count
     * @param userHeader with the user of a reverse proxy
     * @param room the link for other machines
     */
    public HostRoutes(
            EventParts event, Shows shows, CasualGames casual, Optional<UserHeader> userHeader, RoomLink room) {
        EventSettings rules = event.rules();
        Actions actions = new Actions(event.file());
        Visitor visitor = new Visitor(event.persons(), event.access(), casual.guests(), userHeader);
        EventView view = new EventView(event);
        OrganizerChanges changes = new OrganizerChanges(actions, event.tournaments(), view);
        watched = List.of(
                new HostPages(view),
                new HandbookRoutes(Handbook.of(event.venue().installation())),
                new PageFiles(Optional.empty(), shows, room),
                new ApiRoutes(shows));
        asked = List.of(
                new PublicRoutes(
                        visitor,
                        view,
                        event.venue(),
                        rules,
                        event.access(),
                        event.persons(),
                        new WaitingList(event.persons()),
                        event.names(),
                        event.teams(),
                        event.kit()),
                new AuthorRoutes(
                        visitor,
                        view,
                        new ArrivingUploads(event.uploads(), event.persons(), rules, event.file()::now),
                        rules,
                        event.access(),
                        event.persons(),
                        event.teams(),
                        event.uploads(),
                        event.versions(),
                        event.checks(),
                        event.ladder(),
                        event.tournaments(),
                        event.protests().list(),
                        new NoticeList(event.file()),
                        event.kit()),
                new DraftRoutes(visitor, view, event.editor(), rules, event.teams(), event.checks()),
                new PlayRoutes(casual, visitor),
                new OrganizerRoutes(
                        visitor,
                        view,
                        changes,
                        rules,
                        event.access(),
                        event.persons(),
                        event.names(),
                        event.versions(),
                        event.ladder(),
                        event.tournaments(),
                        event.matches(),
                        event.sheets(),
                        event.file()::now),
                new RulingRoutes(visitor, changes, event.protests(), event.reruns()));
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
}
