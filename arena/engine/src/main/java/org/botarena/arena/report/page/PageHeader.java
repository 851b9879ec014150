package org.botarena.arena.report.page;

import java.util.List;
import org.botarena.arena.text.Markup;

/** The header of every page: the mark, the title, the tabs. The script's {@code Header} draws the same. */
public final class PageHeader {
    private PageHeader() {}

    /** A tab, with its address and text. */
    public record Tab(String address, String text, boolean isHere) {}

    /**
     * Writes the header but leaves it open, so that a page can add content on the right. The caller closes it.
     *
     * @param home the target of the mark
     * @param label the label of the tabs
     */
    public static void open(Markup page, String title, String home, String label, List<Tab> tabs) {
        page.open("header", "class", "top")
                .open("a", "class", "brand", "href", home, "aria-label", "Bot Arena")
                .trusted(PageResources.text("mark.svg").strip())
                .leaf("span", "Bot Arena")
                .close()
                .leaf("h1", title)
                .open("nav", "class", "tabs", "aria-label", label);
        for (Tab tab : tabs) {
            String[] attributes = tab.isHere
                    ? new String[] {"href", tab.address, "aria-current", "page"}
                    : new String[] {"href", tab.address};
            page.leaf("a", tab.text, attributes);
        }
        page.close().open("div", "class", "end");
    }
}
