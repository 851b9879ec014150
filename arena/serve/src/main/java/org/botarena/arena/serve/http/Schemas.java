package org.botarena.arena.serve.http;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.OrNull;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The JSON schemas of records: their fields are those that Jackson writes, their descriptions those of
 * {@link com.fasterxml.jackson.annotation.JsonPropertyDescription}. One thread.
 */
final class Schemas {
    private static final SerializationConfig CONFIG = Answer.MAPPER.getSerializationConfig();
    private static final AnnotationIntrospector ANNOTATIONS = CONFIG.getAnnotationIntrospector();
    private static final Map<Class<?>, ObjectNode> PLAIN = Map.ofEntries(
            Map.entry(Object.class, JsonText.MAPPER.createObjectNode()),
            Map.entry(ObjectNode.class, type("object")),
            Map.entry(byte[].class, type("string").put("format", "binary")),
            Map.entry(String.class, type("string")),
            Map.entry(Sentence.class, type("string")),
            Map.entry(Instant.class, type("string").put("format", "date-time")),
            Map.entry(boolean.class, type("boolean")),
            Map.entry(int.class, type("integer")),
            Map.entry(Integer.class, type("integer")),
            Map.entry(long.class, type("integer")),
            Map.entry(Long.class, type("integer")),
            Map.entry(double.class, type("number")),
            Map.entry(Double.class, type("number")));

    private final Map<String, Class<?>> types = new TreeMap<>();
    private final Map<String, ObjectNode> all = new TreeMap<>();

    private static ObjectNode type(String name) {
        return JsonText.MAPPER.createObjectNode().put("type", name);
    }

    /** The schemas of all records so far, by name. */
    ObjectNode all() {
        return JsonText.MAPPER.createObjectNode().setAll(all);
    }

    /** The schema of an answer, which has all fields and no others. */
    ObjectNode written(Class<?> type) {
        return of(CONFIG.constructType(type));
    }

    /** The schema of a request body, in which optional fields may be missing. */
    ObjectNode read(Class<?> type) {
        return type.isRecord() ? object(CONFIG.constructType(type), true) : written(type);
    }

    private ObjectNode of(JavaType type) {
        Class<?> raw = type.getRawClass();
        if (PLAIN.containsKey(raw)) {
            return PLAIN.get(raw).deepCopy();
        }
        if (type.isReferenceType()) {
            return orNull(of(type.getContentType()));
        }
        if (type.isCollectionLikeType()) {
            ObjectNode list = type("array");
            list.set("items", of(type.getContentType()));
            return list;
        }
        if (type.isMapLikeType()) {
            ObjectNode map = type("object");
            map.set("additionalProperties", of(type.getContentType()));
            return map;
        }
        if (type.isEnumType()) {
            return words(Answer.MAPPER, type);
        }
        BeanDescription bean = CONFIG.introspect(type);
        AnnotatedMember value = bean.findJsonValueAccessor();
        return value != null
                ? of(value.getType())
                : JsonText.MAPPER.createObjectNode().put("$ref", reference(type));
    }

    private static ObjectNode words(ObjectMapper writer, JavaType type) {
        return JsonText.MAPPER
                .createObjectNode()
                .set("enum", writer.valueToTree(type.getRawClass().getEnumConstants()));
    }

    private static ObjectNode orNull(ObjectNode schema) {
        return anyOf(List.of(schema, type("null")));
    }

    private static ObjectNode anyOf(Collection<ObjectNode> some) {
        ObjectNode schema = JsonText.MAPPER.createObjectNode();
        schema.putArray("anyOf").addAll(some);
        return schema;
    }

    private String reference(JavaType type) {
        String name = type.getRawClass().getName().replaceAll(".*\\.", "").replace('$', '.');
        Class<?> other = types.putIfAbsent(name, type.getRawClass());
        if (other != null && other != type.getRawClass()) {
            throw new IllegalStateException("two types are called " + name);
        }
        if (other == null) {
            all.put(name, named(type));
        }
        return "#/components/schemas/" + name;
    }

    private ObjectNode named(JavaType type) {
        Class<?> raw = type.getRawClass();
        if (raw.isSealed()) {
            return anyOf(Arrays.stream(raw.getPermittedSubclasses())
                    .map(this::written)
                    .toList());
        }
        JsonFormat.Value format =
                ANNOTATIONS.findFormat(CONFIG.introspectClassAnnotations(type).getClassInfo());
        if (format != null && format.getShape() == JsonFormat.Shape.ARRAY) {
            return type("array");
        }
        return object(type, false).put("additionalProperties", false);
    }

    private ObjectNode object(JavaType type, boolean isRead) {
        ObjectNode object = type("object");
        ArrayNode required = object.putArray("required");
        add(type, isRead, object.putObject("properties"), required);
        return object;
    }

    private void add(JavaType type, boolean isRead, ObjectNode properties, ArrayNode required) {
        BeanDescription bean = CONFIG.introspect(type);
        JsonInclude.Value ofAll = bean.findPropertyInclusion(JsonInclude.Value.empty());
        for (BeanPropertyDefinition property : bean.findProperties()) {
            AnnotatedMember member = property.getAccessor();
            if (ANNOTATIONS.findUnwrappingNameTransformer(member) != null) {
                add(member.getType(), isRead, properties, required);
                continue;
            }
            boolean isOptional = member.getType().isReferenceType();
            JsonInclude.Include included =
                    ofAll.withOverrides(property.findInclusion()).getValueInclusion();
            boolean mayBeMissing = included == JsonInclude.Include.NON_NULL
                    || (isOptional && (isRead || included == JsonInclude.Include.NON_ABSENT));
            ObjectNode schema = isOptional && mayBeMissing
                    ? of(member.getType().getContentType())
                    : isRead && member.getType().isEnumType() ? words(JsonText.MAPPER, member.getType()) : of(member);
            ObjectNode field = member.hasAnnotation(OrNull.class) && !mayBeMissing ? orNull(schema) : schema;
            Optional.ofNullable(property.getMetadata().getDescription())
                    .ifPresent(text -> field.put("description", text));
            properties.set(property.getName(), field);
            if (!mayBeMissing) {
                required.add(property.getName());
            }
        }
    }

    /** Written JSON is described by its subtypes. */
    private ObjectNode of(AnnotatedMember member) {
        if (!member.hasAnnotation(JsonRawValue.class)) {
            return of(member.getType());
        }
        return anyOf(ANNOTATIONS.findSubtypes(member).stream()
                .map(NamedType::getType)
                .map(this::written)
                .toList());
    }
}
