package org.botarena.golden;

import static java.util.stream.Collectors.joining;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The signatures that agents and games are compiled against: {@code agent-api/api.txt}. A removed or changed line
 * breaks existing jars, so it shows as a difference; an added line is a promise.
 */
class ApiSignaturesTest {
    @Test
    void agentApiHasTheSignaturesOnItsList() throws IOException {
        List<Class<?>> types = new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("org.botarena.api..", "org.botarena.game..")
                        .stream()
                        .filter(type -> !type.getPackageName().endsWith(".internal"))
                        .sorted((one, other) -> one.getName().compareTo(other.getName()))
                        .<Class<?>>map(JavaClass::reflect)
                        .filter(ApiSignaturesTest::isOpen)
                        .toList();
        Golden.assertSame(
                Golden.SOURCES.resolve("agent-api/api.txt"),
                types.stream()
                        .map(ApiSignaturesTest::text)
                        .collect(joining("\n"))
                        .replace("java.lang.", ""));
    }

    /** Whether other code can name it and its enclosing types. */
    private static boolean isOpen(Class<?> type) {
        return isSeen(type.getModifiers())
                && !type.isAnonymousClass()
                && !type.isLocalClass()
                && (type.getDeclaringClass() == null || isOpen(type.getDeclaringClass()));
    }

    private static boolean isSeen(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static String text(Class<?> type) {
        List<String> members = new ArrayList<>();
        Stream.of(type.getDeclaredFields())
                .filter(ApiSignaturesTest::isTold)
                .forEach(field -> members.add(field(field)));
        Stream.of(type.getDeclaredConstructors())
                .filter(ApiSignaturesTest::isTold)
                .forEach(constructor -> members.add(signature(constructor)));
        Stream.of(type.getDeclaredMethods())
                .filter(ApiSignaturesTest::isTold)
                .forEach(method -> members.add(signature(method)));
        return head(type) + "\n"
                + members.stream().sorted().map("  %s\n"::formatted).collect(joining());
    }

    private static boolean isTold(Member member) {
        return isSeen(member.getModifiers()) && !member.isSynthetic();
    }

    private static String head(Class<?> type) {
        String components = type.isRecord()
                ? Arrays.stream(type.getRecordComponents())
                        .map(part -> part.getGenericType().getTypeName() + " " + part.getName())
                        .collect(joining(", ", "(", ")"))
                : "";
        String permitted = type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses())
                        .map(Class::getName)
                        .sorted()
                        .collect(joining(", ", " permits ", ""))
                : "";
        List<Type> above = new ArrayList<>(Arrays.asList(type.getGenericInterfaces()));
        Optional.ofNullable(type.getGenericSuperclass())
                .filter(superclass -> superclass != Object.class && superclass != Record.class)
                .ifPresent(superclass -> above.add(0, superclass));
        String supertypes =
                above.isEmpty() ? "" : above.stream().map(Type::getTypeName).collect(joining(", ", " : ", ""));
        return annotations(type) + type.toGenericString() + components + supertypes + permitted;
    }

    /** Includes the value of a constant, which is copied into its users. */
    private static String field(Field field) {
        boolean isCopied = Modifier.isStatic(field.getModifiers())
                && Modifier.isFinal(field.getModifiers())
                && !field.isEnumConstant()
                && (field.getType().isPrimitive() || field.getType() == String.class);
        try {
            field.setAccessible(true);
            return annotations(field)
                    + plain(field.toGenericString(), field)
                    + (isCopied ? " = " + field.get(null) : "");
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String signature(Executable executable) {
        boolean isDefault = executable instanceof Method method && method.getDefaultValue() != null;
        String value = isDefault ? " default " + shown(((Method) executable).getDefaultValue()) : "";
        return annotations(executable) + plain(executable.toGenericString(), (Member) executable) + value;
    }

    private static String shown(Object value) {
        return value instanceof Object[] values ? Arrays.toString(values) : String.valueOf(value);
    }

    /** Without the name of the enclosing type. */
    private static String plain(String signature, Member member) {
        String type = member.getDeclaringClass().getName();
        return member instanceof Constructor
                ? signature.replace(type + "(", member.getDeclaringClass().getSimpleName() + "(")
                : signature
                        .replace(type.replace('$', '.') + "." + member.getName(), member.getName())
                        .replace(type + "." + member.getName(), member.getName());
    }

    private static String annotations(AnnotatedElement element) {
        return element.isAnnotationPresent(Deprecated.class) ? "@Deprecated " : "";
    }
}
