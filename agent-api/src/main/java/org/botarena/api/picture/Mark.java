package org.botarena.api.picture;

import java.util.List;

/** What the last move did to a cell. */
public enum Mark {
    /** Nothing. */
    NONE,
    /** It left the cell or passed it. */
    PASSED,
    /** It ended there. */
    LAST;

    /** The mark of a place that may be on the way of a move, which ends at the last of its places. */
    public static Mark of(Place place, List<Place> way) {
        int at = way.lastIndexOf(place);
        return at < 0 ? NONE : at == way.size() - 1 ? LAST : PASSED;
    }
}
