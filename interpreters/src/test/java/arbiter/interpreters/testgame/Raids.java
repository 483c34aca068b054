package arbiter.interpreters.testgame;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Journal;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Map;

/** Raids at a table, and what people do there. */
public final class Raids {

    public static final Journal.Header HEADER = Journal.Header.of("raid", "test", Map.of());

    private Raids() {}

    /** A raid at which Ann is to act. */
    public static Table<RaidState> underWay() {
        return table(new RaidGame(), RaidState.usual().underWay());
    }

    /** A raid before the secret bidding. */
    public static Table<RaidState> bidding() {
        return table(new RaidGame(), RaidState.usual());
    }

    public static Table<RaidState> table(RaidGame game, RaidState start) {
        return Table.start(game, HEADER, start, DiceBox.of(new RandomStream(5)));
    }

    /** The same table with these faces, thrown one after the other. */
    public static Table<RaidState> withDice(int... faces) {
        int[] thrown = {0};
        return Table.start(new RaidGame(), HEADER, RaidState.usual().underWay(), DiceBox.of(die -> faces[thrown[0]++]));
    }

    /** Whoever plays that raider answers the request that is open for them. */
    public static Table.Change<RaidState> answer(Table<RaidState> table, String raider, String... options) {
        return table.answer(Viewer.player(raider), open(table, raider).id(), List.of(options));
    }

    public static OpenRequest open(Table<RaidState> table, String raider) {
        return table.open().stream()
                .filter(open -> open.request().decider().id().equals(raider))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing is asked of " + raider + ", only " + table.open()));
    }

    public static List<String> log(Table<RaidState> table) {
        return texts(table.log());
    }

    public static List<String> texts(List<LoggedEvent> events) {
        return events.stream().map(LoggedEvent::text).toList();
    }

    public static List<String> ids(Table<RaidState> table) {
        return table.open().stream().map(OpenRequest::id).toList();
    }

    /** Everything of the journal so far, in a journal of its own. */
    public static Journal<RaidState> copy(Journal<RaidState> journal) {
        Journal<RaidState> copy = new Journal<>(journal.header(), journal.start());
        copy.append(List.copyOf(journal.entries()));
        return copy;
    }

    /** The table brought back from its journal, without any dice at hand. */
    public static Table<RaidState> again(Table<RaidState> table) {
        return Table.replay(table.game(), copy(table.journal()), label -> {
            throw new AssertionError("a replay throws no dice, but did at " + label);
        });
    }

    public static void assertSame(Table<RaidState> table, Table<RaidState> other) {
        assertThat(other.state()).isEqualTo(table.state());
        assertThat(log(other)).isEqualTo(log(table));
        assertThat(ids(other)).isEqualTo(ids(table));
        assertThat(other.journal().entries()).isEqualTo(table.journal().entries());
        assertThat(other.canUndo()).isEqualTo(table.canUndo());
        assertThat(other.canRedo()).isEqualTo(table.canRedo());
    }
}
