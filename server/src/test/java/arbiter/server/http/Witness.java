package arbiter.server.http;

import arbiter.server.table.HostedTable;
import arbiter.server.table.Tables;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Somebody who can say how a table stands for a guest: a running server, or the records alone. */
interface Witness {

    JsonNode view(Guest guest);

    JsonNode log(Guest guest, long from, int count);

    /** The whole table, for its host. */
    JsonNode export(Guest host);

    static Witness at(String address) {
        return new Witness() {
            @Override
            public JsonNode view(Guest guest) {
                return ask(guest, "/view");
            }

            @Override
            public JsonNode log(Guest guest, long from, int count) {
                return ask(guest, "/log?from=" + from + "&count=" + count).get("log");
            }

            @Override
            public JsonNode export(Guest host) {
                return ask(host, "/export");
            }

            private JsonNode ask(Guest guest, String what) {
                return guest.at(address)
                        .get("/api/tables/" + guest.table() + what)
                        .expect(200)
                        .body();
            }
        };
    }

    static Witness of(Tables tables) {
        return new Witness() {
            @Override
            public JsonNode view(Guest guest) {
                return read(table(guest).welcome(guest.member()).toString());
            }

            @Override
            public JsonNode log(Guest guest, long from, int count) {
                return read(table(guest).log(guest.member(), from, count).toString())
                        .get("log");
            }

            @Override
            public JsonNode export(Guest host) {
                return read(table(host).export(host.member()));
            }

            private HostedTable table(Guest guest) {
                return tables.open(guest.table());
            }
        };
    }

    private static JsonNode read(String text) {
        try {
            return Visitor.JSON.readTree(text);
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
    }
}
