package org.botarena.arena.serve.listen;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.stream.EventServlet;
import org.botarena.arena.serve.stream.Streams;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.venue.Failed;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** A listening server. Every answer carries the headers of {@link SecurityHeaders}. Thread-safe. */
public final class WebServer implements AutoCloseable {
    private static final Duration BETWEEN_BEATS = Duration.ofSeconds(15);
    private static final Duration IDLE = Duration.ofSeconds(60);
    private static final int MOST_THREADS = 24;
    private static final int HEADER_BYTES = 8 << 10;
    private static final int BACKLOG = 512;

    private final Javalin javalin;
    private final Binding binding;
    private final Streams streams;
    private final Background.Worker heart;

    private WebServer(Javalin javalin, Binding binding, Streams streams) {
        this.javalin = javalin;
        this.binding = binding;
        this.streams = streams;
        heart = streams.background().worker("heartbeat", this::beat);
    }

    /**
     * Starts a server.
     *
     * @param proxy the trusted reverse proxy, if there is one
     * @param arrivals receives the address of each client
     * @param bugs receives each request that failed by a bug, with the exception
     * @throws Failed if it cannot listen there
     */
    public static WebServer start(
            Binding binding,
            Limits limits,
            Streams streams,
            List<Routes> families,
            Optional<ReverseProxy> proxy,
            Consumer<String> arrivals,
            BiConsumer<String, Exception> bugs) {
        Javalin javalin = Javalin.create(config -> {
            settle(config, limits);
            Router router = Router.of(
                    config.routes,
                    "/api/openapi.json",
                    "Bot Arena: a tournament that is watched",
                    "Read-only. Texts may hold anything that an author has chosen: show them as text.");
            families.forEach(family -> family.register(router));
            listen(config, binding, limits, router.uploads());
            config.jetty.modifyServletContextHandler(context -> {
                ServletHolder events = new ServletHolder(new EventServlet(streams, limits));
                events.setAsyncSupported(true);
                context.addServlet(events, EventServlet.ADDRESS);
            });
            config.jetty.modifyHttpConfiguration(http -> harden(http, binding, proxy, arrivals));
            answerProblems(config, streams.background(), bugs);
        });
        WebServer server = new WebServer(javalin, binding, streams);
        try {
            javalin.start();
        } catch (JavalinBindException e) {
            throw new Failed(
                    String.format(
                            Locale.ROOT,
                            "nothing can listen on %s, port %d: is another server there already? --port N takes another one",
                            binding.address().getHostAddress(),
                            binding.port()),
                    e);
        }
        server.heart.start();
        return server;
    }

    private static void settle(JavalinConfig config, Limits limits) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = limits.bodyBytes();
        config.http.prefer405over404 = true;
        config.http.generateEtags = false;
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, 4);
        threads.setName("web");
        config.jetty.threadPool = threads;
    }

    private static void listen(JavalinConfig config, Binding binding, Limits limits, Set<String> readByRoute) {
        SilentConnections silent = new SilentConnections(limits.manyConnections());
        config.jetty.modifyServer(server -> {
            server.setErrorHandler(new ProblemHandler());
            server.setStopTimeout(0);
            server.addBean(new NetworkConnectionLimit(limits.connections(), server));
            server.insertHandler(new SlowClients(limits, readByRoute, silent));
        });
        config.jetty.addConnector((server, http) -> connector(server, http, binding, silent));
    }

    private static ServerConnector connector(
            Server server, HttpConfiguration http, Binding binding, SilentConnections silent) {
        HttpConnectionFactory plain = new HttpConnectionFactory(http);
        ServerConnector connector = binding.ssl()
                .map(ssl -> new ServerConnector(server, ssl, plain))
                .orElseGet(() -> new ServerConnector(server, 1, 1, plain));
        connector.setHost(binding.address().getHostAddress());
        connector.setPort(binding.port());
        connector.setIdleTimeout(IDLE.toMillis());
        connector.setAcceptQueueSize(BACKLOG);
        connector.addBean(silent);
        return connector;
    }

    private static void harden(
            HttpConfiguration http, Binding binding, Optional<ReverseProxy> proxy, Consumer<String> arrivals) {
        http.setSendServerVersion(false);
        http.setSendXPoweredBy(false);
        http.setRequestHeaderSize(HEADER_BYTES);
        if (binding.tls().isPresent()) {
            http.addCustomizer(new SecureRequestCustomizer(false));
        }
        proxy.ifPresent(one -> http.addCustomizer((request, headers) -> one.received(request, binding)));
        http.addCustomizer((request, headers) -> {
            SecurityHeaders.put(headers);
            arrivals.accept(Request.getRemoteAddr(request));
            return request;
        });
    }

    private static void answerProblems(
            JavalinConfig config, Background background, BiConsumer<String, Exception> bugs) {
        config.routes.exception(HttpProblem.Refusal.class, (refusal, request) -> answer(request, refusal.problem()));
        config.routes.exception(
                HttpResponseException.class, (e, request) -> answer(request, HttpProblem.of(e.getStatus())));
        config.routes.exception(Exception.class, (e, request) -> {
            String asked = request.method() + " " + request.path();
            Optional<Mishap> mishap = Mishap.of(e);
            if (mishap.isEmpty()) {
                bugs.accept(asked, e);
            } else if (mishap.get().isOfTheMachine()) {
                background.report(asked, e);
            }
            answer(request, mishap.map(Mishap::problem).orElseGet(() -> HttpProblem.of(500)));
        });
    }

    /** A page for a reader, JSON for a program. */
    private static void answer(Context request, HttpProblem problem) {
        boolean isRead = !request.path().startsWith("/api/")
                && Optional.ofNullable(request.header("Accept")).orElse("").contains("text/html");
        request.status(problem.status());
        request.contentType(isRead ? "text/html;charset=utf-8" : HttpProblem.JSON)
                .result(isRead ? problem.page() : problem.json());
    }

    private void beat() throws InterruptedException {
        Thread.sleep(BETWEEN_BEATS.toMillis());
        String now = streams.now();
        streams.open().forEach(hub -> hub.beat(now));
    }

    /** The link that people open, without a trailing slash. */
    public String link() {
        return binding.link(javalin.port());
    }

    @Override
    public void close() {
        heart.end();
        streams.open().forEach(EventHub::close);
        javalin.stop();
    }
}
