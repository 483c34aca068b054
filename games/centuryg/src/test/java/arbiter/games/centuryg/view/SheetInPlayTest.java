package arbiter.games.centuryg.view;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.crew.Cockpit.PilotLost;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** The sheet of a Unit says what counts now, not what was built. */
class SheetInPlayTest {

    private final CenturyState state = at(
            fight(
                    mecha("Aska", "1,1")
                            .guard(4)
                            .energy(7)
                            .systems(3)
                            .armed("missile-massacre", "sniper-rifle")
                            .threshold(4),
                    mecha("Vex", "2,1").foe()),
            1,
            "aska");

    private View.Unit aska() {
        return new CenturyGame().view(state, Viewer.player("aska")).unit("aska").orElseThrow();
    }

    private View.Detail detail(String label) {
        return aska().details().stream()
                .filter(detail -> detail.label().equals(label))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Ledger({"BCG-DMG-1", "BCG-UTIL-3"})
    void defense_is_shown_with_all_its_parts() {
        assertThat(detail("Defense").value()).isEqualTo("9");

        new Marked(new Mark(Mark.Kind.MANEUVER, "aska", "aska", "", 3, Clock.FIGHT), "").apply(state);

        assertThat(detail("Defense").value()).isEqualTo("12");
    }

    @Test
    @Ledger({"BCG-ABIL-8", "BCG-RANGE-2"})
    void systems_are_part_of_the_range_of_a_weapon() {
        View.Detail rifle = detail("Weapons").within().get(1);

        assertThat(rifle.within())
                .extracting(fact -> fact.label() + " " + fact.value())
                .contains("range 0 to 8");
    }

    @Test
    @Ledger("BCG-AMB-48")
    void an_empty_machine_has_half_its_energy() {
        new PilotLost("aska").apply(state);

        assertThat(detail("Energy").value()).isEqualTo("3");
    }

    @Test
    @Ledger("BCG-MAIM-1")
    void of_a_destroyed_unit_all_areas_are_maimed() {
        new Destroyed("aska", UnitFate.DESTROYED).apply(state);

        assertThat(aska().conditions())
                .extracting(View.Condition::name)
                .containsExactly("head maimed", "torso maimed", "arms maimed", "legs maimed");
        assertThat(detail("Areas").within())
                .extracting(View.Detail::value)
                .allMatch(value -> value.startsWith("maimed"));
    }

    @Test
    @Ledger("missile-massacre")
    void what_a_missile_massacre_leaves_behind_bears_its_name() {
        new Marked(new Mark(Mark.Kind.KEEN, "aska", "aska", "vex", -1, Clock.FIGHT), "").apply(state);

        assertThat(aska().conditions())
                .extracting(condition -> condition.name() + ": " + condition.explanation())
                .containsExactly("missile massacre: 1 Disadvantage on its attacks. (Vex)");
    }
}
