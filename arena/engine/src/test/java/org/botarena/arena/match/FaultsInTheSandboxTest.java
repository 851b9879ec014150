package org.botarena.arena.match;

import org.botarena.arena.sandbox.Isolation;
import org.botarena.arena.sandbox.NeedsSandbox;
import org.junit.jupiter.api.Tag;

/** The same faults are the same verdicts in the sandbox. */
@Tag("slow")
@NeedsSandbox
class FaultsInTheSandboxTest extends FaultsTest {
    @Override
    Isolation level() {
        return Isolation.SANDBOX;
    }
}
