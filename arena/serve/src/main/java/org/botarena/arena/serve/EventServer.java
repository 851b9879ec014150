package org.botarena.arena.serve;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.event.EventParts;
import org.botarena.arena.serve.hosting.event.Invitations;
import org.botarena.arena.serve.hosting.people.LinkFiles;
import org.botarena.arena.serve.hosting.web.HostRoutes;
import org.botarena.arena.serve.hosting.web.UserHeader;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.listen.Arrivals;
import org.botarena.arena.serve.listen.Bugs;
import org.botarena.arena.serve.listen.ReverseProxy;
import org.botarena.arena.serve.listen.WebServer;
import org.botarena.arena.serve.page.RoomLink;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.catalogue.Language;

/** The server of an event, from the first link to Ctrl-C. One thread. */
final class EventServer {
    private static final int LABEL = 15;

    private final EventParts host;
    private final ListeningOptions listening;
    private final Optional<UserHeader> userHeader;
    private final Optional<ReverseProxy> proxy;
    private final PrintWriter out;
    private final PrintWriter err;
    private final RoomLink room;

    EventServer(
            EventParts host,
            ListeningOptions listening,
            Optional<UserHeader> userHeader,
            Optional<ReverseProxy> proxy,
            PrintWriter out,
            PrintWriter err) {
        this.host = host;
        this.listening = listening;
        this.userHeader = userHeader;
        this.proxy = proxy;
        this.out = out;
        this.err = err;
        room = new RoomLink(listening.isForTheRoom());
    }

    /**
     * Admits the authors of a list, if there is one, prints the page's link, and serves until the JVM is stopped.
     *
     * @throws IllegalArgumentException if the server cannot listen there, or the list cannot be read
     */
    void run(Optional<Path> authors) throws InterruptedException {
        boolean isForTheRoom = listening.isForTheRoom();
        host.background().logTo(sentence -> err.println("arena: " + sentence));
        try (Arrivals arrivals = new Arrivals(isForTheRoom, err);
                HostRoutes routes = new HostRoutes(host, userHeader, room, Limits.DEFAULT);
                WebServer server = WebServer.start(
                        listening.binding(),
                        Limits.DEFAULT,
                        routes.streams(),
                        List.of(routes, room),
                        proxy,
                        arrivals::from,
                        new Bugs(sentence -> err.println("arena: " + sentence))::add)) {
            room.is(server.link());
            invite(server.link(), authors);
            host.start();
            arrivals.await();
            ServeCommand.untilStopped(() -> close(server));
        }
    }

    private void invite(String link, Optional<Path> authors) {
        Invitations invitations = new Invitations(host.file(), host.persons(), host.names(), link);
        Optional<String> organizer = invitations.organizer();
        authors.ifPresent(list -> {
            int came = invitations.authors(list);
            err.println("arena: %s on the list; the links of all are in %s"
                    .formatted(
                            came == 0 ? "no new author" : Numbers.counted(came, "new author"),
                            new LinkFiles(host.file().folder()).authors()));
        });
        host.copied().ifPresent(sentence -> err.println("arena: " + sentence));
        host.lost().forEach(lost -> err.println("arena: " + lost.text(Language.ENGLISH)));
        out.println("The page       " + link + "/");
        out.println("A projector    " + link + "/screen");
        out.println("To take part   " + link
                + (new EventSettings(host.file()).joins() ? "/join" : "/enter with a link of the list"));
        out.println("The organizer  "
                + organizer.orElse(
                        "the link is in %s".formatted(new LinkFiles(host.file().folder()).organizer())));
        out.println(
                Labelled.of("The cores", LABEL, host.ladder().visitors().plan().text(Language.ENGLISH)));
        if (listening.isForTheRoom()) {
            out.println();
            out.println(room.blocks());
        }
        out.println("Stop it with Ctrl-C; unfinished work resumes at the next start.");
        out.flush();
    }

    private void close(WebServer server) {
        server.close();
        host.close();
    }
}
