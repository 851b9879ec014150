package org.botarena.arena.process.engine;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Setting;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.text.JsonText;

/**
 * The content of a file {@code NAME.engine.json}, which describes an engine. Immutable.
 *
 * @param protocol the protocol that it speaks
 * @param command its words; the first is the program's absolute path, or its name if the {@code PATH} does not have
 *     it. {@code {NAME}} in a word is replaced by an option's value.
 * @param game the name of the only game that it plays; empty for any
 * @param options its options
 * @param reads the files it reads in addition to the system's libraries, as absolute paths
 * @param memoryMiB the limit for its address space, from {@value #LEAST_MEMORY}
 */
public record EngineDescriptor(
        Protocol protocol,
        List<String> command,
        Optional<String> game,
        List<Setting> options,
        List<Path> reads,
        int memoryMiB) {
    /** The suffix of the file's name. */
    public static final String ENDING = ".engine.json";

    static final int LEAST_MEMORY = 16;
    private static final int MOST_MEMORY = 1 << 20;
    private static final int DEFAULT_MEMORY = 512;
    private static final Set<String> KEYS = Set.of("protocol", "command", "game", "options", "reads", "memoryMiB");
    private static final Set<String> OPTION_KEYS = Set.of("default", "min", "max", "choices", "text");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{[a-z][a-z0-9-]*}");

    public EngineDescriptor {
        command = List.copyOf(command);
        options = List.copyOf(options);
        reads = List.copyOf(reads);
    }

    /** Whether a file has the name of a descriptor. */
    public static boolean isOne(Path file) {
        return ForeignFile.endsWith(file, ENDING);
    }

    /**
     * Parses a descriptor.
     *
     * @param folder the folder that relative paths start from
     * @throws IllegalArgumentException describing the error in a phrase
     */
    public static EngineDescriptor parse(String text, Path folder) {
        try {
            JsonNode json = JsonText.MAPPER.readTree(text);
            require(json != null && json.isObject(), "it is not a JSON object");
            requireKeys(json, KEYS, "");
            Protocol protocol = Protocol.parse(json.path("protocol").asText());
            List<String> reads = words(json, "reads", false);
            List<String> words = words(json, "command", true);
            Optional<Python> python = words.get(0).equals(Python.NAME) ? Python.find() : Optional.empty();
            List<String> command = new ArrayList<>();
            command.add(
                    python.map(found -> found.interpreter().toString()).orElseGet(() -> program(words.get(0), folder)));
            words.stream()
                    .skip(1)
                    .map(word -> reads.contains(word) ? at(word, folder) : word)
                    .forEach(command::add);
            JsonNode game = json.path("game");
            require(game.isMissingNode() || game.isTextual(), "\"game\" is not the name of a game");
            int memory = json.path("memoryMiB").asInt(DEFAULT_MEMORY);
            require(
                    memory >= LEAST_MEMORY && memory <= MOST_MEMORY,
                    String.format(
                            Locale.ROOT,
                            "\"memoryMiB\" is %d: %d to %d are possible",
                            memory,
                            LEAST_MEMORY,
                            MOST_MEMORY));
            List<Setting> options = options(json.path("options"));
            requireKnown(command, options);
            return new EngineDescriptor(
                    protocol,
                    command,
                    game.isMissingNode() ? Optional.empty() : Optional.of(game.asText()),
                    options,
                    Stream.concat(
                                    reads.stream().map(word -> Path.of(at(word, folder))),
                                    python.stream().flatMap(found -> found.reads().stream()))
                            .toList(),
                    memory);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("it is not valid JSON: " + e.getOriginalMessage(), e);
        }
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    private static void requireKeys(JsonNode json, Set<String> known, String where) {
        for (Iterator<String> names = json.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            require(
                    known.contains(name),
                    "there is no \"%s\"%s: there are %s"
                            .formatted(name, where, String.join(", ", new TreeSet<>(known))));
        }
    }

    private static List<String> words(JsonNode json, String key, boolean isNeeded) {
        JsonNode words = json.path(key);
        require(words.isMissingNode() || words.isArray(), "\"%s\" is not a list: write [\"…\", \"…\"]".formatted(key));
        List<String> read = new ArrayList<>();
        for (JsonNode word : words) {
            require(
                    word.isTextual() && !word.asText().isEmpty(),
                    "\"%s\" contains something other than text".formatted(key));
            read.add(word.asText());
        }
        require(!isNeeded || !read.isEmpty(), "there is no \"%s\"".formatted(key));
        return read;
    }

    /** Resolves a path, or a name that is searched in the {@code PATH} and kept if it is not found. */
    private static String program(String word, Path folder) {
        if (word.contains("/")) {
            return at(word, folder);
        }
        if (word.equals(Python.NAME)) {
            return word; // looked for already
        }
        return Machine.tool(word).map(Path::toString).orElse(word);
    }

    private static String at(String word, Path folder) {
        return folder.resolve(word).toAbsolutePath().normalize().toString();
    }

    private static List<Setting> options(JsonNode options) {
        require(options.isMissingNode() || options.isObject(), "\"options\" is not a JSON object");
        List<Setting> read = new ArrayList<>();
        options.properties().forEach(option -> read.add(option(option.getKey(), option.getValue())));
        return read;
    }

    private static Setting option(String name, JsonNode given) {
        JsonNode json =
                given.isObject() ? given : JsonText.MAPPER.createObjectNode().set("default", given);
        requireKeys(json, OPTION_KEYS, " in option " + name);
        JsonNode value = json.path("default");
        List<String> choices = words(json, "choices", value.isTextual());
        Setting.Type type = value.isIntegralNumber()
                ? Setting.Type.WHOLE
                : value.isNumber() ? Setting.Type.DECIMAL : value.isBoolean() ? Setting.Type.FLAG : Setting.Type.WORD;
        require(value.isValueNode() && !value.isNull(), "option %s has no \"default\"".formatted(name));
        return new Setting(
                name,
                type,
                value.asText(),
                json.path("min").asText(""),
                json.path("max").asText(""),
                choices,
                json.path("text").asText(""));
    }

    private static void requireKnown(List<String> command, List<Setting> options) {
        Set<String> names =
                options.stream().map(option -> "{" + option.name() + "}").collect(Collectors.toSet());
        for (String word : command) {
            PLACEHOLDER
                    .matcher(word)
                    .results()
                    .forEach(placeholder -> require(
                            names.contains(placeholder.group()),
                            "the command has %s, and \"options\" does not".formatted(placeholder.group())));
        }
    }

    /** The descriptor with absolute paths, in a normalized form. */
    public String text() {
        ObjectNode json = JsonText.MAPPER.createObjectNode();
        json.put("protocol", protocol.toString());
        command.forEach(json.putArray("command")::add);
        game.ifPresent(name -> json.put("game", name));
        ObjectNode settings = json.putObject("options");
        for (Setting option : options) {
            ObjectNode each = settings.putObject(option.name());
            switch (option.type()) {
                case WHOLE -> each.put("default", Long.parseLong(option.byDefault()));
                case DECIMAL -> each.put("default", Double.parseDouble(option.byDefault()));
                case FLAG -> each.put("default", Boolean.parseBoolean(option.byDefault()));
                case WORD -> each.put("default", option.byDefault());
            }
            each.put("min", option.min()).put("max", option.max()).put("text", option.text());
            option.choices().forEach(each.putArray("choices")::add);
        }
        reads.forEach(path -> json.withArray("/reads").add(path.toString()));
        json.put("memoryMiB", memoryMiB);
        return json.toString();
    }

    /**
     * The program with these options.
     *
     * @param values a value for every option
     * @param shell the shell of this machine
     */
    public EngineRuntime runtime(Map<String, String> values, Path shell) {
        List<String> words = new ArrayList<>();
        for (String word : command) {
            String filled = word;
            for (Map.Entry<String, String> value : values.entrySet()) {
                filled = filled.replace("{" + value.getKey() + "}", value.getValue());
            }
            words.add(filled);
        }
        return new EngineRuntime(protocol, words, reads, memoryMiB, shell);
    }
}
