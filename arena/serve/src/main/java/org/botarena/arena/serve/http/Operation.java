package org.botarena.arena.serve.http;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.HandlerType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.botarena.arena.text.JsonText;

/** A route of an API, as its document describes it. One thread. */
public final class Operation {
    /** The cookie of a signed-in device. */
    public static final String COOKIE = "arena";

    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");
    private static final String JSON = "application/json";

    private final HandlerType method;
    private final String path;
    private final String summary;
    private final Class<?> answer;
    private final Map<String, Parameter<?>> parameters = new LinkedHashMap<>();
    private Optional<List<ObjectNode>> roles = Optional.empty();
    private Optional<Class<?>> body = Optional.empty();
    private String type = JSON;

    Operation(HandlerType method, String path, String summary, Class<?> answer) {
        this.method = method;
        this.path = path;
        this.summary = summary;
        this.answer = answer;
        PLACE.matcher(path).results().forEach(place -> with(Parameter.of(place.group(1))));
    }

    /** Adds parameters to those of its path. */
    public Operation with(Parameter<?>... more) {
        for (Parameter<?> parameter : more) {
            parameters.put(parameter.name(), parameter);
        }
        return this;
    }

    /** Sets the record in the request's JSON, or the bytes of a file. */
    public Operation reading(Class<?> record) {
        body = Optional.of(record);
        return this;
    }

    /** Restricts the route to these roles; an empty list stands for any role. Without this call the route is public. */
    public Operation by(List<String> some) {
        roles = Optional.of(
                some.isEmpty()
                        ? List.of(askers(List.of()))
                        : some.stream().map(role -> askers(List.of(role))).toList());
        return this;
    }

    private static ObjectNode askers(List<String> roles) {
        ObjectNode askers = JsonText.MAPPER.createObjectNode();
        roles.forEach(askers.putArray(COOKIE)::add);
        return askers;
    }

    /** The type of an answer that is not JSON. */
    Operation as(String other) {
        type = other;
        return this;
    }

    /** Adds it to the paths of a document. */
    void describe(ObjectNode document, Schemas schemas) {
        ObjectNode described = document.withObjectProperty("paths")
                .withObjectProperty(path)
                .putObject(method.name().toLowerCase(Locale.ROOT))
                .put("summary", summary);
        if (!parameters.isEmpty()) {
            ArrayNode all = described.putArray("parameters");
            parameters.values().forEach(parameter -> all.add(parameter.json()));
        }
        body.ifPresent(record -> described
                .putObject("requestBody")
                .put("required", true)
                .set("content", content(isUpload() ? "application/octet-stream" : JSON, schemas.read(record))));
        ObjectNode responses = described.putObject("responses");
        addResponse(responses, isUpload() ? "201" : "200", "The answer.", content(type, schemas.written(answer)));
        addResponse(responses, "default", "The problem.", content(JSON, schemas.written(HttpProblem.class)));
        roles.ifPresent(some -> {
            described.putArray("security").addAll(some);
            document.withObjectProperty("components")
                    .withObjectProperty("securitySchemes")
                    .putObject(COOKIE)
                    .put("type", "apiKey")
                    .put("in", "cookie")
                    .put("name", COOKIE);
        });
    }

    private boolean isUpload() {
        return body.equals(Optional.of(byte[].class));
    }

    private static void addResponse(ObjectNode responses, String status, String about, ObjectNode content) {
        responses.putObject(status).put("description", about).set("content", content);
    }

    private static ObjectNode content(String type, ObjectNode schema) {
        ObjectNode content = JsonText.MAPPER.createObjectNode();
        content.putObject(type).set("schema", schema);
        return content;
    }
}
