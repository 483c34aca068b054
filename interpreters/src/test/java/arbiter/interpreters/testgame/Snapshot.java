package arbiter.interpreters.testgame;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.live.Table;
import java.util.List;

/** Everything of a table that must not change when something is refused. */
public record Snapshot(int journal, RaidState state, List<String> log, List<String> open) {

    public static Snapshot of(Table<RaidState> table) {
        return new Snapshot(table.journal().size(), table.state(), Raids.log(table), Raids.ids(table));
    }

    public void assertUnchanged(Table<RaidState> table) {
        assertThat(of(table)).isEqualTo(this);
        Raids.assertSame(table, Raids.again(table));
    }
}
