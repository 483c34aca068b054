package arbiter.bench.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Policy;
import arbiter.interpreters.preview.Preview;
import arbiter.kernel.Journal;
import java.util.List;
import java.util.Map;

/** What people are shown before a combat check: the pool, every purchase by default, injuries, and what comes of it. */
public final class CheckPreviews {

    private final Table<NarrativeState> table;
    private final String attack;

    private CheckPreviews(String turn, String attack) {
        this.table = Table.start(
                NarrativeTables.BOOK.game(),
                Journal.Header.of("narrative", "", Map.of()),
                NarrativeTables.before(turn),
                DiceBox.of(die -> 1));
        this.attack = attack;
    }

    /** A rifle at a nemesis, who rolls for every injury. */
    public static CheckPreviews shot() {
        return new CheckPreviews("ilka", "attack:marksman-rifle:voss");
    }

    /** A blade with Sunder and Vicious at the same one, who is engaged. */
    public static CheckPreviews blow() {
        return new CheckPreviews("brann", "attack:toothed-blade:voss");
    }

    public Outlook preview() {
        return Preview.of(table, open(), List.of(attack))
                .choosing(Policy.DEFAULT)
                .fast();
    }

    private OpenRequest open() {
        return table.open().get(0);
    }
}
