package org.botarena.arena.spec;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.store.Settings;
import org.botarena.arena.text.ForeignJson;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.NameList;
import org.botarena.arena.text.Suggestion;
import org.botarena.arena.text.VisibleText;

/** The file of {@code --config}: settings of {@code run} by their names without the leading dashes, and entrants. */
public final class ConfigFile {
    private static final ObjectReader JSON =
            JsonText.MAPPER.reader().with(StreamReadFeature.STRICT_DUPLICATE_DETECTION);

    private ConfigFile() {}

    /**
     * Reads a file.
     *
     * @param known the names of the allowed settings
     * @throws IllegalArgumentException with the file, the error and its position
     */
    public static Settings read(Path file, Collection<String> known) {
        try {
            return of(JSON.readTree(ForeignFile.text(file, ForeignFile.WRITTEN_BY_HAND)), known, file);
        } catch (StreamConstraintsException e) {
            throw new IllegalArgumentException(
                    String.format(
                            Locale.ROOT,
                            "%s: it holds lists or objects more than %d deep in each other, or a number or a text of no end."
                                    + " Settings are names with plain values",
                            file,
                            ForeignJson.DEEPEST),
                    e);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(
                    String.format(
                            Locale.ROOT,
                            "%s, line %d, column %d: %s",
                            file,
                            e.getLocation().getLineNr(),
                            e.getLocation().getColumnNr(),
                            e.getOriginalMessage()),
                    e);
        } catch (IOException e) {
            throw new IllegalArgumentException("%s cannot be read: %s".formatted(file, ForeignFile.why(e)), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    private static Settings of(JsonNode root, Collection<String> known, Path file) {
        require(root.isObject(), "the file must hold one object: {\"game\": \"reversi\", …}");
        Map<String, String> settings = new LinkedHashMap<>();
        List<Settings.Wanted> entrants = new ArrayList<>();
        for (Map.Entry<String, JsonNode> entry : root.properties()) {
            if (entry.getKey().equals("entrants")) {
                require(entry.getValue().isArray(), "entrants must be an array: [{\"path\": \"uct.jar\"}, …]");
                entry.getValue().forEach(node -> entrants.add(entrant(node, file)));
            } else {
                requireKnown("setting", entry.getKey(), known);
                settings.put(entry.getKey(), text(entry.getKey(), entry.getValue()));
            }
        }
        return new Settings(settings, entrants, Optional.empty());
    }

    private static Settings.Wanted entrant(JsonNode node, Path file) {
        require(node.isObject(), "an entrant must be an object: {\"path\": \"uct.jar\"}");
        node.fieldNames()
                .forEachRemaining(key -> requireKnown("key of an entrant", key, Set.of("path", "options", "name")));
        require(node.hasNonNull("path"), "an entrant needs a path: {\"path\": \"uct.jar\"}");
        JsonNode options = node.path("options");
        require(options.isMissingNode() || options.isObject(), "options must be an object: {\"k\": 0.5}");
        String given = options.properties().stream()
                .map(option -> option.getKey() + "=" + text(option.getKey(), option.getValue()))
                .collect(Collectors.joining(","));
        String path = text("path", node.get("path"));
        String name = node.has("name") ? text("name", node.get("name")) : "";
        require(
                !node.has("name") || !VisibleText.isBlank(name),
                "the name of '%s' shows nothing: give it letters, or leave \"name\" out"
                        .formatted(ForeignFile.clipped(path)));
        return new Settings.Wanted(beside(file, path) + (given.isEmpty() ? "" : ":" + given), name);
    }

    /** Resolves a path against the file's folder, if that exists there. */
    private static String beside(Path file, String path) {
        Path beside = file.toAbsolutePath().resolveSibling(path);
        return beside.toFile().exists() ? beside.toString() : path;
    }

    private static String text(String key, JsonNode value) {
        if (value.isArray()) {
            List<String> parts = new ArrayList<>();
            value.forEach(part -> parts.add(text(key, part)));
            return NameList.text(parts);
        }
        require(value.isValueNode() && !value.isNull(), "%s: a text, a number, true or false is needed".formatted(key));
        return value.asText();
    }

    private static void requireKnown(String what, String name, Collection<String> known) {
        require(
                known.contains(name),
                "unknown %s '%s'%s"
                        .formatted(
                                what,
                                ForeignFile.clipped(name),
                                Suggestion.to(name, known)
                                        .map("; did you mean '%s'?"::formatted)
                                        .orElse("; there are "
                                                + known.stream().sorted().collect(Collectors.joining(", ")))));
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
