package arbiter.server.http;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Store;

/** How much one person, and all of them together, may keep here. */
final class Quotas {

    /** So many tables may one person lead, or play alone at. */
    static final int MOST_OF_ONE = 200;

    /** So many tables are kept in all. */
    static final int MOST = 50_000;

    private final Store store;
    private final RateLimits pace;

    Quotas(Store store, RateLimits pace) {
        this.store = store;
        this.pace = pace;
    }

    /** Refuses a table more where there is no room for it. */
    void checkTable(Call call) {
        checkRoom();
        if (store.tables().ledBy(call.person().id()) >= MOST_OF_ONE) {
            throw new RequestRefused(
                    RequestRefused.Code.TOO_LARGE,
                    "you have " + MOST_OF_ONE + " tables; delete one that is over before you make another");
        }
        if (store.tables().count() >= MOST) {
            throw new RequestRefused(
                    RequestRefused.Code.TOO_LARGE,
                    "this server keeps " + MOST + " tables and has no room for more; ask whoever hosts it");
        }
        pace.table(call.address());
    }

    /** Refuses a file where so much has come from the same address lately. */
    void checkFile(Call call, long bytes) {
        pace.imported(call.address(), (int) (bytes >> 10) + 1);
    }

    /** Refuses somebody or something new where the disk is nearly full. */
    void checkRoom() {
        if (!store.hasRoom()) {
            throw new RequestRefused(
                    RequestRefused.Code.STORE,
                    "the disk is nearly full: nothing new is begun until there is room; what is there can be played on");
        }
    }
}
