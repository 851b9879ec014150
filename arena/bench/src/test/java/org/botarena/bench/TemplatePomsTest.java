package org.botarena.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** The templates have no parent, so that they can be copied; their versions must equal the parent's. */
class TemplatePomsTest {
    private static final Path ROOT = Path.of("..", "..");

    private static Document pom(Path folder) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(folder.resolve("pom.xml").toFile());
    }

    private static Map<String, String> properties(Document pom) {
        Map<String, String> properties = new TreeMap<>();
        for (Node node = pom.getElementsByTagName("properties").item(0).getFirstChild();
                node != null;
                node = node.getNextSibling()) {
            if (node instanceof Element element) {
                properties.put(element.getTagName(), element.getTextContent());
            }
        }
        return properties;
    }

    private static String child(Element element, String name) {
        return element.getElementsByTagName(name).item(0).getTextContent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "flat", "uct"})
    void theVersionsOfATemplateAreTheParents(String template) throws Exception {
        Document parent = pom(ROOT);
        Document pom = pom(ROOT.resolve("sample-agents").resolve(template));
        Map<String, String> expected = properties(parent);
        expected.put("agent-api.version", child(parent.getDocumentElement(), "version"));
        int compared = 0;
        for (String kind : new String[] {"dependency", "plugin"}) {
            NodeList found = pom.getElementsByTagName(kind);
            for (int i = 0; i < found.getLength(); i++) {
                String artifact = child((Element) found.item(i), "artifactId");
                assertEquals(expected.get(artifact + ".version"), child((Element) found.item(i), "version"), artifact);
                compared++;
            }
        }
        assertEquals(2 + 6, compared, "two dependencies and the plugins of a jar's life");
        for (Map.Entry<String, String> property : properties(pom).entrySet()) {
            assertEquals(expected.get(property.getKey()), property.getValue(), property.getKey());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "flat", "uct"})
    void aTemplateHasNoParentAndBearsTheNameOfItsFolder(String template) throws Exception {
        Document pom = pom(ROOT.resolve("sample-agents").resolve(template));
        assertEquals(0, pom.getElementsByTagName("parent").getLength());
        assertEquals(template, child(pom.getDocumentElement(), "artifactId"));
        assertEquals("${project.artifactId}", child(pom.getDocumentElement(), "finalName"));
    }

    @Test
    void aTemplateIsOneFileToRead() throws Exception {
        for (String template : new String[] {"random", "greedy", "flat", "uct"}) {
            Path sources = ROOT.resolve("sample-agents").resolve(template).resolve(Path.of("src", "main", "java"));
            try (Stream<Path> files = Files.walk(sources)) {
                assertEquals(
                        1,
                        files.filter(file -> file.toString().endsWith(".java")).count(),
                        template);
            }
        }
    }
}
