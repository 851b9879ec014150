package org.botarena.arena.report.page;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;

/** The head of a page that needs no other file and no network; it allows only the page's own style and script. */
public final class PageHead {
    private PageHead() {}

    /**
     * Begins a page and opens its body.
     *
     * @param style added to the style of all pages
     * @param script the only one in the page, or empty without one
     */
    public static Markup begin(Language language, String title, String style, String script) {
        String whole = PageResources.text("tokens.css") + PageResources.text("face.css") + style;
        String scripts = script.isEmpty() ? "" : " script-src 'sha256-%s';".formatted(sha256(script));
        String policy =
                "default-src 'none';%s style-src 'sha256-%s'; img-src data:; base-uri 'none'; form-action 'none'"
                        .formatted(scripts, sha256(whole));
        String icon = "data:image/svg+xml;base64," + base64(PageResources.bytes("mark.svg"));
        Markup page = new Markup().trusted("<!DOCTYPE html>\n").open("html", "lang", language.code());
        page.open("head").only("meta", "charset", "utf-8");
        page.only("meta", "http-equiv", "Content-Security-Policy", "content", policy);
        page.only("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.only("meta", "name", "referrer", "content", "no-referrer");
        page.only("link", "rel", "icon", "href", icon);
        page.leaf("title", title).open("style").trusted(whole).close().close();
        return page.open("body");
    }

    private static String sha256(String text) {
        return base64(Sha256.digest().digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }
}
