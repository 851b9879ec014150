package org.botarena.arena.serve.hosting.web;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.hosting.casual.CasualGames;
import org.botarena.arena.serve.hosting.event.EventHost;
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
    public HostRoutes(EventHost host, Shows shows, CasualGames casual, Optional<UserHeader> userHeader, RoomLink room) {
        Visitor visitor = new Visitor(host.persons(), host.access(), casual.guests(), userHeader);
        EventView view = new EventView(host);
        OrganizerChanges changes = new OrganizerChanges(host, view);
        watched = List.of(
                new HostPages(view),
                new HandbookRoutes(Handbook.of(host.venue().installation())),
                new PageFiles(Optional.empty(), shows, room),
                new ApiRoutes(shows));
        asked = List.of(
                new PublicRoutes(host, visitor, view),
                new AuthorRoutes(host, visitor, view),
                new DraftRoutes(host, visitor, view),
                new PlayRoutes(casual, visitor),
                new OrganizerRoutes(host, visitor, view, changes),
                new RulingRoutes(host, visitor, changes));
    }

    @Override
    public void register(Router routes) {
        watched.forEach(family -> family.register(routes));
        Router event = routes.describedAt(
                "/api/event/openapi.json",
                "Bot Arena: a hosted event",
                "The routes of the live pages are in /api/openapi.json. Texts may contain anything that an author has chosen: show them as"
                        + " text. A device that was let in by a link sends its cookie.");
        asked.forEach(family -> family.register(event));
    }
}
