package arbiter.server.table;

import arbiter.rulebook.Rulebook;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Store;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;

/** What all tables of a process share: the store, the games, somebody to do things later and to think, and how often a snapshot is kept. */
record Host(
        Store store,
        List<Rulebook<?>> books,
        TableLoader loading,
        ScheduledExecutorService later,
        ExecutorService thinking,
        int snapshotEvery) {

    Rulebook<?> book(String game) {
        return books.stream()
                .filter(book -> book.id().equals(game))
                .findFirst()
                .orElseThrow(() -> new RequestRefused(
                        RequestRefused.Code.NOT_FOUND,
                        arbiter.content.Nearest.unknown(
                                "game", game, books.stream().map(Rulebook::id).toList()),
                        "game"));
    }
}
