package org.botarena.arena.report.browser;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Runs a test only where there is a browser; elsewhere it is skipped with the reason. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsBrowser.Condition.class)
public @interface NeedsBrowser {
    /** Looks for it. */
    final class Condition implements ExecutionCondition {
        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            return Browser.find()
                    .map(found -> ConditionEvaluationResult.enabled("there is " + found))
                    .orElseGet(() -> ConditionEvaluationResult.disabled(
                            "no browser: install chromium, or say with BOTARENA_BROWSER where one is"));
        }
    }
}
