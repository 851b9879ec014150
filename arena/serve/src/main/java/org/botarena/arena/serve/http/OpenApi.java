package org.botarena.arena.serve.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.text.JsonText;

/** The OpenAPI document of an API, made from its routes and the records that they read and write. Thread-safe. */
final class OpenApi {
    private final String title;
    private final String about;
    private final List<Operation> operations = new ArrayList<>();
    private byte[] text; // Made at the first request.

    OpenApi(String title, String about) {
        this.title = title;
        this.about = about;
    }

    Operation add(Operation operation) {
        operations.add(operation);
        return operation;
    }

    synchronized byte[] text() {
        if (text == null) {
            text = json().toPrettyString().getBytes(StandardCharsets.UTF_8);
        }
        return text;
    }

    private ObjectNode json() {
        ObjectNode document = JsonText.MAPPER.createObjectNode().put("openapi", "3.1.0");
        document.putObject("info").put("title", title).put("version", "1").put("description", about);
        Schemas schemas = new Schemas();
        operations.forEach(operation -> operation.describe(document, schemas));
        document.withObjectProperty("components").set("schemas", schemas.all());
        return document;
    }
}
