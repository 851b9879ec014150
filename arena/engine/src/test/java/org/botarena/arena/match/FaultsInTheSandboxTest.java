package org.botarena.arena.match;

import org.botarena.arena.sandbox.Isolation;
import org.botarena.arena.sandbox.NeedsSandbox;

/** The same faults are the same verdicts in the sandbox. */
@NeedsSandbox
class FaultsInTheSandboxTest extends FaultsTest {
    @Override
    Isolation level() {
        return Isolation.SANDBOX;
    }
}
