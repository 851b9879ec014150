package org.botarena.arena.process;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.Jdk;
import org.botarena.arena.process.jvm.OpenFolder;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Runs a test only where a sandbox works; elsewhere it is skipped with the reason. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsSandbox.Condition.class)
public @interface NeedsSandbox {
    /** Tries the sandbox, once for all tests. */
    final class Condition implements ExecutionCondition {
        private static final SandboxTrial TRIAL = trial();

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            return TRIAL instanceof SandboxTrial.Fails fails
                    ? ConditionEvaluationResult.disabled("no sandbox: " + fails)
                    : ConditionEvaluationResult.enabled("a sandbox works");
        }

        private static SandboxTrial trial() {
            try {
                java.nio.file.Path cache = OpenFolder.temporary("botarena-trial-cache-");
                try {
                    Machine machine = Machine.here();
                    return SandboxTrial.run(machine, HostRuntime.in(cache, Jdk.running(), machine), 256);
                } finally {
                    FileUtils.deleteQuietly(cache.toFile());
                }
            } catch (IOException e) {
                return new SandboxTrial.Fails(e.getMessage(), "");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
