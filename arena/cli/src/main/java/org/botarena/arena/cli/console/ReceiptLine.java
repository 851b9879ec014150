package org.botarena.arena.cli.console;

import org.botarena.arena.files.UserKey;
import org.botarena.arena.store.Store;
import org.botarena.arena.verification.Receipt;

/** The line with a tournament's receipt, as every command prints it. */
public final class ReceiptLine {
    private ReceiptLine() {}

    /**
     * Writes the receipt of a tournament whose files have just been written.
     *
     * @throws org.botarena.arena.store.StoreException if it cannot be written
     */
    public static String written(Store store) {
        return of(Receipt.write(store, UserKey.usual()));
    }

    /** The line of an existing receipt. */
    public static String of(Receipt receipt) {
        return line(receipt.words(), "");
    }

    /** The words of a tournament's current state, and whether this user's arena has written them; writes nothing. */
    public static String now(Store store) {
        return line(Receipt.of(store).words(), isSigned(store) ? " (signed by this user's key)" : "");
    }

    /** Whether this user's arena has written the words of a tournament's current state. */
    public static boolean isSigned(Store store) {
        String words = Receipt.of(store).words();
        return Receipt.in(store.folder())
                .filter(written -> written.words().equals(words) && written.isSignedBy(UserKey.usual()))
                .isPresent();
    }

    private static String line(String words, String remark) {
        return "Receipt  " + words + remark;
    }
}
