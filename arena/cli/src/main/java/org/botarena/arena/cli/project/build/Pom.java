package org.botarena.arena.cli.project.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.botarena.arena.venue.Failed;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** What a {@code pom.xml} says of name and Java, where it says so in plain words; Maven itself is not asked. */
final class Pom {
    private final Element project;

    private Pom(Element project) {
        this.project = project;
    }

    /**
     * Reads one.
     *
     * @throws Failed if it cannot be read, with the line
     */
    static Pom read(Path file) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null); // it would print what is thrown as well
            return new Pom(builder.parse(file.toFile()).getDocumentElement());
        } catch (SAXParseException e) {
            throw new Failed(String.format(Locale.ROOT, "%s, line %d: %s", file, e.getLineNumber(), e.getMessage()), e);
        } catch (SAXException | IOException e) {
            throw new Failed("%s cannot be read: %s".formatted(file, e.getMessage()), e);
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("every JDK reads XML", e);
        }
    }

    /** The name of the jar, without its ending. */
    Optional<String> jarName() {
        Optional<String> artifact = text("artifactId");
        return text("build", "finalName")
                .map(name -> name.replace("${project.artifactId}", artifact.orElse("")))
                .filter(name -> !name.contains("${"))
                .or(() -> artifact);
    }

    /** The Java that it is built for. */
    Optional<String> release() {
        return Stream.of("maven.compiler.release", "maven.compiler.target", "maven.compiler.source", "java.version")
                .flatMap(name -> text("properties", name).stream())
                .findFirst();
    }

    private Optional<String> text(String... path) {
        Optional<Element> at = Optional.of(project);
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
