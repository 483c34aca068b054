package arbiter.server.store;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The store on a real PostgreSQL, started for the test. */
class PostgresqlTest extends StoreContract {

    private static Store store;

    @BeforeAll
    static void open() {
        store = Store.postgresql(Cluster.address());
    }

    @AfterAll
    static void close() {
        store.close();
    }

    @Override
    Store store() {
        return store;
    }

    @Test
    void a_database_that_is_not_there_is_refused() {
        String elsewhere = Cluster.address().replaceAll(":\\d+/", ":1/");
        assertThatThrownBy(() -> Store.postgresql(elsewhere))
                .isInstanceOf(RequestRefused.class)
                .hasMessageContaining("cannot be reached");
    }

    @Test
    void a_user_who_may_not_make_tables_is_told_so() {
        String address = Cluster.address();
        try (Store own = Store.postgresql(address)) {
            own.database().write(handle -> {
                handle.execute("CREATE ROLE clerk LOGIN PASSWORD 'clerk'");
                handle.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC");
                return handle.execute("GRANT ALL ON ALL TABLES IN SCHEMA public TO clerk");
            });
        }
        assertThatThrownBy(() -> Store.postgresql(address.replace("postgres:postgres@", "clerk:clerk@")))
                .isInstanceOf(RequestRefused.class)
                .hasMessageContaining("give it a database of its own");
    }
}
