package org.botarena.arena.admission.examiner.classfile;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.botarena.api.Setting;
import org.botarena.arena.admission.examiner.limits.Bounds;
import org.botarena.arena.admission.examiner.limits.Exceeded;
import org.botarena.arena.admission.examiner.limits.ProblemText;
import org.botarena.arena.admission.examiner.limits.Refusal;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Sentence;
import org.objectweb.asm.AnnotationVisitor;

/** An {@code @Option} as stored in a class file; missing members have the annotation's defaults. */
public final class OptionText extends Nesting {
    static final String DESCRIPTOR = "Lorg/botarena/api/Option;";
    static final String CONTAINER = "Lorg/botarena/api/Option$All;";

    private final List<String> choices = new ArrayList<>();
    private String name = "";
    private String type = "";
    private String byDefault = "";
    private String min = "";
    private String max = "";
    private String text = "";

    OptionText(int depth) {
        super(depth);
    }

    /** Adds an option to a class. */
    static OptionText added(List<OptionText> to, int depth) {
        if (to.size() == Bounds.OPTIONS) {
            throw new Exceeded(ProblemText.say("what.options"), ProblemText.say("why.declares-more", Bounds.OPTIONS));
        }
        OptionText option = new OptionText(depth);
        to.add(option);
        return option;
    }

    /** Reads the container annotation that the compiler generates for several options on one class. */
    static AnnotationVisitor container(List<OptionText> into) {
        return new Nesting(1) {
            @Override
            public AnnotationVisitor visitArray(String member) {
                return this;
            }

            @Override
            public AnnotationVisitor visitAnnotation(String member, String descriptor) {
                return added(into, below());
            }
        };
    }

    @Override
    public void visit(String member, Object value) {
        String written = bounded(value);
        switch (member) {
            case "name" -> name = written;
            case "byDefault" -> byDefault = written;
            case "min" -> min = written;
            case "max" -> max = written;
            case "text" -> text = written;
            default -> {} // a member that a later API may add
        }
    }

    @Override
    public void visitEnum(String member, String descriptor, String value) {
        type = bounded(value);
    }

    @Override
    public AnnotationVisitor visitArray(String member) {
        return new Nesting(below()) {
            @Override
            public void visit(String none, Object value) {
                if (choices.size() == Bounds.OPTION_CHOICES) {
                    throw new Exceeded(
                            ProblemText.say("what.choices"), ProblemText.say("why.more-than", Bounds.OPTION_CHOICES));
                }
                choices.add(bounded(value));
            }
        };
    }

    private static String bounded(Object value) {
        String written = value instanceof String text ? text : value.getClass().isArray() ? "" : String.valueOf(value);
        if (written.length() > Bounds.OPTION_TEXT) {
            throw new Exceeded(
                    ProblemText.say("what.option-text"),
                    ProblemText.say("why.letters", written.length(), Bounds.OPTION_TEXT));
        }
        return written;
    }

    /** The declared settings in source order. */
    public static List<Setting> settings(ClassFacts agent) throws Refusal {
        List<Setting> settings = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (OptionText option : agent.options()) {
            if (!names.add(option.name)) {
                throw refusal(agent, ProblemText.say("why.option-twice", VisibleText.plain(option.name)));
            }
            settings.add(option.setting(agent));
        }
        return settings;
    }

    private Setting setting(ClassFacts agent) throws Refusal {
        try {
            return new Setting(name, Setting.Type.valueOf(type), byDefault, min, max, choices, text);
        } catch (NumberFormatException e) {
            throw refusal(
                    agent,
                    ProblemText.say(
                            "why.option-bounds",
                            VisibleText.plain(name),
                            VisibleText.plain(min),
                            VisibleText.plain(max)));
        } catch (IllegalArgumentException e) {
            throw refusal(agent, ProblemText.quote(e.getMessage()));
        }
    }

    private static Refusal refusal(ClassFacts agent, Sentence why) {
        return new Refusal(
                ProblemText.say("what.option"),
                ProblemText.say("why.option", agent.name(), why),
                ProblemText.say("remedy.option"));
    }
}
