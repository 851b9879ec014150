package org.botarena.arena.serve.page;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.listen.ReverseProxy;

/** The link for the room and its QR code, for people in front of a projector. */
public final class RoomLink implements Routes {
    private static final int QUIET = 4; // The margin in cells around a code, as its standard requires.

    private final boolean isPublic;
    private volatile String link = "";

    /**
     * Starts without a link.
     *
     * @param isPublic whether others can open it
     */
    public RoomLink(boolean isPublic) {
        this.isPublic = isPublic;
    }

    /** Sets the link. */
    public void is(String known) {
        link = known;
    }

    boolean isPublic() {
        return isPublic;
    }

    /** The server's address for people who receive a link to a page, without a trailing slash, or empty if unknown. */
    Optional<String> address(Context request) {
        return isPublic ? Optional.of(link) : ReverseProxy.address(request.req());
    }

    /** The link. */
    record Link(
            @JsonPropertyDescription("for others, or empty if only this machine can open the page")
            String link) {}

    @Override
    public void register(Router routes) {
        routes.get("/api/link", "The link of the room.", Link.class, request -> new Link(isPublic ? link + "/" : ""));
        routes.page("/files/link.svg", this::picture);
    }

    private void picture(Context request) {
        if (!isPublic) {
            throw HttpProblem.refusal(404, "the page has no link for others", "start the server with --lan");
        }
        request.header("Cache-Control", "no-cache");
        request.contentType("image/svg+xml").result(svg());
    }

    private BitMatrix code() {
        try {
            return new QRCodeWriter()
                    .encode(link + "/", BarcodeFormat.QR_CODE, 1, 1, Map.of(EncodeHintType.MARGIN, QUIET));
        } catch (WriterException e) {
            throw new IllegalStateException("no QR code of " + link, e);
        }
    }

    private String svg() {
        BitMatrix code = code();
        StringBuilder dark = new StringBuilder();
        for (int y = 0; y < code.getHeight(); y++) {
            for (int x = 0; x < code.getWidth(); x++) {
                dark.append(code.get(x, y) ? String.format(Locale.ROOT, "M%d %dh1v1h-1z", x, y) : "");
            }
        }
        return String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" shape-rendering=\"crispEdges\">"
                        + "<path fill=\"#fff\" d=\"M0 0h%dv%dH0z\"/><path d=\"%s\"/></svg>",
                code.getWidth(),
                code.getHeight(),
                code.getWidth(),
                code.getHeight(),
                dark);
    }

    /**
     * The code for a terminal, with two rows per line. Dark appears as light on a dark ground, and phones read both.
     */
    public String blocks() {
        BitMatrix code = code();
        StringBuilder lines = new StringBuilder();
        for (int y = 0; y < code.getHeight(); y += 2) {
            for (int x = 0; x < code.getWidth(); x++) {
                boolean isUpper = !code.get(x, y);
                boolean isLower = y + 1 < code.getHeight() && !code.get(x, y + 1);
                lines.append(isUpper ? isLower ? '\u2588' : '\u2580' : isLower ? '\u2584' : ' ');
            }
            lines.append('\n');
        }
        return lines.toString();
    }
}
