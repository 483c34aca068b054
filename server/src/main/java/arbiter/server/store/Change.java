package arbiter.server.store;

/**
 * Word from another process: the table has records up to that number, or, with 0, its people or its title changed. With
 * an empty table anything may have changed, because the connection was lost for a while.
 */
public record Change(String table, long seq) {

    static final Change ANYTHING = new Change("", 0);

    String payload() {
        return seq + " " + table;
    }

    static Change of(String payload) {
        int space = payload.indexOf(' ');
        return new Change(payload.substring(space + 1), Long.parseLong(payload.substring(0, space)));
    }
}
