package arbiter.games.narrative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.pool.PoolChange;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Event;
import arbiter.rulebook.edit.Edit;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a gamemaster changes by hand: places, conditions, surroundings, who is there. */
class NarrativeHandTest {

    private final NarrativeState table = Tables.of("""
        game: narrative
        turn: ilka
        units:
          - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens}
          - {name: Brann, character: ../characters/brann-okar.yaml, side: wardens, conditions: [staggered]}
          - {name: Hounds, from: carrion-hounds, side: cult, now: {members: 3}}
        """);
    private final Participant ilka = table.unit("ilka");

    private String apply(String edit, Optional<String> unit, String values) {
        Event<NarrativeState> event = Scenario.edit(Tables.BOOK, table, edit, unit, values);
        assertThat(Tables.BOOK.edits()).contains(kind(event));
        event.apply(table);
        return event.line(table).text();
    }

    @SuppressWarnings("unchecked") // the class of an event of this table
    private static Class<? extends Event<NarrativeState>> kind(Event<NarrativeState> event) {
        return (Class<? extends Event<NarrativeState>>) event.getClass();
    }

    private String ilka(String edit, String values) {
        return apply(edit, Optional.of("ilka"), values);
    }

    @Test
    void what_can_be_done_with_somebody() {
        assertThat(Tables.BOOK.hand().onUnit(table, "ilka"))
                .extracting(Edit::id)
                .containsExactly(
                        "set-bar",
                        "set-condition",
                        "change-dice",
                        "set-surroundings",
                        "set-band",
                        "place",
                        "hide",
                        "remove-unit");
    }

    @Test
    @Ledger("NAR-MOVE-5")
    void somebody_is_put_somewhere_and_its_other_bands_follow() {
        assertThat(ilka("place", "{at: engaged with hounds}")).isEqualTo("Ilka is put engaged with Hounds");
        assertThat(table.band(ilka, table.unit("hounds"))).isEqualTo(Band.ENGAGED);
        assertThat(table.band(ilka, table.unit("brann"))).isEqualTo(Band.MEDIUM);
        assertThat(ilka("place", "{at: long from Brann}")).isEqualTo("Ilka is put at long range of Brann");

        assertThatThrownBy(() -> ilka("place", "{at: behind the bar}")).hasMessageContaining("engaged with bo");
        assertThatThrownBy(() -> ilka("place", "{at: short of nobody}")).hasMessageContaining("nobody else here");
        assertThatThrownBy(() -> ilka("place", "{at: strategic from hounds}")).hasMessageContaining("no band");
    }

    @Test
    @Ledger({"NAR-STATUS-1", "NAR-STATUS-2", "NAR-STATUS-3", "NAR-MAN-9"})
    void somebody_is_prone_or_under_a_status() {
        assertThat(ilka("set-condition", "{condition: prone, on: true}")).isEqualTo("Ilka is set by hand: prone");
        assertThat(ilka("set-condition", "{condition: immobilized, turns: 2}"))
                .isEqualTo("Ilka is set by hand: prone, immobilized for 2 turns");
        ilka("set-condition", "{condition: immobilized, turns: 1}");
        assertThat(ilka.statuses().immobilized()).isEqualTo(1);
        ilka("set-condition", "{condition: immobilized, turns: 0}");
        assertThat(ilka("set-condition", "{condition: prone, on: false}"))
                .isEqualTo("Ilka is set by hand: nothing is the matter");
        assertThat(Allowance.isStaggered(table, table.unit("brann"))).isTrue(); // the situation says so
    }

    @Test
    @Ledger({"NAR-ENV-1", "NAR-ENV-2", "NAR-ENV-3", "NAR-ENV-4", "NAR-ENV-5"})
    void cover_concealment_ground_and_gravity() {
        assertThat(ilka("set-surroundings", "{what: cover, rating: 2, taken: false}"))
                .isEqualTo("Ilka is near cover 2");
        assertThat(ilka.surroundings().cover()).isZero();
        assertThat(ilka("set-surroundings", "{what: cover, rating: 2, taken: true}"))
                .isEqualTo("Ilka is in cover 2");
        assertThat(ilka("set-surroundings", "{what: concealment, dice: 3}")).isEqualTo("Ilka is concealed, 3");
        assertThat(ilka("set-surroundings", "{what: ground, ground: impassable}"))
                .isEqualTo("Ilka is in front of something impassable");
        assertThat(ilka("set-surroundings", "{what: gravity, level: -2}")).isEqualTo("Ilka is in light gravity 2");
        assertThat(ilka.surroundings().cover()).isEqualTo(2);
        assertThat(ilka.surroundings().concealment()).isEqualTo(3);
    }

