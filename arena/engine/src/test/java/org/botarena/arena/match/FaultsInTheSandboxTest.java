package org.botarena.arena.match;

import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.process.enclosure.Isolation;
import org.junit.jupiter.api.Tag;

/** The same faults get the same verdicts in the sandbox. */
@Tag("slow")
@NeedsSandbox
class FaultsInTheSandboxTest extends FaultsTest {
    @Override
    Isolation level() {
        return Isolation.SANDBOX;
    }
}
