package org.botarena.api.picture;

import java.util.List;

/** What the last move did to a cell. */
public enum Mark {
    /** Nothing. */
    NONE,
    /** The move left this cell or passed through it. */
    PASSED,
    /** It ended there. */
    LAST;

    /** The mark of a cell for a move along a list of cells, which ends at the last of them. */
    public static Mark of(Place place, List<Place> way) {
        int at = way.lastIndexOf(place);
        return at < 0 ? NONE : at == way.size() - 1 ? LAST : PASSED;
    }
}
