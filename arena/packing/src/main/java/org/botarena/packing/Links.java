package org.botarena.packing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Link;

/**
 * Converts the links of one page from the source tree to the distributed pages. A link to a file that is only in the
 * sources becomes plain text.
 */
final class Links extends AbstractVisitor {
    private final Path root;
    private final Path page;
    private final Map<Path, Path> pages;

    /**
     * Converts one page.
     *
     * @param root of the sources
     * @param page in the sources
     * @param pages their distributed paths, by their paths in the sources
     */
    Links(Path root, Path page, Map<Path, Path> pages) {
        this.root = root;
        this.page = page;
        this.pages = pages;
    }

    @Override
    public void visit(Link link) {
        String target = link.getDestination();
        if (target.isEmpty() || target.startsWith("#") || target.matches("[a-z]+:.*")) {
            return;
        }
        int hash = target.indexOf('#');
        String anchor = hash < 0 ? "" : target.substring(hash);
        place(hash < 0 ? target : target.substring(0, hash))
                .ifPresentOrElse(there -> link.setDestination(relative(there) + anchor), () -> unlink(link));
    }

    @Override
    public void visit(Image image) {
        Path there = place(image.getDestination())
                .orElseThrow(() -> new IllegalStateException(
                        "%s: the picture %s is not among the pages".formatted(page, image.getDestination())));
        image.setDestination(relative(there));
    }

    /** The distributed path of a source file, or empty if it is only in the sources. */
    private Optional<Path> place(String target) {
        Path source = page.resolveSibling(target).normalize();
        if (!Files.exists(source)) {
            throw new IllegalStateException("%s: the link to %s leads nowhere".formatted(page, target));
        }
        Path docs = root.resolve("arena/docs");
        boolean isDistributed = source.startsWith(docs)
                && Files.isRegularFile(source)
                && !source.toString().endsWith(".md");
        return Optional.ofNullable(pages.get(source))
                .or(() -> isDistributed ? Optional.of(docs.relativize(source)) : Optional.empty());
    }

    private String relative(Path there) {
        Path here = pages.get(page).getParent();
        Path path = here == null ? there : here.relativize(there);
        return path.toString().replace('\\', '/');
    }

    private static void unlink(Link link) {
        while (link.getFirstChild() != null) {
            link.insertBefore(link.getFirstChild());
        }
        link.unlink();
    }
}