    @Test
    @Ledger({"NAR-ENV-7", "NAR-ENV-8", "NAR-ENV-9"})
    void vacuum_air_and_breath() {
        assertThat(ilka("set-surroundings", "{what: vacuum, on: true}")).isEqualTo("Ilka is in a vacuum");
        assertThat(ilka("set-surroundings", "{what: airless, on: true}")).isEqualTo("Ilka has no air to breathe");
        assertThat(ilka("set-surroundings", "{what: atmosphere, wounds: 4, danger: acid}"))
                .isEqualTo("Ilka is in dangerous air, acid 4");
        assertThat(ilka("set-surroundings", "{what: breath, turns: 1}"))
                .isEqualTo("Ilka has held its breath for 1 turn");
        assertThat(ilka.surroundings().vacuum()).isTrue();
        assertThat(ilka.surroundings().breathHeld()).isEqualTo(1);
    }

    @Test
    @Ledger("NAR-INIT-7")
    void whoever_is_taken_out_takes_no_part_any_more() {
        assertThat(apply("remove-unit", Optional.of("hounds"), "{}")).isEqualTo("Hounds leaves the encounter");

        assertThat(table.unit("hounds").present()).isFalse();
        assertThat(Tables.BOOK.game().ending(table).orElseThrow().winner()).contains("wardens");
    }

    @Test
    @Ledger("NAR-INIT-7")
    void whoever_comes_late_rolls_for_a_slot() {
        apply("add-unit", Optional.empty(), "{unit: {name: More, from: carrion-hounds, side: cult}}");
        assertThat(table.course().arrived()).containsExactly("more");
        Scenario<NarrativeState> play = new Scenario<>(table);
        int slots = table.slots().slots().size();
        play.choice("initiative.surprised").dice("initiative.roll", 1, 1);

        Tables.BOOK.game().advance(play);

        assertThat(play.log()).hasSize(2).last().asString().startsWith("One more slot for cult");
        assertThat(play.state().slots().slots()).hasSize(slots + 1);
        assertThat(play.state().course().arrived()).isEqualTo(List.of());
    }

    @Test
    @Ledger("NAR-MOVE-5")
    void whoever_comes_late_stands_where_the_gamemaster_says() {
        newcomer("One", "long");
        newcomer("Two", "engaged with brann");
        newcomer("Three", "ilka short, hounds long");

        assertThat(table.band(ilka, table.unit("one"))).isEqualTo(Band.LONG);
        assertThat(table.band(table.unit("brann"), table.unit("two"))).isEqualTo(Band.ENGAGED);
        assertThat(table.band(ilka, table.unit("three"))).isEqualTo(Band.SHORT);
        assertThat(table.band(table.unit("hounds"), table.unit("three"))).isEqualTo(Band.LONG);
        assertThatThrownBy(() -> newcomer("Four", "engaged")).hasMessageContaining("say with whom");
        assertThatThrownBy(() -> newcomer("Four", "upstairs")).hasMessageContaining("'short of bo'");
        assertThatThrownBy(() -> newcomer("Four", "near ilka")).hasMessageContaining("'ilka' is no band");
        assertThatThrownBy(() -> newcomer("Four", "short of moss"))
                .hasMessageContaining("nobody here is called 'moss'");
        assertThatThrownBy(() -> newcomer("Four", "strategic")).hasMessageContaining("no vehicle");
    }

    private void newcomer(String name, String at) {
        apply(
                "add-unit",
                Optional.empty(),
                "{unit: {name: " + name + ", from: carrion-hounds, side: cult, at: \"" + at + "\"}}");
    }

    @Test
    @Ledger({"NAR-POOL-12", "NAR-COMBAT-2"})
    void dice_are_added_to_the_next_check_and_taken_out_of_it_with_a_note() {
        assertThat(ilka("change-dice", "{change: add-boost, count: 2, note: high ground}"))
                .isEqualTo("Ilka has 2 boost dice on its next check by hand: high ground");
        assertThat(ilka("change-dice", "{change: remove-setback, count: 1, note: the smoke lifts}"))
                .isEqualTo("Ilka has 1 setback die less on its next check by hand: the smoke lifts");
        CheckInProgress check =
                CheckInProgress.skill(table, ilka, table.tables().skill("stealth"), Difficulty.EASY, "an open street");
        check.add(PoolChange.Kind.ADD_SETBACK, 1, "smoke");
        Tokens.dice(check);

        assertThat(check.plan().assemble().reasons())
                .contains("2 blue for high ground", "1 black less for the smoke lifts");
        assertThatThrownBy(() -> ilka("change-dice", "{change: add-boost, count: 1, note: ' '}"))
                .hasMessageContaining("every die says why it is there");
    }

    @Test
    void what_is_left_is_set_by_the_bars_that_everybody_sees() {
        assertThat(ilka("set-bar", "{bar: wounds left, value: 1}"))
                .isEqualTo("Ilka is set by hand: wounds 13, strain 0");
        assertThat(ilka("set-bar", "{bar: strain, value: 20}")).isEqualTo("Ilka is set by hand: wounds 13, strain 20");
    }
}
