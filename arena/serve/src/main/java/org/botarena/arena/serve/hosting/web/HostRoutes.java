package org.botarena.arena.serve.hosting.web;

import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.List;
import org.botarena.arena.serve.hosting.run.Host;
import org.botarena.arena.serve.http.Routes;

/** All that can be asked of a hosted event. */
public final class HostRoutes implements Routes {
    private final List<Routes> families;

    /** Of this one. */
    public HostRoutes(Host host) {
        Visitor visitor = new Visitor(host.persons(), host.access());
        EventView view = new EventView(host);
        families = List.of(
                new HostPages(),
                new PublicRoutes(host, visitor, view),
                new AuthorRoutes(host, visitor, view),
                new OrganizerRoutes(host, visitor, view));
    }

    @Override
    public void register(JavalinDefaultRoutingApi routes) {
        families.forEach(family -> family.register(routes));
    }
}
