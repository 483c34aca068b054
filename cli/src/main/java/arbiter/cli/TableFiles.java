package arbiter.cli;

import arbiter.kernel.Refused;
import arbiter.lab.calibration.PlayedTable;
import arbiter.lab.calibration.TableForecasts;
import arbiter.lab.job.Start;
import arbiter.rulebook.Rulebook;
import arbiter.server.store.Store;
import arbiter.server.table.past.PastFight;
import arbiter.server.table.past.PastFights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Fights that people played, from files and from the database of a server. */
final class TableFiles {

    private final Function<String, Rulebook<?>> books;
    private final List<PlayedTable> finished = new ArrayList<>();
    private int unfinished;
    private int unreadable;

    TableFiles(Function<String, Rulebook<?>> books) {
        this.books = books;
    }

    /** An exported table or a journal; refused where it is neither. */
    void add(Path file) {
        String text;
        try {
            text = Files.readString(file);
        } catch (IOException unreadableFile) {
            throw new Refused("the file " + file + " cannot be read");
        }
        add(file.toString(), PastFights.read(file.toString(), text, books));
    }

    private void add(String name, Optional<PastFight> fight) {
        fight.ifPresent(found -> add(name, found));
        unreadable += fight.isEmpty() ? 1 : 0;
    }

    /** All tables of a server that is not running. */
    void addAll(Path folder, BooleanSupplier interrupted) {
        if (!Files.exists(folder.resolve("arbiter.db"))) {
            throw new Refused("there is no database in " + folder);
        }
        try (Store store = Store.sqlite(folder)) {
            for (String id : PastFights.ids(store)) {
                if (interrupted.getAsBoolean()) {
                    return;
                }
                add("table " + id, PastFights.of(store, id, books));
            }
        }
    }

    private void add(String name, PastFight fight) {
        if (!fight.over() || fight.rounds().isEmpty()) {
            unfinished++;
            return;
        }
        List<PlayedTable.At> moments = fight.rounds().stream()
                .map(round -> new PlayedTable.At(round.number(), new Start.Standing(name, round.state())))
                .toList();
        finished.add(new PlayedTable(fight.game(), moments, fight.winner()));
    }

    List<PlayedTable> finished() {
        return finished;
    }

    TableForecasts.Others others() {
        return new TableForecasts.Others(unfinished, unreadable);
    }

    int moments() {
        return finished.stream().mapToInt(table -> table.moments().size()).sum();
    }
}
