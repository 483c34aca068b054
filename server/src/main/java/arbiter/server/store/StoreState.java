package arbiter.server.store;

import java.util.Locale;

/** How a store is: what a host should look after first. */
public enum StoreState {
    OK,
    /** Writes have been waiting for more than a second. */
    BEHIND,
    DISK_FULL,
    READ_ONLY,
    DATABASE_AWAY;

    /** As it is told: {@code disk-full}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether what is done now is kept. */
    public boolean isWorking() {
        return this == OK || this == BEHIND;
    }
}
