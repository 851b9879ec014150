package org.botarena.arena.admission.examiner.archive;

import java.util.regex.Pattern;
import org.botarena.arena.admission.examiner.limits.Refusal;

/** A file in a submitted zip, unpacked on demand. Immutable. */
public final class PackedFile {
    /** Hidden files of Eclipse and IntelliJ that declare the encoding of the sources. */
    private static final Pattern SETTINGS =
            Pattern.compile("(?s)(.*/)?([.]settings/org[.]eclipse[.]core[.]resources[.]prefs|[.]idea/encodings[.]xml)");

    private final ListOfContents list;
    private final ListOfContents.Entry entry;

    PackedFile(ListOfContents list, ListOfContents.Entry entry) {
        this.list = list;
        this.entry = entry;
    }

    /** Whether a file of this path is hidden and declares the encoding of the sources near it. */
    public static boolean isSetting(String path) {
        return SETTINGS.matcher(path).matches();
    }

    boolean isSetting() {
        return isSetting(path());
    }

    /** Whether it is for a Java compiler. Module descriptors are not, since agents are not modules. */
    public boolean isSource() {
        return path().endsWith(".java") && !path().matches("(?s)(.*/)?module-info[.]java");
    }

    /** Its path in the zip, with slashes. */
    public String path() {
        return entry.name();
    }

    /** Its size in bytes, as stated in the zip. */
    public long size() {
        return entry.size();
    }

    /** Unpacks the bytes; refuses the file if their number differs from the stated size. */
    public byte[] bytes() throws Refusal {
        return Submission.unpacked(list, entry);
    }
}
