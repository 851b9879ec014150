package org.botarena.arena.ticker;

import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.NumberedNews;

/** Shows what a chronicle holds. */
abstract class ChronicleTicker implements NewsListener {
    private final Chronicle chronicle;

    ChronicleTicker(Chronicle chronicle) {
        this.chronicle = chronicle;
    }

    final Chronicle chronicle() {
        return chronicle;
    }

    @Override
    public final void told(NumberedNews news) {
        chronicle.told(news.news());
    }
}
