package org.botarena.arena.report.page;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Joins an ES module and all its imports into one plain script that needs no other file. Each module becomes a
 * function, after the modules that it imports. Supports modules with {@code import {…} from "./NAME";} and with
 * {@code export} before a function, a class or a constant, or before a list at their end. One thread.
 */
public final class JoinedScript {
    private static final Pattern IMPORT = Pattern.compile("(?m)^import (\\{.*}) from \"\\./(.*)\";$");
    private static final Pattern EXPORT = Pattern.compile("(?m)^export ((?:async )?(?:function|class|const) (\\w+))");
    private static final Pattern EXPORTS = Pattern.compile("export\\{(.*)};\\s*$");

    private final StringBuilder script = new StringBuilder("\"use strict\";\nconst modules = {};\n");
    private final Set<String> added = new HashSet<>();

    private JoinedScript() {}

    /** The script of a module, whose imports are among the {@linkplain PageResources shared} ones. */
    public static String of(String module) {
        JoinedScript joined = new JoinedScript();
        joined.add("", module);
        return joined.script.toString();
    }

    private void add(String name, String module) {
        if (!added.add(name)) {
            return;
        }
        IMPORT.matcher(module)
                .results()
                .map(found -> found.group(2))
                .forEach(other -> add(other, PageResources.text(other)));
        String body = IMPORT.matcher(module)
                .replaceAll(found ->
                        "const %s = modules[\"%s\"];".formatted(found.group(1).replace(" as ", ": "), found.group(2)));
        String exported = Stream.concat(
                        EXPORT.matcher(body).results().map(found -> found.group(2)),
                        EXPORTS.matcher(body).results().map(JoinedScript::listed))
                .collect(Collectors.joining(", "));
        body = EXPORTS.matcher(EXPORT.matcher(body).replaceAll("$1")).replaceAll("");
        script.append("modules[\"%s\"] = (() => {\n".formatted(name))
                .append(body)
                .append("\nreturn {%s};\n})();\n".formatted(exported));
    }

    /** {@code inner as outer, …} as the fields of an object. */
    private static String listed(MatchResult found) {
        return found.group(1).replaceAll("(\\w+) as (\\w+)", "$2: $1");
    }
}
