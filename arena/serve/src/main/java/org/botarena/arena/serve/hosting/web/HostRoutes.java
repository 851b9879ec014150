package org.botarena.arena.serve.hosting.web;

import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.serve.hosting.casual.CasualGames;
import org.botarena.arena.serve.hosting.event.EventHost;
import org.botarena.arena.serve.hosting.view.EventView;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.page.ApiRoutes;
import org.botarena.arena.serve.page.PageFiles;
import org.botarena.arena.serve.page.Shows;

/** All that can be asked of a hosted event. */
public final class HostRoutes implements Routes {
    private final List<Routes> families;

    /**
     * Of this one.
     *
     * @param shows what there is to watch
     * @param casual games that count for nothing
     * @param userHeader in which a reverse proxy says who asks
     * @param isPublic whether others than this machine can open it
     */
    public HostRoutes(
            EventHost host, Shows shows, CasualGames casual, Optional<UserHeader> userHeader, boolean isPublic) {
        Visitor visitor = new Visitor(host.persons(), host.access(), userHeader);
        EventView view = new EventView(host);
        families = List.of(
                new HostPages(),
                new PageFiles(Optional.empty(), shows, isPublic),
                new ApiRoutes(shows),
                new PublicRoutes(host, visitor, view),
                new AuthorRoutes(host, visitor, view),
                new PlayRoutes(casual, visitor),
                new OrganizerRoutes(host, visitor, view));
    }

    @Override
    public void register(JavalinDefaultRoutingApi routes) {
        families.forEach(family -> family.register(routes));
    }

    @Override
    public Set<String> uploads() {
        return families.stream().flatMap(family -> family.uploads().stream()).collect(Collectors.toSet());
    }
}
