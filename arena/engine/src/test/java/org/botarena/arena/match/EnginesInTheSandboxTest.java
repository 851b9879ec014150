package org.botarena.arena.match;

import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.process.enclosure.Isolation;
import org.junit.jupiter.api.Tag;

/** The same in the kernel sandbox, where a program reads what its descriptor names. */
@Tag("slow")
@NeedsSandbox
class EnginesInTheSandboxTest extends EnginesTest {
    @Override
    Isolation level() {
        return Isolation.SANDBOX;
    }
}
