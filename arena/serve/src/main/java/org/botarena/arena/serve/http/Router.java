package org.botarena.arena.serve.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.HashSet;
import java.util.Set;

/**
 * The addresses of a server and their answers. A route below {@code /api/} answers with a record and is part of an
 * OpenAPI document; it cannot be registered in any other way. One thread.
 */
public final class Router {
    private static final String API = "/api/";

    private final JavalinDefaultRoutingApi routes;
    private final Set<String> uploads;
    private final OpenApi api;

    /** Answers a request. */
    @FunctionalInterface
    public interface Answering<T> {
        /**
         * Answers a request.
         *
         * @throws HttpProblem.Refusal if there is no answer
         */
        T to(Context request);
    }

    private Router(JavalinDefaultRoutingApi routes, Set<String> uploads, String address, String title, String about) {
        this.routes = routes;
        this.uploads = uploads;
        api = new OpenApi(title, about);
        add(
                HandlerType.GET,
                address,
                "This description.",
                ObjectNode.class,
                request -> request.contentType(HttpProblem.JSON).result(api.text()));
    }

    /**
     * A router for these routes.
     *
     * @param address of the document that describes its API
     * @param title of the document
     * @param about the description of the API
     */
    public static Router of(JavalinDefaultRoutingApi routes, String address, String title, String about) {
        return new Router(routes, new HashSet<>(), address, title, about);
    }

    /** A router for the same server whose API has its own document. */
    public Router describedAt(String address, String title, String about) {
        return new Router(routes, uploads, address, title, about);
    }

    /** Registers a page or a file. */
    public void page(String path, Handler handler) {
        if (path.startsWith(API)) {
            throw new IllegalArgumentException(path + " belongs to the API");
        }
        routes.get(path, handler);
    }

    /** Registers a route that reads. */
    public <T> Operation get(String path, String summary, Class<T> answer, Answering<T> answering) {
        return add(HandlerType.GET, path, summary, answer, request -> Answer.json(request, answering.to(request)));
    }

    /** Registers a route that changes something. */
    public <T> Operation post(String path, String summary, Class<T> answer, Answering<T> answering) {
        return add(HandlerType.POST, path, summary, answer, request -> Answer.json(request, answering.to(request)));
    }

    /** Registers a route that answers with a file. */
    public Operation file(String path, String summary, String type, Handler handler) {
        return add(HandlerType.GET, path, summary, byte[].class, handler).as(type);
    }

    /** Registers a route that takes a file of any size without a waiting thread, and answers 201. */
    public Operation upload(String path, String summary, Class<?> answer, Handler handler) {
        uploads.add(path);
        return add(HandlerType.POST, path, summary, answer, handler).reading(byte[].class);
    }

    /** Describes a stream of events, which a servlet sends. */
    public Operation stream(String path, String summary) {
        return api.add(new Operation(HandlerType.GET, path, summary, String.class))
                .as("text/event-stream");
    }

    private Operation add(HandlerType method, String path, String summary, Class<?> answer, Handler handler) {
        routes.addHttpHandler(method, path, handler);
        return api.add(new Operation(method, path, summary, answer));
    }

    /** The paths whose routes read bodies of any size. */
    public Set<String> uploads() {
        return Set.copyOf(uploads);
    }
}
