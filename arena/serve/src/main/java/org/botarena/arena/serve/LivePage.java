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

/** The page of a tournament's folder, in which nothing changes, while it is served. Thread-safe. */
final class LivePage implements AutoCloseable {
    private final Show show;
    private final RoomLink room;
    private final WebServer server;

    /**
     * How it is served. Immutable.
     *
     * @param binding where it listens
     * @param limits how much it takes
     * @param language of who has not chosen one; empty: that of his browser
     * @param isPublic whether others than this machine can open it
     */
    record Setting(Binding binding, Limits limits, Optional<Language> language, boolean isPublic) {}

    private LivePage(Show show, RoomLink room, WebServer server) {
        this.show = show;
        this.room = room;
        this.server = server;
    }

    /**
     * Reads the tournament, and serves it.
     *
     * @param folder of the tournament
     * @param games of which it plays one
     * @param warning takes what keeps it from being followed, and what failed, in a sentence
     * @param arrivals takes the address of whoever asks for something
     * @throws org.botarena.arena.store.StoreException if it cannot be read
     * @throws org.botarena.arena.venue.Failed if it has not begun, or nothing can listen there
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

    /** The link that people open, without a slash at its end. */
    String link() {
        return server.link();
    }

    /** The QR code of the link, for a terminal. */
    String code() {
        return room.blocks();
    }

    /** How many read the stream. */
    int readers() {
        return show.hub().readers();
    }

    @Override
    public void close() {
        show.close();
        server.close();
    }
}
