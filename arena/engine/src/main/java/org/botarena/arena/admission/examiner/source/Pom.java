package org.botarena.arena.admission.examiner.source;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Name, Java version and encoding from a {@code pom.xml}, as far as they are literals; Maven does not run. Immutable.
 */
public final class Pom {
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([^}]+)}");
    private static final Pattern RELEASE = Pattern.compile("(?:1[.])?([0-9]{1,3})");

    private final Element project;

    private Pom(Element project) {
        this.project = project;
    }

    /** Reads a file. Returns empty if it is not XML, since the compiler does not need it. */
    static Optional<Pom> read(byte[] xml) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null); // The default handler would also print the exception.
            return Optional.of(
                    new Pom(builder.parse(new ByteArrayInputStream(xml)).getDocumentElement()));
        } catch (SAXException | IOException e) {
            return Optional.empty();
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("every JDK reads XML", e);
        }
    }

    /** The name of the jar, without its extension. */
    public Optional<String> jarName() {
        Optional<String> artifact = text("artifactId");
        return text("build", "finalName")
                .map(name -> name.replace("${project.artifactId}", artifact.orElse("")))
                .filter(name -> !name.contains("${"))
                .or(() -> artifact);
    }

    /** The required Java version, or empty if it is missing or given by a variable of Maven. */
    Optional<Integer> release() {
        return Stream.of(
                        property("maven.compiler.release"),
                        compiler("release"),
                        property("maven.compiler.target"),
                        compiler("target"),
                        property("maven.compiler.source"),
                        property("java.version"))
                .flatMap(Optional::stream)
                .map(RELEASE::matcher)
                .filter(Matcher::matches)
                .map(matcher -> Integer.parseInt(matcher.group(1)))
                .findFirst();
    }

    /** The name of the encoding of the sources. */
    Optional<String> encoding() {
        return compiler("encoding")
                .or(() -> property("maven.compiler.encoding"))
                .or(() -> property("project.build.sourceEncoding"));
    }

    private Optional<String> property(String name) {
        return text("properties", name).map(this::filledIn);
    }

    /** A setting of the compiler plugin. */
    private Optional<String> compiler(String name) {
        NodeList plugins = project.getElementsByTagName("plugin");
        for (int i = 0; i < plugins.getLength(); i++) {
            Element plugin = (Element) plugins.item(i);
            if (text(plugin, "artifactId").equals(Optional.of("maven-compiler-plugin"))) {
                Optional<String> setting = text(plugin, "configuration", name);
                if (setting.isPresent()) {
                    return setting.map(this::filledIn);
                }
            }
        }
        return Optional.empty();
    }

    /** Replaces variables by the properties they name; Maven's own variables stay. */
    private String filledIn(String text) {
        Matcher variable = VARIABLE.matcher(text);
        return variable.matches() ? text("properties", variable.group(1)).orElse(text) : text;
    }

    private Optional<String> text(String... path) {
        return text(project, path);
    }

    private static Optional<String> text(Element from, String... path) {
        Optional<Element> at = Optional.of(from);
        for (String name : path) {
            at = at.flatMap(element -> child(element, name));
        }
        return at.map(element -> element.getTextContent().strip()).filter(text -> !text.isEmpty());
    }

    private static Optional<Element> child(Element parent, String name) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && element.getTagName().equals(name)) {
                return Optional.of(element);
            }
        }
        return Optional.empty();
    }
}
