package org.botarena.arena.serve.page;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.report.page.PageResources;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.text.catalogue.Language;

/**
 * Scripts and styles, which browsers may only request by the listed names. Their folder is named by a hash of their
 * contents, so a browser requests each one once. Immutable.
 */
public final class BrowserFiles implements Routes {
    private static final int BYTES = 8;
    private static final List<String> STYLES = List.of("tokens.css", "face.css");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import .*\"\\./([^\"]+)\";$");
    private static final Map<String, String> TYPES =
            Map.of("js", "text/javascript;charset=utf-8", "css", "text/css;charset=utf-8", "svg", "image/svg+xml");

    private final String prefix;
    private final String folder;
    private final Map<String, byte[]> files;
    private final Map<String, List<String>> imports = new HashMap<>();

    private BrowserFiles(String prefix, Map<String, byte[]> files) {
        this.prefix = prefix;
        this.files = files;
        MessageDigest digest = Sha256.digest();
        files.values().forEach(digest::update);
        files.forEach((name, bytes) -> imports.put(name, imports(new String(bytes, StandardCharsets.UTF_8))));
        this.folder = prefix + "/" + HexFormat.of().formatHex(digest.digest(), 0, BYTES);
    }

    /**
     * Collects files of the class path, and those that draw boards like the report.
     *
     * @param prefix of their addresses: {@code /files}
     * @param columns of tables, by the name under which scripts import them from {@code columns.js}
     * @param paths in the folder {@code browser} next to the class, or from the root with a leading slash; the last
     *     part is a file's name
     */
    public static BrowserFiles of(
            String prefix, Class<?> beside, Map<String, List<Map<String, Object>>> columns, List<String> paths) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(
                "columns.js",
                "export const columns = %s;\n"
                        .formatted(Answer.text(new TreeMap<>(columns)))
                        .getBytes(StandardCharsets.UTF_8));
        paths.forEach(path -> files.put(
                path.substring(path.lastIndexOf('/') + 1),
                PageResources.text(beside, path.startsWith("/") ? path : "browser/" + path)
                        .getBytes(StandardCharsets.UTF_8)));
        PageResources.names().forEach(name -> files.put(name, PageResources.bytes(name)));
        return new BrowserFiles(prefix, files);
    }

    /**
     * Answers with a page that loads some of the files, and all scripts that these import, which a browser would
     * otherwise discover one by one. Browsers do not cache the page.
     *
     * @param attributes of the page besides its language, with a blank before each
     * @param names of the files besides the styles of all pages
     * @param tags for programs that show a link to the page, or empty if its link is not shared
     * @param body the element {@code body}
     */
    public void page(
            Context request,
            Language language,
            String attributes,
            List<String> names,
            Optional<ShareTags> tags,
            String body) {
        List<String> scripts =
                names.stream().filter(name -> name.endsWith(".js")).toList();
        String loaded = Stream.of(
                        lines(
                                "<link rel=\"stylesheet\" href=\"%s/%s\">",
                                Stream.concat(STYLES.stream(), names.stream()).toList(), name -> name.endsWith(".css")),
                        lines(
                                "<link rel=\"modulepreload\" href=\"%s/%s\">",
                                withImports(scripts), name -> !scripts.contains(name)),
                        lines("<script type=\"module\" src=\"%s/%s\"></script>", scripts, name -> true))
                .flatMap(lines -> lines)
                .collect(Collectors.joining("\n"));
        request.header("Cache-Control", "no-cache");
        request.contentType("text/html;charset=utf-8").result("""
                <!DOCTYPE html>
                <html lang="%s"%s>
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>Bot Arena</title>
                <link rel="icon" type="image/svg+xml" href="/favicon.svg">
                %s%s
                </head>
                %s
                </html>
                """.formatted(
                language.code(), attributes, tags.map(ShareTags::elements).orElse(""), loaded, body));
    }

    private Stream<String> lines(String line, Collection<String> names, Predicate<String> isMeant) {
        return names.stream().filter(isMeant).map(name -> line.formatted(folder, name));
    }

    private static List<String> imports(String script) {
        return IMPORT.matcher(script).results().map(found -> found.group(1)).toList();
    }

    private Set<String> withImports(List<String> scripts) {
        Set<String> all = new LinkedHashSet<>();
        Deque<String> left = new ArrayDeque<>(scripts);
        while (!left.isEmpty()) {
            String name = left.remove();
            if (all.add(name)) {
                left.addAll(imports.get(name));
            }
        }
        return all;
    }

    @Override
    public void register(Router routes) {
        routes.page(prefix + "/{version}/{name}", this::file);
    }

    private void file(Context request) {
        String name = request.pathParam("name");
        byte[] file = files.get(name);
        if (file == null) {
            throw HttpProblem.refusal(404, "no file has that name", "begin at /");
        }
        boolean isCurrent = request.path().startsWith(folder + "/");
        request.header("Cache-Control", isCurrent ? "public, max-age=31536000, immutable" : "no-cache");
        request.contentType(TYPES.get(name.substring(name.lastIndexOf('.') + 1)))
                .result(file);
    }
}
