package org.botarena.arena.ticker;

import org.botarena.arena.record.GameRecord;
import org.botarena.arena.tournament.schedule.Unplayed;

/** Shows what a chronicle holds, and looks whether it is time to whenever a game is over. */
abstract class ChronicleTicker implements Ticker {
    private final Chronicle chronicle;

    ChronicleTicker(Chronicle chronicle) {
        this.chronicle = chronicle;
    }

    final Chronicle chronicle() {
        return chronicle;
    }

    @Override
    public final void ended(GameRecord game) {
        chronicle.ended(game);
        tick();
    }

    @Override
    public final void disturbed(GameRecord game) {
        chronicle.disturbed(game);
        tick();
    }

    @Override
    public final void unplayed(Unplayed game) {
        chronicle.unplayed(game);
        tick();
    }
}
