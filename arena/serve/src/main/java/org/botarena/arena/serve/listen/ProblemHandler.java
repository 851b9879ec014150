package org.botarena.arena.serve.listen;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.botarena.arena.serve.http.HttpProblem;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Answers requests that never reached a route: invalid HTTP, too large or malformed ones. */
final class ProblemHandler extends ErrorHandler {
    @Override
    protected void generateResponse(
            Request request, Response response, int status, String message, Throwable cause, Callback callback) {
        SecurityHeaders.put(response.getHeaders());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, HttpProblem.JSON);
        response.write(true, ByteBuffer.wrap(HttpProblem.of(status).json().getBytes(StandardCharsets.UTF_8)), callback);
    }
}
