package org.botarena.arena.admission.examiner.archive;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The treatment of a jar's entry, by its name. This is the only list of skipped entries: for finding the agent,
 * comparing code and writing the staged copy.
 */
enum Treatment {
    /** Provided by the host, so left out of the copy. */
    OURS(false),
    /** Replaced by the arena's own manifest; its notes about the author are read. */
    MANIFEST(false),
    /** Regenerated or invalid in the copy: the index, signatures. */
    LEFT_OUT(false),
    /** Copied without reading: module descriptors, versions for a later Java. */
    UNREAD(true),
    /** A replacement of another class on the agents' Java: its code is read, but it is not considered as the agent. */
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

    /** Whether the staged copy contains it. */
    boolean isKept() {
        return isKept;
    }

    /**
     * The treatment of the entry with this name.
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
