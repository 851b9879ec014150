package org.botarena.arena.match;

import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.process.enclosure.Isolation;

/** The same in the kernel sandbox, where a program reads what its descriptor names. */
@NeedsSandbox
class EnginesInTheSandboxTest extends EnginesTest {
    @Override
    Isolation level() {
        return Isolation.SANDBOX;
    }
}
