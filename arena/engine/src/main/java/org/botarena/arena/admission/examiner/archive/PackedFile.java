package org.botarena.arena.admission.examiner.archive;

import java.util.regex.Pattern;
import org.botarena.arena.admission.examiner.limits.Refusal;

/** A file in a zip that was handed in; it is unpacked when its bytes are asked for. Immutable. */
public final class PackedFile {
    /** Hidden files that say how the sources are encoded: Eclipse's and IntelliJ's. */
    private static final Pattern SETTINGS =
            Pattern.compile("(?s)(.*/)?([.]settings/org[.]eclipse[.]core[.]resources[.]prefs|[.]idea/encodings[.]xml)");

    private final ListOfContents list;
    private final ListOfContents.Entry entry;

    PackedFile(ListOfContents list, ListOfContents.Entry entry) {
        this.list = list;
        this.entry = entry;
    }

    /** Whether a file of this path says how the sources beside it are encoded, and is hidden. */
    public static boolean isSetting(String path) {
        return SETTINGS.matcher(path).matches();
    }

    boolean isSetting() {
        return isSetting(path());
    }

    /** Whether it is for a Java compiler; the descriptor of a module is not, as agents are no modules. */
    public boolean isSource() {
        return path().endsWith(".java") && !path().matches("(?s)(.*/)?module-info[.]java");
    }

    /** Its path in the zip, with slashes. */
    public String path() {
        return entry.name();
    }

    /** The number of its bytes, as the zip says. */
    public long size() {
        return entry.size();
    }

    /** Its bytes; they are as many as the zip says, or it is refused. */
    public byte[] bytes() throws Refusal {
        return HandIn.unpacked(list, entry);
    }
}
