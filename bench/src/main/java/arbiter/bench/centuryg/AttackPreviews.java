package arbiter.bench.centuryg;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Policy;
import arbiter.interpreters.preview.Preview;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import java.util.List;
import java.util.Map;

/** What people are shown before they attack: the rest of the attack in every way it can go, choices by default. */
public final class AttackPreviews {

    private final Table<CenturyState> table = Table.start(
            CenturyTables.BOOK.game(),
            Journal.Header.of("centuryg", "", Map.of()),
            CenturyTables.inTheThickOfIt("gunner"),
            DiceBox.of(die -> 1));

    /** The Offensive Actions that are offered, by their ids. */
    public List<String> attacks() {
        return open().request().options().stream()
                .map(Option::id)
                .filter(id -> id.startsWith("attack:") || id.equals("suppress"))
                .toList();
    }

    public Outlook preview(String attack) {
        return Preview.of(table, open(), List.of(attack))
                .choosing(Policy.DEFAULT)
                .fast();
    }

    private OpenRequest open() {
        return table.open().get(0);
    }
}
