package org.botarena.arena.serve;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.api.Games;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.listen.Binding;
import org.botarena.arena.serve.listen.Bugs;
import org.botarena.arena.serve.listen.WebServer;
import org.botarena.arena.serve.page.ApiRoutes;
import org.botarena.arena.serve.page.PageFiles;
import org.botarena.arena.serve.page.RoomLink;
import org.botarena.arena.serve.page.Show;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.serve.watch.TournamentWatch;
import org.botarena.arena.text.catalogue.Language;

/** Serves the page of a tournament's folder, without changing anything in it. Thread-safe. */
final class LivePage implements AutoCloseable {
    private final Show show;
    private final RoomLink room;
    private final WebServer server;

    /**
     * The settings of the server. Immutable.
     *
     * @param binding where it listens
     * @param limits of the server
     * @param language of readers who have not chosen one; empty for that of their browser
     * @param isPublic whether other machines can open it
     */
    record Setting(Binding binding, Limits limits, Optional<Language> language, boolean isPublic) {}

    private LivePage(Show show, RoomLink room, WebServer server) {
        this.show = show;
        this.room = room;
        this.server = server;
    }

    /**
     * Reads the tournament and serves it.
     *
     * @param folder of the tournament
     * @param games that include its game
     * @param warning receives sentences about problems with following it, and about failures
     * @param arrivals receives the address of each client
     * @throws org.botarena.arena.store.StoreException if it cannot be read
     * @throws org.botarena.arena.venue.Failed if it has not begun, or the server cannot listen there
     */
    static LivePage start(
            Path folder, Games games, Setting setting, Consumer<String> warning, Consumer<String> arrivals) {
        Background background = new Background(warning);
        TournamentWatch watch = TournamentWatch.following(folder, games, Clock.systemUTC(), background);
        Show show = new Show(watch, agent -> List.of(), setting.limits());
        OneShow shows = new OneShow(show, background);
        RoomLink room = new RoomLink(setting.isPublic());
        WebServer server = WebServer.start(
                setting.binding(),
                setting.limits(),
                shows,
                List.of(new PageFiles(setting.language(), shows, room), new ApiRoutes(shows), room),
                Optional.empty(),
                arrivals,
                new Bugs(warning)::add);
        room.is(server.link());
        show.publish();
        return new LivePage(show, room, server);
    }

    /** The link that people open, without a trailing slash. */
    String link() {
        return server.link();
    }

    /** The QR code of the link, for a terminal. */
    String code() {
        return room.blocks();
    }

    /** The number of readers of the stream. */
    int readers() {
        return show.hub().readers();
    }

    @Override
    public void close() {
        show.close();
        server.close();
    }
}
