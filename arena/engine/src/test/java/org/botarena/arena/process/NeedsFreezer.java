package org.botarena.arena.process;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.group.FreezerTrial;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Runs a test only where a freezer is delegated to the arena; elsewhere it is skipped with the reason. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsFreezer.Condition.class)
public @interface NeedsFreezer {
    /** Checks for a freezer, once for all tests. */
    final class Condition implements ExecutionCondition {
        private static final FreezerTrial TRIAL = Machine.here().freezer();

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            return TRIAL instanceof FreezerTrial.Fails fails
                    ? ConditionEvaluationResult.disabled("no freezer: " + fails.why())
                    : ConditionEvaluationResult.enabled("a freezer works");
        }
    }
}
