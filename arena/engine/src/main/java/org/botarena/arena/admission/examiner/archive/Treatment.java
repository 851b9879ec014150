package org.botarena.arena.admission.examiner.archive;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What becomes of an entry of a jar, by its name: the one list of what is passed over, for whoever looks for the agent,
 * compares code or writes the staged copy.
 */
enum Treatment {
    /** The host has it itself: left out of the copy. */
    OURS(false),
    /** The arena's own manifest takes its place; what it says of its author is read. */
    MANIFEST(false),
    /** Made anew or void in the copy: the index, signatures. */
    LEFT_OUT(false),
    /** Copied and never read: module descriptors, versions for a later Java. */
    UNREAD(true),
    /** A class in the place of another on the agents' Java: its code is read, but nobody looks for the agent in it. */
    VERSION(true),
    /** A class. */
    CLASS(true),
    /** All else: data. */
    DATA(true);

    private static final Pattern HOSTS = Pattern.compile(
            "(META-INF/versions/[0-9]+/)?org/(botarena/(api|game)|pf4j|slf4j)/.*|META-INF/services/org[.](botarena(?![.]search[.])|pf4j|slf4j)[.].*");
    private static final Pattern MADE_ANEW =
            Pattern.compile("META-INF/(extensions[.]idx|SIG-[^/]*|[^/]*[.](SF|RSA|DSA|EC))", Pattern.CASE_INSENSITIVE);
    private static final Pattern DESCRIPTOR = Pattern.compile("(.*/)?module-info[.]class");
    private static final Pattern VERSIONED = Pattern.compile("META-INF/versions/([0-9]{1,4})/.*");
    private static final String VERSIONS = "META-INF/versions/";

    private final boolean isKept;

    Treatment(boolean isKept) {
        this.isKept = isKept;
    }

    /** Whether the staged copy holds it. */
    boolean isKept() {
        return isKept;
    }

    /**
     * What becomes of the entry of this name.
     *
     * @param feature of the agents' JDK
     */
    static Treatment of(String name, int feature) {
        if (HOSTS.matcher(name).matches()) {
            return OURS;
        }
        if (name.toUpperCase(Locale.ROOT).equals(StagedCopy.MANIFEST)) {
            return MANIFEST;
        }
        if (MADE_ANEW.matcher(name).matches()) {
            return LEFT_OUT;
        }
        if (!name.endsWith(".class")) {
            return DATA;
        }
        if (DESCRIPTOR.matcher(name).matches()) {
            return UNREAD;
        }
        if (name.startsWith(VERSIONS)) {
            Matcher version = VERSIONED.matcher(name);
            return version.matches() && Integer.parseInt(version.group(1)) <= feature ? VERSION : UNREAD;
        }
        return CLASS;
    }
}
