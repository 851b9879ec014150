package org.botarena.arena.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import org.botarena.arena.text.JsonText;

/** The API of a server as its OpenAPI documents describe it; requests and answers must match. Thread-safe. */
public final class DescribedApi {
    private static final Map<String, DescribedApi> SERVERS = new ConcurrentHashMap<>();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final ObjectNode document;
    private final Map<String, JsonSchema> schemas = new ConcurrentHashMap<>();
    private final Set<String> answered = new ConcurrentSkipListSet<>();

    private DescribedApi(String link) {
        document = (ObjectNode) json(link + "/api/openapi.json");
        JsonNode event = json(link + "/api/event/openapi.json");
        for (String part : new String[] {"/paths", "/components/schemas"}) {
            event.at(part)
                    .properties()
                    .forEach(each -> ((ObjectNode) document.at(part)).set(each.getKey(), each.getValue()));
        }
    }

    /** Reads a server's documents once. */
    public static DescribedApi at(String link) {
        return SERVERS.computeIfAbsent(link, DescribedApi::new);
    }

    private static JsonNode json(String address) {
        try {
            return JsonText.MAPPER.readTree(CLIENT.send(
                            HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString())
                    .body());
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(address, e);
        }
    }

    /** The paths with their operations. */
    public JsonNode paths() {
        return document.get("paths");
    }

    /** All routes, such as {@code get /api/state}. */
    public Set<String> routes() {
        Set<String> routes = new TreeSet<>();
        paths().properties()
                .forEach(path -> path.getValue()
                        .fieldNames()
                        .forEachRemaining(method -> routes.add(method + " " + path.getKey())));
        return routes;
    }

    /** The routes that have returned an answer, not a problem. */
    public Set<String> answered() {
        return answered;
    }

    /** Fails if an answer differs from the document, or its route is missing there. */
    public void check(HttpRequest request, String body, HttpResponse<String> answer) {
        String path = request.uri().getRawPath();
        if (!path.startsWith("/api/")) {
            return;
        }
        String method = request.method().toLowerCase(Locale.ROOT);
        String asked = "%s %s: %d %s".formatted(method, path, answer.statusCode(), answer.body());
        Optional<String> route = routes().stream()
                .filter(each -> (method + " " + path).matches(each.replaceAll("\\{\\w+}", "[^/]+")))
                .findFirst();
        if (route.isEmpty()) {
            if (answer.statusCode() < 400) {
                throw new AssertionError("no document describes " + asked);
            }
            return;
        }
        String operation = "/paths/" + route.get().replaceFirst(".* ", "").replace("/", "~1") + "/" + method;
        boolean isAnswer = answer.statusCode() < 400;
        String content = operation + "/responses/" + (isAnswer ? answer.statusCode() : "default") + "/content";
        String type = answer.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
        if (!document.at(content).has(type)) {
            throw new AssertionError("'%s' is not in the document: %s".formatted(type, asked));
        }
        if (type.equals("application/json")) {
            checkSchema(content + "/application~1json/schema", answer.body(), asked);
        }
        if (isAnswer) {
            answered.add(route.get());
            String sent = operation + "/requestBody/content/application~1json/schema";
            if (!document.at(sent).isMissingNode()) {
                checkSchema(sent, body, "sent: " + asked);
            }
        }
    }

    /** Fails if JSON does not match a schema. */
    public void check(String schema, String json) {
        checkSchema("/components/schemas/" + schema, json, schema);
    }

    private void checkSchema(String pointer, String json, String of) {
        try {
            Set<ValidationMessage> wrong =
                    schemas.computeIfAbsent(pointer, this::schema).validate(JsonText.MAPPER.readTree(json));
            if (!wrong.isEmpty()) {
                throw new AssertionError("%s%n%s".formatted(wrong, of));
            }
        } catch (IOException e) {
            throw new AssertionError(of, e);
        }
    }

    private JsonSchema schema(String pointer) {
        if (document.at(pointer).isMissingNode()) {
            throw new AssertionError("there is no " + pointer);
        }
        ObjectNode root = JsonText.MAPPER
                .createObjectNode()
                .put("$ref", "#" + pointer.replace("{", "%7B").replace("}", "%7D"));
        root.setAll(document);
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(root);
    }
}
