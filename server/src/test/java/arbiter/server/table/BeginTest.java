package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.Problems;
import arbiter.dice.RandomStream;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A fight that waited begins like one that did not. */
class BeginTest {

    static Stream<Rulebook<?>> books() {
        return Rulebooks.all().stream().filter(book -> !book.encounters().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("books")
    void waiting_changes_nothing_of_the_fight(Rulebook<?> book) {
        check(book);
    }

    private static <S extends State<S>> void check(Rulebook<S> book) {
        Encounter encounter = book.encounters().get(0);
        Journal.Header header = Journal.Header.of(
                book.id(), book.content().version(), encounter.situation().options(book, new Problems()));
        Table<S> atOnce = Table.start(book.game(), header, encounter.situation().start(book), dice());
        Table<S> later = Table.set(
                book.game(), new Journal<>(header, encounter.situation().start(book)), dice());

        assertThat(later.open()).isEmpty();
        assertThat(later.log()).isEmpty();
        assertThat(later.calls(Viewer.GAMEMASTER)).isEmpty();
        assertThat(later.view(Viewer.GAMEMASTER).units()).isNotEmpty();
        Table.Change<S> begun = later.begin();
        Table<S> elsewhere = Table.set(
                book.game(), new Journal<>(header, encounter.situation().start(book)), dice());
        elsewhere.begin(begun.entries());

        for (Table<S> table : List.of(later, elsewhere)) {
            assertThat(table.log().stream().map(LoggedEvent::text).toList())
                    .isEqualTo(atOnce.log().stream().map(LoggedEvent::text).toList());
            assertThat(table.journal().entries()).isEqualTo(atOnce.journal().entries());
            assertThat(table.open().stream().map(OpenRequest::id).toList())
                    .isEqualTo(atOnce.open().stream().map(OpenRequest::id).toList());
        }
    }

    private static DiceBox dice() {
        return DiceBox.of(new RandomStream(7));
    }
}
